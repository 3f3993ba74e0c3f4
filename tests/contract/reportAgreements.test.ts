import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { model } from '#/resources/index.ts';
import type { SellingEstablishment } from '#/server/domain/sales/figures.ts';
import { rebuild, recomputeMarked } from '#/server/domain/sales/recompute.ts';
import { orderOf } from '#/tests/support/orderHistories.ts';
import { type Answered, ReportAsking } from '#/tests/support/reportAsking.ts';
import { dayOf, type Question, questionsOf } from '#/tests/support/reportQuestions.ts';
import { rounds } from '#/tests/support/thorough.ts';
import { type WorkingApp, workingApp } from '#/tests/support/workingApp.ts';

/** The agreements of figures.md, asked of the reports themselves, as the dashboard asks them. */

const ORDERS = rounds(60, 120);
const clocks = [
  { currency: 'GBP', decimals: 2, timezone: 'Europe/London', dayStartsAt: 240 },
  { currency: 'GBP', decimals: 2, timezone: 'America/New_York', dayStartsAt: 0 },
  { currency: 'JPY', decimals: 0, timezone: 'Asia/Tokyo', dayStartsAt: 0 },
] as const;

let host: WorkingApp;
let reports: ReportAsking;
let places: readonly number[];

beforeAll(async () => {
  host = await workingApp();
  places = host.seeded.one.establishments;
  const owner = await host.signIn('owner@demo.test');
  reports = new ReportAsking(host, model, owner);
  for (const [at, { currency, timezone, dayStartsAt, decimals }] of clocks.entries()) {
    const id = places[at] as number;
    const business_day_starts_at = `${String(dayStartsAt / 60).padStart(2, '0')}:00`;
    await host.database.platform((tx) =>
      tx.updateTable('establishments').set({ currency, timezone, business_day_starts_at }).where('id', '=', id).execute(),
    );
    const establishment: SellingEstablishment = { clientId: host.seeded.one.clientId, id, currency, decimals, timezone, dayStartsAt };
    const orders = fc.sample(orderOf(establishment), { numRuns: ORDERS, seed: 11 + at });
    for (const list of [orders, orders.slice(0, 20)]) {
      const { body } = await host.call('POST', '/api/sales/intake', { establishment_id: id, orders: list }, owner);
      expect(body.data.list.filter(({ status }: { status: string }) => status === 'rejected')).toEqual([]);
    }
  }
  await recomputeMarked(host.database, { before: '2026-04-20' });
}, 120_000);
afterAll(() => host.close());

/** The tiles of the dashboard, each with the figure of the sales summary that it is. */
const tiles = {
  'total-sales': 'total_sales',
  'net-sales': 'net_sales',
  discount: 'discounts',
  transactions: 'transactions',
  tax: 'tax',
  'average-order': 'average_order',
};

/** Random periods, hours and establishments; of a failure fast-check names the smallest. */
function always(runs: number, statement: (question: Question) => Promise<void>): Promise<void> {
  return fc.assert(
    fc.asyncProperty(
      fc.noShrink(fc.constant(0)).chain(() => questionsOf(places)),
      statement,
    ),
    { numRuns: runs, seed: 23, endOnFailure: true },
  );
}

/** Reports whose rows come to the net sales and transactions of the sales summary. */
const SALES = [
  ...['daily-sales-graph', 'dashboard-hourly-sales', 'dashboard-weekly-sales', 'dashboard-monthly-sales'],
  ...['sales-by-hour', 'sales-by-server', 'sales-by-station', 'establishment-comparison'],
];

const near = (a: unknown, b: unknown, what: string) => expect(Number(a), what).toBeCloseTo(Number(b), 4);
const added = ({ list }: Answered, column: string) => list.reduce((sum, row) => sum + Number(row[column] ?? 0), 0);

