import type { Language } from '#/i18n/languages.ts';
import { type Model, resourceOf } from '#/model/language/model.ts';
import { receiptBlocks } from '#/resources/reference/receiptBlocks.ts';
import type { EmailLooks } from '#/server/domain/emailLooks/index.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { StoredFiles } from '#/server/foundation/files/storedFiles.ts';
import { receiptEmail } from '#/server/foundation/mail/emails/receiptEmail.ts';
import type { Mailer } from '#/server/foundation/mail/index.ts';
import { readRecord } from '#/server/records/readRecord.ts';
import { hostScope } from '#/server/records/rowScope.ts';
import { readLogo } from './logo.ts';
import { readReceipt } from './readReceipt.ts';
import { addresseeOf, type SentReceipt, settleReceipt } from './sentReceipts.ts';

/** What the queue knows of a receipt that is to be sent: where it is noted, and in which language. */
export interface QueuedReceipt extends SentReceipt {
  language: Language;
}

/** The post's kind of email. */
export const RECEIPT_EMAIL = 'receipt';

/**
 * Says how receipts are written: with the order and the settings as they are when the email leaves. What becomes of it stands at the
 * order.
 */
export function receipts({
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
  mailer.emails<QueuedReceipt>(
    RECEIPT_EMAIL,
    async ({ language, ...sent }) => {
      const found = await database.tenant(sent.clientId, (tx) => read(tx, model, sent, language), { readonly: true });
      if (!found) return undefined;
      const blocks = receiptBlocks(found.source);
      const look = await looks.of(sent.clientId, found.establishmentId);
      return receiptEmail({ ...found, language, blocks, logo: await readLogo(stored, blocks), look });
    },
    ({ language: _language, ...sent }, outcome) => database.tenant(sent.clientId, (tx) => settleReceipt(tx, sent, outcome)),
  );
}

async function read(tx: Parameters<typeof readRecord>[0], model: Model, sent: SentReceipt, language: Language) {
  const email = await addresseeOf(tx, sent);
  if (email === undefined) return undefined;
  const resource = resourceOf(model, 'orders');
  const rowScope = hostScope(sent.clientId);
  const order = await readRecord(tx, model, resource, new Map(Object.entries(resource.allFields)), rowScope, sent.order);
  const owner = { clientId: sent.clientId, establishmentId: Number(order.establishment_id) };
  return { email, establishmentId: owner.establishmentId, source: await readReceipt(tx, model, owner, order, language) };
}
