import { sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import ingredients from '#/resources/stock/ingredients.ts';
import { refusedUnit } from '#/server/domain/stock/recipeUnits.ts';
import { invalid } from '#/server/foundation/http/apiError.ts';
import { defineHooks } from '#/server/records/extensionPoints.ts';

/** An ingredient stays in a unit that every recipe and choice which uses it converts into, and in the one that its stock is counted in. */
export const hooks = defineHooks(ingredients, {
  together: true,
  async beforeSave(draft, before, { tx, clientId }) {
    if (!before || before.uom === draft.uom) return;
    const refused = await refusedUnit(tx, clientId, before.id, String(draft.uom));
    if (refused) throw invalid({ uom: [refused] });
    const { rows } = await sql`select from tenant.inventory_movements where client_id = ${clientId} and item_ingredients = ${before.id}
        limit 1`.execute(tx);
    if (rows.length) throw invalid({ uom: [say('stock.unit_stays')] });
  },
});
