import type { Replica } from './replica.ts';
import type { WorkLimits } from './workKind.ts';

export interface UnitOptions {
  /** The database refuses to write. */
  readonly?: boolean;
  /**
   * `work` has no effect but its SQL: it runs again when the database gave it up for another's sake, and once more when a row that it
   * stores is there already. On the embedded database a report that may gives way to others.
   */
  retryable?: boolean;
  /** Every statement sees the data of one moment, that of the first one. Only with `readonly`. */
  snapshot?: boolean;
  /** Where the database has a replica that is far enough, that is read instead. Only with `readonly` and `retryable`. */
  replica?: boolean;
  /** The business whose share of the connections one of the platform's takes its own from, if not that of `onBehalfOf`. */
  shareOf?: number;
}

export interface DirectOptions {
  /** After it, the message is ended. */
  limitMs?: number;
  /** The business whose share of the connections it takes its own from, if not that of `onBehalfOf`. */
  shareOf?: number;
}

export interface UnitSettings {
  /** A query that takes longer is ended; owner work has no limit. */
  limits: WorkLimits;
  /** Every setting is sent as a message of its own: Citus hands it to the shards only so. */
  distributed: boolean;
  replica?: Replica | undefined;
}
