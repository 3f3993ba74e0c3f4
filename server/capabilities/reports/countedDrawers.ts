import { sql } from 'kysely';
import { drawerFigures } from '#/server/domain/cash/drawers.ts';
import { countsIn, momentOf } from '#/server/domain/sales/period.ts';
import { periodOf, type ReportRequest, type ReportWork } from './report.ts';

/** A drawer that was counted; amounts in minor units. */
export interface CountedDrawer {
  /** The business day of its opening, `yyyy-MM-dd`. */
  day: string;
  person: string | null;
  difference: number;
  cash_sales: number;
}

/** Who answers for a drawer `s`: who closed it (`ec`), else who opened it (`eo`). */
export const PERSON = sql`coalesce(ec.first_name || ' ' || ec.last_name, eo.first_name || ' ' || eo.last_name)`;
/** Their rows, for a `from` behind `s`. */
export const PEOPLE = sql`left join tenant.employees ec on ec.client_id = s.client_id and ec.id = s.closed_by
  left join tenant.employees eo on eo.client_id = s.client_id and eo.id = s.opened_by`;

/** That a drawer `s` was counted. */
export const WAS_COUNTED = sql`s.closed_at is not null and s.counted is not null`;
/** The sessions `s` that a report is about: those opened on its business days, each by the clock of its establishment. */
const openedThen = ({ clientId, establishments }: ReportWork, request: ReportRequest) => sql`
  s.client_id = ${clientId} and s.establishment_id = any(${establishments.map(({ id }) => id)}::bigint[])
  and ${countsIn(periodOf(request), momentOf(sql.ref('s.opened_at')))}`;
const ESTABLISHMENT = sql`join tenant.establishments e on e.client_id = s.client_id and e.id = s.establishment_id`;

/** The counted drawers of a report's days, the earliest first. */
export async function countedDrawers(work: ReportWork, request: ReportRequest): Promise<CountedDrawer[]> {
  const unit = 10 ** work.context.currencyDecimals(work.currency);
  const minor = (amount: ReturnType<typeof sql>) => sql`round(${amount} * ${unit}::integer)::bigint`;
  const { rows } = await sql<CountedDrawer>`
    select ${momentOf(sql.ref('s.opened_at')).day}::text as day, ${PERSON} as person, ${minor(sql`f.difference`)} as difference,
      ${minor(sql`f.cash_sales`)} as cash_sales
    from tenant.cash_drawer_sessions s ${drawerFigures(work)} ${ESTABLISHMENT} ${PEOPLE}
    where ${openedThen(work, request)} and ${WAS_COUNTED}
    order by s.opened_at, s.id`.execute(work.tx);
  return rows;
}

/** How often drawers of these days were opened without a sale, by whom: who is named, else who answers for the drawer. */
export async function noSalesByPerson(work: ReportWork, request: ReportRequest): Promise<Map<string | null, number>> {
  const { rows } = await sql<{ person: string | null; count: number }>`
    select coalesce(em.first_name || ' ' || em.last_name, ${PERSON}) as person, count(*)::integer as count
    from tenant.cash_drawer_sessions s ${ESTABLISHMENT} ${PEOPLE}
    join tenant.cash_drawer_sessions_movements m on m.client_id = s.client_id and m.parent_id = s.id and m.kind = 'no_sale'
    left join tenant.employees em on em.client_id = m.client_id and em.id = m.employee
    where ${openedThen(work, request)} group by 1`.execute(work.tx);
  return new Map(rows.map(({ person, count }) => [person, count]));
}
