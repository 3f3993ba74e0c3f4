import purchaseReceipts from '#/resources/stock/purchaseReceipts.ts';
import { undoReceipt } from '#/server/domain/purchasing/undoReceipt.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';

/** Takes a receipt back by correcting entries. */
export const verb = defineVerb(purchaseReceipts, 'undo', async (work, { note }, record) => {
  await undoReceipt(work, record, note);
  return undefined;
});
