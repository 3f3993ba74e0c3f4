import { say } from '#/i18n/sentences.ts';
import { ApiError } from '#/server/foundation/http/apiError.ts';
import type { RecordWork } from '#/server/records/extensionPoints.ts';
import { type QueuedReceipt, RECEIPT_EMAIL } from './index.ts';
import { languageFor } from './readReceipt.ts';
import { noteReceipt } from './sentReceipts.ts';

/** In whose name a receipt is sent, in which unit of work. */
export type ReceiptSender = Pick<RecordWork, 'tx' | 'clientId' | 'caller' | 'now' | 'mailer'> & { establishmentId: number };

/**
 * Queues an order's receipt and notes it at the order, where its fate is kept. @throws ApiError 503 where this host sends no mail
 */
export async function queueReceipt(
  { tx, clientId, establishmentId, caller, now, mailer }: ReceiptSender,
  order: { id: number; order_number: string | number | null },
  { email, language: asked }: { email: string; language: string | null },
): Promise<void> {
  if (!mailer) throw new ApiError(503, 'no_post', say('jobs.no_mail'));
  const receipt = await noteReceipt(tx, { clientId, establishmentId, order: order.id }, { email, by: caller.name, at: now });
  const language = await languageFor(tx, clientId, caller.userId, asked);
  const queued: QueuedReceipt = { clientId, order: order.id, receipt, language };
  const record = {
    kind: 'receipt',
    subject: say('emails.receipt', { number: String(order.order_number ?? order.id) }),
    to: email,
    about: { type: 'orders', id: order.id },
    establishment: establishmentId,
    by: caller.name,
    language,
  } as const;
  await mailer.send(RECEIPT_EMAIL, queued, { clientId, userId: caller.userId || null }, { tx, to: email, record });
}
