import { sql } from 'kysely';
import { keptText } from '#/i18n/keptSentences.ts';
import { type Sentence, say } from '#/i18n/sentences.ts';
import { momentOf } from '#/server/domain/sales/businessTime.ts';
import { ownEstablishment } from '#/server/domain/sales/sellingEstablishment.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { invalid } from '#/server/foundation/http/apiError.ts';
import { addMovements, holdCounts, type StockItem, type StockType, type StockWork } from './movements.ts';
import { forgetSummed } from './stockSums.ts';
import { roundQuantity } from './usage.ts';

/** What became of opening stock: an entry of so much more (or less) than was opened before, nothing new, or a refusal. */
export type Opened = { entry: number; quantity: number } | { isSame: true } | { refused: Sentence };

/**
 * Opens the stock of an item with what another program had of it. Opened before, the difference is entered; an item that has moved here,
 * or was counted, keeps what it has.
 */
export async function openStock(work: StockWork, item: StockItem, quantity: number, from: string): Promise<Opened> {
  const { tx, clientId, caller, now } = work;
  const here = Number(work.establishmentId);
  await holdCounts(tx, clientId, [item]);
  const { rows } = await sql<{ opened: string; others: number }>`
    select coalesce(sum(quantity) filter (where kind = 'beginning'), 0) as opened,
      count(*) filter (where kind <> 'beginning')::integer as others
    from tenant.inventory_movements where client_id = ${clientId} and ${sql.ref(`item_${item.type}`)} = ${item.id}`.execute(tx);
  const more = roundQuantity(quantity - Number(rows[0]?.opened ?? 0));
  if (more === 0) return { isSame: true };
  if (rows[0]?.others) return { refused: say('stock.moved_already', { item: item.name }) };
  const establishment = await ownEstablishment(tx, clientId, here);
  if (!establishment) throw invalid({ establishment_id: [say('stock.choose_establishment')] });
  const note = keptText(say('stock.brought_from', { system: from }));
  const [entry = 0] = await addMovements(tx, { clientId, establishmentId: here, userId: caller.userId || null, name: caller.name, now }, [
    { item, kind: 'beginning', quantity: more, ...momentOf(now, establishment), note },
  ]);
  return { entry, quantity: more };
}

/** What became of an opening that is taken back: it is gone, was gone already, or stays because the item has moved since. */
export interface ClosedAgain {
  end: 'removed' | 'gone' | 'changed';
  name: string;
}

/**
 * Takes an opening out of the ledger, as if it had never been brought: the one entry that may go, and only while nothing was entered after
 * it, so that no sale and no count stands on it.
 */
export async function takeBackOpening(tx: Transaction, clientId: number, entry: number): Promise<ClosedAgain> {
  const { rows } = await sql<{ type: StockType; item: number; name: string; establishmentId: number; quantity: string }>`
    select case when item_products is null then 'ingredients' else 'products' end as type, coalesce(item_products, item_ingredients) as item,
      item_name as name, establishment_id as "establishmentId", quantity
    from tenant.inventory_movements where client_id = ${clientId} and id = ${entry} and kind = 'beginning'`.execute(tx);
  const [found] = rows;
  if (!found) return { end: 'gone', name: '' };
  const { type, item, name, establishmentId } = found;
  await holdCounts(tx, clientId, [{ type, id: item }]);
  const { rows: later } = await sql`
    select 1 from tenant.inventory_movements
    where client_id = ${clientId} and ${sql.ref(`item_${type}`)} = ${item} and id > ${entry} limit 1`.execute(tx);
  if (later.length) return { end: 'changed', name };
  await forgetSummed(tx, { clientId, establishmentId }, { type, id: item }, { entry, quantity: Number(found.quantity) });
  await sql`delete from public.inventory_movements where client_id = ${clientId} and id = ${entry}`.execute(tx);
  return { end: 'removed', name };
}
