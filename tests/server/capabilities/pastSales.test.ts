import { describe, expect, test } from 'vitest';
import { sentenceIn } from '#/i18n/sentences.ts';
import { indexSales, salesIn } from '#/server/capabilities/bulk/sales/groups.ts';
import { orderOfSale } from '#/server/capabilities/bulk/sales/orderOf.ts';
import { piecesOf } from '#/server/capabilities/bulk/sales/pieces.ts';
import type { Profile } from '#/server/capabilities/bulk/systems/profile.ts';
import type { FoundSale } from '#/server/capabilities/bulk/systems/sales.ts';
import { SalesReader } from '#/server/capabilities/bulk/systems/salesReader.ts';
import type { SheetRow } from '#/server/capabilities/bulk/systems/sheet.ts';
import { profile as square } from '#/server/capabilities/bulk/systems/square/itemSales.ts';
import { factsOf } from '#/server/domain/sales/factsOfOrder.ts';
import type { OrderFigures } from '#/server/domain/sales/figures.ts';
import { multiplyDivide, sumOf } from '#/server/domain/sales/minorUnits.ts';
import { ordinarySales, type SoldRow, squareSalesFile } from '#/tests/support/samples/systems/squareSales.ts';

const place = { clientId: 1, id: 7, currency: 'USD', decimals: 2, timezone: 'America/Chicago', dayStartsAt: 240 };

