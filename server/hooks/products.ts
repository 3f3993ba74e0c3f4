import type { Hooks } from '#/server/crud/hooks.ts';
import { invalid } from '#/server/plugins/apiError.ts';
import { refusedRows, type WrittenRow } from '#/server/stock/recipeUnits.ts';

/** A recipe can be taken out of stock: each row is in a unit that converts into its ingredient's own. */
export const hooks: Hooks = {
  async beforeSave(draft, before, { tx, clientId }) {
    const errors = await refusedRows(tx, clientId, 'recipe', (draft.recipe ?? []) as WrittenRow[], (before?.recipe ?? []) as WrittenRow[]);
    if (Object.keys(errors).length > 0) throw invalid(errors);
  },
};
