import { sql } from 'kysely';
import type { SalesPeriod, SalesScope } from '#/server/domain/sales/period.ts';
import { type ProductRow, readProductFacts } from '#/server/domain/sales/readProducts.ts';
import { readHourlySales, readPartFacts, readSalesFacts, readServerSales } from '#/server/domain/sales/readSales.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';

/** All figures of a period as texts in order; the establishment and the numbers that the database gave are left out. */
export async function salesReadings(tx: Transaction, rowScope: SalesScope, period: SalesPeriod) {
  const plain = <T extends { establishment_id: number }>(rows: readonly T[]) =>
    rows
      .map(({ establishment_id: _establishment, ...row }) => ({ ...row, item_id: 0 }))
      .map((row) => JSON.stringify(row))
      .sort();
  const parts = [];
  for (const kind of ['tax', 'discount', 'service_charge', 'payment', 'tip', 'modifier'] as const)
    parts.push(plain(await readPartFacts(tx, rowScope, period, kind)));
  return {
    sales: plain(await readSalesFacts(tx, rowScope, period)),
    products: plain(await readProductFacts(tx, rowScope, period)),
    hours: plain(await readHourlySales(tx, rowScope, period)),
    servers: plain(await readServerSales(tx, rowScope, period)),
    parts,
  };
}

/** What was sold under each title in each category, of the products' texts, however many of them say it. */
export function addedUp(rows: readonly string[]): Record<string, number[]> {
  const sums: Record<string, number[]> = {};
  for (const { title, category, ...row } of rows.map((text) => JSON.parse(text) as ProductRow)) {
    const key = `${title} ${category}`;
    const counted = [row.quantity, row.refund_quantity, row.gross, row.discount, row.refund, row.tax, row.cost];
    sums[key] = counted.map((value, at) => value + (sums[key]?.[at] ?? 0));
  }
  return sums;
}

/** The days on which something was sold before this minute of the business day, and something later. */
export async function daysSoldAround(
  tx: Transaction,
  rowScope: SalesScope,
  whole: SalesPeriod,
  dayStartsAt: number,
  minutes: number,
): Promise<string[]> {
  const sold = async (timeFrom: number, timeTo: number) =>
    (await readSalesFacts(tx, rowScope, { ...whole, timeFrom, timeTo })).map(({ day }) => day);
  const until = (dayStartsAt + minutes) % 1440;
  const late = new Set(await sold(until, dayStartsAt));
  return [...new Set(await sold(dayStartsAt, until))].filter((day) => late.has(day)).sort();
}

export const ROLLUP_TABLES = ['rollup_sales', 'rollup_hours', 'rollup_servers', 'rollup_parts', 'rollup_products', 'sales_marks'];

/** Every row of the rollups and the marks, as texts. */
export function rollupContents(tx: Transaction): Promise<{ row: string }[][]> {
  return Promise.all(
    ROLLUP_TABLES.map(
      async (table) => (await sql<{ row: string }>`select t::text as row from ${sql.id('tenant', table)} t order by 1`.execute(tx)).rows,
    ),
  );
}
