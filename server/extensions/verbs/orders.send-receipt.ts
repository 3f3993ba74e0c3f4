import orders from '#/resources/sales/orders.ts';
import { queueReceipt } from '#/server/domain/receipts/sendReceipt.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';

/** Queues the order's receipt. */
export const verb = defineVerb(orders, 'send-receipt', async (work, { email, language }, record) => {
  await queueReceipt(work, record, { email: String(email), language });
  return undefined;
});
