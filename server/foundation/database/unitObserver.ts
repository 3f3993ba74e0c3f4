import type { ConnectionRequest } from './driver.ts';
import type { WorkKind } from './workKind.ts';

/** What a unit of work is measured as: what it is for, or the owner's (migrations, sign-in, the job queue). */
export type MeasuredKind = WorkKind | 'owner';

/** Who measures units of work. It is told in the middle of them: it returns at once, and throws nothing. */
export interface UnitObserver {
  /**
   * A unit begins, with a connection of the share of this business, or of nobody's; what is returned is told of it, undefined: this one is
   * not measured.
   */
  began(kind: MeasuredKind, isReadonly: boolean, clientId: number | undefined): UnitWatch | undefined;
}

/** Is told of one unit of work, as its observer is. */
export interface UnitWatch {
  /** It got a connection after so many seconds, or gave up waiting for one. */
  waited(seconds: number): void;
  /** It may read the replica, where there is one, and did so, or has to read the database itself. */
  readFrom(source: 'replica' | 'database'): void;
  /** It ended after so many seconds, its wait among them; what is not done was undone, a refusal's work too. */
  ended(seconds: number, isDone: boolean): void;
}

/** A request for a connection, and who is told of the unit it is for; undefined: nobody. */
export interface WatchedRequest extends ConnectionRequest {
  readonly?: boolean;
  watch?: UnitWatch | undefined;
}

/** Everybody who measures the units of work of a database. */
export class UnitObservers {
  readonly #all = new Set<UnitObserver>();

  /** From now on it is told of every unit that begins, until what is returned is called. */
  add(observer: UnitObserver): () => void {
    this.#all.add(observer);
    return () => void this.#all.delete(observer);
  }

  /** Does a unit's work, and tells whoever measures it; `work` is given the request with them. */
  async watched<R extends WatchedRequest, T>(request: R, work: (request: R) => Promise<T>): Promise<T> {
    if (!this.#all.size) return work(request);
    const since = performance.now();
    const watch = together(
      [...this.#all].flatMap((one) => one.began(measuredKind(request), request.readonly ?? false, request.clientId) ?? []),
    );
    let isDone = false;
    try {
      const result = await work({ ...request, watch });
      isDone = true;
      return result;
    } finally {
      watch.ended(secondsSince(since), isDone);
    }
  }
}

const together = (all: readonly UnitWatch[]): UnitWatch => ({
  waited: (seconds) => all.forEach((one) => void one.waited(seconds)),
  readFrom: (source) => all.forEach((one) => void one.readFrom(source)),
  ended: (seconds, isDone) => all.forEach((one) => void one.ended(seconds, isDone)),
});

const measuredKind = ({ as, kind }: ConnectionRequest): MeasuredKind => (as === 'owner' ? 'owner' : (kind ?? 'write'));

/** Seconds since a moment of `performance.now()`. */
export const secondsSince = (since: number): number => (performance.now() - since) / 1000;
