/** What a process of the program does: answers and does jobs, does jobs alone, or answers and leaves the jobs to workers. */
export const PROCESS_ROLES = ['host', 'worker', 'host_without_jobs'] as const;
export type ProcessRole = (typeof PROCESS_ROLES)[number];

/** A host or worker, as it last said of itself. */
export interface ProcessReading {
  /** Its machine, process id and a part of its own: no two are called the same. */
  name: string;
  machine: string;
  role: ProcessRole;
  /** Of the program. */
  version: string;
  /** Of Node. */
  node: string;
  /** Where it answers; null: nowhere. */
  port: number | null;
  /** ISO 8601 UTC, as all moments here. */
  started_at: string;
  seen_at: string;
  /** How long ago that was, by the database's clock. */
  seen_seconds_ago: number;
  is_gone: boolean;
  memory_bytes: number;
  /** The share of the time in which its thread had work, since it said so before. */
  busy_percent: number;
}

/** The database at one moment. */
export interface DatabaseReading {
  engine: 'embedded' | 'postgres';
  version: string;
  size_bytes: number;
  /** Of the whole server; null on the embedded database, which has one. */
  connections: { used: number; limit: number } | null;
  /** Null: none is set. `seconds_behind` is null where it is passed over: behind, away, or not a replica. */
  replica: { seconds_behind: number | null } | null;
}

/** The jobs of one kind, of all businesses. */
export interface JobKindReading {
  kind: string;
  waiting: number;
  oldest_due_seconds: number;
  scheduled: number;
  running: number;
  failed_last_hour: number;
  failed_last_day: number;
  /** Of those of the last hour, what no person caused: it broke again and again, or its hosts died over it. */
  broke_last_hour: number;
}

/** A job that was given up. */
export interface FailedJobReading {
  id: number;
  kind: string;
  /** Whose it was; null: the platform's own, or of a business that has gone. */
  business: string | null;
  failed_at: string;
  attempts: number;
  /** In the reader's language. */
  why: string | null;
}

/** What whoever runs the installation wants to know, of one moment. */
export interface OperationsReading {
  /** Of the program that answered. */
  version: string;
  read_at: string;
  database: DatabaseReading;
  processes: readonly ProcessReading[];
  /** Of the disk with DATA_DIR; with less than `least_bytes` a host is not ready. */
  disk: { free_bytes: number; least_bytes: number };
  jobs: readonly JobKindReading[];
  /** `given_up`: of a week, and not sent again since. What a mail server refused for good is not among them. */
  emails: { waiting: number; given_up_last_hour: number; given_up: number };
  deliveries: { waiting: number; failed_last_hour: number; oldest_due_seconds: number };
  rollups: { days_due: number; oldest_due_seconds: number };
}
