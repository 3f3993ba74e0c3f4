import { contextFor } from '#/i18n/context.ts';
import type { Language } from '#/i18n/languages.ts';
import type { Model } from '#/model/language/model.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { readSettings } from '#/server/records/settings/storedSettings.ts';
import { type OrderDocument, orderDocument } from './orderDocument.ts';
import { type OrderOwner, readOrderingEstablishment, readVendor } from './orderParties.ts';

/** The business's own name and number stand there, for every paper that leaves it. */
const RECEIPT = 'receipt';

/** Everything that a whole order's document says, in a language and the establishment's money and clock. */
export async function readOrder(
  tx: Transaction,
  model: Model,
  { clientId, establishmentId }: OrderOwner,
  order: Readonly<Record<string, unknown>>,
  language: Language,
): Promise<OrderDocument> {
  const settings = model.settings[RECEIPT];
  if (!settings) throw new Error(`There are no '${RECEIPT}' settings`);
  const { values } = await readSettings(tx, { clientId, establishmentId, settings });
  const establishment = await readOrderingEstablishment(tx, { clientId, establishmentId });
  const vendor = await readVendor(tx, clientId, Number(order.vendor));
  const context = contextFor({ locale: language, currency: establishment.currency, timezone: establishment.timezone });
  return orderDocument(model, { order, establishment, vendor, values, context, language });
}