/** The rows of a CSV without line breaks in its cells. */
async function* rowsOf(file: Buffer): AsyncGenerator<SheetRow> {
  const [head = '', ...lines] = file.toString().split('\r\n');
  const cellsOf = (line: string) => [...line.matchAll(/("[^"]*"|[^,]*)(?:,|$)/g)].map((match) => (match[1] ?? '').replaceAll('"', ''));
  const names = cellsOf(head);
  for (const [at, line] of lines.entries()) {
    const cells = cellsOf(line);
    const of = (name: string) => cells[names.indexOf(name)]?.trim() ?? '';
    yield { number: at + 2, cell: (...wanted) => wanted.map(of).find(Boolean) ?? '' };
  }
}

/** What a file's orders become, and what is wrong with those that become nothing. */
async function read(file: Buffer, { sales, reading, system }: Profile) {
  if (!sales) throw new Error('This profile has no sales');
  const index = await indexSales(rowsOf(file), sales);
  const orders: OrderFigures[] = [];
  const problems: string[] = [];
  for await (const { rows } of salesIn(rowsOf(file), sales, index, () => true)) {
    const reader = new SalesReader(place, reading, 2026);
    const order = orderOfSale(sales.saleOf(rows, reader), system, place);
    problems.push(...reader.problems.map((one) => sentenceIn('en', one)));
    if ('errors' in order) problems.push(...Object.values(order.errors).flatMap((all) => all.map((one) => sentenceIn('en', one))));
    else if (!reader.problems.length) orders.push(order.figures);
  }
  return { orders, problems, index };
}
const readSquare = (rows: readonly SoldRow[]) => read(squareSalesFile(rows), square);

describe('a line that a file has as one amount', () => {
  test.each([
    [1000, 3000],
    [1001, 7000],
    [2357, 1346],
    [99, 333],
    [5, 12_000],
    [123_457, 2001],
    [0, 2000],
  ])('%i for %i thousandths is so many at prices that make exactly that', (gross, quantity) => {
    const discount = Math.floor(gross / 7);
    const pieces = piecesOf({ title: 'Bun', quantity, gross, discount, taxes: [{ name: 'Tax', amount: Math.floor(gross / 11) }] });
    const sum = (of: (piece: (typeof pieces)[number]) => number) => sumOf(pieces.map(of));
    expect(sum((one) => one.quantity)).toBe(quantity);
    expect(sum((one) => multiplyDivide(one.price, one.quantity, 1000))).toBe(gross);
    expect(sum((one) => one.discount)).toBe(discount);
    expect(sum((one) => one.taxes[0]?.amount ?? 0)).toBe(Math.floor(gross / 11));
    expect(pieces.every((one) => one.quantity > 0 && one.discount <= one.gross)).toBe(true);
  });
});

describe('the rows of a file', () => {
  test('are handed out as orders as soon as each has its last row, a refund with a number of its own with its sale', async () => {
    const file = squareSalesFile(ordinarySales(['2025-03-04']));
    const { index, orders, problems } = await read(file, square);
    expect(problems).toEqual([]);
    expect(Object.fromEntries(index.locations)).toEqual({ 'Market hall': 1, Harbour: 3 });
    expect(Object.fromEntries(index.refunds)).toEqual({ R0x2: 'T0x2aZ' });
    expect(orders).toHaveLength(4);
    // Two were opened on the evening before the business day's start, none of them on another day.
    expect(new Set(orders.map(({ paid }) => paid?.day))).toEqual(new Set(['2025-03-04']));
  });

  test('have one key for ever, and another in another business', async () => {
    const row = { at: '2025-03-04 12:00:00', transaction: 'X1', item: 'Bun', gross: 300 };
    const [[one], [again]] = [(await readSquare([row])).orders, (await readSquare([{ ...row, gross: 400 }])).orders];
    expect(one?.input.uuid).toBe(again?.input.uuid);
    expect(one?.input.uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});

describe('items detail of Square', () => {
  const sold = { at: '2025-11-02 01:30:00', transaction: 'X1', item: 'Bun' };

  test('counts on the business day of the establishment, by the clock of the file', async () => {
    const { orders } = await readSquare([{ ...sold, at: '2025-07-04 04:30:00', gross: 300 }]);
    // 04:30 in New York is 03:30 in Chicago, where the day before goes on until four.
    expect(orders[0]?.paid).toMatchObject({ at: '2025-07-04T08:30:00.000Z', day: '2025-07-03' });
  });

  test('keeps lines, choices, tax, discount and the card, and takes back exactly what was given back', async () => {
    const { orders, problems } = await readSquare([
      { ...sold, qty: '3.0', gross: 1000, discount: 101, tax: 80, modifiers: 'Butter, Jam', category: 'Bakery', brand: 'Visa' },
      { ...sold, at: '2025-11-09 10:00:00', event: 'Refund', qty: '-1.0', gross: -333, discount: -33, tax: -27 },
    ]);
    expect(problems).toEqual([]);
    const [order] = orders;
    expect(order?.totals).toMatchObject({ gross: 1000, discount: 101, net: 899, tax: 80, total: 979, refunded: 327 });
    expect(order?.payments).toMatchObject([
      { method: 'card', amount: 979, cardBrand: 'Visa', lastFour: '4242', status: 'captured' },
      { method: 'card', amount: 327, status: 'refunded' },
    ]);
    expect(order && factsOf(order).sales.slice(1)).toMatchObject([{ day: '2025-11-09', refund: 300, tax: -27, transactions: 0 }]);
    expect(order?.input).toMatchObject({ status: 'partially_refunded', order_type: 'For Here', user_name: 'Ada Quist', tracking_id: 'X1' });
    expect(order?.lines[0]?.modifiers.map(({ name }) => name)).toEqual(['Butter', 'Jam']);
  });

  test.each<[string, SoldRow[], RegExp]>([
    [
      'whose net sales are not what its lines come to',
      [{ ...sold, gross: 400, net: 390 }],
      /net sales of 4\.00 USD, the file says 3\.90 USD/,
    ],
    [
      'that is given back in an amount that no line has',
      [
        { ...sold, gross: 400, tax: 40 },
        { ...sold, event: 'Refund', item: 'Custom', gross: -100, tax: 0 },
      ],
      /Refunds come to 0\.91 USD/,
    ],
    ['that is a refund alone', [{ ...sold, event: 'Refund', gross: -400 }], /not in the file/],
  ])('refuses an order %s', async (_what, rows, said) => {
    const { orders, problems } = await readSquare(rows);
    expect(orders).toEqual([]);
    expect(problems[0]).toMatch(said);
  });

  test('refuses what is no number and no time, in the words of the file', async () => {
    const file = Buffer.from(
      squareSalesFile([{ ...sold, gross: 400 }])
        .toString()
        .replace('2025-11-02', 'soon')
        .replace('$4.00', 'four'),
    );
    const { problems } = await read(file, square);
    expect(problems[0]).toMatch(/'soon 01:30:00' is no day/);
    expect(problems[1]).toMatch(/'four' in the column Gross Sales/);
  });
});

test('what was sold in another currency is refused', () => {
  const sale: FoundSale = {
    id: '1',
    number: '1',
    openedAt: '2025-01-01T12:00:00.000Z',
    paidAt: '2025-01-01T12:00:00.000Z',
    currency: 'EUR',
    lines: [],
    says: {},
  };
  const order = orderOfSale(sale, 'shopify', place);
  expect('errors' in order && order.errors['']?.map((one) => sentenceIn('en', one))[0]).toMatch(/sold in EUR/);
});
