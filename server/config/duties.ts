/** How the program was started: `npm start` or `npm run worker`. */
export type StartedAs = 'host' | 'worker';

/** What a process of the program does. Said here alone: whatever is neither belongs to every process. */
export interface Duties {
  /** Answers the API and the dashboard; before, makes the secret and fills an empty database with demo data where these are wanted. */
  answers: boolean;
  /** Does the jobs of the queue, the scheduled tasks among them, and carries the deliveries of webhooks. */
  works: boolean;
}

/** Where there is one process, it does everything. */
export const allDuties: Duties = { answers: true, works: true };

/** @param jobs what `JOBS` says: whether a host does jobs itself */
export function dutiesOf(startedAs: StartedAs, jobs: boolean): Duties {
  return startedAs === 'worker' ? { answers: false, works: true } : { ...allDuties, works: jobs };
}

/** Why the embedded database has no room for these duties, which belongs to one process; undefined where it has. */
export function refusedEmbedded({ answers, works }: Duties): string | undefined {
  if (!answers)
    return 'A worker needs DATABASE_URL: set it to the PostgreSQL database of your hosts. The embedded database belongs to one process, the host, which does its jobs itself';
  if (!works)
    return 'JOBS=0 leaves the jobs to workers, and the embedded database, which belongs to one process, can have none: set DATABASE_URL and start a worker (npm run worker), or remove JOBS';
  return undefined;
}
