import { sql } from 'kysely';
import type { Period } from '#/model/reports/periods.ts';
import type { PartKind } from '#/server/domain/sales/facts.ts';
import { readPartFacts, readSalesFacts } from '#/server/domain/sales/readSales.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import type { Amount, DayFigures } from './journal.ts';

type Dated = Amount & { day: string };

/** An establishment's business days in the parts of a journal, each day by itself; a day on which nothing happened is not there. */
export async function dayFigures(
  tx: Transaction,
  clientId: number,
  establishmentId: number,
  period: Period,
): Promise<Map<string, DayFigures>> {
  const rowScope = { clientId, establishments: [establishmentId] };
  const payments = await readPartFacts(tx, rowScope, period, 'payment');
  const parts = async (kind: PartKind) => await readPartFacts(tx, rowScope, period, kind);
  const isHeld = ({ detail }: { detail: string }) => detail === 'gift_card';
  const collected = payments.filter((one) => !isHeld(one)).map(({ day, name, amount, extra }) => ({ day, name, amount: amount + extra }));
  const held = byDay(payments.filter(isHeld));
  const sales = byDay(await salesByCategory(tx, clientId, establishmentId, period));
  const [discounts, taxes, serviceCharges] = [
    byDay(await parts('discount')),
    byDay(await parts('tax')),
    byDay(await parts('service_charge')),
  ];
  const whole = byDay((await readSalesFacts(tx, rowScope, period)).map((one) => ({ ...one, name: '', amount: 0 })));
  const methods = byDay(collected);
  const days = new Set([sales, discounts, taxes, serviceCharges, whole, methods, held].flatMap((map) => [...map.keys()]));
  return new Map(
    [...days].sort().map((day) => [
      day,
      {
        sales: sales.get(day) ?? [],
        discounts: summed(discounts.get(day)),
        taxes: summed(taxes.get(day)),
        serviceCharges: summed(serviceCharges.get(day)),
        surcharge: (whole.get(day) ?? []).reduce((sum, { surcharge }) => sum + surcharge, 0),
        tip: (whole.get(day) ?? []).reduce((sum, { tip }) => sum + tip, 0),
        payments: summed(methods.get(day)),
        giftCards: -(held.get(day) ?? []).reduce((sum, { amount }) => sum + amount, 0),
      },
    ]),
  );
}

/** What lines came to before discounts, less what was refunded of them; a category without a name is ''. */
async function salesByCategory(tx: Transaction, clientId: number, establishmentId: number, { from, to }: Period): Promise<Dated[]> {
  const { rows } = await sql<Dated>`
    select f.day::text as day, coalesce(i.category, '') as name, sum(f.gross - f.refund)::bigint as amount
    from tenant.facts_lines f join tenant.sales_items i on i.client_id = f.client_id and i.id = f.item_id
    where f.client_id = ${clientId} and f.establishment_id = ${establishmentId} and f.day between ${from}::date and ${to}::date
    group by 1, 2 order by 1, 2`.execute(tx);
  return rows;
}

function byDay<T extends { day: string }>(rows: readonly T[]): Map<string, T[]> {
  const days = new Map<string, T[]>();
  for (const row of rows) {
    const those = days.get(row.day);
    if (those) those.push(row);
    else days.set(row.day, [row]);
  }
  return days;
}

/** One amount for each name, in the order of the names. */
function summed(amounts: readonly Amount[] = []): Amount[] {
  const sums = new Map<string, number>();
  for (const { name, amount } of amounts) sums.set(name, (sums.get(name) ?? 0) + amount);
  return [...sums].map(([name, amount]) => ({ name, amount })).sort((one, other) => one.name.localeCompare(other.name));
}
