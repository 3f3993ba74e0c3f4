/** Whether anything may be written at the moment. */
export interface WriteLock {
  /** Why not, in the reader's language; undefined: it may. */
  readonly why: () => string | undefined;
  lock(why: string): void;
  release(): void;
}

/** Makes a lock that stands open. */
export function createWriteLock(): WriteLock {
  let reason: string | undefined;
  return {
    why: () => reason,
    lock: (why) => {
      reason = why;
    },
    release: () => {
      reason = undefined;
    },
  };
}
