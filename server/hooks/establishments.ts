import { currencies } from '#/resources/reference/currencies.ts';
import type { Hooks } from '#/server/crud/hooks.ts';

/** The symbol always belongs to the currency. */
export const hooks: Hooks = {
  beforeSave(draft) {
    draft.currency_symbol = currencies.find(({ code }) => code === draft.currency)?.symbol ?? draft.currency;
  },
};
