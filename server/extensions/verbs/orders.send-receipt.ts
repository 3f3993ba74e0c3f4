import { say } from '#/i18n/sentences.ts';
import orders from '#/resources/sales/orders.ts';
import { type QueuedReceipt, RECEIPT_EMAIL } from '#/server/domain/receipts/index.ts';
import { languageFor } from '#/server/domain/receipts/readReceipt.ts';
import { noteReceipt } from '#/server/domain/receipts/sentReceipts.ts';
import { ApiError } from '#/server/foundation/http/apiError.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';

/** Queues the order's receipt and notes it at the order, where its fate is kept. */
export const verb = defineVerb(
  orders,
  'send-receipt',
  async ({ tx, clientId, establishmentId, caller, now, mailer }, { email, language }, record) => {
    if (!mailer) throw new ApiError(503, 'no_post', say('jobs.no_mail'));
    const order = record.id;
    const place = { clientId, establishmentId, order };
    const receipt = await noteReceipt(tx, place, { email: String(email), by: caller.name, at: now });
    const queued: QueuedReceipt = { clientId, order, receipt, language: await languageFor(tx, clientId, caller.userId, language) };
    await mailer.send(RECEIPT_EMAIL, queued, { clientId, userId: caller.userId || null }, { tx, to: String(email) });
    return undefined;
  },
);
