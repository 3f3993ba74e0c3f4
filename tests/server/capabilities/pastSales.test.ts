import { describe, expect, test } from 'vitest';
import { sentenceIn } from '#/i18n/sentences.ts';
import { indexSales, salesIn } from '#/server/capabilities/bulk/sales/groups.ts';
import type { Profile } from '#/server/capabilities/bulk/systems/profile.ts';
import { SalesReader } from '#/server/capabilities/bulk/systems/salesReader.ts';
import type { SheetRow } from '#/server/capabilities/bulk/systems/sheet.ts';
import { profile as shopify } from '#/server/capabilities/bulk/systems/shopify/orders.ts';
import { profile as square } from '#/server/capabilities/bulk/systems/square/itemSales.ts';
import { profile as toast } from '#/server/capabilities/bulk/systems/toast/itemSelections.ts';
import { factsOf } from '#/server/domain/sales/factsOfOrder.ts';
import type { OrderFigures } from '#/server/domain/sales/figures.ts';
import type { FoundSale } from '#/server/domain/sales/found/foundSale.ts';
import { orderOfSale } from '#/server/domain/sales/found/orderOfSale.ts';
import { piecesOf } from '#/server/domain/sales/found/pieces.ts';
import { multiplyDivide, sumOf } from '#/server/domain/sales/minorUnits.ts';
import { shopifyOrdersFile } from '#/tests/support/samples/systems/shopifyOrders.ts';
import { ordinarySales, type SoldRow, squareSalesFile } from '#/tests/support/samples/systems/squareSales.ts';
import { toastSalesFile } from '#/tests/support/samples/systems/toast.ts';

const establishment = { clientId: 1, id: 7, currency: 'USD', decimals: 2, timezone: 'America/Chicago', dayStartsAt: 240 };

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
    const reader = new SalesReader(establishment, reading, 2026);
    const order = orderOfSale(sales.saleOf(rows, reader), system, establishment);
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

describe('orders of Shopify', () => {
  const first = {
    ...{ Name: '#1001', Id: '5001', 'Financial Status': 'paid', Currency: 'USD', 'Paid at': '2025-05-01 23:30:00 -0500' },
    ...{ 'Created at': '2025-05-01 23:29:00 -0500', 'Lineitem quantity': 2, 'Lineitem name': 'Tee - S', 'Lineitem price': '9.99' },
    ...{ 'Lineitem sku': 'TEE-S', 'Payment Method': 'Shopify Payments', Source: 'web', 'Refunded Amount': '0.00' },
  };
  const mug = { Name: '#1001', 'Lineitem quantity': 1, 'Lineitem name': 'Mug', 'Lineitem price': '10.00' };
  const bill = (subtotal: string, taxes: string, total: string, more: object = {}) => ({
    ...{ ...first, Subtotal: subtotal, Shipping: '5.00', Taxes: taxes, Total: total, ...more },
  });
  const readShopify = (...rows: Record<string, string | number>[]) => read(shopifyOrdersFile(rows), shopify);

  test('are one order for all of their rows, with tax by its name, shipping as a charge, and the card', async () => {
    const { orders, problems } = await readShopify(
      bill('29.98', '2.40', '37.38', { 'Tax 1 Name': 'State Tax 8%', 'Tax 1 Value': '2.40' }),
      mug,
    );
    expect(problems).toEqual([]);
    expect(orders).toHaveLength(1);
    const [order] = orders;
    expect(order?.totals).toMatchObject({ gross: 2998, discount: 0, net: 2998, tax: 240, serviceCharge: 500, total: 3738 });
    expect(order?.paid).toMatchObject({ at: '2025-05-02T04:30:00.000Z', day: '2025-05-01' });
    expect(order?.lines.map(({ taxes }) => taxes[0])).toMatchObject([
      { name: 'State Tax 8%', amount: 160 },
      { name: 'State Tax 8%', amount: 80 },
    ]);
    expect(order?.payments).toMatchObject([{ method: 'card', amount: 3738 }]);
    expect(order?.input).toMatchObject({ order_number: '#1001', tracking_id: '5001', order_type: 'web' });
  });

  test.each<[string, Record<string, string | number>, object]>([
    [
      'a code takes off the whole',
      bill('26.98', '2.16', '34.14', { 'Discount Code': 'SPRING', 'Discount Amount': '3.00' }),
      { discount: 300, net: 2698, total: 3414 },
    ],
    [
      'lines say the discount that the order says again',
      bill('26.98', '0.00', '31.98', { 'Lineitem discount': '3.00', 'Discount Amount': '3.00' }),
      { discount: 300, net: 2698, total: 3198 },
    ],
    [
      'a code takes off the shipping',
      bill('29.98', '0.00', '29.98', { 'Discount Code': 'FREESHIP', 'Discount Amount': '5.00' }),
      { discount: 0, net: 2998, serviceCharge: 0, total: 2998 },
    ],
    ['prices contain the tax', bill('29.98', '5.00', '34.98'), { net: 2498, tax: 500, total: 3498 }],
  ])('come out where %s', async (_how, row, totals) => {
    const { orders, problems } = await readShopify(row, mug);
    expect(problems).toEqual([]);
    expect(orders[0]?.totals).toMatchObject(totals);
  });

  test('give back in part among their lines, and all of it with the shipping', async () => {
    const part = await readShopify(
      bill('29.98', '0.00', '34.98', { 'Financial Status': 'partially_refunded', 'Refunded Amount': '10.00' }),
      mug,
    );
    expect(part.problems).toEqual([]);
    expect(part.orders[0]?.lines.map(({ refund }) => refund?.amount)).toEqual([666, 334]);
    const whole = await readShopify(bill('29.98', '0.00', '34.98', { 'Financial Status': 'refunded', 'Refunded Amount': '34.98' }), mug);
    expect(whole.orders[0]?.totals.refunded).toBe(3498);
    const some = await readShopify(
      bill('29.98', '0.00', '34.98', { 'Financial Status': 'partially_refunded', 'Refunded Amount': '31.00' }),
      mug,
    );
    expect(some.problems[0]).toMatch(/Refunds come to/);
  });

  test('are refused where they were not paid, or do not add up', async () => {
    expect((await readShopify(bill('29.98', '0.00', '34.98', { 'Financial Status': 'pending' }), mug)).problems[0]).toMatch(
      /not paid .*pending/,
    );
    expect((await readShopify(bill('29.98', '0.00', '35.98'), mug)).problems[0]).toMatch(/total of 34\.98 USD, the file says 35\.98 USD/);
    expect((await readShopify(bill('19.98', '0.00', '24.98'), mug)).problems[0]).toMatch(
      /net sales of 29\.98 USD, the file says 19\.98 USD/,
    );
  });
});

