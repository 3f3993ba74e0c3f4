import modifiers from '#/resources/catalogue/modifiers.ts';
import { refusedRows } from '#/server/domain/stock/recipeUnits.ts';
import { invalid } from '#/server/foundation/http/apiError.ts';
import { defineHooks } from '#/server/records/extensionPoints.ts';

/** A choice that takes an ingredient says how much of it, in a unit that converts into the ingredient's own. */
export const hooks = defineHooks(modifiers, {
  together: true,
  async beforeSave(draft, before, { tx, clientId }) {
    const errors = await refusedRows(tx, clientId, 'modifier_items', draft.modifier_items, before?.modifier_items ?? []);
    if (Object.keys(errors).length > 0) throw invalid(errors);
  },
  /** An ingredient that it takes may be counted in another unit by now. */
  async afterRestore({ modifier_items: items }, { tx, clientId }) {
    const errors = await refusedRows(tx, clientId, 'modifier_items', items);
    if (Object.keys(errors).length > 0) throw invalid(errors);
  },
});
