import { createHash, randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { say } from '#/i18n/sentences.ts';
import { type Limits, normalLimits } from '#/server/config/limits.ts';
import { PLATFORM_CLIENT } from '#/server/foundation/database/names.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { ApiError, tooMany } from '#/server/foundation/http/apiError.ts';
import type { JobOwner } from '#/server/foundation/jobs/jobStore.ts';
import type { Jobs } from '#/server/foundation/jobs/jobs.ts';
import { secondsUntilRoom } from '#/server/foundation/jobs/pace.ts';
import type { Email } from './emailContent.ts';
import type { Transport } from './message.ts';
import { isRefused } from './transport.ts';

/** The mailer of the host: emails are queued in the unit of work that occasions them, and leave outside of every one. */
export interface Mailer {
  /**
   * Says how emails of a kind are written. It is asked anew before every try, so that the queue holds no more than what
   * the email is about; undefined: there is nothing to send any more. `settled` is told what became of each try.
   */
  emails<P>(
    kind: string,
    write: (payload: P) => Promise<Email | undefined>,
    settled?: (payload: P, outcome: Outcome) => Promise<void>,
  ): void;
  /**
   * Queues an email in a unit of work. It never fails because of a mail server.
   * @throws ApiError 429 where the business has sent as many as it may within an hour, unless the email `waits` for the next one
   */
  send(kind: string, payload: object, owner: JobOwner, options: Sending): Promise<void>;
}

/** How an email is queued: in which unit of work, to which address (for the limit on it), and whether it may wait. */
export interface Sending {
  tx: Transaction;
  to?: string;
  waits?: boolean;
}

/** What became of a try to send an email; one that waits is tried again. */
export type Outcome = { status: 'sent' } | { status: 'waiting' | 'failed'; failure: 'refused' | 'unreachable' };

export interface MailerSettings {
  /** The pauses after a failed try, in milliseconds; after the last one an email is given up. */
  retryMs: readonly number[];
}

const MINUTE_MS = 60_000;
/** For most of a day: mail servers are mended by then. */
export const normalMailer: MailerSettings = { retryMs: [0.5, 2, 8, 30, 120, 360, 720].map((minutes) => minutes * MINUTE_MS) };

interface Queued<P> {
  /** The same through every try: a mail program shows an email that came twice once. */
  id: string;
  /** Tries that have failed. */
  failed: number;
  payload: P;
  /** A digest of the address, by which a business's emails to it are counted. */
  to?: string | undefined;
}

/** Opens the mailer on the queue. */
export function openMailer(
  jobs: Jobs,
  transport: Transport,
  log: FastifyBaseLogger,
  settings: MailerSettings = normalMailer,
  limits: Limits = normalLimits,
): Mailer {
  const { retryMs } = settings;
  return {
    async send(kind, payload, owner, { tx, to: address, waits = false }) {
      const to = address === undefined ? undefined : createHash('sha256').update(address.trim().toLowerCase()).digest('base64url');
      const wait = await secondsToWait(tx, owner, to, limits);
      if (wait && !waits) throw tooMany(wait.seconds, wait.why);
      const email: Queued<object> = { id: randomUUID(), failed: 0, payload, to };
      await jobs.enqueue(jobKind(kind), email, owner, { tx, delayMs: (wait?.seconds ?? 0) * 1000 });
    },
    emails<P>(kind: string, write: (payload: P) => Promise<Email | undefined>, settled?: (payload: P, outcome: Outcome) => Promise<void>) {
      jobs.handle<Queued<P>>(jobKind(kind), async ({ id, failed, payload, to }, { clientId, userId, id: job }) => {
        const email = await write(payload);
        if (!email) return { sent: false };
        try {
          await transport.carry(email, id);
        } catch (error) {
          const wait = isRefused(error) ? undefined : retryMs[failed];
          await settled?.(payload, {
            status: wait === undefined ? 'failed' : 'waiting',
            failure: isRefused(error) ? 'refused' : 'unreachable',
          });
          const facts = { err: error, kind, email: id, job, tries: failed + 1, place: transport.place };
          if (wait === undefined) {
            log.error(facts, 'an email could not be sent and is given up');
            throw new ApiError(422, 'not_sent', say('jobs.not_sent'));
          }
          log.warn({ ...facts, again_in_ms: wait }, 'an email could not be sent and will be tried again');
          await jobs.enqueue(
            jobKind(kind),
            { id, failed: failed + 1, payload, to } satisfies Queued<P>,
            { clientId, userId },
            { delayMs: wait },
          );
          return { sent: false };
        }
        await settled?.(payload, { status: 'sent' });
        log.info({ kind, email: id, place: transport.place }, 'an email has left');
        return { sent: true };
      });
    },
  };
}

const KINDS = 'mail.';
const jobKind = (kind: string) => `${KINDS}${kind}`;

/** How long a business's next email has to wait, and why. The host's own emails are limited where they are asked for. */
async function secondsToWait(tx: Transaction, { clientId }: JobOwner, to: string | undefined, limits: Limits) {
  if (clientId === PLATFORM_CLIENT) return undefined;
  const pace = { clientId, kinds: KINDS };
  const { emailsPerHour, emailsPerAddress } = limits;
  const toThem = to === undefined ? undefined : await secondsUntilRoom(tx, { ...pace, most: emailsPerAddress, about: { failed: 0, to } });
  if (toThem !== undefined)
    return { seconds: toThem, why: say('jobs.mails_to_address', { most: emailsPerAddress, smart_count: minutesOf(toThem) }) };
  const toAll = await secondsUntilRoom(tx, { ...pace, most: emailsPerHour, about: { failed: 0 } });
  return toAll === undefined
    ? undefined
    : { seconds: toAll, why: say('jobs.mails_in_all', { most: emailsPerHour, smart_count: minutesOf(toAll) }) };
}

const minutesOf = (seconds: number) => Math.ceil(seconds / 60);
