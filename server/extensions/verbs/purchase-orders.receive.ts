import purchaseOrders from '#/resources/stock/purchaseOrders.ts';
import { receive } from '#/server/domain/purchasing/receive.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';

/** Receives what came of each line: its receipt, the statuses that follow, the stock, and the costs that are taken over. */
export const verb = defineVerb(purchaseOrders, 'receive', async (work, input, record) => {
  await receive(work, record, input.items);
  return undefined;
});
