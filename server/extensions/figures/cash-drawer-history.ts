import { sql } from 'kysely';
import type cashDrawerHistory from '#/resources/reports/cashDrawerHistory.ts';
import { PEOPLE, PERSON, WAS_COUNTED } from '#/server/capabilities/reports/countedDrawers.ts';
import { type FiguresOf, periodOf, type RowOf } from '#/server/capabilities/reports/report.ts';
import { drawerFigures } from '#/server/domain/cash/drawers.ts';
import { countsIn, momentOf } from '#/server/domain/sales/period.ts';
import { paymentTypes } from './drawer-payments.ts';

const KEPT = ['opening_float', 'pay_ins', 'pay_outs', 'drops', 'tip_outs', 'no_sales', 'counted'] as const;
const FOLLOWING = ['cash_sales', 'expected', 'difference'] as const;

/**
 * The drawers that were opened on these business days, each in its establishment's own time, or those of them that somebody counted; and
 * what was taken by payment method.
 */
export const figures: FiguresOf<typeof cashDrawerHistory> = async (work, request) => {
  const period = periodOf(request);
  const { person } = request.input;
  const moment = momentOf(sql.ref('s.opened_at'));
  const { rows } = await sql<RowOf<typeof cashDrawerHistory> & { id: number }>`
    select s.id, s.number, st.name as station, eo.first_name || ' ' || eo.last_name as opened_by, s.opened_at,
      ec.first_name || ' ' || ec.last_name as closed_by, s.closed_at,
      ${sql.join(KEPT.map((name) => sql`s.${sql.id(name)}::float8 as ${sql.id(name)}`))},
      ${sql.join(FOLLOWING.map((name) => sql`f.${sql.id(name)}::float8 as ${sql.id(name)}`))},
      (case when s.counted is null then f.expected end)::float8 as not_counted
    from tenant.cash_drawer_sessions s ${drawerFigures(work)}
    join tenant.establishments e on e.client_id = s.client_id and e.id = s.establishment_id
    left join tenant.stations st on st.client_id = s.client_id and st.id = s.station
    ${PEOPLE}
    where s.client_id = ${work.clientId} and s.establishment_id = any(${work.establishments.map(({ id }) => id)}::bigint[])
      and ${countsIn(period, moment)} and ${person ? sql`${WAS_COUNTED} and ${PERSON} = ${person}` : sql`true`}
    order by s.opened_at desc, s.id desc`.execute(work.tx);
  return {
    rows: rows.map(({ id, ...row }) => ({ ...row, _ids: { number: id } })),
    beside: { payment_types: await paymentTypes(work, request) },
  };
};
