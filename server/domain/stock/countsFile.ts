import { sql } from 'kysely';
import Papa from 'papaparse';
import { type Sentence, say } from '#/i18n/sentences.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { invalid } from '#/server/foundation/http/apiError.ts';
import type { ItemReference } from './stockItems.ts';

/** The headers that an inventory's file has and its import reads. */
export const ITEM = 'Item';
export const ITEM_TYPE = 'Type';
export const ACTUAL_COUNT = 'Actual count';
export const NOTE = 'Note';

/** What a file says of one item. */
export interface FiledCount {
  item: ItemReference;
  count: number;
  note: string | null;
}

const MAX_ROWS = 5_000;
/** Lines that are looked at, whatever is in them. */
const MAX_LINES = 20_000;
const MAX_COLUMNS = 100;
/** Problems said at once. */
const MAX_PROBLEMS = 20;
const MAX_NOTE = 500;

/**
 * Reads the counts of a file: rows without one are passed over. `readCell` takes away what shields a cell from being a formula.
 * @throws ApiError 422 at `csv`, with every row that is wrong, for one that names no item of the establishment or no number
 */
export async function readCounts(
  tx: Transaction,
  { clientId, establishmentId }: { clientId: number; establishmentId: number },
  csv: string,
  readCell: (cell: string) => string,
): Promise<FiledCount[]> {
  const rows = filledRows(csv, readCell);
  if (rows.length === 0) throw invalid({ csv: [say('stock.nothing_in_column', { column: ACTUAL_COUNT })] });
  if (rows.length > MAX_ROWS) throw invalid({ csv: [say('stock.too_many_counts', { most: MAX_ROWS })] });
  const items = await itemsNamed(tx, { clientId, establishmentId }, [...new Set(rows.map(({ row }) => (row[ITEM] ?? '').trim()))]);
  const named = new Map<string, NamedItem[]>();
  for (const item of items) named.set(item.name.toLowerCase(), [...(named.get(item.name.toLowerCase()) ?? []), item]);
  const problems: Sentence[] = [];
  const seen = new Set<string>();
  const counts = rows.flatMap(({ row, number }): FiledCount[] => {
    const found = itemOf(row, named);
    const count = Number(row[ACTUAL_COUNT]?.trim().replace(',', '.'));
    const isCount = Number.isFinite(count) && count >= 0;
    const wrong = 'key' in found ? found : isCount ? undefined : say('stock.not_a_count', { typed: row[ACTUAL_COUNT] ?? '' });
    const key = 'key' in found ? '' : `${found.type} ${found.id}`;
    const why = wrong ?? (seen.has(key) ? say('stock.item_twice', { item: row[ITEM] ?? '' }) : undefined);
    if (why) problems.push(say('stock.in_row', { row: number, why }));
    seen.add(key);
    return 'key' in found ? [] : [{ item: found, count, note: row[NOTE]?.trim().slice(0, MAX_NOTE) || null }];
  });
  if (problems.length) throw invalid({ csv: problems.slice(0, MAX_PROBLEMS) });
  return counts;
}

type CountedRow = Readonly<Record<string, string | undefined>>;

/** The rows in which something was counted, and their numbers. @throws ApiError 422 where the columns are not those of an inventory */
function filledRows(csv: string, readCell: (cell: string) => string): { row: CountedRow; number: number }[] {
  const { data, meta } = Papa.parse<string[]>(csv.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy', preview: MAX_LINES + 1 });
  if (meta.truncated) throw invalid({ csv: [say('stock.too_many_lines', { most: MAX_LINES })] });
  const [headers = [], ...records] = data;
  const [first, second] = [ITEM, ACTUAL_COUNT].filter((name) => !headers.includes(name));
  if (first !== undefined)
    throw invalid({ csv: [second === undefined ? say('stock.no_column', { column: first }) : say('stock.no_columns', { first, second })] });
  if (headers.length > MAX_COLUMNS) throw invalid({ csv: [say('stock.too_many_columns', { most: MAX_COLUMNS })] });
  const columns = [ITEM, ITEM_TYPE, ACTUAL_COUNT, NOTE].map((name) => [name, headers.indexOf(name)] as const);
  return records.flatMap((cells, index) => {
    const row = Object.fromEntries(columns.map(([name, at]) => [name, readCell(cells[at] ?? '')]));
    return row[ACTUAL_COUNT]?.trim() ? [{ row, number: index + 2 }] : [];
  });
}

interface NamedItem extends ItemReference {
  name: string;
  isTracked: boolean;
}

/** The item that a row names, or what is wrong with it. */
function itemOf(row: CountedRow, items: ReadonlyMap<string, readonly NamedItem[]>): ItemReference | Sentence {
  const name = row[ITEM]?.trim() ?? '';
  const type = row[ITEM_TYPE]?.trim().toLowerCase();
  const named = (items.get(name.toLowerCase()) ?? []).filter((one) => !type || `${type}s` === one.type);
  const [found] = named;
  if (!found) return say('stock.no_item_named', { name });
  if (named.length > 1) return say('stock.product_and_ingredient', { name, column: ITEM_TYPE });
  if (!found.isTracked) return say('stock.not_tracked', { item: found.name });
  return { type: found.type, id: found.id };
}

async function itemsNamed(
  tx: Transaction,
  { clientId, establishmentId }: { clientId: number; establishmentId: number },
  names: readonly string[],
): Promise<NamedItem[]> {
  const wanted = names.map((name) => name.toLowerCase());
  const { rows } = await sql<NamedItem>`
    select 'products' as type, id, item as name, coalesce(track_inventory, false) as "isTracked" from tenant.products
    where client_id = ${clientId} and establishment_id = ${establishmentId} and lower(item) = any(${wanted}::text[])
    union all
    select 'ingredients', id, name, true from tenant.ingredients
    where client_id = ${clientId} and establishment_id = ${establishmentId} and lower(name) = any(${wanted}::text[])`.execute(tx);
  return rows;
}
