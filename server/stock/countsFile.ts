import { sql } from 'kysely';
import Papa from 'papaparse';
import type { Transaction } from '#/server/database/unitOfWork.ts';
import { invalid } from '#/server/plugins/apiError.ts';
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

const MOST_ROWS = 5_000;
/** Problems said at once. */
const MOST_PROBLEMS = 20;
const MOST_NOTE = 500;

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
  const { data, meta } = Papa.parse<Record<string, string>>(csv.replace(/^\uFEFF/, ''), { header: true, skipEmptyLines: 'greedy', transform: readCell });
  const missing = [ITEM, ACTUAL_COUNT].filter((name) => !meta.fields?.includes(name));
  if (missing.length) throw invalid({ csv: [`The file has no column '${missing.join("' and no column '")}': download the inventory and fill that one in`] });
  const rows = data.map((row, place) => ({ row, number: place + 2 })).filter(({ row }) => row[ACTUAL_COUNT]?.trim());
  if (rows.length === 0) throw invalid({ csv: [`No row has an '${ACTUAL_COUNT}': fill in what was counted`] });
  if (rows.length > MOST_ROWS) throw invalid({ csv: [`Import at most ${MOST_ROWS} counts at a time`] });
  const items = await itemsNamed(tx, { clientId, establishmentId }, [...new Set(rows.map(({ row }) => (row[ITEM] ?? '').trim()))]);
  const problems: string[] = [];
  const seen = new Set<string>();
  const counts = rows.flatMap(({ row, number }): FiledCount[] => {
    const found = itemOf(row, items);
    const count = Number(row[ACTUAL_COUNT]?.trim().replace(',', '.'));
    const wrong = typeof found === 'string' ? found : Number.isFinite(count) && count >= 0 ? undefined : `'${row[ACTUAL_COUNT]}' is no count: write a number`;
    const key = typeof found === 'string' ? '' : `${found.type} ${found.id}`;
    if (wrong || seen.has(key)) problems.push(`Row ${number}: ${wrong ?? `${row[ITEM]} is there twice: keep one row of it`}`);
    seen.add(key);
    return typeof found === 'string' ? [] : [{ item: found, count, note: row[NOTE]?.trim().slice(0, MOST_NOTE) || null }];
  });
  if (problems.length) throw invalid({ csv: problems.slice(0, MOST_PROBLEMS) });
  return counts;
}

interface NamedItem extends ItemReference {
  name: string;
  isTracked: boolean;
}

/** The item that a row names, or what is wrong with it. */
function itemOf(row: Readonly<Record<string, string>>, items: readonly NamedItem[]): ItemReference | string {
  const name = row[ITEM]?.trim() ?? '';
  const type = row[ITEM_TYPE]?.trim().toLowerCase();
  const named = items.filter((one) => one.name.toLowerCase() === name.toLowerCase() && (!type || `${type}s` === one.type));
  const [found] = named;
  if (!found) return `There is no item '${name}' here: check its name`;
  if (named.length > 1) return `'${name}' is a product and an ingredient: say which in the column '${ITEM_TYPE}'`;
  if (!found.isTracked) return `The stock of ${found.name} is not tracked: turn on 'Track inventory' on the product first`;
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
