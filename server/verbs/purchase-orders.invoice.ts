import { readableFields } from '#/server/crud/readableFields.ts';
import { readRecord } from '#/server/crud/readRecord.ts';
import type { VerbFunction } from '#/server/crud/verbFunctions.ts';
import { orderPdf } from '#/server/purchasing/orderPdf.ts';
import { readOrder } from '#/server/purchasing/readOrder.ts';
import { languageFor } from '#/server/receipts/readReceipt.ts';

/** The order as a PDF, in the caller's language, with what the caller may see of it. */
export const perform: VerbFunction = async ({ tx, model, resource, clientId, caller, establishmentId, stored }, _input, record = {}) => {
  const place = { clientId, establishmentId: Number(establishmentId) };
  const reach = { clientId, establishments: [place.establishmentId] };
  const language = await languageFor(tx, clientId, caller.userId, undefined);
  const order = await readRecord(tx, model, resource, readableFields(caller, resource, reach), reach, Number(record.id));
  const document = await readOrder(tx, model, place, order, language);
  const bytes = async () => orderPdf(document, document.logo ? await stored?.read(document.logo) : undefined);
  return { file: { name: document.fileName, type: 'application/pdf', bytes } };
};
