import type { MailedQuestion } from './storedSchedule.ts';

export const TRIAL_EMAIL = 'report-trial';

/** A report that somebody sends to themselves once, before it is set up. */
export interface QueuedTrial {
  asked: MailedQuestion;
  email: string;
  language: string;
  /** When it was asked: its days count from there. ISO 8601 UTC. */
  due: string;
  userId: number;
}
