import { sql } from 'kysely';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { keepCounts, type Movement, type StockType } from './movements.ts';
import type { ItemReference } from './stockItems.ts';

/** A count of an item, as it stands in the ledger. */
interface Count {
  at: string;
  day: string;
}

/**
 * What has to be entered beside entries that come late: a count dated at or after such an entry had seen those goods gone (or come back),
 * and its difference was reckoned without the entry. Each is therefore made up for by the opposite, at the first such count: what was
 * counted stands, and the days before it know of the sale. A count that comes later reckons with both. Call it in the unit of work that
 * adds the entries: it lets nobody count their items before that is over.
 */
export async function seenByCounts(
  tx: Transaction,
  clientId: number,
  entries: readonly Movement[],
  noteOf: (entry: Movement) => string,
): Promise<Movement[]> {
  if (entries.length === 0) return [];
  const items = entries.map(({ item }) => item);
  await keepCounts(tx, clientId, items);
  const counts = await countsSince(tx, clientId, items, earliest(entries));
  return entries.flatMap((entry): Movement[] => {
    const count = counts.get(keyOf(entry.item))?.find(({ at }) => Date.parse(at) >= Date.parse(entry.at));
    return count ? [{ ...entry, ...count, kind: 'set_actual', quantity: -entry.quantity, note: noteOf(entry) }] : [];
  });
}

const earliest = (entries: readonly Movement[]) =>
  entries.reduce((first, { at }) => Math.min(first, Date.parse(at)), Number.POSITIVE_INFINITY);

const keyOf = ({ type, id }: ItemReference) => `${type} ${id}`;

/**
 * What somebody has counted of these items since a moment, the earliest first. What was entered for an order there is no count of its own.
 */
async function countsSince(
  tx: Transaction,
  clientId: number,
  items: readonly ItemReference[],
  sinceMs: number,
): Promise<Map<string, Count[]>> {
  const idsOf = (wanted: StockType) => [...new Set(items.filter(({ type }) => type === wanted).map(({ id }) => id))];
  const { rows } = await sql<ItemReference & Count>`
    select case when item_products is null then 'ingredients' else 'products' end as type, coalesce(item_products, item_ingredients) as id,
      at, day
    from tenant.inventory_movements
    where client_id = ${clientId} and kind = 'set_actual' and "order" is null and at >= ${new Date(sinceMs).toISOString()}::timestamptz
      and (item_products = any(${idsOf('products')}::bigint[]) or item_ingredients = any(${idsOf('ingredients')}::bigint[]))
    order by at`.execute(tx);
  const counts = new Map<string, Count[]>();
  for (const { type, id, at, day } of rows) counts.set(keyOf({ type, id }), [...(counts.get(keyOf({ type, id })) ?? []), { at, day }]);
  return counts;
}
