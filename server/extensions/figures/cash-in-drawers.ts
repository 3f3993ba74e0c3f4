import { sql } from 'kysely';
import type cashInDrawers from '#/resources/reports/cashInDrawers.ts';
import { type FiguresOf, periodOf, type RowOf } from '#/server/capabilities/reports/report.ts';
import { CASH_MOVED, drawerFigures, IS_CASH, rank, whileOpen } from '#/server/domain/cash/drawers.ts';
import { countsIn, momentOf } from '#/server/domain/sales/period.ts';
import { rowsOf } from '#/server/records/rowScope.ts';

/** The cash that moved on these business days by where it is, and what the drawers that were opened on them have of other days. */
export const figures: FiguresOf<typeof cashInDrawers> = async (work, request) => {
  const period = periodOf(request);
  const wanted = sql`client_id = ${work.clientId} and establishment_id = any(${work.establishments.map(({ id }) => id)}::bigint[])`;
  const sum = (isWanted: string) => sql`coalesce(sum(moved) filter (where ${sql.raw(isWanted)}), 0)`;
  const { rows } = await sql<RowOf<typeof cashInDrawers>>`
    with cash as (
      select ${CASH_MOVED} as moved, owner.is_of_these_days
      from (select * from tenant.payments where ${wanted}) p
      join tenant.establishments e on e.client_id = p.client_id and e.id = p.establishment_id
      left join lateral (
        select ${countsIn(period, momentOf(sql.ref('s.opened_at')))} as is_of_these_days
        from ${rowsOf(work, 'cash_drawer_sessions')} s where ${whileOpen('s')} order by ${rank('s')} desc limit 1
      ) as owner on true
      where ${IS_CASH} and p.at between ${period.from}::date - interval '1 day' and ${period.to}::date + interval '3 days'
        and ${countsIn(period, momentOf(sql.ref('p.at')))}
    ), opened as (
      select coalesce(sum(f.cash_sales), 0) as taken
      from (select * from tenant.cash_drawer_sessions where ${wanted}) s
      ${drawerFigures(work)}
      join tenant.establishments e on e.client_id = s.client_id and e.id = s.establishment_id
      where ${countsIn(period, momentOf(sql.ref('s.opened_at')))}
    )
    select ${sum('is_of_these_days')}::float8 as drawers, ${sum('not is_of_these_days')}::float8 as other_drawers,
      ${sum('is_of_these_days is null')}::float8 as outside, coalesce(sum(moved), 0)::float8 as net_cash,
      ((select taken from opened) - ${sum('is_of_these_days')})::float8 as other_days
    from cash`.execute(work.tx);
  return { rows };
};
