import { describe, expect, test } from 'vitest';
import { readNumber } from '#/server/domain/sales/feed/numbers.ts';
import { ordersOf } from '#/server/domain/sales/feed/orders.ts';
import { readRows } from '#/server/domain/sales/feed/rows.ts';
import { batchesOf } from '#/server/domain/sales/feed/runningHost.ts';
import type { SellingEstablishment } from '#/server/domain/sales/figures.ts';
import { figuresOf } from '#/tests/support/orderHistories.ts';

const establishment: SellingEstablishment = { clientId: 1, id: 7, currency: 'GBP', decimals: 2, timezone: 'Europe/London', dayStartsAt: 0 };
const HEAD = 'invoice,Order Date,description,Quantity,Product Price,Total products';
const read = (lines: string[], options: Parameters<typeof readRows>[1] = {}, feed: Partial<Parameters<typeof ordersOf>[1]> = {}) => {
  const rows = readRows(lines.join('\n'), options);
  const made = ordersOf(rows.rows, { establishment, ...feed });
  return { ...made, rejected: [...rows.rejected, ...made.rejected], mapping: rows.mapping };
};
const titles = (lines: string[], ...rest: [Parameters<typeof readRows>[1]?, Partial<Parameters<typeof ordersOf>[1]>?]) =>
  read(lines, ...rest).orders.map(({ order_number, lines: list }) => [
    order_number,
    ...list.map(({ title, quantity }) => `${quantity} ${title}`),
  ]);

