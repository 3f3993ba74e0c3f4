import { currencies } from '#/resources/reference/currencies.ts';
import type { Hooks } from '#/server/crud/hooks.ts';
import { redateSales } from '#/server/sales/redate.ts';
import { removeSettings } from '#/server/settings/storedSettings.ts';

/** The symbol always belongs to the currency; an establishment's settings go with it. */
export const hooks: Hooks = {
  beforeSave(draft) {
    draft.currency_symbol = currencies.find(({ code }) => code === draft.currency)?.symbol ?? draft.currency;
  },

  /** Sales stay where they were made, but on another clock they may fall on other days. */
  async afterSave(record, before, { tx, clientId }) {
    if (!before || (record.timezone === before.timezone && record.business_day_starts_at === before.business_day_starts_at)) return;
    await redateSales(tx, clientId, Number(before.id));
  },

  beforeDelete(record, { tx, clientId }) {
    return removeSettings(tx, clientId, Number(record.id));
  },
};
