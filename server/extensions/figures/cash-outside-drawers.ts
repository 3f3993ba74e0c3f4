import { sql } from 'kysely';
import type cashOutsideDrawers from '#/resources/reports/cashOutsideDrawers.ts';
import { type FiguresOf, periodOf, type RowOf } from '#/server/capabilities/reports/report.ts';
import { CASH_MOVED, IS_CASH, whileOpen } from '#/server/domain/cash/drawers.ts';
import { countsIn, momentOf } from '#/server/domain/sales/period.ts';

/** Cash that moved on these business days while no drawer of its station was open, by day and station. */
export const figures: FiguresOf<typeof cashOutsideDrawers> = async (work, request) => {
  const period = periodOf(request);
  const moment = momentOf(sql.ref('p.at'));
  const { rows } = await sql<RowOf<typeof cashOutsideDrawers>>`
    select ${moment.day}::text as day, st.name as station, count(*) filter (where p.status = 'captured')::integer as count,
      sum(${CASH_MOVED})::float8 as amount
    from tenant.payments p
    join tenant.establishments e on e.client_id = p.client_id and e.id = p.establishment_id
    left join tenant.stations st on st.client_id = p.client_id and st.id = p.station
    where p.client_id = ${work.clientId} and p.establishment_id = any(${work.establishments.map(({ id }) => id)}::bigint[]) and ${IS_CASH}
      and p.at between ${period.from}::date - interval '1 day' and ${period.to}::date + interval '3 days'
      and ${countsIn(period, moment)}
      and not exists (select 1 from tenant.cash_drawer_sessions s where ${whileOpen('s')})
    group by 1, 2 order by 1 desc, 2`.execute(work.tx);
  return { rows };
};
