import { stockColumns } from '../balances.ts';
import { catalogueParts, type FoundProduct } from '../catalogue.ts';
import { asPercent, firstOf, headedBy, isYes, joined, listed, named, titleOf, withoutMarkup } from '../cells.ts';
import type { Profile } from '../profile.ts';
import type { SystemFile } from '../sheet.ts';

const VALUES = ['variant_option_one_value', 'variant_option_two_value', 'variant_option_three_value'] as const;
/** What "no tax" is called there. */
const NO_TAX = /^(?:no tax|default tax)$/i;

/** product-export.csv of Retail (X-Series) (Lightspeed help 4650130313487); stock and reorder points have a column an outlet. */
export const profile: Profile = {
  system: 'lightspeed',
  file: 'products',
  marks: ['handle', 'sku', 'name', 'supply_price', 'retail_price'],
  reading: { dates: 'mdy', decimals: '.' },
  parts: [{ resource: 'taxes', rows: taxes }, ...catalogueParts(products)],
  stock: (file) =>
    stockColumns(
      file.rows.filter((row) => isYes(row.cell('track_inventory'))),
      headedBy(file, 'inventory_').map(({ heading, name }) => ({ heading, location: name.replaceAll('_', ' ') })),
    ),
};

function taxes({ rows }: SystemFile) {
  const taxed = rows.filter((row) => row.cell('tax_value') && !NO_TAX.test(row.cell('tax_name')));
  return firstOf(taxed, (row) => row.cell('tax_name')).map((row) => ({
    number: row.number,
    cells: { name: row.cell('tax_name'), rate: asPercent(row.cell('tax_value')) },
  }));
}

function products(file: SystemFile): FoundProduct[] {
  const points = headedBy(file, 'reorder_point_').map(({ heading }) => heading);
  return file.rows
    .filter((row) => row.cell('name'))
    .map((row) => {
      const values = VALUES.map((value) => row.cell(value));
      const isTracked = isYes(row.cell('track_inventory'));
      const tax = row.cell('tax_value') && !NO_TAX.test(row.cell('tax_name')) ? row.cell('tax_name') : '';
      return {
        number: row.number,
        path: listed(row.cell('product_category', 'type'), ' / '),
        cells: {
          item: titleOf(row.cell('name'), joined(values, ' / ')),
          description: withoutMarkup(row.cell('description')),
          sku: row.cell('sku'),
          price: row.cell('retail_price'),
          cost: row.cell('supply_price'),
          kind: 'retail',
          taxes: named([tax].filter(Boolean)),
          track_inventory: isTracked ? 'yes' : 'no',
          reorder_point: isTracked ? row.cell(...points) : '',
          status: isYes(row.cell('active')) ? 'active' : 'inactive',
        },
      };
    });
}