describe('the reports of any period, hours and establishments agree', () => {
  test('on net sales, and on what it is made of', async () => {
    await always(rounds(10, 25), async (question) => {
      const summary = await reports.data('sales-summary', question);
      near(
        Number(summary.gross_sales) - Number(summary.discounts) - Number(summary.refunds),
        summary.net_sales,
        'gross − discounts − refunds',
      );
      for (const name of ['category-summary', 'dining-option-summary']) {
        const answer = await reports.data(name, question);
        near(answer.totals.amount, summary.net_sales, name);
        near(answer.total, summary.net_sales, `${name}, said`);
        near(added(answer, 'amount'), summary.net_sales, `${name}, rows`);
      }
      for (const group_by of ['item', 'sub_category', 'category']) {
        const mix = await reports.data('product-mix', { ...question, group_by });
        near(mix.totals.net_amount, summary.net_sales, `product mix by ${group_by}`);
        near(mix.totals.gross_amount, summary.gross_sales, 'gross');
        near(mix.totals.refund_amount, summary.refunds, 'refunds');
        near((await reports.data('quantity-sold', { ...question, group_by })).totals.item_qty, mix.totals.item_qty, 'quantity');
      }
      for (const name of SALES) {
        const sales = await reports.data(name, question);
        for (const column of ['net_sales', 'transactions']) near(added(sales, column), summary[column], `${name} ${column}`);
      }
      near((await reports.data('refunds', question)).totals.refund_net, summary.refunds, 'refunds, one by one');
      near((await reports.data('menu-engineering', question)).totals.net_amount, summary.net_sales, 'menu engineering');
      near((await reports.data('product-sales', question)).totals.net_amount, summary.net_sales, 'sales of every product by day');
      for (const name of ['top-items', 'top-categories'])
        near((await reports.data(name, { ...question, top: 100 })).totals.net_amount, summary.net_sales, name);
    });
  });

  test('with the tiles of the dashboard, each in its days and in those compared with', async () => {
    await always(rounds(5, 10), async (question) => {
      const days = (Date.parse(question.date_to) - Date.parse(question.date_from)) / 86_400_000 + 1;
      const shifted = (day: string) => new Date(Date.parse(day) - 364 * 86_400_000).toISOString().slice(0, 10);
      const [summary, earlier] = await Promise.all(
        [question, { ...question, date_from: shifted(question.date_from), date_to: shifted(question.date_to) }].map((asked) =>
          reports.data('sales-summary', asked),
        ),
      );
      for (const [tile, column] of Object.entries(tiles)) {
        const { value, previous, trend } = await reports.data(`dashboard-${tile}`, { ...question, against: 'last_year' });
        near(value, summary?.[column], tile);
        near(previous, earlier?.[column], `${tile}, before`);
        const steps = trend as { value: number }[];
        if (column !== 'average_order')
          near(
            steps.reduce((sum, step) => sum + step.value, 0),
            value,
            `${tile} over ${days} days`,
          );
      }
    });
  });

  test('on what was collected, in total and in cash, on taxes, discounts and tips', async () => {
    await always(rounds(10, 25), async (question) => {
      const summary = await reports.data('sales-summary', question);
      const payments = await reports.data('payment-summary', question);
      near(payments.totals.total, summary.total_collected, 'payments');
      near(
        Number(summary.net_sales) +
          Number(summary.tax) +
          Number(summary.service_charges) +
          Number(summary.surcharges) +
          Number(summary.tips),
        summary.total_collected,
        'parts of what was collected',
      );
      const drawer = await reports.data('drawer-payments', question);
      near(
        drawer.totals.amount,
        Number(summary.total_collected) + Number(summary.deposits) + Number(summary.gift_cards),
        'collected, deposits and what gift cards hold are the money that moved',
      );
      const cash = await reports.data('cash-summary', question);
      near(drawer.list.find(({ method }) => method === 'cash')?.amount ?? 0, cash.net_cash, 'cash');
      near(Number(cash.cash_sales) + Number(cash.tips) - Number(cash.refunds), cash.net_cash, 'cash in and out');
      const taxes = await reports.data('tax-summary', question);
      near(taxes.total, summary.tax, 'taxes');
      for (const { name, taxable, exempt } of taxes.list)
        near(Number(taxable) + Number(exempt), Number(summary.net_sales) + Number(summary.service_charges), `sales under ${name}`);
      near((await reports.data('discount-summary', question)).total, summary.discounts, 'discounts');
      const tip = (await reports.data('total-tip', question)).total_tip;
      for (const other of [summary.tips, payments.totals.tips, (await reports.data('employee-tips', question)).totals.tip])
        near(other, tip, 'tips');
    });
  });

  test('on voids, and shares come to a hundred', async () => {
    await always(rounds(6, 15), async (question) => {
      const items = await reports.data('voided-orders', question);
      const [servers, reasons, all] = await Promise.all(
        ['void-servers', 'void-reasons', 'void-summary'].map((name) => reports.data(name, question)),
      );
      for (const other of [servers?.totals.total_void_amount, reasons?.totals.total_void_amount, all?.total_void_amount])
        near(other, items.totals.amount, 'voided amount');
      for (const other of [servers?.totals.void_item_count, all?.void_item_count]) near(other, items.totals.item_quantity, 'voided items');
      const mix = await reports.data('product-mix', question);
      const [net, quantity] = [added(mix, 'net_percentage_all'), added(mix, 'quantity_percentage_all')];
      if (Number(mix.totals.net_amount) !== 0) expect(Math.abs(net - 100), 'of net').toBeLessThan(0.01 * mix.list.length + 0.01);
      if (Number(mix.totals.item_qty) !== 0) expect(Math.abs(quantity - 100), 'of quantity').toBeLessThan(0.01 * mix.list.length + 0.01);
    });
  });

  test('with themselves over two parts of the period', async () => {
    await always(rounds(6, 15), async (question) => {
      const middle = dayOf(Math.floor((Date.parse(question.date_from) - Date.parse(dayOf(0))) / 86_400_000) + 9);
      if (middle >= question.date_to) return;
      const next = new Date(Date.parse(middle) + 86_400_000).toISOString().slice(0, 10);
      const [whole, first, second] = await Promise.all(
        [question, { ...question, date_to: middle }, { ...question, date_from: next }].map((asked) => reports.data('sales-summary', asked)),
      );
      for (const name of ['gross_sales', 'refunds', 'tax', 'tips', 'total_collected', 'deposits', 'transactions'])
        near(Number(first?.[name]) + Number(second?.[name]), whole?.[name], name);
    });
  });
});

