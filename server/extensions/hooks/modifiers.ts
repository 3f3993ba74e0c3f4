import { refusedRows, type WrittenRow } from '#/server/domain/stock/recipeUnits.ts';
import { invalid } from '#/server/foundation/http/apiError.ts';
import type { Hooks } from '#/server/records/extensionPoints.ts';

/** A choice that takes an ingredient says how much of it, in a unit that converts into the ingredient's own. */
export const hooks: Hooks = {
  async beforeSave(draft, before, { tx, clientId }) {
    const errors = await refusedRows(
      tx,
      clientId,
      'modifier_items',
      (draft.modifier_items ?? []) as WrittenRow[],
      (before?.modifier_items ?? []) as WrittenRow[],
    );
    if (Object.keys(errors).length > 0) throw invalid(errors);
  },
};
