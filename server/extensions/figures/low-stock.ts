import type lowStock from '#/resources/reports/lowStock.ts';
import type { FiguresOf, RowOf } from '#/server/capabilities/reports/report.ts';
import { readLowStock } from '#/server/domain/stock/lowStock.ts';

/**
 * What is at or below its reorder point as the ledger stands now, each item with its first vendor and the packs that bring it to par. The
 * days asked for do not matter.
 */
export const figures: FiguresOf<typeof lowStock> = async ({ tx, clientId, establishments, context, currency }) => {
  const factor = 10 ** context.currencyDecimals(currency);
  const rows: RowOf<typeof lowStock>[] = [];
  for (const { id: establishmentId, title } of establishments) {
    for (const { id: _id, type, name, vendor_name, packs, pack_size, pack_cost, ...row } of await readLowStock(tx, {
      clientId,
      establishmentId,
    }))
      rows.push({
        ...row,
        vendor: vendor_name,
        item: name,
        item_type: type === 'products' ? 'product' : 'ingredient',
        packs,
        pack_size,
        cost: pack_cost === null ? null : Math.round(packs * pack_cost * factor) / factor,
        establishment: title,
      });
  }
  return { rows };
};
