import { currencies } from '#/resources/reference/currencies.ts';
import type { Hooks } from '#/server/crud/hooks.ts';
import { removeSettings } from '#/server/settings/storedSettings.ts';

/** The symbol always belongs to the currency; an establishment's settings go with it. */
export const hooks: Hooks = {
  beforeSave(draft) {
    draft.currency_symbol = currencies.find(({ code }) => code === draft.currency)?.symbol ?? draft.currency;
  },

  beforeDelete(record, { tx, clientId }) {
    return removeSettings(tx, clientId, Number(record.id));
  },
};
