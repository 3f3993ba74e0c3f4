/** Where work that the host does behind a call can be: it waits, runs, has ended, could not be done, or was given up. */
export const JOB_STATUSES = ['pending', 'processing', 'completed', 'failed', 'cancelled'] as const;

/** One of them. */
export type JobStatus = (typeof JOB_STATUSES)[number];
