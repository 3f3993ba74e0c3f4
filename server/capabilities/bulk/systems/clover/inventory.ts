import { stockColumns } from '../balances.ts';
import { catalogueParts, type FoundProduct } from '../catalogue.ts';
import { firstOf, isYes, listed, named, titleOf } from '../cells.ts';
import type { MadeRow, Profile } from '../profile.ts';
import type { Sheet, SheetRow, SystemFile } from '../sheet.ts';

const EMPTY: Sheet = { headings: [], rows: [] };

/**
 * The inventory workbook (Clover help, "Export your inventory"): items, and a sheet each for modifier groups, categories and tax rates, by
 * whose names the items refer to them.
 */
export const profile: Profile = {
  system: 'clover',
  file: 'inventory',
  marks: ['Clover ID', 'Name', 'Price', 'Price Type'],
  sheets: ['Modifier Groups', 'Tax Rates'],
  reading: { dates: 'mdy', decimals: '.' },
  parts: [
    {
      resource: 'taxes',
      rows: (file) => taxRates(file).map(({ number, cells: { name = '', rate = '' } }) => ({ number, cells: { name, rate } })),
    },
    { resource: 'modifiers', rows: modifiers },
    ...catalogueParts(products),
  ],
  stock: ({ rows }) => stockColumns(rows, [{ heading: 'Quantity', location: '' }]),
};

function taxRates({ sheets }: SystemFile): MadeRow[] {
  const { rows } = sheets['Tax Rates'] ?? EMPTY;
  return firstOf(rows, (row) => row.cell('Name')).map((row) => ({
    number: row.number,
    cells: { name: row.cell('Name'), rate: row.cell('Tax Rate').replace(/\s*%$/, ''), isDefault: row.cell('Default?', 'Default') },
  }));
}

/** A group stands in the row of its first choice; the next ones may leave its name out. */
function modifiers({ sheets }: SystemFile): MadeRow[] {
  const groups = new Map<string, SheetRow[]>();
  let group = '';
  for (const row of (sheets['Modifier Groups'] ?? EMPTY).rows) {
    group = row.cell('Modifier Group Name') || group;
    if (group && row.cell('Modifier')) groups.set(group, [...(groups.get(group) ?? []), row]);
  }
  return [...groups].map(([title, rows]) => {
    const [first] = rows;
    const least = first?.cell('Required Quantity') ?? '';
    const items = rows.map((row) => ({ name: row.cell('Modifier'), price: row.cell('Price') || '0' }));
    return {
      number: first?.number ?? 0,
      cells: {
        title,
        modifier_items: JSON.stringify(items),
        required: Number(least) > 0 ? 'yes' : 'no',
        min_selections: least || '0',
        max_selections: Number(first?.cell('Max Quantity')) > 0 ? (first?.cell('Max Quantity') ?? '') : '',
      },
    };
  });
}

function products(file: SystemFile): FoundProduct[] {
  const usual = taxRates(file).flatMap(({ cells }) => (isYes(cells.isDefault ?? '') ? [cells.name ?? ''] : []));
  return file.rows
    .filter((row) => row.cell('Name'))
    .map((row) => ({
      number: row.number,
      path: listed(row.cell('Categories')).slice(0, 1),
      cells: {
        item: titleOf(row.cell('Name'), row.cell('Variant Option')),
        description: row.cell('Description'),
        sku: row.cell('SKU'),
        barcode: row.cell('Product Code'),
        price: /^variable$/i.test(row.cell('Price Type')) ? '' : row.cell('Price'),
        cost: row.cell('Cost'),
        sold_by: /unit/i.test(row.cell('Price Type')) ? 'weight' : 'each',
        modifiers: named(listed(row.cell('Modifier Groups'))),
        taxes: named([...(isYes(row.cell('Default tax rates?', 'Default Tax Rates')) ? usual : []), ...listed(row.cell('Tax Rates'))]),
        track_inventory: Number(row.cell('Quantity')) > 0 ? 'yes' : 'no',
        status: isYes(row.cell('Hidden?', 'Hidden')) ? 'inactive' : 'active',
      },
    }));
}
