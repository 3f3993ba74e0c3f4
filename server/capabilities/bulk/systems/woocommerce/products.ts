import { stockColumns } from '../balances.ts';
import { catalogueParts, type FoundProduct } from '../catalogue.ts';
import { joined, listed, titleOf, withoutMarkup } from '../cells.ts';
import type { Profile } from '../profile.ts';
import type { SheetRow, SystemFile } from '../sheet.ts';

/** Products whose variations are sold in their location. */
const NOT_SOLD = /\b(?:variable|grouped)\b/i;

/** Products (WooCommerce docs, "Product CSV importer and exporter"): a variation names its parent by `id:42` or its SKU. */
export const profile: Profile = {
  system: 'woocommerce',
  file: 'products',
  marks: ['Type', 'SKU', 'Name', 'Published', 'Regular price', 'Categories'],
  reading: { dates: 'mdy', decimals: '.' },
  parts: catalogueParts(products),
  stock: ({ rows }) => stockColumns(rows, [{ heading: 'Stock', location: '' }]),
};

function products(file: SystemFile): FoundProduct[] {
  const parents = new Map<string, SheetRow>();
  for (const row of file.rows) {
    parents.set(`id:${row.cell('ID')}`, row);
    if (row.cell('SKU')) parents.set(row.cell('SKU'), row);
  }
  const values = file.headings.filter((heading) => /^Attribute \d+ value\(s\)$/.test(heading));
  return file.rows.flatMap((row) => {
    if (NOT_SOLD.test(row.cell('Type'))) return [];
    const parent = parents.get(row.cell('Parent')) ?? row;
    const own = joined(
      values.map((heading) => row.cell(heading)),
      ' / ',
    );
    const name = row.cell('Name');
    return {
      number: row.number,
      path: listed(listed(row.cell('Categories') || parent.cell('Categories'))[0] ?? '', />/),
      cells: {
        item: name && name !== parent.cell('Name') ? name : titleOf(parent.cell('Name'), parent === row ? '' : own),
        description: withoutMarkup(row.cell('Description', 'Short description') || parent.cell('Description', 'Short description')),
        sku: row.cell('SKU'),
        barcode: row.cell('GTIN, UPC, EAN, or ISBN'),
        price: row.cell('Regular price'),
        kind: 'retail',
        track_inventory: row.cell('Stock') ? 'yes' : 'no',
        reorder_point: row.cell('Stock') ? row.cell('Low stock amount') : '',
        status: row.cell('Published') === '1' ? 'active' : 'inactive',
      },
    };
  });
}
