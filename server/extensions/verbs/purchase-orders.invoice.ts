import purchaseOrders from '#/resources/stock/purchaseOrders.ts';
import { orderPdf } from '#/server/domain/purchasing/orderPdf.ts';
import { readOrder } from '#/server/domain/purchasing/readOrder.ts';
import { languageFor } from '#/server/domain/receipts/readReceipt.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';
import { readableFields } from '#/server/records/readableFields.ts';
import { readRecord } from '#/server/records/readRecord.ts';
import { rowScopeAt } from '#/server/records/rowScope.ts';

/** The order as a PDF, in the caller's language, with what the caller may see of it. */
export const verb = defineVerb(
  purchaseOrders,
  'invoice',
  async ({ tx, model, resource, clientId, caller, establishmentId, stored }, _input, record) => {
    const owner = { clientId, establishmentId };
    const rowScope = rowScopeAt(caller, resource, owner);
    const language = await languageFor(tx, clientId, caller.userId, undefined);
    const order = await readRecord(tx, model, resource, readableFields(caller, resource, rowScope), rowScope, record.id);
    const document = await readOrder(tx, model, owner, order, language);
    const bytes = async () => orderPdf(document, document.logo ? await stored?.read(document.logo) : undefined);
    return { file: { name: document.fileName, type: 'application/pdf', bytes } };
  },
);
