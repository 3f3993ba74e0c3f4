import { stockColumns } from '../balances.ts';
import { catalogueParts, type FoundProduct } from '../catalogue.ts';
import { firstOf, headedBy, isYes, listed, named, numbered, percentIn, titleOf } from '../cells.ts';
import type { Profile } from '../profile.ts';
import type { SheetRow, SystemFile } from '../sheet.ts';

const TAX = 'Tax - ';
const STOCK = 'Current Quantity ';
/** A quantity of them is weighed. */
const WEIGHED = /\b(?:lb|oz|kg|g|pound|ounce|gram|kilogram)s?\b/i;

/**
 * The item library: one row a variation, a column a tax, a location's stock in columns of its name. Headings as in exports of 2023–2026
 * (Square help 5966 "Export your library"). Its modifier sets have no choices in it, so none are made.
 */
export const profile: Profile = {
  system: 'square',
  file: 'items',
  marks: ['Item Name', 'Variation Name', 'Price'],
  reading: { dates: 'mdy' },
  parts: [{ resource: 'taxes', rows: taxes }, ...catalogueParts(products)],
  stock: (file) =>
    stockColumns(
      file.rows,
      headedBy(file, STOCK).map(({ heading, name }) => ({ heading, location: name })),
    ),
};

function taxes(file: SystemFile) {
  return numbered(headedBy(file, TAX).map(({ name }) => ({ name: taxName(name), rate: percentIn(name) })));
}

/** `NJ Sales Tax (6.625%)` is called by what stands before its rate. */
const taxName = (name: string) => name.replace(/\s*\(\s*[\d.,]+\s*%\s*\)\s*$/, '');

function products(file: SystemFile): FoundProduct[] {
  const variations = new Map<string, number>();
  const itemOf = (row: SheetRow) => row.cell('Token') || row.cell('Item Name');
  const rows = file.rows.filter((row) => row.cell('Item Name'));
  for (const row of rows) variations.set(row.cell('Item Name'), (variations.get(row.cell('Item Name')) ?? 0) + 1);
  const stocked = headedBy(file, STOCK);
  const alerts = headedBy(file, 'Stock Alert Count ');
  const described = new Map(
    firstOf(
      rows.filter((row) => row.cell('Description')),
      itemOf,
    ).map((row) => [itemOf(row), row]),
  );
  return rows.map((row) => {
    const isOnly = variations.get(row.cell('Item Name')) === 1;
    const variation = row.cell('Variation Name');
    const isTracked = stocked.some(({ heading }) => row.cell(heading));
    return {
      number: row.number,
      path: listed(listed(row.cell('Reporting Category', 'Category', 'Categories'))[0] ?? '', />/),
      cells: {
        item: titleOf(row.cell('Item Name'), isOnly && /^(?:regular)?$/i.test(variation) ? '' : variation),
        description: (described.get(itemOf(row)) ?? row).cell('Description'),
        sku: row.cell('SKU'),
        barcode: row.cell('GTIN'),
        price: row.cell('Price'),
        cost: row.cell('Default Unit Cost'),
        kind: /^physical/i.test(row.cell('Item Type')) ? 'retail' : 'restaurant',
        sold_by: WEIGHED.test(row.cell('Unit and Precision', 'Default Unit')) ? 'weight' : 'each',
        taxes: named(headedBy(file, TAX).flatMap(({ heading, name }) => (isYes(row.cell(heading)) ? [taxName(name)] : []))),
        track_inventory: isTracked ? 'yes' : 'no',
        reorder_point: isTracked ? row.cell(...alerts.map(({ heading }) => heading)) : '',
        status: isYes(row.cell('Archived')) || /^(?:n|no)$/i.test(row.cell('Sellable')) ? 'inactive' : 'active',
      },
    };
  });
}
