import { sql } from 'kysely';
import type { PartKind } from '#/server/domain/sales/facts.ts';
import { readPartFacts, readSalesFacts } from '#/server/domain/sales/readSales.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import type { Amount, DayFigures } from './journal.ts';

/** An establishment's business day (`yyyy-MM-dd`) in the parts of a journal. */
export async function dayFigures(tx: Transaction, clientId: number, establishmentId: number, day: string): Promise<DayFigures> {
  const rowScope = { clientId, establishments: [establishmentId] };
  const period = { from: day, to: day };
  const payments = await readPartFacts(tx, rowScope, period, 'payment');
  const parts = async (kind: PartKind) => summed(await readPartFacts(tx, rowScope, period, kind));
  const isHeld = ({ detail }: { detail: string }) => detail === 'gift_card';
  const whole = await readSalesFacts(tx, rowScope, period);
  return {
    sales: await salesByCategory(tx, clientId, establishmentId, day),
    discounts: await parts('discount'),
    taxes: await parts('tax'),
    serviceCharges: await parts('service_charge'),
    surcharge: whole.reduce((sum, { surcharge }) => sum + surcharge, 0),
    tip: whole.reduce((sum, { tip }) => sum + tip, 0),
    payments: summed(payments.filter((one) => !isHeld(one)).map(({ name, amount, extra }) => ({ name, amount: amount + extra }))),
    giftCards: -payments.filter(isHeld).reduce((sum, { amount }) => sum + amount, 0),
  };
}

/** What lines came to before discounts, less what was refunded of them; a category without a name is ''. */
async function salesByCategory(tx: Transaction, clientId: number, establishmentId: number, day: string): Promise<Amount[]> {
  const { rows } = await sql<Amount>`
    select coalesce(i.category, '') as name, sum(f.gross - f.refund)::bigint as amount
    from tenant.facts_lines f join tenant.sales_items i on i.client_id = f.client_id and i.id = f.item_id
    where f.client_id = ${clientId} and f.establishment_id = ${establishmentId} and f.day = ${day}::date group by 1 order by 1`.execute(tx);
  return rows;
}

/** One amount for each name, in the order of the names. */
function summed(amounts: readonly Amount[]): Amount[] {
  const sums = new Map<string, number>();
  for (const { name, amount } of amounts) sums.set(name, (sums.get(name) ?? 0) + amount);
  return [...sums].map(([name, amount]) => ({ name, amount })).sort((one, other) => one.name.localeCompare(other.name));
}
