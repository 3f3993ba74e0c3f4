export const AGAIN_EMAIL = 'report-again';

/** What the queue knows of a report that is mailed once more, to one address. */
export interface QueuedAgain {
  clientId: number;
  schedule: number;
  /** For which time it was due: its days count from there. ISO 8601 UTC. */
  due: string;
  email: string;
  language: string;
}
