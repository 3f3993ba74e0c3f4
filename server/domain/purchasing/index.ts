import { sql } from 'kysely';
import type { Language } from '#/i18n/languages.ts';
import { type Model, resourceOf } from '#/model/language/model.ts';
import type { EmailLooks } from '#/server/domain/emailLooks/index.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import type { StoredFiles } from '#/server/foundation/files/storedFiles.ts';
import type { Email } from '#/server/foundation/mail/emailContent.ts';
import { purchaseOrderEmail } from '#/server/foundation/mail/emails/purchaseOrderEmail.ts';
import type { Mailer } from '#/server/foundation/mail/index.ts';
import { fieldsFor } from '#/server/records/readableFields.ts';
import { readRecord } from '#/server/records/readRecord.ts';
import { hostScope } from '#/server/records/rowScope.ts';
import type { OrderDocument } from './orderDocument.ts';
import { orderPdf } from './orderPdf.ts';
import { readOrder } from './readOrder.ts';

/** What the queue knows of an order that is to be sent. */
export interface QueuedOrder {
  clientId: number;
  order: number;
  to: Email['to'];
  /** In the words of whoever sends it. */
  message: string | null;
  /** Where the vendor's answer goes; null where nobody has an address. */
  replyTo: Email['to'] | null;
  language: Language;
  /** Of the permissions that guard an order, those that whoever sends it holds there: the vendor gets what they see. */
  sees?: readonly string[];
}

/** The post's kind of email. */
export const PURCHASE_ORDER_EMAIL = 'purchase-order';

/**
 * Says how purchase orders are written: with the order as it is when the email leaves. One that is gone or cancelled by then is not sent.
 */
export function purchasing({
  mailer,
  database,
  model,
  stored,
  looks,
}: {
  mailer: Mailer;
  database: Database;
  model: Model;
  stored: StoredFiles;
  looks: EmailLooks;
}): void {
  mailer.emails<QueuedOrder>(PURCHASE_ORDER_EMAIL, async (queued) => {
    const found = await database.tenant(queued.clientId, (tx) => read(tx, model, queued), { readonly: true });
    if (!found) return undefined;
    const { document, establishmentId } = found;
    const content = await orderPdf(document, document.logo ? await stored.read(document.logo) : undefined);
    const { title, number, isReturn, business, totals, expected } = document;
    const [total] = totals.slice(-1);
    const figures = [...(expected ? [expected] : []), ...(total ? [total] : [])];
    const { to, message, replyTo, language } = queued;
    const look = await looks.of(queued.clientId, establishmentId);
    const said = { message: message ?? '', business, name: `${title} ${number}`, isReturn, figures };
    return purchaseOrderEmail(
      { to, replyTo: replyTo ?? undefined, language, look, ...said },
      { filename: document.fileName, contentType: 'application/pdf', content },
    );
  });
}

async function read(
  tx: Transaction,
  model: Model,
  { clientId, order: id, language, sees }: QueuedOrder,
): Promise<{ document: OrderDocument; establishmentId: number } | undefined> {
  const { rows } = await sql<{
    status: string;
  }>`select status from tenant.purchase_orders where client_id = ${clientId} and id = ${id}`.execute(tx);
  if (!rows[0] || rows[0].status === 'cancelled') return undefined;
  const resource = resourceOf(model, 'purchase-orders');
  const rowScope = hostScope(clientId);
  // An email that was queued by an older host says nothing of it.
  const fields = fieldsFor(resource, (permission) => (sees ?? []).includes(permission));
  const order = await readRecord(tx, model, resource, fields, rowScope, id);
  const establishmentId = Number(order.establishment_id);
  return { document: await readOrder(tx, model, { clientId, establishmentId }, order, language), establishmentId };
}
