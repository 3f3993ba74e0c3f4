import { sql } from 'kysely';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { countsIn, establishmentsOf, type SalesPeriod, type SalesScope } from './period.ts';

/** What was given back at one moment of what an order sold under one title; amounts in minor units, `quantity` in thousandths. */
export interface RefundRow {
  establishment_id: number;
  order_id: number;
  order_number: string;
  /** When it was given back. */
  at: string;
  /** The business day of the sale. */
  sold: string;
  title: string;
  reason: string | null;
  /** Who served. */
  user_name: string | null;
  quantity: number;
  /** Without tax. */
  refund: number;
  tax: number;
}

/** Every refund of a period, the latest first. There are few. */
export async function readRefundFacts(tx: Transaction, rowScope: SalesScope, period: SalesPeriod): Promise<RefundRow[]> {
  const { rows } = await sql<RefundRow>`
    with ${establishmentsOf(rowScope)}, given as (
      select f.establishment_id, f.order_id, f.at, i.title, sum(f.refund_quantity)::bigint as quantity, sum(f.refund)::bigint as refund,
        -sum(f.tax)::bigint as tax
      from establishments join tenant.facts_lines f on f.client_id = ${rowScope.clientId} and f.establishment_id = establishments.id
      join tenant.sales_items i on i.client_id = f.client_id and i.id = f.item_id
      where ${countsIn(period)}
        and f.quantity = 0 and (f.refund <> 0 or f.refund_quantity <> 0)
      group by 1, 2, 3, 4
    )
    select g.establishment_id, g.order_id, o.order_number, g.at, o.business_day as sold, g.title, l.reason, o.user_name, g.quantity,
      g.refund, g.tax
    from given g join tenant.orders o on o.client_id = ${rowScope.clientId} and o.id = g.order_id
    left join lateral (
      select string_agg(distinct l.refund_reason, ', ') as reason from tenant.orders_lines l
      where l.client_id = ${rowScope.clientId} and l.parent_id = g.order_id and l.title = g.title and l.refunded_at = g.at
    ) l on true
    order by g.at desc, g.order_id, g.title`.execute(tx);
  return rows;
}
