import { csvOf, headings } from './systemFile.ts';

const ITEMS = headings(
  'Date,Time,Time Zone,Category,Item,Qty,Price Point Name,SKU,Modifiers Applied,Gross Sales,Discounts,Net Sales,Tax,Transaction ID,Payment ID,Device Name,Notes,Details,Event Type,Location,Dining Option,Customer ID,Customer Name,Customer Reference ID,Unit,Count,GTIN,Itemization Type,Commission,Employee,Fulfillment Note,Channel,Token,Card Brand,PAN Suffix',
);

/** One row of an items detail file; amounts in cents. */
export interface SoldRow {
  /** `yyyy-MM-dd HH:mm:ss` by the clock of New York. */
  at: string;
  transaction: string;
  item: string;
  location?: string;
  qty?: string;
  variation?: string;
  sku?: string;
  category?: string;
  modifiers?: string;
  gross: number;
  discount?: number;
  /** Net sales as the file says them, where they are not gross less discounts. */
  net?: number;
  tax?: number;
  payment?: string;
  event?: 'Payment' | 'Refund';
  kind?: string;
  brand?: string;
}

const money = (cents: number) => `${cents < 0 ? '-' : ''}$${(Math.abs(cents) / 100).toFixed(2)}`;

/** Square's items detail CSV of these rows. */
export function squareSalesFile(rows: readonly SoldRow[]): Buffer {
  return csvOf(
    ITEMS,
    rows.map((row) => ({
      ...{ Date: row.at.slice(0, 10), Time: row.at.slice(11), 'Time Zone': 'Eastern Time (US & Canada)', Category: row.category ?? 'None' },
      ...{ Item: row.item, Qty: row.qty ?? '1.0', 'Price Point Name': row.variation ?? 'Regular', SKU: row.sku ?? '' },
      ...{ 'Modifiers Applied': row.modifiers ?? '', 'Gross Sales': money(row.gross), Discounts: money(-(row.discount ?? 0)) },
      ...{ 'Net Sales': money(row.net ?? row.gross - (row.discount ?? 0)), Tax: money(row.tax ?? 0) },
      ...{ 'Transaction ID': row.transaction, 'Payment ID': row.payment ?? `pay-${row.transaction}`, 'Event Type': row.event ?? 'Payment' },
      ...{ Location: row.location ?? 'Harbour', 'Dining Option': 'For Here', 'Itemization Type': row.kind ?? 'Physical Good' },
      ...{ Employee: 'Ada Quist', 'Card Brand': row.brand ?? '', 'PAN Suffix': row.brand ? '4242' : '' },
    })),
  );
}

const CARDS = ['Visa', '', 'MasterCard'];

/** Days of ordinary sales, newest first as Square writes them: discounts, three for an odd amount, weighed goods, two places, refunds. */
export function ordinarySales(days: readonly string[]): SoldRow[] {
  return days.flatMap((day, n) =>
    Array.from({ length: 4 }, (_, at): SoldRow[] => {
      const sold = {
        ...{ at: `${day} ${String(9 + at * 4).padStart(2, '0')}:15:0${at}`, transaction: `T${n}x${at}aZ`, brand: CARDS[at % 3] ?? '' },
        location: at === 3 ? 'Market hall' : 'Harbour',
      };
      const lines: SoldRow[] = [
        { ...sold, item: 'Flat white', gross: 425 + n, tax: 38, modifiers: 'Oat Milk, 12oz', category: 'Coffee', sku: 'SQS-1' },
        { ...sold, item: 'Bun', qty: '3.0', gross: 1000, discount: 101, tax: 80, category: 'Bakery' },
        { ...sold, item: 'Cheese', qty: '1.346', variation: 'Aged', gross: 2357, tax: 0 },
      ];
      const refund = { ...sold, at: `${day} 22:01:00`, event: 'Refund' } as const;
      if (at === 1) lines.push({ ...refund, item: 'Bun', qty: '-1.0', gross: -333, discount: -33, tax: -27 });
      if (at === 2)
        lines.push({
          ...refund,
          transaction: `R${n}x${at}`,
          payment: `pay-T${n}x${at}aZ`,
          item: 'Cheese',
          variation: 'Aged',
          qty: '-1.346',
          gross: -2357,
        });
      return lines;
    })
      .reverse()
      .flat(),
  );
}

/** What a script reads in such a file: sums by place, and by order the days of its rows. */
export function readSquareSales(
  file: Buffer,
): Record<string, { orders: number; gross: number; discounts: number; net: number; tax: number }> {
  const [head = '', ...lines] = file.toString().split('\r\n');
  const names = head.split(',');
  const sums: Record<string, { orders: number; gross: number; discounts: number; net: number; tax: number }> = {};
  const seen = new Set<string>();
  for (const line of lines) {
    const cells = [...line.matchAll(/("[^"]*"|[^,]*)(?:,|$)/g)].map((match) => (match[1] ?? '').replaceAll('"', ''));
    const cell = (name: string) => cells[names.indexOf(name)] ?? '';
    const cents = (name: string) => Math.round(Number(cell(name).replace('$', '')) * 100);
    sums[cell('Location')] ??= { orders: 0, gross: 0, discounts: 0, net: 0, tax: 0 };
    const own = sums[cell('Location')];
    if (!own) continue;
    const isSale = cell('Event Type') === 'Payment';
    if (isSale && !seen.has(cell('Transaction ID'))) own.orders += 1;
    seen.add(cell('Transaction ID'));
    if (isSale) {
      own.gross += cents('Gross Sales');
      own.discounts -= cents('Discounts');
    }
    own.net += cents('Net Sales');
    own.tax += cents('Tax');
  }
  return sums;
}
