import { say } from '#/i18n/sentences.ts';
import { momentOf } from '#/server/domain/sales/businessTime.ts';
import { ownEstablishment } from '#/server/domain/sales/sellingEstablishment.ts';
import { invalid } from '#/server/foundation/http/apiError.ts';
import { addMovements, currentCount, holdCounts, type MovementKind, type StockWork } from './movements.ts';
import { knownReason } from './reasons.ts';
import { type ItemReference, stockItem } from './stockItems.ts';
import { roundQuantity } from './usage.ts';

/** What `/add`, `/deduct` and `/set-actual` are told. */
export interface Adjustment {
  item_id: ItemReference;
  reason_id?: number | null;
  note?: string | null;
}

/** What became of the item: as the call answers it. */
export interface Adjusted {
  item_id: ItemReference;
  before: number;
  quantity: number;
  current_count: number;
}

/**
 * Enters a correction of an item's stock. `change` gives its quantity and its kind from what is in stock now and whether the reason is
 * waste.
 * @throws ApiError 422 for an item that is not here or not tracked, and for a reason of another kind
 */
export async function adjust(
  { tx, clientId, establishmentId, caller, now }: StockWork,
  { item_id, reason_id, note }: Adjustment,
  change: (count: number, isWaste: boolean) => { kind: MovementKind; quantity: number },
): Promise<Adjusted> {
  const here = Number(establishmentId);
  const item = await stockItem(tx, clientId, here, item_id);
  const reason = reason_id ? await knownReason(tx, clientId, here, reason_id) : undefined;
  await holdCounts(tx, clientId, [item]);
  const before = await currentCount(tx, clientId, item);
  const { kind, quantity } = change(before, reason?.type === 'waste');
  const establishment = await ownEstablishment(tx, clientId, here);
  if (!establishment) throw invalid({ establishment_id: [say('stock.choose_establishment')] });
  const moment = momentOf(now, establishment);
  const entry = {
    item,
    kind,
    quantity: roundQuantity(quantity),
    at: moment.at,
    day: moment.day,
    reason: reason_id ?? null,
    note: note ?? null,
  };
  await addMovements(tx, { clientId, establishmentId: here, userId: caller.userId || null, name: caller.name, now }, [entry]);
  return { item_id, before, quantity: entry.quantity, current_count: roundQuantity(before + entry.quantity) };
}
