import { sql } from 'kysely';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { countsIn, establishmentsOf, type SalesPeriod, type SalesScope } from './period.ts';
import type { ProductRow } from './readProducts.ts';
import { sumsOf } from './readSales.ts';

/** What customers bought of an item, and in how many orders. Quantities in thousandths, amounts in minor units. */
export interface CustomerItem extends Pick<ProductRow, 'title' | 'quantity' | 'gross' | 'discount' | 'refund'> {
  orders: number;
}

/**
 * What one customer bought in a period, by item; of everybody who is known, without one. A customer's orders are found by their own index,
 * then their lines: how much others bought costs nothing.
 */
export async function readCustomerItems(
  tx: Transaction,
  rowScope: SalesScope,
  period: SalesPeriod,
  customerId: number | null,
): Promise<CustomerItem[]> {
  const { clientId } = rowScope;
  const isTheirs = customerId === null ? sql`o.customer is not null` : sql`o.customer = ${customerId}`;
  const { rows } = await sql<CustomerItem>`
    with ${establishmentsOf(rowScope)}
    select i.title, count(distinct f.order_id) filter (where f.quantity > 0) as orders, ${sumsOf(['quantity', 'gross', 'discount', 'refund'])}
    from tenant.orders o join establishments on establishments.id = o.establishment_id
      join tenant.facts_lines f on f.client_id = ${clientId} and f.order_id = o.id and f.establishment_id = o.establishment_id
      join tenant.sales_items i on i.client_id = ${clientId} and i.id = f.item_id
    where o.client_id = ${clientId} and ${isTheirs} and ${countsIn(period)}
    group by i.title having sum(f.quantity) > 0 order by sum(f.quantity) desc, i.title`.execute(tx);
  return rows;
}
