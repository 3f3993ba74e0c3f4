import products from '#/resources/catalogue/products.ts';
import { refusedRows } from '#/server/domain/stock/recipeUnits.ts';
import { invalid } from '#/server/foundation/http/apiError.ts';
import { defineHooks } from '#/server/records/extensionPoints.ts';

/** A recipe can be taken out of stock: each row is in a unit that converts into its ingredient's own. */
export const hooks = defineHooks(products, {
  together: true,
  async beforeSave(draft, before, { tx, clientId }) {
    const errors = await refusedRows(tx, clientId, 'recipe', draft.recipe, before?.recipe ?? []);
    if (Object.keys(errors).length > 0) throw invalid(errors);
  },
  /** An ingredient that it needed may be counted in another unit by now. */
  async afterRestore({ recipe }, { tx, clientId }) {
    const errors = await refusedRows(tx, clientId, 'recipe', recipe);
    if (Object.keys(errors).length > 0) throw invalid(errors);
  },
});
