import { receiptBlocks } from '#/resources/reference/receiptBlocks.ts';
import orders from '#/resources/sales/orders.ts';
import { readLogo } from '#/server/domain/receipts/logo.ts';
import { languageFor, readReceipt } from '#/server/domain/receipts/readReceipt.ts';
import { receiptPdf } from '#/server/domain/receipts/receiptPdf.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';

/** The order's receipt as a PDF, as wide as the establishment's paper. */
export const verb = defineVerb(
  orders,
  'receipt',
  async ({ tx, model, clientId, establishmentId, caller, stored }, { language: asked }, record) => {
    const language = await languageFor(tx, clientId, caller.userId, asked);
    const source = await readReceipt(tx, model, { clientId, establishmentId }, record, language);
    const blocks = receiptBlocks(source);
    const bytes = async () => receiptPdf(blocks, { source, language, logo: stored && (await readLogo(stored, blocks)) });
    return { file: { name: `receipt-${String(record.order_number)}.pdf`, type: 'application/pdf', bytes } };
  },
);