describe('item selections of Toast', () => {
  const row = {
    ...{ Location: 'Harbour', 'Order Id': '7001', 'Order #': 12, 'Order Date': '8/4/25 7:10 PM', Server: 'Ada Q.', Table: '6' },
    ...{ 'Dining Option': 'Dine In', 'Menu Item': 'Burger', 'Menu Group': 'Plates', 'Void?': 'false', Deferred: 'false', Qty: '1.0' },
  };
  const readToast = (...rows: Record<string, string | number>[]) => read(toastSalesFile(rows), toast);

  test('are one order, whose tax of parts of cents is rounded once; what was voided is none of it', async () => {
    const { orders, problems } = await readToast(
      { ...row, 'Gross Price': '20.00', Discount: '2.00', 'Net Price': '18.00', Tax: '1.59750000' },
      { ...row, 'Menu Item': 'Fries', 'Gross Price': '5.00', Discount: '0.00', 'Net Price': '5.00', Tax: '0.44375000' },
      { ...row, 'Menu Item': 'Lager', 'Gross Price': '7.00', Discount: '0.00', 'Net Price': '7.00', Tax: '0.62', 'Void?': 'true' },
      { ...row, 'Menu Item': 'Gift card', 'Gross Price': '50.00', 'Net Price': '50.00', Deferred: 'true' },
    );
    expect(problems).toEqual([]);
    const [order] = orders;
    expect(order?.totals).toMatchObject({ gross: 2500, discount: 200, net: 2300, tax: 204, total: 2504, giftCards: 0 });
    expect(order?.paid).toMatchObject({ at: '2025-08-05T00:10:00.000Z', day: '2025-08-04' });
    expect(order && factsOf(order).voids).toMatchObject([{ title: 'Lager', voided_by: 'Ada Q.', amount: 700 }]);
    expect(order?.input).toMatchObject({ order_number: '12', table: '6', user_name: 'Ada Q.', order_type: 'Dine In' });
  });

  test('contain their tax where the file says so, and are no sale where all was voided', async () => {
    const held = { 'Gross Price': '11.00', Discount: '0.00', 'Net Price': '11.00', Tax: '1.00' };
    const included = await readToast({ ...row, ...held, 'Tax Inclusion Option': 'Tax Included' });
    expect([included.problems, included.orders[0]?.totals]).toMatchObject([[], { net: 1000, tax: 100, total: 1100 }]);
    const voided = await readToast({ ...row, ...held, 'Void?': 'true' });
    expect([voided.problems, voided.orders[0]?.paid]).toEqual([[], null]);
  });

  test('are refused where they do not add up, or sell cards alone', async () => {
    const off = await readToast({ ...row, 'Gross Price': '10.00', Discount: '1.00', 'Net Price': '9.50', Tax: '0' });
    expect(off.problems[0]).toMatch(/net sales of 9\.00 USD, the file says 9\.50 USD/);
    expect((await readToast({ ...row, 'Gross Price': '10.00', Deferred: 'true' })).problems[0]).toMatch(/gift cards only/);
  });
});

test('what was sold in another currency is refused, by the sign of its amounts too', async () => {
  const pounds = Buffer.from(
    squareSalesFile([{ at: '2025-03-04 12:00:00', transaction: 'X1', item: 'Bun', gross: 300 }])
      .toString()
      .replaceAll('$', '£'),
  );
  expect((await read(pounds, square)).problems).toEqual([expect.stringMatching(/sold in £, this establishment sells in USD/)]);
  const sale: FoundSale = {
    id: '1',
    number: '1',
    openedAt: '2025-01-01T12:00:00.000Z',
    paidAt: '2025-01-01T12:00:00.000Z',
    currency: 'EUR',
    lines: [],
    says: {},
  };
  const order = orderOfSale(sale, 'shopify', establishment);
  expect('errors' in order && order.errors['']?.map((one) => sentenceIn('en', one))[0]).toMatch(/sold in EUR/);
});
