import { createHash, randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { type Sentence, say } from '#/i18n/sentences.ts';
import { MINUTE_MS } from '#/model/values/durations.ts';
import { type Limits, normalLimits } from '#/server/config/limits.ts';
import { isConnectionLost } from '#/server/foundation/database/databaseError.ts';
import { PLATFORM_CLIENT } from '#/server/foundation/database/names.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { ApiError, tooMany } from '#/server/foundation/http/apiError.ts';
import type { JobOwner } from '#/server/foundation/jobs/jobStore.ts';
import type { Jobs } from '#/server/foundation/jobs/jobs.ts';
import { secondsUntilRoom } from '#/server/foundation/jobs/pace.ts';
import type { JobRun } from '#/server/foundation/jobs/runner.ts';
import type { BounceAddresses } from './bounces/bounceAddresses.ts';
import type { Email } from './emailContent.ts';
import { failureOf } from './failures.ts';
import type { Transport } from './message.ts';
import { type EmailRecord, type Fate, recordEmail, settleEmail } from './sentEmails.ts';

/** The mailer of the host: emails are queued in the unit of work that occasions them, and leave outside of every one. */
export interface Mailer {
  /**
   * Says how emails of a kind are written. It is asked anew before every try, so that the queue holds no more than what
   * the email is about; a sentence or undefined: there is nothing to send any more. `settled` is told what became of each try.
   */
  emails<P>(kind: string, write: Writer<P>, settled?: (payload: P, outcome: Outcome) => Promise<void>): void;
  /**
   * Queues an email in a unit of work, and enters its record there. It never fails because of a mail server.
   * @throws ApiError 429 where the business has sent as many as it may within an hour, unless the email `waits` for the next one
   */
  send(kind: string, payload: object, owner: JobOwner, options: Sending): Promise<void>;
  /** Tells those whose email of a kind was sent that it came back. */
  cameBack(kind: string, payload: object): Promise<void>;
}

/** Makes an email of what it is about; a sentence: why it is not sent. */
type Writer<P> = (payload: P) => Promise<Email | Sentence | undefined>;

/**
 * How an email is queued: in which unit of work, to which address (for the limit on it), whether it may wait, and what the page of sent
 * emails says of it; null where it belongs to no business.
 */
export interface Sending {
  tx: Transaction;
  to?: string;
  waits?: boolean;
  record: EmailRecord | null;
}

/** What became of a try to send an email; one that waits is tried again. */
export type Outcome = { status: 'sent' } | { status: 'waiting' | 'failed'; failure: 'refused' | 'unreachable' };

export interface MailerSettings {
  /** The pauses after a failed try, in milliseconds; after the last one an email is given up. */
  retryMs: readonly number[];
}

/** For most of a day: mail servers are mended by then. */
export const normalMailer: MailerSettings = { retryMs: [0.5, 2, 8, 30, 120, 360, 720].map((minutes) => minutes * MINUTE_MS) };

/** What the queue keeps of an email. */
export interface Queued<P> {
  /** The same through every try: a mail program shows an email that came twice once. */
  id: string;
  /** Tries that have failed. */
  failed: number;
  payload: P;
  /** The id of its record; absent where it has none, or nothing more is told of it. */
  record?: number | undefined;
  /** A digest of the address, by which a business's emails to it are counted. */
  to?: string | undefined;
}

/** What a mailer works with. */
export interface MailerParts {
  jobs: Jobs;
  database: Database;
  transport: Transport;
  log: FastifyBaseLogger;
  settings?: MailerSettings | undefined;
  limits?: Limits | undefined;
  /** Undefined: what cannot be delivered comes back to the sender. */
  bounces?: BounceAddresses | undefined;
}

/** Opens the mailer on the queue. */
export function openMailer(parts: MailerParts): Mailer {
  const { jobs, limits = normalLimits } = parts;
  const onReturn = new Map<string, (payload: object) => Promise<void>>();
  return {
    async send(kind, payload, owner, { tx, to: address, waits = false, record }) {
      const to = address === undefined ? undefined : createHash('sha256').update(address.trim().toLowerCase()).digest('base64url');
      const wait = await secondsToWait(tx, owner, to, limits);
      if (wait && !waits) throw tooMany(wait.seconds, wait.why);
      const recorded = record && owner.clientId !== PLATFORM_CLIENT ? await recordEmail(tx, owner, record) : undefined;
      const email: Queued<object> = { id: randomUUID(), failed: 0, payload, to, record: recorded };
      await jobs.enqueue(jobKind(kind), email, owner, { tx, delayMs: (wait?.seconds ?? 0) * 1000 });
    },
    emails<P>(kind: string, write: Writer<P>, settled?: (payload: P, outcome: Outcome) => Promise<void>) {
      if (settled) onReturn.set(kind, (payload) => settled(payload as P, { status: 'failed', failure: 'refused' }));
      const work = (queued: Queued<P>, run: JobRun) => carried(parts, { kind, write, settled }, queued, run);
      jobs.handle(jobKind(kind), work, { waitsOutside: true });
    },
    cameBack: async (kind, payload) => onReturn.get(kind)?.(payload),
  };
}

/** How emails of one kind are made, and who wants to know what became of them. */
interface EmailKind<P> {
  kind: string;
  write: Writer<P>;
  settled: ((payload: P, outcome: Outcome) => Promise<void>) | undefined;
}

/** One try: the email is written, and handed over. What became of it stands in its record, and is told to its kind. */
async function carried<P>(parts: MailerParts, { kind, write, settled }: EmailKind<P>, queued: Queued<P>, run: JobRun) {
  const { transport, log } = parts;
  const { id, payload } = queued;
  const email = await written(parts, write, queued, run);
  if (!email) return { sent: false };
  try {
    await transport.carry(
      email,
      id,
      queued.record === undefined ? undefined : parts.bounces?.of({ clientId: run.clientId, id: queued.record }),
    );
  } catch (error) {
    const { isRefused, problem, answer } = failureOf(error, email.to.address);
    const { retryMs } = parts.settings ?? normalMailer;
    const waitMs = isRefused ? undefined : retryMs[queued.failed];
    const failure = isRefused ? 'refused' : 'unreachable';
    await settled?.(payload, { status: waitMs === undefined ? 'failed' : 'waiting', failure });
    const facts = { err: error, kind, email: id, job: run.id, tries: queued.failed + 1, destination: transport.destination };
    if (waitMs === undefined) {
      await note(parts, queued, run, { status: isRefused ? 'refused' : 'given_up', problem, answer });
      log.error(facts, 'an email could not be sent and is given up');
      throw new ApiError(422, 'not_sent', isRefused ? REFUSED : GIVEN_UP);
    }
    log.warn({ ...facts, again_in_ms: waitMs }, 'an email could not be sent and will be tried again');
    await note(parts, queued, run, { status: 'waiting', problem, answer, waitMs });
    const { clientId, userId } = run;
    const next: Queued<P> = { ...queued, failed: queued.failed + 1 };
    await parts.jobs.enqueue(jobKind(kind), next, { clientId, userId }, { delayMs: waitMs });
    return { sent: false };
  }
  await untilStored(parts, run, () => note(parts, queued, run, { status: 'sent', subject: email.subject }));
  await settled?.(payload, { status: 'sent' });
  log.info({ kind, email: id, destination: transport.destination }, 'an email has left');
  return { sent: true };
}

/** The email as it is now; undefined where there is none to send, which its record says. */
async function written<P>(parts: MailerParts, write: Writer<P>, queued: Queued<P>, run: JobRun): Promise<Email | undefined> {
  try {
    const made = await write(queued.payload);
    if (made && 'html' in made) return made;
    await note(parts, queued, run, { status: 'not_sent', problem: made ?? say('emails.over') });
    return undefined;
  } catch (error) {
    // Anything else is tried again, and the job's own end is seen by `tidyEmails`.
    if (error instanceof ApiError && error.statusCode < 500)
      await note(parts, queued, run, { status: 'not_sent', problem: Object.values(error.errors ?? {})[0]?.[0] ?? error.sentence });
    throw error;
  }
}

/** It has left: a database that is away for a while is no reason to send it twice. */
async function untilStored({ log }: MailerParts, { id: job, signal }: JobRun, store: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      await store();
      return;
    } catch (err) {
      if (!isConnectionLost(err) || signal.aborted) throw err;
      log.warn({ err, job }, 'the database is away: that an email has left is said later');
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }
}

async function note({ database }: MailerParts, { record }: Pick<Queued<unknown>, 'record'>, { clientId }: JobRun, fate: Fate) {
  if (record !== undefined) await database.tenant(clientId, (tx) => settleEmail(tx, { clientId, id: record }, fate));
}

const AGAIN_MS = 1000;
/** Why the job of an email failed: a mail server refused it for good. */
const REFUSED = say('jobs.not_sent');
/** … that no mail server took for most of a day. */
export const GIVEN_UP = say('jobs.mail_given_up');
/** What the queue's kinds of emails begin with. */
export const KINDS = 'mail.';
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
