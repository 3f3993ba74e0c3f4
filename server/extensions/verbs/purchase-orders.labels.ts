import { documentTexts } from '#/i18n/documents.ts';
import { labelSizes } from '#/resources/reference/labelSizes.ts';
import purchaseOrders from '#/resources/stock/purchaseOrders.ts';
import { labelPdf } from '#/server/domain/purchasing/labelPdf.ts';
import { readLabels } from '#/server/domain/purchasing/readLabels.ts';
import { languageFor } from '#/server/domain/receipts/readReceipt.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';

/** Labels for what was received, as a PDF of the size asked for. */
export const verb = defineVerb(
  purchaseOrders,
  'labels',
  async ({ tx, clientId, caller, establishmentId, context, model, now }, { size: asked, per }, record) => {
    const size = labelSizes[String(asked)];
    if (!size) throw new Error(`Nothing says how large the labels '${String(asked)}' are`);
    const language = await languageFor(tx, clientId, caller.userId, undefined);
    const labels = await readLabels(tx, { clientId, establishmentId }, record, {
      per: per === 'item' ? 'item' : 'unit',
      context: { ...context, locale: language },
      model,
      now,
    });
    const title = `${documentTexts('purchase_order', language).labels} ${String(record.number)}`;
    return {
      file: {
        name: `labels-${String(record.number)}.pdf`,
        type: 'application/pdf',
        bytes: () => labelPdf(labels, size, { title, language }),
      },
    };
  },
);
