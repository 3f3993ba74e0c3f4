import type { ConnectionRequest } from './driver.ts';
import type { WorkKind } from './workKind.ts';

/** What a unit of work is measured as: what it is for, or the owner's (migrations, sign-in, the job queue). */
export type MeasuredKind = WorkKind | 'owner';

/** Who measures units of work. It is told in the middle of them: it returns at once, and throws nothing. */
export interface UnitObserver {
  /** A unit got its connection after so many seconds, or gave up waiting for one. */
  waited(kind: MeasuredKind, seconds: number): void;
  /** A unit ended after so many seconds, its wait among them; what is not done was undone, a refusal's work too. */
  ended(kind: MeasuredKind, seconds: number, isDone: boolean): void;
  /** A unit that may read the replica, where there is one, did so, or has to read the database itself. */
  readFrom(source: 'replica' | 'database'): void;
}

/** Whose a request for a connection is. */
export const measuredKind = ({ as, kind }: ConnectionRequest): MeasuredKind => (as === 'owner' ? 'owner' : (kind ?? 'write'));

/** Seconds since a moment of `performance.now()`. */
export const secondsSince = (since: number): number => (performance.now() - since) / 1000;