describe('an export of a point of sale', () => {
  test('has rows of one order together, wherever they stand', () => {
    const { orders } = read([
      HEAD,
      '1,13/08/19 20:25,Soup,2,0.8,2',
      '2,13/08/19 20:30,Pie,1,5,1',
      '1,13/08/19 20:25,"Naan, garlic",1,2.95,2',
    ]);
    expect(orders).toMatchObject([
      {
        order_number: '1',
        local_created_at: '2019-08-13 20:25:00',
        status: 'paid',
        lines: [
          { title: 'Soup', quantity: 2, price: 0.8 },
          { title: 'Naan, garlic', price: 2.95 },
        ],
      },
      { order_number: '2', lines: [{ title: 'Pie' }] },
    ]);
  });

  test('is read day first or month first as its own dates say', () => {
    const dateOf = (...dates: string[]) => read([HEAD, ...dates.map((date, i) => `${i},${date},Soup,1,1,1`)]).orders[0]?.local_created_at;
    expect(dateOf('03/08/19 20:25', '25/12/19 9:05')).toBe('2019-08-03 20:25:00');
    expect(dateOf('03/08/2019 8:25 PM', '12/25/2019 9:05 am')).toBe('2019-03-08 20:25:00');
    expect(dateOf('2019-08-03T20:25:00')).toBe('2019-08-03 20:25:00');
    expect(dateOf('2019-08-03T20:25:00Z')).toBe('2019-08-03T20:25:00Z');
  });

  test('whose dates can all be read both ways is refused with what to do, and read once it is said', () => {
    const lines = [HEAD, '1,03/08/19 20:25,Soup,1,1,1'];
    expect(() => read(lines)).toThrow(/--dates day-first or --dates month-first/);
    expect(read(lines, { dates: 'month-first' }).orders[0]?.local_created_at).toBe('2019-03-08 20:25:00');
  });

  test('whose dates contradict each other is refused, naming them', () => {
    expect(() => read([HEAD, '1,25/12/19 20:25,Soup,1,1,1', '2,12/25/19 20:25,Soup,1,1,1'])).toThrow(
      /'25\/12\/19 20:25' starts with the day, '12\/25\/19 20:25' with the month/,
    );
  });

  test('keeps an item that stands twice in an order', () => {
    expect(titles([HEAD, '1,13/08/19 20:25,Soup,1,1,2', '1,13/08/19 20:25,Soup,1,1,2'])).toEqual([['1', '1 Soup', '1 Soup']]);
  });

  test('tells of an order that stands in it twice, and feeds one copy where it is asked to', () => {
    const lines = [
      HEAD,
      '1,13/08/19 20:25,Soup,1,1,2',
      '1,13/08/19 20:25,Pie,1,1,2',
      '1,13/08/19 20:25,Pie,1,1,2',
      '1,13/08/19 20:25,Soup,1,1,2',
    ];
    expect(read(lines).notices).toEqual([expect.stringContaining('--once feeds one copy of each')]);
    expect(titles(lines)).toEqual([['1', '1 Soup', '1 Pie', '1 Soup', '1 Pie']]);
    expect(titles(lines, {}, { once: true })).toEqual([['1', '1 Soup', '1 Pie']]);
  });

  test('has two orders of one number where the numbers start again, and one that goes on past midnight', () => {
    const { orders } = read([
      HEAD,
      '1,13/08/19 23:55,Soup,1,1,2',
      '1,14/08/19 00:10,Pie,1,1,2',
      '1,15/08/19 12:00,Tea,1,1,1',
      '1,13/09/19 23:55,Tea,1,1,1',
    ]);
    expect(orders.map(({ lines }) => lines.length)).toEqual([2, 1, 1]);
    expect(new Set(orders.map(({ uuid }) => uuid)).size).toBe(3);
  });

  test('takes back with a negative quantity what the order sold, and rejects what it did not', () => {
    const { orders, rejected } = read([
      HEAD,
      '1,13/08/19 20:25,Soup,3,2,2',
      '1,13/08/19 20:40,Soup,-1,2,2',
      '1,13/08/19 20:40,Pie,-1,2,2',
      '2,13/08/19 20:40,Pie,0,2,1',
      '3,13/08/19 20:40,Pie,-2,2,1',
    ]);
    expect(orders).toHaveLength(1);
    expect(orders[0]).toMatchObject({
      status: 'partially_refunded',
      payment_date: '2019-08-13 20:25:00',
      lines: [{ quantity: 3, refund_quantity: 1, refunded_at: '2019-08-13 20:40:00' }],
    });
    expect(figuresOf(orders[0] as never, establishment).totals).toMatchObject({ net: 600, refunded: 200 });
    expect(rejected.map(({ row, reason }) => `${row} ${reason}`)).toEqual([
      '5 Nothing was sold: the quantity is 0',
      expect.stringContaining("4 -1 of 'Pie'"),
      expect.stringContaining("6 -2 of 'Pie'"),
    ]);
  });

  test('has every row that cannot be read rejected with its reason', () => {
    const { orders, rejected } = read([
      HEAD,
      '1,31/08/19 20:25,Soup,1,1,1',
      ',31/08/19 20:25,Soup,1,1,1',
      '3,31/09/19 20:25,Soup,1,1,1',
      '4,31/08/19 20:25,Soup,one,1,1',
      '5,31/08/19 20:25,,1,1,1',
      '6,31/08/19 20:25,Soup,1,,1',
      '7,31/08/19 20:25,Soup,1,-2,1',
    ]);
    expect(orders).toHaveLength(1);
    expect(rejected).toEqual([
      { row: 3, reason: 'It names no order' },
      { row: 4, reason: "'31/09/19 20:25' is not a date" },
      { row: 5, reason: "'one' is not a number (Quantity)" },
      { row: 6, reason: 'It names no item' },
      { row: 7, reason: 'It has no price (Product Price)' },
      { row: 8, reason: 'The price is below zero: -2' },
    ]);
  });

  test('is mapped by its headings, or as it is told', () => {
    const file = ['\uFEFFTicket No;When;Day;Article;Qty;Unit Price;Server;Tender', '9;x;13/08/2019;Soup;2;1,50;Ana;Visa'];
    const { orders, mapping } = read(file, { map: { date: 'Day' } });
    expect(mapping).toMatchObject({
      order_number: 'Ticket No',
      date: 'Day',
      title: 'Article',
      quantity: 'Qty',
      price: 'Unit Price',
      user_name: 'Server',
      payment_method: 'Tender',
    });
    expect(orders[0]).toMatchObject({ user_name: 'Ana', lines: [{ price: 1.5, quantity: 2 }], payments: [{ method: 'card', amount: 3 }] });
    expect(() => read(file)).toThrow('No column is known as the date: name it with --map date=<heading>');
    expect(() => read(file, { map: { date: 'Date' } })).toThrow("There is no column 'Date' for date");
  });

  test('gives every order the same uuid each time, and another one in another establishment', () => {
    const lines = [HEAD, '1,13/08/19 20:25,Soup,1,1,1'];
    const [one, again] = [read(lines), read(lines.toReversed().toReversed())].map(({ orders }) => orders[0]?.uuid);
    expect(one).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(again).toBe(one);
    expect(read(lines, {}, { establishment: { ...establishment, id: 8 } }).orders[0]?.uuid).not.toBe(one);
  });

  test('has its times in the zone that is named', () => {
    expect(read([HEAD, '1,13/08/19 20:25,Soup,1,1,1'], {}, { timezone: 'Asia/Tokyo' }).orders[0]?.local_created_at).toBe(
      '2019-08-13T11:25:00.000Z',
    );
  });
});

test.each([
  ['£1,234.50', 1234.5],
  ['12,95', 12.95],
  ['1.234,5', 1234.5],
  ['(3.00)', -3],
  ['3.00-', -3],
  ['-2', -2],
  ['.5', 0.5],
  ['12,345', 12_345],
  ['two', null],
  ['', null],
  ['1.2.3', null],
])('the number %s is %s', (text, number) => {
  expect(readNumber(text)).toBe(number);
});

test('orders go out in batches of at most 500 and a few megabytes', () => {
  const { orders } = read([HEAD, '1,13/08/19 20:25,Soup,1,1,1']);
  const many = Array.from({ length: 1201 }, () => orders[0] as never);
  expect(batchesOf(many).map((batch) => batch.length)).toEqual([500, 500, 201]);
});
