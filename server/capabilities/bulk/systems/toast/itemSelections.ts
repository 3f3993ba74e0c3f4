import { say } from '#/i18n/sentences.ts';
import type { FoundLine, FoundSale } from '#/server/domain/sales/found/foundSale.ts';
import { shareOut, sumOf } from '#/server/domain/sales/minorUnits.ts';
import { catalogueParts, type FoundProduct } from '../catalogue.ts';
import { isYes, priceOfOne } from '../cells.ts';
import type { Profile } from '../profile.ts';
import type { SalesReader } from '../salesReader.ts';
import type { SheetRow, SystemFile } from '../sheet.ts';

/**
 * ItemSelectionDetails.csv (Toast platform guide, "Data export field reference"): what was sold, line by line. Toast exports its menu as
 * JSON only; what was sold says the same of each item that sells: its name, group, codes and the price of its last sale. Past sales: tips,
 * payments, service charges and refunds stand in other files, and an order counts at the time at which it was opened.
 */
export const profile: Profile = {
  system: 'toast',
  file: 'item_selections',
  marks: ['Item Selection Id', 'Menu Item', 'Menu Group', 'Gross Price', 'Qty'],
  reading: { dates: 'mdy', decimals: '.' },
  parts: catalogueParts(products),
  sales: {
    idsOf: (row) => ({ order: row.cell('Order Id', 'Check Id'), location: row.cell('Location') }),
    saleOf,
  },
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

function saleOf(rows: readonly SheetRow[], read: SalesReader): FoundSale {
  const sold = rows.filter((row) => !isYes(row.cell('Deferred')));
  const [first] = sold.length ? sold : rows;
  if (!sold.length) read.refuse(say('bulk.sale_of_cards'));
  const at = first ? read.moment(first.cell('Order Date', 'Sent Date')) : '';
  // Taxes have parts of a cent: what an order comes to is rounded once.
  const fine = sold.map((row) => (isYes(row.cell('Void?')) ? 0 : read.finely(row, 'Tax')));
  const taxes = shareOut(read.fromFine(sumOf(fine)), fine);
  const lines = sold.map((row, index): FoundLine => {
    const amount = taxes[index] ?? 0;
    return {
      title: row.cell('Menu Item') || 'Item',
      sku: row.cell('SKU'),
      category: row.cell('Menu Group', 'Sales Category'),
      quantity: read.quantity(row, 'Qty'),
      gross: read.money(row, 'Gross Price'),
      discount: Math.abs(read.money(row, 'Discount')),
      taxes: amount === 0 ? [] : [{ name: 'Tax', amount, isIncluded: isIncluded(row) }],
      ...(isYes(row.cell('Void?')) && { voided: { reason: 'Void', by: row.cell('Server') || 'Toast' } }),
    };
  });
  const counted = sold.filter((row) => !isYes(row.cell('Void?')));
  const included = sumOf(lines.flatMap(({ taxes: own }) => own.map((tax) => (tax.isIncluded ? tax.amount : 0))));
  return {
    id: first?.cell('Order Id', 'Check Id') ?? '',
    number: first?.cell('Order #', 'Order Id', 'Check Id') ?? '',
    openedAt: at,
    paidAt: at,
    orderType: first?.cell('Dining Option') ?? '',
    table: first?.cell('Table') ?? '',
    server: first?.cell('Server') ?? '',
    lines,
    says: counted.some((row) => row.cell('Net Price'))
      ? { net: sumOf(counted.map((row) => read.money(row, 'Net Price'))) - included, tax: sumOf(taxes) }
      : {},
  };
}

const isIncluded = (row: SheetRow) => /^(?:tax )?included$/i.test(row.cell('Tax Inclusion Option'));
