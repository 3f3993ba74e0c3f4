import { momentOf } from '#/server/domain/sales/businessTime.ts';
import { ownEstablishment } from '#/server/domain/sales/sellingEstablishment.ts';
import { addMovements, type Movement, type StockWork } from './movements.ts';
import { type ItemReference, stockItems } from './stockItems.ts';
import { roundQuantity } from './usage.ts';

/** Of a purchase order's line, what came now, in the item's own unit; below zero: what is taken back. */
export interface Arrival {
  item: ItemReference;
  quantity: number;
  /** What one cost; null: as the item says. */
  unit_cost: number | null;
}

/**
 * Puts what arrived in stock, at what it cost; of a return to the vendor, takes it out. A product whose stock is not tracked is received
 * without an entry.
 */
export async function receiveStock(
  { tx, clientId, establishmentId, caller, now }: StockWork,
  arrivals: readonly Arrival[],
  order: { id: number; isReturn: boolean; note?: string },
): Promise<void> {
  const here = Number(establishmentId);
  const establishment = await ownEstablishment(tx, clientId, here);
  const came = arrivals.filter(({ quantity }) => quantity !== 0);
  if (!establishment || came.length === 0) return;
  const { at, day } = momentOf(now, establishment);
  const items = await stockItems(
    tx,
    clientId,
    here,
    came.map(({ item }) => item),
  );
  const movements = came.flatMap(({ item: { type, id }, quantity, unit_cost }): Movement[] => {
    const item = items.find((one) => one.type === type && one.id === id && one.isTracked);
    if (!item) return [];
    const signed = order.isReturn ? -quantity : quantity;
    return [
      {
        item: { ...item, cost: unit_cost ?? item.cost },
        kind: order.isReturn ? 'deduct' : 'received',
        quantity: roundQuantity(signed),
        at,
        day,
        purchaseOrder: order.id,
        note: order.note ?? null,
      },
    ];
  });
  await addMovements(tx, { clientId, establishmentId: here, userId: caller.userId || null, name: caller.name, now }, movements);
}
