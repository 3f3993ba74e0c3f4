import { sql } from 'kysely';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { countsIn, establishmentsOf, momentOf, type SalesPeriod, type SalesScope } from './period.ts';

/** A voided line; `price` and `amount` as printed, in minor units, `quantity` in thousandths. */
export interface VoidRow {
  establishment_id: number;
  order_id: number;
  order_number: string;
  at: string;
  day: string;
  title: string;
  reason: string;
  /** Who served. */
  user_name: string;
  voided_by: string | null;
  approved_by: string | null;
  quantity: number;
  price: number;
  amount: number;
}

/** Every voided line of a period, the latest first. There are few: servers and reasons are counted from these. */
export async function readVoidFacts(tx: Transaction, rowScope: SalesScope, period: SalesPeriod): Promise<VoidRow[]> {
  const { rows } = await sql<VoidRow>`
    with ${establishmentsOf(rowScope)}
    select f.establishment_id, f.order_id, o.order_number, f.at, f.day, f.title, f.reason, f.user_name, f.voided_by, f.approved_by,
      f.quantity, f.price, f.amount
    from establishments join tenant.facts_voids f on f.client_id = ${rowScope.clientId} and f.establishment_id = establishments.id
    join tenant.orders o on o.client_id = f.client_id and o.id = f.order_id
    where ${countsIn(period)} order by f.at desc, f.order_id, f.n`.execute(tx);
  return rows;
}

/** What was voided on a day without the tax that prices contain, in major units: as gross sales are. */
export interface VoidedGross {
  day: string;
  gross: string;
}

/** By establishment and business day of the void, all hours. Only the orders that have voids are looked at. */
export async function readVoidedGross(tx: Transaction, rowScope: SalesScope, period: SalesPeriod): Promise<VoidedGross[]> {
  const { rows } = await sql<VoidedGross>`
    with ${establishmentsOf(rowScope)}, voided as (
      select distinct f.establishment_id, f.order_id, f.day
      from establishments join tenant.facts_voids f on f.client_id = ${rowScope.clientId} and f.establishment_id = establishments.id
      where ${countsIn(period)})
    select v.day::text as day, sum(l.gross)::text as gross from voided v
    join tenant.establishments e on e.client_id = ${rowScope.clientId} and e.id = v.establishment_id
    join tenant.orders_lines l on l.client_id = ${rowScope.clientId} and l.parent_id = v.order_id
      and ${momentOf(sql.ref('l.voided_at')).day} = v.day
    group by v.day`.execute(tx);
  return rows;
}
