import { sql } from 'kysely';
import { onDay } from '#/i18n/blanks.ts';
import { say } from '#/i18n/sentences.ts';
import { resourceOf } from '#/model/language/model.ts';
import timeEntries from '#/resources/people/timeEntries.ts';
import { readWage } from '#/server/domain/labour/wages.ts';
import { invalid } from '#/server/foundation/http/apiError.ts';
import { defineHooks, type WorkOf } from '#/server/records/extensionPoints.ts';
import { lockRecord } from '#/server/records/readRecord.ts';
import type { DraftOf } from '#model/language';

/**
 * Nobody works twice at once: shifts of one person may touch, not overlap. Whoever has not left is at work until the next day at that time.
 * A shift keeps the wage of its employee, unless another one is said.
 */
export const hooks = defineHooks(timeEntries, {
  async beforeSave(draft, before, work) {
    await refuseOverlap(draft, before?.id, work);
    const isSomebodyElse = before?.employee !== draft.employee;
    const isSaid = draft.hourly_rate !== (before?.hourly_rate ?? null);
    if (isSomebodyElse && !isSaid) draft.hourly_rate = await readWage(work.tx, work.clientId, draft.employee);
  },
  /** Somebody may have entered the same hours anew. */
  afterRestore(record, work) {
    return refuseOverlap(record, record.id, work);
  },
});

type Shift = Pick<DraftOf<typeof timeEntries>, 'employee' | 'date' | 'time_in' | 'time_out'>;

async function refuseOverlap(shift: Shift, id: number | undefined, work: WorkOf<typeof timeEntries>): Promise<void> {
  const { tx, model, clientId, establishmentId } = work;
  // Two entries of one person are looked at one after the other.
  await lockRecord(tx, resourceOf(model, 'employees'), clientId, Number(shift.employee));
  const { rows } = await sql<{ date: string; time_in: string }>`
    select date::text as date, time_in::text as time_in from tenant.time_entries
    where client_id = ${clientId} and establishment_id = ${establishmentId} and employee = ${Number(shift.employee)}
      and id <> ${id ?? 0}
      and date between ${String(shift.date)}::date - 1 and ${String(shift.date)}::date + 1
      and ${span(sql`date`, sql`time_in`, sql`time_out`)} && ${span(sql`${shift.date}::date`, sql`${shift.time_in}::time`, sql`${shift.time_out ?? null}::time`)}
    order by date, time_in limit 1`.execute(tx);
  const [other] = rows;
  if (other) throw invalid({ time_in: [say('people.shifts_overlap', { date: onDay(other.date), time: other.time_in.slice(0, 5) })] });
}

type Sql = ReturnType<typeof sql>;

/** From coming to going; over midnight where one leaves earlier than one came. */
function span(date: Sql, from: Sql, to: Sql): Sql {
  return sql`tsrange(${date} + ${from}, ${date} + coalesce(${to}, ${from}) + case
    when ${to} > ${from} then interval '0' else interval '1 day' end)`;
}
