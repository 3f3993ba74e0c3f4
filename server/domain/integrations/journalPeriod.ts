import { sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import { daysBetween, type Period } from '#/model/reports/periods.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { invalid } from '#/server/foundation/http/apiError.ts';

const MOST_DAYS = 92;

/** An establishment's name and its business days. */
export interface JournalEstablishment {
  title: string;
  timezone: string;
  startsAt: string;
}

export async function readJournalEstablishment(tx: Transaction, clientId: number, establishmentId: number): Promise<JournalEstablishment> {
  const { rows } = await sql<JournalEstablishment>`
    select title, timezone, to_char(business_day_starts_at, 'HH24:MI') as "startsAt" from tenant.establishments
    where client_id = ${clientId} and id = ${establishmentId}`.execute(tx);
  const [establishment] = rows;
  if (!establishment) throw new Error('A connection without its establishment');
  return establishment;
}

/** @throws ApiError 422 at the day that is to be another one */
export function refusePeriod({ from, to }: Period): void {
  if (to < from) throw invalid({ to: [say('journal.ends_before')] });
  const days = daysBetween(from, to) + 1;
  if (days > MOST_DAYS) throw invalid({ to: [say('journal.too_many_days', { days, most: MOST_DAYS })] });
}
