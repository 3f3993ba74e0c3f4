import type { OperationsReading } from '#/model/values/operations.ts';

/** Where what the page reads is kept. */
export const OPERATIONS = ['platform', 'operations'] as const;

/** Whether e-mails that were given up are being queued again: by a job of its own (`server/foundation/mail/givenUpEmails.ts`). */
export const isQueuingEmails = ({ jobs }: OperationsReading) =>
  jobs.some(({ kind, waiting, running }) => kind === 'emails.again' && waiting + running > 0);
