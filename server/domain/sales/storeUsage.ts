import { sql } from 'kysely';
import { keptText } from '#/i18n/keptSentences.ts';
import { say } from '#/i18n/sentences.ts';
import type { Model } from '#/model/language/model.ts';
import { seenByCounts } from '#/server/domain/stock/lateEntries.ts';
import { addMovements, type Movement, type MovementKind, type StockItem, type Stocktaker } from '#/server/domain/stock/movements.ts';
import { roundQuantity, type SoldLine, usageKey, usageOf } from '#/server/domain/stock/usage.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import type { OrderFigures, SellingEstablishment } from './figures.ts';
import type { StoredOrder } from './storeFacts.ts';

/**
 * Takes out of stock what orders sold, and puts back what came back and may be sold again: in the orders' own transaction. The ledger is
 * only ever added to: of an order that was there before, the difference to what its entries say is entered, so that a revision that comes
 * twice counts once, and one that sells less gives the rest back to the moment it was taken at. What a line takes stays with the line:
 * where nothing changed but a recipe, nothing is entered. What is older than a count that did not know of it leaves what was counted as it
 * is.
 */
export async function storeUsage(
  tx: Transaction,
  model: Model,
  { clientId, id: establishmentId }: SellingEstablishment,
  orders: readonly StoredOrder[],
  replaced: readonly number[],
  by: Pick<Stocktaker, 'userId' | 'name' | 'now'>,
): Promise<void> {
  if (!model.resources['inventory-movements']) return;
  const entered = await enteredBefore(tx, clientId, replaced);
  if (entered.size === 0 && !orders.some(({ stock }) => stock.some(({ takes }) => takes.length > 0))) return;
  const backToStock = await reasonsThatPutBack(tx, clientId, establishmentId, orders);
  const movements: Movement[] = [];
  for (const { id, figures, stock } of orders) {
    const wanted = usageOf(soldIn(figures, stock, backToStock));
    const known = entered.get(id) ?? new Map<string, Movement>();
    const items = new Map([...known.values()].map(({ item }) => [nameOf(item), item]));
    for (const key of new Set([...wanted.keys(), ...known.keys()])) {
      const [want, have] = [wanted.get(key), known.get(key)];
      const quantity = roundQuantity((want?.quantity ?? 0) - (have?.quantity ?? 0));
      const movement = want ?? have;
      // What the order's entries say of an item (its cost then) holds for its later ones too.
      if (movement && quantity !== 0)
        movements.push({ ...movement, item: items.get(nameOf(movement.item)) ?? movement.item, quantity, order: id });
    }
  }
  const numbers = new Map(orders.map(({ id, figures }) => [id, figures.input.order_number]));
  const seen = await seenByCounts(tx, clientId, movements, ({ order }) =>
    lateNote(numbers.get(Number(order)), replaced.includes(Number(order))),
  );
  await addMovements(tx, { clientId, establishmentId, ...by }, [...movements, ...seen]);
}

/** Why an entry at a count's moment names an order: the ledger explains itself. */
const lateNote = (number: string | undefined, isRevised: boolean) =>
  keptText(say(isRevised ? 'activity.changed_after_count' : 'activity.came_after_count', { number: number ?? '' }));

const nameOf = ({ type, id }: StockItem) => `${type} ${id}`;

/** What an order has sold, and what of it came back for a reason that puts it back. */
function soldIn({ paid, lines }: OrderFigures, stock: StoredOrder['stock'], backToStock: ReadonlySet<string>): SoldLine[] {
  if (!paid) return [];
  return lines.flatMap(({ voided, quantity, refund, input }, line): SoldLine[] => {
    const takes = stock[line]?.takes ?? [];
    if (voided || takes.length === 0) return [];
    const sold: SoldLine = { takes, quantity: quantity / THOUSANDTHS, kind: 'sold', at: paid.at, day: paid.day };
    if (!refund || refund.quantity === 0 || !backToStock.has((input.refund_reason ?? '').toLowerCase())) return [sold];
    return [sold, { takes, quantity: refund.quantity / THOUSANDTHS, kind: 'returned', at: refund.moment.at, day: refund.moment.day }];
  });
}

const THOUSANDTHS = 1000;

/** What the ledger has of what orders that were stored before sold and put back: order → entry → its sum. */
async function enteredBefore(tx: Transaction, clientId: number, orders: readonly number[]): Promise<Map<number, Map<string, Movement>>> {
  const entered = new Map<number, Map<string, Movement>>();
  if (orders.length === 0) return entered;
  const { rows } = await sql<
    Omit<StockItem, 'cost'> & { order: number; kind: MovementKind; day: string; at: string; quantity: string; cost: string | null }
  >`
    select "order", case when item_products is null then 'ingredients' else 'products' end as type, coalesce(item_products,
      item_ingredients) as id,
      max(item_name) as name, max(uom) as uom, max(unit_cost) as cost, kind, max(day) as day, at, sum(quantity) as quantity
    from tenant.inventory_movements where client_id = ${clientId} and "order" = any(${[...orders]}::bigint[])
      and kind in ('sold', 'returned')
    group by "order", item_products, item_ingredients, kind, at`.execute(tx);
  for (const { order, type, id, name, uom, cost, quantity, ...rest } of rows) {
    const item = { type, id, name, uom, cost: cost === null ? null : Number(cost) };
    const movement = { ...rest, item, quantity: Number(quantity) };
    entered.set(order, (entered.get(order) ?? new Map<string, Movement>()).set(usageKey(movement), movement));
  }
  return entered;
}

/** The refund reasons, in lower case, of which the establishment says that what comes back goes back on the shelf. */
async function reasonsThatPutBack(
  tx: Transaction,
  clientId: number,
  establishmentId: number,
  orders: readonly StoredOrder[],
): Promise<Set<string>> {
  if (!orders.some(({ figures }) => figures.lines.some(({ refund, input }) => refund && input.refund_reason))) return new Set();
  const { rows } = await sql<{ name: string }>`
    select lower(name) as name from tenant.operational_reasons
    where client_id = ${clientId} and establishment_id = ${establishmentId} and type = 'refund' and back_to_stock`.execute(tx);
  return new Set(rows.map(({ name }) => name));
}
