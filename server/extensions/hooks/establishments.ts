import type { Label } from '#/i18n/blanks.ts';
import { enumerated, say } from '#/i18n/sentences.ts';
import { currencies } from '#/resources/reference/currencies.ts';
import establishments from '#/resources/venue/establishments.ts';
import { amountsKept } from '#/server/domain/cash/moneyRecords.ts';
import { redateSales } from '#/server/domain/sales/redate.ts';
import { invalid } from '#/server/foundation/http/apiError.ts';
import { defineHooks } from '#/server/records/extensionPoints.ts';
import { removeSettings } from '#/server/records/settings/storedSettings.ts';

/** The symbol always belongs to the currency, which stays once amounts are kept in it; an establishment's settings go with it. */
export const hooks = defineHooks(establishments, {
  async beforeSave(draft, before, { tx, model, clientId }) {
    if (before && draft.currency !== before.currency)
      refuseOtherCurrency(String(before.currency), await amountsKept(tx, model, clientId, before.id));
    draft.currency_symbol = currencies.find(({ code }) => code === draft.currency)?.symbol ?? draft.currency;
  },

  /** Sales stay where they were made, but on another clock they may fall on other days. */
  async afterSave(record, before, { tx, clientId }) {
    if (!before || (record.timezone === before.timezone && record.business_day_starts_at === before.business_day_starts_at)) return;
    await redateSales(tx, clientId, before.id);
  },

  beforeDelete(record, { tx, clientId }) {
    return removeSettings(tx, clientId, record.id);
  },
});

/** An amount says nothing of its currency: under another one, what was sold for 100 dollars would read as 100 yen. @throws ApiError 422 */
function refuseOtherCurrency(currency: string, kept: readonly Label[]): void {
  if (kept.length === 0) return;
  throw invalid({ currency: [say('platform.currency_stays', { currency, what: enumerated(kept) })] });
}
