import { sql } from 'kysely';
import { type Model, resourceOf } from '#/model/language/model.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { lockRecord } from '#/server/records/readRecord.ts';
import type { Rhythm } from './nextDue.ts';

/** A mailed report as it is stored, and the clock that it goes by. */
export interface StoredSchedule extends Rhythm {
  id: number;
  client_id: number;
  name: string;
  report: string;
  period: string;
  compare: string | null;
  choices: string | null;
  format: 'csv' | 'xlsx' | 'pdf';
  language: string;
  status: string;
  owner: number | null;
  /** ISO 8601 UTC. */
  next_due: string | null;
  sent_for: string | null;
  establishments: number[];
  recipients: string[];
  timezone: string;
}

/** Reads one and keeps it from others until the unit of work ends; undefined where it is gone. */
export async function lockSchedule(tx: Transaction, model: Model, clientId: number, id: number): Promise<StoredSchedule | undefined> {
  await lockRecord(tx, resourceOf(model, 'report-schedules'), clientId, id);
  const { rows } = await sql<Omit<StoredSchedule, 'establishments' | 'recipients' | 'timezone'>>`
    select id, client_id, name, report, period, compare, choices, format, language, status, owner, next_due, sent_for, frequency, weekday,
      day,
      to_char(time, 'HH24:MI') as time
    from tenant.report_schedules where client_id = ${clientId} and id = ${id}`.execute(tx);
  const [schedule] = rows;
  if (!schedule) return undefined;
  const places = await sql<{ target_id: number }>`
    select target_id from tenant.report_schedules_establishments where client_id = ${clientId} and parent_id = ${id}
      order by target_id`.execute(tx);
  const people = await sql<{ email: string }>`
    select email from tenant.report_schedules_recipients where client_id = ${clientId} and parent_id = ${id} order by id`.execute(tx);
  const establishments = places.rows.map(({ target_id: place }) => place);
  return {
    ...schedule,
    establishments,
    recipients: people.rows.map(({ email }) => email),
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
