import { setTimeout as wait } from 'node:timers/promises';

/** How often it is looked whether it is over. */
const LOOK_MS = 100;

/** What is done again and again until it is ended. */
export interface Repeated {
  /** @returns how often it was done; none is under way any more */
  end(): Promise<number>;
}

/** Does something every so many milliseconds, counted from the end of the time before. @param work is told how often it was done before */
export function repeated(intervalMs: number, work: (before: number) => Promise<void>): Repeated {
  let isOver = false;
  const times = (async () => {
    for (let done = 0; ; done += 1) {
      for (let waited = 0; waited < intervalMs && !isOver; waited += LOOK_MS) await wait(LOOK_MS);
      if (isOver) return done;
      await work(done);
    }
  })();
  // Whoever ends it is told what went wrong.
  times.catch(() => undefined);
  return {
    end: () => {
      isOver = true;
      return times;
    },
  };
}
