import type { FastifyInstance } from 'fastify';
import type { Limits } from '#/server/config/limits.ts';
import { readSender } from '#/server/config/sender.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { Jobs } from '#/server/foundation/jobs/jobs.ts';
import { type Traced, untraced } from '#/server/foundation/traced.ts';
import type { BounceAddresses } from './bounces/bounceAddresses.ts';
import { SEND_GIVEN_UP, sendGivenUp } from './givenUpEmails.ts';
import { type Mailer, type MailerSettings, normalMailer, openMailer } from './mailer.ts';
import { tidyEmails } from './sentEmails.ts';
import { tracedTransport, transportOf } from './transport.ts';

export { BounceAddresses } from './bounces/bounceAddresses.ts';
export { bounces } from './bounces/index.ts';
export type { Mailer } from './mailer.ts';

export interface MailOptions {
  jobs: Jobs;
  /** Where the records of what was sent stand. */
  database: Database;
  /** The mail server; unset: emails become files in `dataDir`/outbox. */
  smtpUrl?: string | undefined;
  /** `Name <name@example.com>`. */
  from?: string | undefined;
  dataDir: string;
  /** For tests: other pauses between tries. */
  settings?: MailerSettings | undefined;
  limits?: Limits;
  /** Where what cannot be delivered comes back to; undefined: to the sender. */
  bounces?: BounceAddresses | undefined;
  traced?: Traced | undefined;
}

/** Emails from the host. Throws an Error where the sender cannot be read. */
export function mail(
  app: FastifyInstance,
  { jobs, database, smtpUrl, from = defaultSender, dataDir, settings = normalMailer, limits, bounces, traced = untraced }: MailOptions,
): Mailer {
  const sender = readSender(from);
  if (!sender) throw new Error(`MAIL_FROM '${from}' is no sender: write it like Countinghouse <no-reply@example.com>`);
  const transport = tracedTransport(transportOf({ smtpUrl, from: sender, dataDir }), traced);
  app.addHook('onReady', async () => {
    if (!jobs.doneHere) return;
    app.log.info(
      smtpUrl === undefined
        ? `There is no mail server (SMTP_URL): emails are kept in ${transport.destination}`
        : `Emails leave by ${transport.destination}`,
    );
  });
  jobs.every('emails.tidy', TIDY_EVERY_MS, () => tidyEmails(database));
  jobs.handle(SEND_GIVEN_UP, (_payload, { progress }) => sendGivenUp(database, jobs, () => progress(0)));
  return openMailer({ jobs, database, transport, log: app.log, settings, limits, bounces });
}

const TIDY_EVERY_MS = 3_600_000;
/** Good for a host without a mail server. */
const defaultSender = 'Countinghouse <no-reply@localhost>';
