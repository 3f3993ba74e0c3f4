import { sql } from 'kysely';
import { keptText } from '#/i18n/keptSentences.ts';
import { type Sentence, say } from '#/i18n/sentences.ts';
import sentEmails from '#/resources/people/sentEmails.ts';
import { targetColumn } from '#/server/foundation/database/names.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { forgetOverAll, overAll } from '#/server/foundation/database/overAll.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import type { JobOwner } from '#/server/foundation/jobs/jobStore.ts';
import type { RecordOf } from '#model/language';

type SentEmail = RecordOf<typeof sentEmails>;
type Kind = SentEmail['kind'];

/** What an email is about: the record that its own record leads to. */
export interface AboutRecord {
  type: (typeof sentEmails)['fields']['about']['to'][number];
  id: number;
}

/** What an email can be about. */
export const ABOUT = sentEmails.fields.about.to;

/** What the page of sent emails says of one when it is asked for. */
export interface EmailRecord {
  kind: Kind;
  /** What it is about, for a reader of any language; the email's own subject takes its place once it is written. */
  subject: Sentence | string;
  to: string;
  about?: AboutRecord;
  /** Whose it is; null: the whole business's. */
  establishment: number | null;
  /** Who caused it; null: the host by itself. */
  by: string | null;
  /** In which language, with which words of its sender, and for which time (ISO 8601 UTC) it is made: what sending it again needs. */
  language?: string;
  message?: string | null;
  madeFor?: string;
}

/** What the log calls the host, where nobody else caused something. */
const HOST_NAME = 'Countinghouse';
const MAX_SUBJECT = 1000;
const MAX_ANSWER = 500;
/** How long a record is kept. */
const KEPT_DAYS = 90;

/**
 * Enters the record of an email in the unit of work that queues it, and gives its id. Of one about an account it says that it was handed
 * over, and nothing that comes later: what became of it would tell whether somebody has an account elsewhere.
 */
export async function recordEmail(tx: Transaction, { clientId, userId }: JobOwner, email: EmailRecord): Promise<number | undefined> {
  const { kind, subject, to, about, establishment, by, language, message, madeFor } = email;
  const isTold = kind !== 'account';
  const { rows } = await sql<{ id: number }>`
    insert into public.sent_emails (client_id, kind, subject, recipient, establishment, causer, language, message, made_for, status, tries,
      created_at, updated_at, created_by${about ? sql`, ${sql.id(targetColumn('about', about.type))}` : sql``})
    values (${clientId}, ${kind}, ${keptSubject(subject)}, ${to.trim().toLowerCase()}, ${establishment}, ${by ?? HOST_NAME},
      ${language ?? null}, ${message ?? null}, ${madeFor ?? null}::timestamptz, ${isTold ? 'waiting' : 'handed_over'}, ${isTold ? 0 : null}, now(), now(),
      ${userId}${about ? sql`, ${about.id}` : sql``})
    returning id`.execute(tx);
  return isTold ? rows[0]?.id : undefined;
}

/** What became of a try, or why there was none. */
export type Fate =
  | { status: 'sent'; subject: string }
  | { status: 'waiting'; problem: Sentence; answer: string | null; waitMs: number }
  | { status: 'refused' | 'given_up'; problem: Sentence; answer: string | null }
  | { status: 'not_sent'; problem: Sentence };

/** Writes it to the record, if that still waits. The subject of alerts and comments
 * may tell what its reader alone may see, so theirs is never kept. */
export async function settleEmail(tx: Transaction, { clientId, id }: { clientId: number; id: number }, fate: Fate): Promise<void> {
  const { status } = fate;
  const tried = status === 'not_sent' ? 0 : 1;
  const subject =
    'subject' in fate ? sql`, subject = case when kind in ('alert', 'comment') then subject else ${keptSubject(fate.subject)} end` : sql``;
  const answer = 'answer' in fate ? keptAnswer(fate.answer) : null;
  await sql`
    update public.sent_emails set status = ${status}, tries = tries + ${tried}, answer = ${answer},
      problem = ${'problem' in fate ? keptText(fate.problem) : null}, sent_at = ${status === 'sent' ? sql`now()` : sql`sent_at`},
      next_try = ${'waitMs' in fate ? sql`now() + ${fate.waitMs} * interval '1 ms'` : sql`null`}, updated_at = now()${subject}
    where client_id = ${clientId} and id = ${id} and status = 'waiting'`.execute(tx);
}

/** Writes to the record of an email that was sent that it came back. @returns its recipient; undefined where it was not sent, or is gone */
export async function bounceEmail(
  tx: Transaction,
  { clientId, id }: { clientId: number; id: number },
  why: (address: string) => { problem: Sentence; answer: string | null },
): Promise<string | undefined> {
  const here = sql`client_id = ${clientId} and id = ${id}`;
  const { rows } = await sql<{ recipient: string }>`
    update public.sent_emails set status = 'bounced', updated_at = now() where ${here} and status = 'sent' returning recipient`.execute(tx);
  const [sent] = rows;
  if (!sent) return undefined;
  const { problem, answer } = why(sent.recipient);
  await sql`update public.sent_emails set problem = ${keptText(problem)}, answer = ${keptAnswer(answer)} where ${here}`.execute(tx);
  return sent.recipient;
}

/**
 * Forgets records that are old enough, whatever became of their emails; and says of those that wait and have no job any more (it broke, or
 * hosts died over it) that they are given up.
 */
export async function tidyEmails(database: Database): Promise<void> {
  const problem = keptText(say('emails.lost'));
  await forgetOverAll(database, 'sent_emails', sql`created_at < now() - ${KEPT_DAYS} * interval '1 day'`);
  await overAll(database, (whose) =>
    database.platform((tx) =>
      sql`
      update public.sent_emails as e set status = 'given_up', problem = ${problem}, next_try = null, updated_at = now()
      where ${whose('e.client_id')} and e.status = 'waiting' and (e.client_id, e.id) not in (
        select j.client_id, (j.payload->>'record')::bigint from public.jobs as j
        where j.status in ('pending', 'processing') and starts_with(j.kind, 'mail.') and j.payload->>'record' is not null)`.execute(tx),
    ),
  );
}

const keptAnswer = (answer: string | null) => answer?.replaceAll('\u0000', '').slice(0, MAX_ANSWER) ?? null;
const keptSubject = (subject: Sentence | string) => (typeof subject === 'string' ? subject : keptText(subject)).slice(0, MAX_SUBJECT);
