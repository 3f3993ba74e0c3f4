import { refusedRows, type WrittenRow } from '#/server/domain/stock/recipeUnits.ts';
import { invalid } from '#/server/foundation/http/apiError.ts';
import type { Hooks } from '#/server/records/extensionPoints.ts';

/** A recipe can be taken out of stock: each row is in a unit that converts into its ingredient's own. */
export const hooks: Hooks = {
  async beforeSave(draft, before, { tx, clientId }) {
    const errors = await refusedRows(tx, clientId, 'recipe', (draft.recipe ?? []) as WrittenRow[], (before?.recipe ?? []) as WrittenRow[]);
    if (Object.keys(errors).length > 0) throw invalid(errors);
  },
};
