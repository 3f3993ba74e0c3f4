import { stockColumns } from '../balances.ts';
import { catalogueParts, type FoundProduct } from '../catalogue.ts';
import { firstOf, isYes, listed, named, numbered, percentIn, titleOf } from '../cells.ts';
import type { Profile } from '../profile.ts';
import type { SheetRow, SystemFile } from '../sheet.ts';

/** Categories above which there is nothing of the business's own: `All / Saleable / Drinks`. */
const GENERAL = /^(?:all|saleable|goods)$/i;

/** Products as the list of the Sales app exports them: columns are headed by the labels of `product.template` and `product.product`. */
export const profile: Profile = {
  system: 'odoo',
  file: 'products',
  marks: ['Name', 'Internal Reference', 'Sales Price'],
  reading: { decimals: '.' },
  parts: [{ resource: 'taxes', rows: taxes }, ...catalogueParts(products)],
  stock: ({ rows }) => stockColumns(rows, [{ heading: 'Quantity On Hand', location: '' }]),
};

const taxesOf = (row: SheetRow) => listed(row.cell('Customer Taxes', 'Sales Taxes', 'Sales Taxes/Tax Name')).filter(percentIn);

function taxes({ rows }: SystemFile) {
  const names = new Set(rows.flatMap(taxesOf));
  return numbered([...names].map((name) => ({ name, rate: percentIn(name) })));
}

function products({ rows }: SystemFile): FoundProduct[] {
  const found = firstOf(rows, (row) => row.cell('Internal Reference') || row.cell('Name', 'Display Name'));
  return found.map((row) => ({
    number: row.number,
    path: listed(row.cell('Product Category', 'POS Product Category', 'Point of Sale Category'), /\s+\/\s+/).filter(
      (step) => !GENERAL.test(step),
    ),
    cells: {
      item: titleOf(row.cell('Name', 'Display Name'), row.cell('Variant Values', 'Product Values')),
      description: row.cell('Sales Description', 'Description for Customers'),
      sku: row.cell('Internal Reference'),
      barcode: row.cell('Barcode'),
      price: row.cell('Sales Price', 'Public Price'),
      cost: row.cell('Cost'),
      taxes: named(taxesOf(row)),
      kind: 'retail',
      track_inventory: isYes(row.cell('Track Inventory')) || /^(?:storable|goods)/i.test(row.cell('Product Type')) ? 'yes' : 'no',
      status: /^(?:false|no)$/i.test(row.cell('Active')) ? 'inactive' : 'active',
    },
  }));
}