describe('the orders behind a figure', () => {
  test('add up to it: every figure of every report that opens them', async () => {
    let figures = 0;
    await always(rounds(2, 6), async (question) => {
      for (const report of reports.drillable) {
        const answer = await reports.data(report.name, question);
        const rows = report.answer === 'figures' ? [] : [answer.list[0], answer.list.at(-1)].filter((row) => row !== undefined);
        for (const column of report.drill ?? []) {
          for (const [row, figure] of [
            ...(report.answer === 'figures' ? [[undefined, answer[column]] as const] : []),
            ...(report.totals?.includes(column) && !report.top ? [[undefined, answer.totals[column]] as const] : []),
            ...rows.map((one) => [one, one[column]] as const),
          ]) {
            const key = row && Object.fromEntries((report.key ?? [report.title]).map((name) => [name, row[name] ?? null]));
            const { sum, added: listed } = await reports.drillDown(report.name, question, column, key);
            const where = `${report.name}.${column} ${JSON.stringify(key)} ${JSON.stringify(question)}`;
            if (!(report.name === 'voided-orders' && row)) near(sum, figure, where);
            near(listed, sum, `${where}, listed`);
            figures += 1;
          }
        }
      }
    });
    expect(figures).toBeGreaterThan(rounds(150, 400));
  }, 120_000);
});

describe('figures beside others', () => {
  test('are those of the days compared with, and of each establishment', async () => {
    const question = { establishment_ids: places.slice(0, 2), date_from: '2026-04-10', date_to: '2026-04-19' };
    const [both, before, ...alone] = await Promise.all([
      reports.data('product-mix', { ...question, compare: 'previous_period', side_by_side: true }),
      reports.data('product-mix', { ...question, date_from: '2026-03-31', date_to: '2026-04-09' }),
      ...question.establishment_ids.map((id) => reports.data('product-mix', { ...question, establishment_ids: [id] })),
    ]);
    expect(both.compared).toEqual({ date_from: '2026-03-31', date_to: '2026-04-09', so_far: false });
    expect(both.totals.previous).toMatchObject(before.totals);
    const names = new Set([...both.list, ...before.list].map(({ name, category }) => `${name} ${category}`));
    expect(both.list).toHaveLength(names.size);
    for (const row of both.list) {
      const was = before.list.find((one) => one.name === row.name && one.category === row.category);
      expect(row.previous).toMatchObject({ net_amount: was?.net_amount ?? 0, item_qty: was?.item_qty ?? 0 });
    }
    for (const [at, id] of question.establishment_ids.entries())
      expect((both.totals.by_establishment as Record<number, object>)[id]).toMatchObject(alone[at]?.totals ?? {});
    const summary = await reports.data('sales-summary', { ...question, compare: { date_from: '2026-03-31', date_to: '2026-04-09' } });
    const earlier = await reports.data('sales-summary', { ...question, date_from: '2026-03-31', date_to: '2026-04-09' });
    expect(summary.previous).toMatchObject({ net_sales: earlier.net_sales, transactions: earlier.transactions });
  });

  test('never cross currencies: each has its own', async () => {
    const answer = await reports.data('sales-summary', {
      establishment_ids: places,
      date_from: '2026-03-20',
      date_to: '2026-05-30',
      side_by_side: true,
    });
    const parts = answer.currencies as { currency: string; by_establishment: object }[];
    expect(parts.map(({ currency, by_establishment }) => [currency, Object.keys(by_establishment).map(Number)])).toEqual([
      ['GBP', expect.arrayContaining(places.slice(0, 2))],
      ['JPY', [places[2]]],
    ]);
  });

  test('a rebuild of all rollups changes none of them', async () => {
    const ask = () =>
      Promise.all(
        ['sales-summary', 'product-mix', 'tax-summary', 'payment-summary', 'daily-sales-graph', 'sales-by-hour', 'sales-by-server'].map(
          async (name) => {
            const { as_of: _read, ...data } = await reports.data(name, {
              establishment_ids: places,
              date_from: '2026-03-01',
              date_to: '2026-07-31',
            });
            return data;
          },
        ),
      );
    const before = await ask();
    await rebuild(host.database);
    expect(await ask()).toEqual(before);
  });
});
