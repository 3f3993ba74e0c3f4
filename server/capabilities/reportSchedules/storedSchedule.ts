import { sql } from 'kysely';
import { type Model, resourceOf } from '#/model/language/model.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { lockRecord } from '#/server/records/readRecord.ts';
import type { Rhythm } from './nextDue.ts';

/** What is mailed: a report, what it is asked, and as what. */
export interface MailedQuestion {
  client_id: number;
  report: string;
  period: string;
  compare: string | null;
  /** A `KeptQuestion`, as far as it has been stored by this version. */
  question: unknown;
  format: 'csv' | 'xlsx' | 'pdf';
  subject: string | null;
  establishments: number[];
}

/** A mailed report as it is stored, and the clock that it goes by. */
export interface StoredSchedule extends Rhythm, MailedQuestion {
  id: number;
  language: string;
  status: string;
  owner: number | null;
  /** ISO 8601 UTC. */
  next_due: string | null;
  sent_for: string | null;
  recipients: Recipient[];
  timezone: string;
}

/** Who gets it, and the language of their account; null for an address that nobody of the business signs in with. */
export interface Recipient {
  email: string;
  language: string | null;
}

/** Reads one and keeps it from others until the unit of work ends; undefined where it is gone. */
export async function lockSchedule(tx: Transaction, model: Model, clientId: number, id: number): Promise<StoredSchedule | undefined> {
  await lockRecord(tx, resourceOf(model, 'report-schedules'), clientId, id);
  const { rows } = await sql<Omit<StoredSchedule, 'establishments' | 'recipients' | 'timezone'>>`
    select id, client_id, report, period, compare, question, format, subject, language, status, owner, next_due, sent_for, frequency,
      weekdays, weekday, day, counted_from::text as counted_from,
      to_char(time, 'HH24:MI') as time
    from tenant.report_schedules where client_id = ${clientId} and id = ${id}`.execute(tx);
  const [schedule] = rows;
  if (!schedule) return undefined;
  const targets = await sql<{ target_id: number }>`
    select target_id from tenant.report_schedules_establishments where client_id = ${clientId} and parent_id = ${id}
      order by target_id`.execute(tx);
  const people = await sql<Recipient>`
    select r.email, (
      select u.language from tenant.users u where u.client_id = ${clientId} and lower(u.email) = lower(r.email) order by u.id limit 1
    ) as language
    from tenant.report_schedules_recipients r where r.client_id = ${clientId} and r.parent_id = ${id}
    union all
    select u.email, u.language from tenant.report_schedules_people p
    join tenant.users u on u.client_id = ${clientId} and u.id = p.target_id and u.status = 'active'
    where p.client_id = ${clientId} and p.parent_id = ${id}`.execute(tx);
  const establishments = targets.rows.map(({ target_id: target }) => target);
  return {
    ...schedule,
    establishments,
    recipients: people.rows,
    timezone: await timezoneOf(tx, clientId, establishments),
  };
}

/** The clock of the first establishment named, else of the business's first. */
export async function timezoneOf(tx: Transaction, clientId: number, establishments: readonly number[]): Promise<string> {
  const named = establishments.length ? sql`id = any(${[...establishments]}::bigint[])` : sql`true`;
  const { rows } = await sql<{ timezone: string }>`
    select timezone from tenant.establishments where client_id = ${clientId} and ${named} order by id limit 1`.execute(tx);
  return rows[0]?.timezone ?? 'UTC';
}
