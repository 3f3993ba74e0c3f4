import { keptText } from '#/i18n/keptSentences.ts';
import { say } from '#/i18n/sentences.ts';
import { resourceOf } from '#/model/language/model.ts';
import { present } from '#/model/values/shapes.ts';
import purchaseOrders from '#/resources/stock/purchaseOrders.ts';
import type purchaseReceipts from '#/resources/stock/purchaseReceipts.ts';
import { receiveStock } from '#/server/domain/stock/receiveStock.ts';
import { conflict } from '#/server/foundation/http/apiError.ts';
import type { RecordWork } from '#/server/records/extensionPoints.ts';
import { lockRecord } from '#/server/records/readRecord.ts';
import { readOther } from '#/server/records/write/otherRecord.ts';
import type { RecordOf } from '#model/language';
import { giveCostBack, unitCostOf } from './itemCosts.ts';
import { moveLines } from './orderLines.ts';
import { refreshMatches } from './refreshMatches.ts';

/** A stored receipt; its rows' `line` is the order's, counted from 1. */
export type UndoneReceipt = RecordOf<typeof purchaseReceipts>;

/**
 * Undoes a receipt: its quantities leave the stock by correcting entries of today, the order's lines wait for them again, and a cost that
 * was taken over with it goes back where it still stands. @throws ApiError 409 for an order that is closed
 */
export async function undoReceipt(work: RecordWork, receipt: UndoneReceipt, note: string | null): Promise<void> {
  const { tx, model, clientId } = work;
  await lockRecord(tx, resourceOf(model, 'purchase-orders'), clientId, receipt.purchase_order);
  const order = await readOther(work, purchaseOrders, receipt.purchase_order);
  if (order.status === 'closed') throw conflict(say('purchasing.order_closed'));
  const rows = receipt.items.map(rowOf);
  const changes = new Map(
    rows.flatMap(({ line, received, rejected }) => {
      const ordered = order.items[line - 1];
      return ordered ? [[ordered.id, { received: -received, rejected: -rejected }] as const] : [];
    }),
  );
  await moveLines(work, order.id, order.items, changes);
  const arrivals = rows.map(({ item, received, pack, cost }) => ({
    item,
    quantity: -received * pack,
    unit_cost: cost === null ? null : unitCostOf({ cost, pack }),
  }));
  const { number } = receipt;
  const said = keptText(note ? say('activity.receipt_undone_because', { number, note }) : say('activity.receipt_undone', { number }));
  await receiveStock(work, arrivals, { id: order.id, isReturn: order.type === 'vendor_return', note: said });
  for (const { item, pack, cost, before, isTakenOver } of rows)
    if (isTakenOver && cost !== null) await giveCostBack(work, item, { cost, pack }, before);
  await refreshMatches(work, order.id);
}

/** What a row of a receipt says; the host wrote it, and of what it always writes nothing is empty. */
function rowOf({ line, item, pack_size, received_quantity, rejected_quantity, ...row }: UndoneReceipt['items'][number]) {
  return {
    line: present(line, "order's line in a receipt"),
    item: present(item, 'item in a receipt'),
    pack: pack_size ?? 1,
    received: received_quantity ?? 0,
    rejected: rejected_quantity ?? 0,
    cost: row.unit_cost,
    before: row.cost_before,
    isTakenOver: row.cost_taken_over === true,
  };
}
