import { sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import { resourceOf } from '#/model/language/model.ts';
import timeEntries from '#/resources/people/timeEntries.ts';
import { readWage } from '#/server/domain/labour/wages.ts';
import { invalid } from '#/server/foundation/http/apiError.ts';
import { defineHooks } from '#/server/records/extensionPoints.ts';
import { lockRecord } from '#/server/records/readRecord.ts';

/**
 * Nobody works twice at once: shifts of one person may touch, not overlap. Whoever has not left is at work until the next day at that time.
 * A shift keeps the wage of its employee, unless another one is said.
 */
export const hooks = defineHooks(timeEntries, {
  async beforeSave(draft, before, { tx, model, clientId, establishmentId }) {
    // Two entries of one person are looked at one after the other.
    await lockRecord(tx, resourceOf(model, 'employees'), clientId, Number(draft.employee));
    const { rows } = await sql<{ date: string; time_in: string }>`
      select date::text as date, time_in::text as time_in from tenant.time_entries
      where client_id = ${clientId} and establishment_id = ${establishmentId} and employee = ${Number(draft.employee)}
        and id <> ${Number(before?.id ?? 0)}
        and date between ${String(draft.date)}::date - 1 and ${String(draft.date)}::date + 1
        and ${span(sql`date`, sql`time_in`, sql`time_out`)} && ${span(sql`${draft.date}::date`, sql`${draft.time_in}::time`, sql`${draft.time_out ?? null}::time`)}
      order by date, time_in limit 1`.execute(tx);
    const [other] = rows;
    if (other) throw invalid({ time_in: [say('people.shifts_overlap', { date: other.date, time: other.time_in.slice(0, 5) })] });
    const isSomebodyElse = before?.employee !== draft.employee;
    const isSaid = draft.hourly_rate !== (before?.hourly_rate ?? null);
    if (isSomebodyElse && !isSaid) draft.hourly_rate = await readWage(tx, clientId, draft.employee);
  },
});

type Sql = ReturnType<typeof sql>;

/** From coming to going; over midnight where one leaves earlier than one came. */
function span(date: Sql, from: Sql, to: Sql): Sql {
  return sql`tsrange(${date} + ${from}, ${date} + coalesce(${to}, ${from}) + case
    when ${to} > ${from} then interval '0' else interval '1 day' end)`;
}
