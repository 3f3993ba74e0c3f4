import { stockColumns } from '../balances.ts';
import { catalogueParts, type FoundProduct } from '../catalogue.ts';
import { joined, listed, titleOf, withoutMarkup } from '../cells.ts';
import type { Profile } from '../profile.ts';
import type { SheetRow, SystemFile } from '../sheet.ts';

/**
 * Products (Shopify help, "Using CSV files to import and export products"): the first row of a handle has what its variants share, the next
 * ones a variant each; rows with nothing but a picture make none.
 */
export const profile: Profile = {
  system: 'shopify',
  file: 'products',
  marks: ['Handle', 'Title', 'Option1 Value', 'Variant Price'],
  reading: { dates: 'mdy', decimals: '.' },
  parts: catalogueParts(products),
  // Of a shop with several locations it stands in the inventory file instead.
  stock: ({ rows }) =>
    stockColumns(
      rows.filter((row) => row.cell('Variant Inventory Tracker')),
      [{ heading: 'Variant Inventory Qty', location: '' }],
    ),
};

const OPTIONS = ['Option1 Value', 'Option2 Value', 'Option3 Value'] as const;

function products({ rows }: SystemFile): FoundProduct[] {
  const first = new Map<string, SheetRow>();
  for (const row of rows) if (row.cell('Title') && !first.has(row.cell('Handle'))) first.set(row.cell('Handle'), row);
  return rows.flatMap((row) => {
    if (!row.cell('Variant Price', 'Option1 Value')) return [];
    const shared = first.get(row.cell('Handle')) ?? row;
    const options = OPTIONS.map((option) => row.cell(option)).filter((value) => value !== 'Default Title');
    const isTracked = row.cell('Variant Inventory Tracker') !== '';
    return {
      number: row.number,
      path: pathOf(shared),
      cells: {
        item: titleOf(shared.cell('Title') || shared.cell('Handle'), joined(options, ' / ')),
        description: withoutMarkup(shared.cell('Body (HTML)')),
        sku: row.cell('Variant SKU'),
        barcode: row.cell('Variant Barcode'),
        price: row.cell('Variant Price'),
        cost: row.cell('Cost per item'),
        kind: 'retail',
        track_inventory: isTracked ? 'yes' : 'no',
        status: /^(?:draft|archived)$/i.test(shared.cell('Status')) ? 'inactive' : 'active',
      },
    };
  });
}

/** Its own type, else the end of Shopify's taxonomy: `Apparel > Shirts`. */
function pathOf(row: SheetRow): string[] {
  const own = row.cell('Type', 'Custom Product Type');
  return own ? [own] : listed(row.cell('Product Category', 'Standard Product Type'), />/).slice(-1);
}
