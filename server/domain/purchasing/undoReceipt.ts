import { keptText } from '#/i18n/keptSentences.ts';
import { say } from '#/i18n/sentences.ts';
import { resourceOf } from '#/model/language/model.ts';
import { receiveStock } from '#/server/domain/stock/receiveStock.ts';
import type { ItemReference } from '#/server/domain/stock/stockItems.ts';
import { conflict } from '#/server/foundation/http/apiError.ts';
import type { RecordWork } from '#/server/records/extensionPoints.ts';
import { lockRecord } from '#/server/records/readRecord.ts';
import { readOther } from '#/server/records/write/otherRecord.ts';
import { giveCostBack, unitCostOf } from './itemCosts.ts';
import { moveLines } from './orderLines.ts';
import type { ReceivedOrder } from './receive.ts';
import { refreshMatches } from './refreshMatches.ts';

/** A stored receipt. */
export interface UndoneReceipt {
  id: number;
  number: string;
  purchase_order: number;
  items: readonly {
    /** The order's line, counted from 1. */
    line: number;
    item: ItemReference;
    pack_size: number;
    received_quantity: number;
    rejected_quantity: number;
    unit_cost: number | null;
    cost_before: number | null;
    cost_taken_over: boolean | null;
  }[];
}

/**
 * Undoes a receipt: its quantities leave the stock by correcting entries of today, the order's lines wait for them again, and a cost that
 * was taken over with it goes back where it still stands. @throws ApiError 409 for an order that is closed
 */
export async function undoReceipt(work: RecordWork, receipt: UndoneReceipt, note: string | null): Promise<void> {
  const { tx, model, clientId } = work;
  await lockRecord(tx, resourceOf(model, 'purchase-orders'), clientId, receipt.purchase_order);
  const order = (await readOther(work, 'purchase-orders', receipt.purchase_order)) as unknown as ReceivedOrder & { status: string };
  if (order.status === 'closed') throw conflict(say('purchasing.order_closed'));
  const changes = new Map(
    receipt.items.flatMap(({ line, received_quantity, rejected_quantity }) => {
      const ordered = order.items[line - 1];
      return ordered ? [[ordered.id, { received: -received_quantity, rejected: -rejected_quantity }] as const] : [];
    }),
  );
  await moveLines(work, order.id, order.items, changes);
  const arrivals = receipt.items.map(({ item, received_quantity, pack_size: pack, unit_cost: cost }) => ({
    item,
    quantity: -received_quantity * pack,
    unit_cost: cost === null ? null : unitCostOf({ cost, pack }),
  }));
  const { number } = receipt;
  const said = keptText(note ? say('activity.receipt_undone_because', { number, note }) : say('activity.receipt_undone', { number }));
  await receiveStock(work, arrivals, { id: order.id, isReturn: order.type === 'vendor_return', note: said });
  for (const { item, pack_size: pack, unit_cost: cost, cost_before, cost_taken_over } of receipt.items)
    if (cost_taken_over && cost !== null) await giveCostBack(work, item, { cost, pack }, cost_before);
  await refreshMatches(work, order.id);
}
