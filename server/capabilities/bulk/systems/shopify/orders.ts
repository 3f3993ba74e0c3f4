import { say } from '#/i18n/sentences.ts';
import type { FoundLine, FoundSale, FoundTax } from '#/server/domain/sales/found/foundSale.ts';
import { shareOut, sumOf } from '#/server/domain/sales/minorUnits.ts';
import type { Profile } from '../profile.ts';
import type { SalesReader } from '../salesReader.ts';
import type { SheetRow } from '../sheet.ts';
import { methodOf } from '../shopifyMethods.ts';

/**
 * Orders (Shopify help, "Exporting orders to a CSV file"; heading rows of exports of 2012–2026): a row a line, what is true of the order in
 * its first row. Of what was given back the file says how much, and neither when nor of what: it counts on the day of the sale, shared out
 * among its lines.
 */
export const profile: Profile = {
  system: 'shopify',
  file: 'orders',
  marks: ['Name', 'Financial Status', 'Lineitem quantity', 'Lineitem name', 'Lineitem price'],
  reading: { dates: 'mdy', decimals: '.' },
  parts: [],
  sales: { idsOf: (row) => ({ order: row.cell('Name'), location: row.cell('Location') }), saleOf },
};

const SOLD = ['paid', 'partially_refunded', 'refunded'];

function saleOf(rows: readonly SheetRow[], read: SalesReader): FoundSale {
  const head = rows.find((row) => row.cell('Financial Status')) ?? rows[0];
  const status = head?.cell('Financial Status').toLowerCase() ?? '';
  if (!SOLD.includes(status)) read.refuse(say('bulk.sale_not_paid', { status: status || '?' }));
  const amount = (...headings: readonly string[]) => (head ? read.money(head, ...headings) : 0);
  const bill: Bill = {
    lines: rows.filter((row) => row.cell('Lineitem name')).map((row) => lineOf(row, read)),
    ...{
      subtotal: amount('Subtotal'),
      shipping: amount('Shipping'),
      duties: amount('Duties'),
      discount: Math.abs(amount('Discount Amount')),
    },
    ...{ tax: amount('Taxes'), total: amount('Total') },
  };
  const { lines, discount, shipping, isIncluded } = settled(bill);
  const taxes = head ? taxesOf(head, read, bill.tax) : [];
  const weights = lines.map(({ isTaxed, gross, discount: own }) => (isTaxed ? gross - own : 0));
  const isOfLines = sumOf(weights) > 0;
  const shares = taxes.map((tax) => shareOut(tax.amount, weights));
  const taxed = lines.map(
    ({ isTaxed: _isTaxed, ...line }, at): FoundLine => ({
      ...line,
      taxes: taxes.flatMap(({ name }, which) => {
        const share = shares[which]?.[at] ?? 0;
        return share === 0 ? [] : [{ name, amount: share, isIncluded }];
      }),
    }),
  );
  const charges = [
    { name: 'Shipping', amount: shipping, tax: isOfLines || isIncluded ? 0 : bill.tax },
    { name: 'Duties', amount: bill.duties, tax: 0 },
  ].filter((one) => one.amount > 0 || one.tax > 0);
  const at = head ? read.moment(head.cell('Paid at', 'Created at')) : '';
  return {
    id: head?.cell('Id', 'Name') ?? '',
    number: head?.cell('Name') ?? '',
    receipt: head?.cell('Receipt Number') ?? '',
    openedAt: head ? read.moment(head.cell('Created at', 'Paid at')) : '',
    paidAt: at,
    currency: head?.cell('Currency') ?? '',
    orderType: head?.cell('Source') ?? '',
    server: head?.cell('Employee') ?? '',
    lines: taxed,
    discounts: discount > 0 ? [{ name: head?.cell('Discount Code') || 'Discount', amount: discount }] : [],
    charges,
    payments: bill.total > 0 ? [{ method: methodOf(head?.cell('Payment Method') ?? ''), amount: bill.total, tip: 0 }] : [],
    refunded: amount('Refunded Amount'),
    says: { net: isIncluded ? bill.subtotal - bill.tax : bill.subtotal, tax: bill.tax, total: bill.total },
  };
}

type Line = Omit<FoundLine, 'taxes'> & { isTaxed: boolean };

interface Bill {
  lines: readonly Line[];
  subtotal: number;
  shipping: number;
  duties: number;
  discount: number;
  tax: number;
  total: number;
}

function lineOf(row: SheetRow, read: SalesReader): Line {
  const quantity = read.quantity(row, 'Lineitem quantity');
  const gross = Math.round((read.money(row, 'Lineitem price') * quantity) / 1000);
  const discount = Math.abs(read.money(row, 'Lineitem discount'));
  return {
    title: row.cell('Lineitem name'),
    sku: row.cell('Lineitem sku'),
    quantity,
    gross,
    discount,
    isTaxed: !/^false$/i.test(row.cell('Lineitem taxable')),
  };
}

/**
 * What its discounts were taken from, and whether prices contain the taxes, which no column says: the way in which the file's own subtotal
 * and total come out. Where none does, the order does not add up.
 */
function settled(bill: Bill): { lines: readonly Line[]; discount: number; shipping: number; isIncluded: boolean } {
  const { lines, discount, subtotal, shipping, duties, tax, total } = bill;
  const gross = sumOf(lines.map((line) => line.gross));
  const own = sumOf(lines.map((line) => line.discount));
  const plain = lines.map((line) => ({ ...line, discount: 0 }));
  const ways = [
    { lines, discount, off: 0 },
    // The order's discount says again what its lines have; what it has more came off the shipping.
    { lines, discount: 0, off: Math.max(0, discount - own) },
    { lines: plain, discount, off: 0 },
    { lines: plain, discount: 0, off: discount },
  ].filter((way) => gross - sumOf(way.lines.map((line) => line.discount)) - way.discount === subtotal);
  for (const way of ways)
    for (const isIncluded of [false, true])
      for (const off of new Set([0, way.off]))
        if (shipping >= off && subtotal + shipping - off + duties + (isIncluded ? 0 : tax) === total)
          return { lines: way.lines, discount: way.discount, shipping: shipping - off, isIncluded };
  return { lines, discount, shipping, isIncluded: false };
}

/** The taxes by their names, where they come to what the order says; else all of them as one. */
function taxesOf(head: SheetRow, read: SalesReader, all: number): FoundTax[] {
  const named = [1, 2, 3, 4, 5].flatMap((at) => {
    const amount = read.money(head, `Tax ${at} Value`);
    return amount > 0 ? [{ name: head.cell(`Tax ${at} Name`) || 'Tax', amount }] : [];
  });
  if (sumOf(named.map(({ amount }) => amount)) === all) return named;
  return all > 0 ? [{ name: 'Tax', amount: all }] : [];
}
