import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { NO_STATION, NOBODY } from './facts.ts';
import { factsOf } from './factsOfOrder.ts';
import type { OrderFigures, SellingEstablishment } from './figures.ts';
import { insertMany } from './insertMany.ts';
import type { LineStock } from './lineStock.ts';
import { multiplyDivide } from './minorUnits.ts';
import type { ProductInfo } from './products.ts';
import { SALES_COLUMNS } from './salesTables.ts';
import { stationOf } from './stations.ts';

/** An order whose id is known, with the products of its lines and what these cost and take out of stock. */
export interface StoredOrder {
  id: number;
  figures: OrderFigures;
  products: readonly (ProductInfo | undefined)[];
  stock: readonly LineStock[];
}

type Row = Record<string, unknown>;
const FACT_TABLES = ['facts_sales', 'facts_lines', 'facts_parts', 'facts_voids'] as const;

/** The rows that say what orders come to, and what they sold: all but its number in the database. */
export interface FactRows {
  items: Items;
  rows: Record<(typeof FACT_TABLES)[number], Row[]>;
}

/** Reckons the facts of orders. `stations`: the names of those that orders name. */
export function factRows(
  establishment: SellingEstablishment,
  orders: readonly StoredOrder[],
  stations: ReadonlyMap<number, string>,
): FactRows {
  const items = new Items(establishment);
  const rows: Record<(typeof FACT_TABLES)[number], Row[]> = { facts_sales: [], facts_lines: [], facts_parts: [], facts_voids: [] };
  for (const { id, figures, products, stock } of orders) {
    const { sales, lines, parts, voids } = factsOf(figures);
    const scope = { client_id: establishment.clientId, establishment_id: establishment.id, order_id: id };
    const user_name = figures.input.user_name ?? NOBODY;
    for (const [n, fact] of sales.entries())
      rows.facts_sales.push({
        ...scope,
        n,
        ...fact,
        order_type: figures.input.order_type ?? '',
        user_name,
        station: stationOf(figures, stations) ?? NO_STATION,
      });
    for (const [n, fact] of lines.entries())
      rows.facts_lines.push({
        ...scope,
        n,
        ...fact,
        key: items.keyOf(figures, fact.line, products[fact.line]),
        cost: costOf(stock[fact.line], fact.quantity, establishment),
      });
    for (const [n, fact] of parts.entries()) rows.facts_parts.push({ ...scope, n, ...fact });
    for (const [n, fact] of voids.entries()) rows.facts_voids.push({ ...scope, n, ...fact, user_name });
  }
  return { items, rows };
}

/** Replaces the facts of orders and marks every day that they touch or touched: all in the orders' own transaction. */
export async function storeFacts(
  tx: Transaction,
  establishment: SellingEstablishment,
  { items, rows }: FactRows,
  replaced: readonly number[],
): Promise<void> {
  const days = new Set<string>();
  if (replaced.length > 0) for (const table of FACT_TABLES) await removeFacts(tx, establishment, table, replaced, days);
  const ids = await items.store(tx);
  for (const row of rows.facts_lines) row.item_id = ids.get(String(row.key));
  for (const table of FACT_TABLES) {
    await insertMany(tx, table, SALES_COLUMNS[table], rows[table]);
    for (const row of rows[table]) days.add(String(row.day));
  }
  await markDays(tx, establishment, days);
}

/** Says that the rollups of these days are behind. Rows are only added: never a unique mark, never an upsert. */
export async function markDays(
  tx: Transaction,
  { clientId, id }: Pick<SellingEstablishment, 'clientId' | 'id'>,
  days: Iterable<string>,
): Promise<void> {
  const { id: _numbered, ...columns } = SALES_COLUMNS.sales_marks;
  await insertMany(
    tx,
    'sales_marks',
    columns,
    [...days].map((day) => ({ client_id: clientId, establishment_id: id, day })),
  );
}

/** Takes away all facts of orders, and marks the days that had them. */
export async function forgetFacts(
  tx: Transaction,
  establishment: Pick<SellingEstablishment, 'clientId' | 'id'>,
  orders: readonly number[],
): Promise<void> {
  const days = new Set<string>();
  for (const table of FACT_TABLES) await removeFacts(tx, establishment, table, orders, days);
  await markDays(tx, establishment, days);
}

async function removeFacts(
  tx: Transaction,
  establishment: Pick<SellingEstablishment, 'clientId'>,
  table: string,
  orders: readonly number[],
  days: Set<string>,
): Promise<void> {
  const { rows } = await sql<{
    day: string;
  }>`delete from ${sql.id('public', table)} where client_id = ${establishment.clientId} and order_id = any(${[...orders]}::bigint[])
    returning day`.execute(tx);
  for (const { day } of rows) days.add(day);
}

function costOf(line: LineStock | undefined, quantity: number, { decimals }: SellingEstablishment): number {
  return line?.cost ? multiplyDivide(Math.round(line.cost * 1e6), quantity * 10 ** decimals, 1e9) : 0;
}

/** What something was called when it was sold. */
interface SoldAs {
  title: string;
  category: string | null;
  sub_category: string | null;
}

const namedBy = (product: number | null, { title, category, sub_category }: SoldAs) =>
  JSON.stringify([product, title, category, sub_category]);

/** The key of what was sold: a product, by its number, under a title and a category. */
export function soldKey(product: number | null, sold: SoldAs): string {
  return createHash('md5').update(namedBy(product, sold)).digest('hex');
}

/** What a batch sells: each product under a title and a category once, whatever it is called later. */
class Items {
  readonly #establishment: SellingEstablishment;
  readonly #rows = new Map<string, Row>();
  readonly #keys = new Map<string, string>();

  constructor(establishment: SellingEstablishment) {
    this.#establishment = establishment;
  }

  keyOf({ lines }: OrderFigures, line: number, product: ProductInfo | undefined): string {
    const input = lines[line]?.input;
    const title = input?.title ?? '';
    const category = product ? product.category : (input?.category ?? null);
    const sub_category = product?.subCategory ?? null;
    const named = namedBy(product?.id ?? null, { title, category, sub_category });
    const known = this.#keys.get(named);
    if (known) return known;
    const key = soldKey(product?.id ?? null, { title, category, sub_category });
    this.#keys.set(named, key);
    this.#rows.set(key, {
      client_id: this.#establishment.clientId,
      establishment_id: this.#establishment.id,
      key,
      product_id: product?.id ?? null,
      title,
      category,
      sub_category,
    });
    return key;
  }

  /** Adds what is new and gives the ids by key. Only one batch of an establishment is stored at a time, so nobody adds the same. */
  async store(tx: Transaction): Promise<Map<string, number>> {
    if (this.#rows.size === 0) return new Map();
    const { id: _numbered, ...columns } = SALES_COLUMNS.sales_items;
    const keys = [...this.#rows.keys()];
    const known = await sql<{
      key: string;
      id: number;
    }>`select key, id from tenant.sales_items where client_id = ${this.#establishment.clientId} and establishment_id = ${this.#establishment.id}
      and key = any(${keys})`.execute(tx);
    const ids = new Map(known.rows.map(({ key, id }) => [key, id]));
    const added = await insertMany<{ key: string; id: number }>(
      tx,
      'sales_items',
      columns,
      [...this.#rows].flatMap(([key, row]) => (ids.has(key) ? [] : [row])),
      ['key', 'id'],
    );
    for (const { key, id } of added) ids.set(key, id);
    return ids;
  }
}
