import { sql } from 'kysely';
import { currencyDecimals } from '#/resources/reference/currencies.ts';
import { factsOf } from '#/server/domain/sales/factsOfOrder.ts';
import type { OrderFigures } from '#/server/domain/sales/figures.ts';
import { fromWhole, sumOf } from '#/server/domain/sales/minorUnits.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';

/** What a month's past sales come to, in minor units; `days`: those of the month that have some. */
export interface MonthSums {
  days: number[];
  orders: number;
  gross: number;
  discount: number;
  refund: number;
  tax: number;
  service_charge: number;
  tip: number;
}

/** By establishment and month (`yyyy-MM`). */
export type SalesSums = Record<string, Record<string, MonthSums>>;

/** Adds what an order counts for, each part in the month of its business day, as reports have it. */
export function addSale(sums: SalesSums, establishmentId: number, figures: OrderFigures): void {
  for (const { day, transactions, ...fact } of factsOf(figures).sales) {
    sums[establishmentId] ??= {};
    const months = sums[establishmentId];
    const month = day.slice(0, 7);
    months[month] ??= { days: [], orders: 0, gross: 0, discount: 0, refund: 0, tax: 0, service_charge: 0, tip: 0 };
    const own = months[month];
    own.orders += transactions;
    for (const name of ['gross', 'discount', 'refund', 'tax', 'service_charge', 'tip'] as const) own[name] += fact[name];
    const date = Number(day.slice(8));
    if (!own.days.includes(date)) own.days.push(date);
  }
}

/** What past sales come to in one establishment, in major units. */
export interface ShownSales {
  establishment_id: number;
  name: string;
  currency: string;
  from: string;
  to: string;
  months: ({ month: string } & ShownMonth)[];
}
type ShownMonth = Record<
  'orders' | 'days' | 'gross_sales' | 'discounts' | 'refunds' | 'net_sales' | 'tax' | 'service_charges' | 'tips',
  number
>;

/** The sums for whoever brought them. */
export async function shownSales(database: Database, clientId: number, sums: SalesSums): Promise<ShownSales[]> {
  const { rows } = await database.tenant(
    clientId,
    (tx) =>
      sql<{ id: number; title: string; currency: string }>`
        select id, title, currency from tenant.establishments where client_id = ${clientId}
          and id = any(${Object.keys(sums).map(Number)}::bigint[]) order by title, id`.execute(tx),
    { readonly: true },
  );
  return rows.flatMap(({ id, title, currency }) => {
    const months = Object.entries(sums[id] ?? {}).sort(([one], [other]) => (one < other ? -1 : 1));
    const [first, last] = [months[0], months.at(-1)];
    if (!first || !last) return [];
    const money = (minor: number) => fromWhole(minor, currencyDecimals(currency));
    return [
      {
        establishment_id: id,
        name: title,
        currency,
        from: dayOf(first[0], Math.min(...first[1].days)),
        to: dayOf(last[0], Math.max(...last[1].days)),
        months: months.map(([month, { days, orders, gross, discount, refund, tax, service_charge, tip }]) => ({
          month,
          orders,
          days: days.length,
          gross_sales: money(gross),
          discounts: money(discount),
          refunds: money(refund),
          net_sales: money(sumOf([gross, -discount, -refund])),
          tax: money(tax),
          service_charges: money(service_charge),
          tips: money(tip),
        })),
      },
    ];
  });
}

const dayOf = (month: string, day: number) => `${month}-${String(day).padStart(2, '0')}`;
