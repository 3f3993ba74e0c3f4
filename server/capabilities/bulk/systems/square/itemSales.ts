import { say } from '#/i18n/sentences.ts';
import type { FoundPayment, FoundSale } from '#/server/domain/sales/found/foundSale.ts';
import { sumOf } from '#/server/domain/sales/minorUnits.ts';
import { listed, titleOf } from '../cells.ts';
import type { Profile } from '../profile.ts';
import { railsZone } from '../railsZones.ts';
import type { SalesReader } from '../salesReader.ts';
import type { SheetRow } from '../sheet.ts';

/**
 * Items detail (Square help 5072 "Sales reports", Transactions › Export › Items detail CSV; heading rows of exports of 2017–2026): one row
 * an item of a transaction, amounts without tax. What was given back is a row below zero, under the number of its sale or under one of its
 * own with the sale's payment. Tips, and whether it was cash, stand in no row.
 */
export const profile: Profile = {
  system: 'square',
  file: 'item_sales',
  marks: ['Item', 'Qty', 'Gross Sales', 'Net Sales', 'Transaction ID', 'Event Type'],
  reading: { dates: 'mdy', decimals: '.' },
  parts: [],
  sales: {
    idsOf: (row) => ({
      order: row.cell('Transaction ID'),
      payment: row.cell('Payment ID'),
      isRefund: isRefund(row),
      location: row.cell('Location'),
    }),
    saleOf,
  },
};

const isRefund = (row: SheetRow) => /^refund/i.test(row.cell('Event Type'));
/** Money that a card holds is no sale. */
const isGiftCard = (row: SheetRow) => /gift card/i.test(row.cell('Itemization Type'));
const none = (cell: string) => (/^(?:none|uncategorized)$/i.test(cell) ? '' : cell);

function saleOf(rows: readonly SheetRow[], read: SalesReader): FoundSale {
  const sold = rows.filter((row) => !isRefund(row) && !isGiftCard(row));
  const back = rows.filter((row) => isRefund(row) && !isGiftCard(row));
  const [first] = sold.length ? sold : rows;
  if (!sold.length) read.refuse(back.length ? say('bulk.sale_refund_alone') : say('bulk.sale_of_cards'));
  const at = first ? momentOf(first, read) : '';
  const lines = sold.map((row) => ({
    ...namesOf(row),
    category: none(row.cell('Category')),
    choices: listed(row.cell('Modifiers Applied')),
    ...amountsOf(row, read),
    taxes: taxesOf(read.money(row, 'Tax')),
  }));
  const refunds = back.map((row) => ({
    ...namesOf(row),
    ...amountsOf(row, read),
    tax: below(read.money(row, 'Tax')),
    at: momentOf(row, read),
  }));
  const all = (of: readonly SheetRow[], heading: string) => sumOf(of.map((row) => read.money(row, heading)));
  const says = {
    gross: all(sold, 'Gross Sales'),
    discount: below(all(sold, 'Discounts')),
    net: all(sold, 'Net Sales'),
    tax: all(sold, 'Tax'),
    refunded: below(all(back, 'Net Sales')),
    refundedTax: below(all(back, 'Tax')),
  };
  return {
    id: first?.cell('Transaction ID') ?? '',
    number: first?.cell('Transaction ID').slice(0, 8) ?? '',
    openedAt: at,
    paidAt: at,
    orderType: first?.cell('Dining Option') ?? '',
    server: first?.cell('Employee') ?? '',
    lines,
    refunds,
    payments: paymentsOf(sold, says.net + says.tax),
    says,
  };
}

/** What is below zero, and never −0. */
const below = (amount: number) => (amount === 0 ? 0 : -amount);

function namesOf(row: SheetRow): { title: string; sku: string } {
  const kind = row.cell('Price Point Name');
  const title = titleOf(row.cell('Item') || 'Custom Amount', /^(?:regular)?$/i.test(kind) ? '' : kind);
  return { title, sku: row.cell('SKU') };
}

/** What a row has of a sale; of a refund, how much of it. */
function amountsOf(row: SheetRow, read: SalesReader): { quantity: number; gross: number; discount: number } {
  const sign = isRefund(row) ? -1 : 1;
  const quantity = Math.abs(read.quantity(row, 'Qty'));
  return { quantity, gross: sign * read.money(row, 'Gross Sales') + 0, discount: below(sign * read.money(row, 'Discounts')) };
}

const taxesOf = (amount: number) => (amount === 0 ? [] : [{ name: 'Tax', amount }]);

const momentOf = (row: SheetRow, read: SalesReader) =>
  read.moment(`${row.cell('Date')} ${row.cell('Time')}`, railsZone(row.cell('Time Zone')) ?? read.clock.timezone);

/** Only of a card do rows say anything; of several payments for one order they do not say how much each was. */
function paymentsOf(rows: readonly SheetRow[], total: number): FoundPayment[] {
  const [brand = '', ...others] = [...new Set(rows.map((row) => row.cell('Card Brand')))];
  const payments = new Set(rows.map((row) => row.cell('Payment ID')));
  if (!brand || others.length || payments.size > 1 || total === 0) return [];
  return [{ method: 'card', amount: total, tip: 0, brand, lastFour: rows[0]?.cell('PAN Suffix') ?? '' }];
}
