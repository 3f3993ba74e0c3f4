import { sql } from 'kysely';
import { nameOf } from '#/i18n/blanks.ts';
import { say } from '#/i18n/sentences.ts';
import { resourceOf } from '#/model/language/model.ts';
import timeEntries from '#/resources/people/timeEntries.ts';
import { recordActivity } from '#/server/foundation/activity/record.ts';
import { changedAt } from '#/server/foundation/database/changedAt.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import type { RecordWork } from '#/server/records/extensionPoints.ts';

/** What an hour of an employee costs now, in major units; null without a wage. */
export async function readWage(tx: Transaction, clientId: number, employee: number): Promise<number | null> {
  const { rows } = await sql<{ hourly_rate: string | number | null }>`
    select hourly_rate from tenant.employees where client_id = ${clientId} and id = ${employee}`.execute(tx);
  const wage = rows[0]?.hourly_rate ?? null;
  return wage === null ? null : Number(wage);
}

/**
 * The first wage that an employee is given is also that of their shifts which have none: until then nobody knew what these cost. Each is
 * logged. Shifts that have a wage keep it.
 */
export async function giveFirstWage(work: RecordWork, employee: number, wage: number): Promise<void> {
  const { tx, model, clientId, establishmentId, caller, now } = work;
  const by = work.by ?? { userId: caller.userId || null, name: caller.name, address: null };
  const entries = resourceOf(model, timeEntries.name);
  const { rows } = await sql<{ id: number; date: string }>`
    update public.time_entries set hourly_rate = ${wage}, updated_at = ${changedAt(now)}
    where client_id = ${clientId} and employee = ${employee} and hourly_rate is null returning id, date`.execute(tx);
  for (const { id, date } of rows)
    await recordActivity(tx, {
      clientId,
      event: 'updated',
      description: say('activity.updated', { resource: nameOf(entries), title: date }),
      subjectType: entries.name,
      subjectId: id,
      establishmentId,
      changes: { hourly_rate: [null, wage] },
      by,
      at: now,
    });
}
