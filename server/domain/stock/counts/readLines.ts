import { type RawBuilder, sql } from 'kysely';
import { likeText } from '#/server/foundation/database/likeText.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { roundQuantity } from '../usage.ts';
import { costOf, expectedOf, ofSheet, ROW_ORDER, valueAtCost } from './reckoning.ts';
import type { SheetReader } from './sheet.ts';

/** A row as it is answered; what the caller may not see of it is absent. Quantities in the item's unit, amounts in major units. */
export interface CountLine {
  id: number;
  item: { type: 'products' | 'ingredients'; id: number };
  item_name: string;
  uom: string | null;
  counted_quantity: number | null;
  /** ISO 8601 UTC. */
  counted_at: string | null;
  counted_by: string | null;
  reason: number | null;
  reason_name: string | null;
  note: string | null;
  outcome: string | null;
  expected_quantity?: number | null;
  variance?: number | null;
  unit_cost?: number | null;
  variance_value?: number | null;
}

/** Which rows, and which page of them. */
export interface LinesQuestion {
  search: string;
  show: 'all' | 'uncounted' | 'variance';
  page: number;
  perPage: number;
}

/** How far a sheet is. */
export interface Progress {
  rows: number;
  counted: number;
}

/** One page of a sheet's rows in the order of their names, and how many fit in all. */
export async function readLines(
  tx: Transaction,
  reader: SheetReader,
  { search, show, page, perPage }: LinesQuestion,
): Promise<{ rows: CountLine[]; total: number }> {
  const shown =
    show === 'uncounted'
      ? sql`not l.counted`
      : show === 'variance'
        ? sql`l.counted and l.counted_quantity <> ${expectedOf(reader)}`
        : sql`true`;
  const where = sql`${ofSheet(reader)} and ${shown} and ${named(reader, search)}`;
  const { rows: ids } = await sql<{ id: number; total: number }>`
    select l.id, count(*) over () as total from tenant.inventory_count_lines l where ${where}
    order by ${ROW_ORDER} limit ${perPage} offset ${(page - 1) * perPage}`.execute(tx);
  return { rows: await readRows(tx, reader, sql`l.id = any(${ids.map(({ id }) => id)}::bigint[])`), total: ids[0]?.total ?? 0 };
}

/** Some rows of a sheet, reckoned now. */
export async function readRows(tx: Transaction, reader: SheetReader, which: RawBuilder<unknown>): Promise<CountLine[]> {
  const { rows } = await sql<SelectedLine>`
    select r.*, r.counted_quantity - r.expected as reckoned, ${valueAtCost(reader)} as value from (
      select l.*,
        (select o.name from tenant.operational_reasons o where o.client_id = ${reader.clientId} and o.id = l.reason) as reason_name,
        ${reader.seesExpected ? expectedOf(reader) : sql`null::numeric`} as expected,
          ${reader.seesCosts ? costOf(reader) : sql`null::numeric`} as cost
      from tenant.inventory_count_lines l where ${ofSheet(reader)} and ${which} offset 0) as r
    order by lower(r.item_name), r.id`.execute(tx);
  return rows.map((row) => lineOf(row, reader));
}

/** How many rows a sheet has, and how many are counted. */
export async function readProgress(tx: Transaction, reader: SheetReader): Promise<Progress> {
  const { rows } = await sql<Progress>`
    select count(*) as rows, count(*) filter (where l.counted) as counted from tenant.inventory_count_lines l
      where ${ofSheet(reader)}`.execute(tx);
  return rows[0] ?? { rows: 0, counted: 0 };
}

/** How many rows stand before this one, in the order of the whole sheet. */
export async function indexOfRow(tx: Transaction, reader: SheetReader, id: number): Promise<number> {
  const { rows } = await sql<{ before: number }>`
    select count(*) as before from tenant.inventory_count_lines l, tenant.inventory_count_lines one
    where ${ofSheet(reader)} and one.client_id = ${reader.clientId} and one.id = ${id}
      and (lower(l.item_name), l.id) < (lower(one.item_name), one.id)`.execute(tx);
  return rows[0]?.before ?? 0;
}

/** By the item's name as it stands on the sheet, or by one of a product's codes. */
function named({ clientId }: SheetReader, search: string): RawBuilder<unknown> {
  if (!search) return sql`true`;
  const pattern = `%${likeText(search)}%`;
  return sql`(l.item_name ilike ${pattern} or exists (select from tenant.products p where p.client_id = ${clientId}
    and p.id = l.item_products
    and (p.barcode ilike ${pattern} or p.sku ilike ${pattern} or p.plu ilike ${pattern})))`;
}

/** Of `select r.*`: exact numbers come as texts. */
interface SelectedLine
  extends Omit<CountLine, 'item' | 'counted_quantity' | 'expected_quantity' | 'variance' | 'unit_cost' | 'variance_value'> {
  item_products: number | null;
  item_ingredients: number | null;
  counted_quantity: string | null;
  expected: string | null;
  reckoned: string | null;
  cost: string | null;
  value: string | null;
}

const numberOf = (text: string | null) => (text === null ? null : Number(text));
const quantityOf = (text: string | null) => (text === null ? null : roundQuantity(Number(text)));

function lineOf(row: SelectedLine, { seesExpected, seesCosts }: SheetReader): CountLine {
  return {
    id: row.id,
    item:
      row.item_products === null
        ? { type: 'ingredients', id: Number(row.item_ingredients) }
        : { type: 'products', id: Number(row.item_products) },
    item_name: row.item_name,
    uom: row.uom,
    counted_quantity: numberOf(row.counted_quantity),
    counted_at: row.counted_at,
    counted_by: row.counted_by,
    reason: row.reason,
    reason_name: row.reason_name,
    note: row.note,
    outcome: row.outcome,
    ...(seesExpected && { expected_quantity: quantityOf(row.expected), variance: quantityOf(row.reckoned) }),
    ...(seesCosts && { unit_cost: numberOf(row.cost) }),
    ...(seesExpected && seesCosts && { variance_value: numberOf(row.value) }),
  };
}
