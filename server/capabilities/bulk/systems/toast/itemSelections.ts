import { catalogueParts, type FoundProduct } from '../catalogue.ts';
import { isYes, priceOfOne } from '../cells.ts';
import type { Profile } from '../profile.ts';
import type { SheetRow, SystemFile } from '../sheet.ts';

/**
 * ItemSelectionDetails.csv (Toast platform guide, "Data export field reference"): what was sold, line by line. Toast exports its menu as
 * JSON only; what was sold says the same of each item that sells: its name, group, codes and the price of its last sale.
 */
export const profile: Profile = {
  system: 'toast',
  file: 'item_selections',
  marks: ['Item Selection Id', 'Menu Item', 'Menu Group', 'Gross Price', 'Qty'],
  reading: { dates: 'mdy', decimals: '.' },
  parts: catalogueParts(products),
};

function products({ rows }: SystemFile): FoundProduct[] {
  const found = new Map<string, { row: SheetRow; price: string }>();
  for (const row of rows) {
    // A deferred item is a gift card that was sold: no product.
    if (!row.cell('Menu Item') || isYes(row.cell('Deferred'))) continue;
    const key = row.cell('Master Id', 'Item Id', 'Menu Item');
    const known = found.get(key);
    const price = priceOfOne(row.cell('Gross Price'), row.cell('Qty'));
    found.set(key, { row: known?.row ?? row, price: price || (known?.price ?? '') });
  }
  return [...found.values()].map(({ row, price }) => ({
    number: row.number,
    path: [row.cell('Menu Group', 'Sales Category')].filter(Boolean),
    cells: { item: row.cell('Menu Item'), sku: row.cell('SKU'), plu: row.cell('PLU'), price, kind: 'restaurant', status: 'active' },
  }));
}
