import type orderSuggestions from '#/resources/reports/orderSuggestions.ts';
import { establishmentsNow, inUnit } from '#/server/capabilities/reports/forecasts.ts';
import type { FiguresOf, RowOf } from '#/server/capabilities/reports/report.ts';
import { titleOf } from '#/server/capabilities/reports/whoSold.ts';
import { suggestOrders } from '#/server/domain/forecast/suggestOrders.ts';

/** What the forecast suggests to order, each item from its first vendor; whatever days were asked for. */
export const figures: FiguresOf<typeof orderSuggestions> = async (work, { input }) => {
  const { tx, clientId, context, currency } = work;
  const factor = 10 ** context.currencyDecimals(currency);
  const suggestions = await suggestOrders(tx, { clientId, establishments: establishmentsNow(work), days: Number(input.days ?? 7) });
  const wanted = suggestions.filter(({ use, suggested_packs: packs }) => packs > 0 || (input.what === 'used' && use > 0));
  return {
    rows: wanted.map(
      ({
        id: _id,
        type,
        name,
        vendor_name,
        suggested_packs: packs,
        pack_cost,
        use,
        establishment_id,
        ...level
      }): RowOf<typeof orderSuggestions> => {
        const { current, on_order, in_drafts, pack_size, reorder_point, par_level, uom, vendor_item_id } = level;
        const isLow = reorder_point !== null && current <= reorder_point;
        return {
          item: name,
          suggested: inUnit(packs * pack_size, null),
          packs,
          pack_size,
          cost: pack_cost === null ? null : Math.round(packs * pack_cost * factor) / factor,
          forecast_use: inUnit(use, uom),
          current,
          on_order,
          in_drafts,
          left: inUnit(current + on_order + in_drafts - use, uom),
          reorder_point,
          par_level,
          to_order: isLow ? level.to_order : null,
          uom,
          vendor: vendor_name,
          vendor_item_id,
          item_type: type === 'products' ? 'product' : 'ingredient',
          establishment: titleOf(work, establishment_id),
        };
      },
    ),
  };
};
