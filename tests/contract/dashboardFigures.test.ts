import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, businessToday } from '#/model/reports/periods.ts';
import { DAY_MS, HOUR_MS } from '#/model/values/durations.ts';
import { localText } from '#/model/values/instants.ts';
import { model } from '#/resources/index.ts';
import type { OrderInput } from '#/server/domain/sales/orderInput.ts';
import { ReportAsking } from '#/tests/support/reportAsking.ts';
import { anOrder } from '#/tests/support/sales.ts';
import { type WorkingApp, workingApp } from '#/tests/support/workingApp.ts';

const WEEK_MS = 7 * DAY_MS;
const calls = Object.values(model.reports).filter(({ endpoint }) => endpoint.startsWith('/api/dashboard-'));
const tiles = calls.filter(({ answer }) => answer === 'figures');

let host: WorkingApp;
let owner: string;
let reports: ReportAsking;
let harbour: number;
let market: number;
let station: number;

/** Zones without summer time; a business day that began half a day ago, so that an hour ago and in an hour is the same day. */
const zones = ['Asia/Tokyo', 'America/Phoenix', 'Asia/Tokyo'];
const startOf = (timezone: string) => localText(new Date(Date.now() - DAY_MS / 2).toISOString(), timezone).slice(11, 13);
const todayOf = (timezone: string) => businessToday({ timezone, startsAt: `${startOf(timezone)}:00` });

beforeAll(async () => {
  host = await workingApp({ roles: { manager: ['SalesSummary'], staff: ['Dashboard'] } });
  [harbour, market, station] = host.seeded.one.establishments as [number, number, number];
  owner = await host.signIn('owner@demo.test');
  reports = new ReportAsking(host, model, owner);
  for (const [at, id] of [harbour, market, station].entries()) {
    const timezone = zones[at] as string;
    const clock = { currency: at === 2 ? 'JPY' : 'GBP', timezone, business_day_starts_at: `${startOf(timezone)}:00` };
    await host.database.platform((tx) => tx.updateTable('establishments').set(clock).where('id', '=', id).execute());
  }
  for (const id of [harbour, market])
    await sell(id, [
      sale(-HOUR_MS, 10),
      sale(-DAY_MS - HOUR_MS, 3),
      sale(-DAY_MS + HOUR_MS, 50),
      sale(-WEEK_MS - HOUR_MS, 7),
      sale(-WEEK_MS + HOUR_MS, 100),
      sale(-WEEK_MS - DAY_MS, 5),
    ]);
  await sell(station, [sale(-HOUR_MS, 900)]);
});
afterAll(() => host.close());

/** A sale of one line, so long from now. */
function sale(fromNowMs: number, price: number): OrderInput {
  const at = new Date(Date.now() + fromNowMs).toISOString();
  return anOrder({
    local_created_at: at,
    payment_date: at,
    lines: [{ title: `Dish of ${price}`, price, quantity: 1, taxes: [{ name: 'VAT', rate: 20 }] }],
  });
}

async function sell(establishment_id: number, orders: OrderInput[]): Promise<void> {
  const { body } = await host.call('POST', '/api/sales/intake', { establishment_id, orders }, owner);
  expect(body.data.list.map(({ status }: { status: string }) => status)).toEqual(orders.map(() => 'created'));
}

const today = (at = 0) => ({ date_from: todayOf(zones[at] as string), date_to: todayOf(zones[at] as string) });
const tile = (name: string, question: object) => reports.data(`dashboard-${name}`, question);

describe('a tile', () => {
  test('says its figure, and the one of the same weekday before up to the same time of day', async () => {
    const question = { establishment_id: harbour, ...today() };
    expect(await tile('net-sales', question)).toMatchObject({ value: 10, previous: 7, currency: 'GBP' });
    expect(await tile('total-sales', question)).toMatchObject({ value: 12, previous: 8.4 });
    expect(await tile('tax', question)).toMatchObject({ value: 2, previous: 1.4 });
    expect(await tile('transactions', question)).toMatchObject({ value: 1, previous: 1 });
    expect(await tile('discount', question)).toMatchObject({ value: 0, previous: 0 });
    expect(await tile('average-order', question)).toMatchObject({ value: 10, previous: 7 });
  });

  test('is compared as its report is, over one day and over several, whatever it is compared with', async () => {
    for (const days of [1, 3, 7, 8])
      for (const compare of ['same_weekdays', 'previous_period'] as const) {
        const { date_to } = today();
        const question = { establishment_ids: [harbour, market], date_from: addDays(date_to, 1 - days), date_to };
        const summary = await reports.data('sales-summary', { ...question, compare });
        const previous = summary.previous as Record<string, unknown>;
        expect(summary.compared).toMatchObject({ so_far: true });
        expect(previous.net_sales).toBe((await tile('net-sales', { ...question, against: compare })).previous);
        for (const [name, column] of [
          ['product-mix', 'net_amount'],
          ['sales-by-hour', 'net_sales'],
          ['sales-by-server', 'net_sales'],
        ] as const) {
          const { totals } = await reports.data(name, { ...question, compare });
          expect(totals, name).toMatchObject({ previous: { [column]: previous.net_sales } });
        }
      }
  });

  test('compares days that have ended with whole ones', async () => {
    const yesterday = addDays(todayOf('Asia/Tokyo'), -1);
    expect(await tile('net-sales', { establishment_id: harbour, date_from: yesterday, date_to: yesterday })).toMatchObject({
      value: 53,
      previous: 5,
    });
  });

  test('counts each establishment by its own clock', async () => {
    // Where the two are on different days, only one of them is today's.
    const both = { establishment_ids: [harbour, market], date_from: todayOf('America/Phoenix'), date_to: todayOf('Asia/Tokyo') };
    const alone = await Promise.all(
      [harbour, market].map((establishment_id) => tile('net-sales', { ...both, establishment_id, establishment_ids: undefined })),
    );
    const sum = (name: string) => alone.reduce((total, one) => total + Number(one[name]), 0);
    expect(await tile('net-sales', both)).toMatchObject({ value: sum('value'), previous: sum('previous') });
  });

  test('compares with the same weekdays of last year where it is asked to, and with nothing else', async () => {
    const question = { establishment_id: harbour, ...today() };
    expect(await tile('net-sales', { ...question, against: 'previous_period' })).toMatchObject({ value: 10, previous: 3 });
    expect(await tile('net-sales', { ...question, against: 'last_year' })).toMatchObject({ value: 10, previous: 0 });
    expect(await tile('average-order', { ...question, against: 'last_year' })).toMatchObject({ previous: null });
    const refused = await host.call('POST', '/api/dashboard-net-sales', { ...question, against: 'the_moon', compare: 'last_year' }, owner);
    expect([refused.status, Object.keys(refused.body.errors).sort()]).toEqual([422, ['against', 'compare']]);
  });

  test('says its course by hour of a day, by day, and by month of long periods, to which its figure adds up', async () => {
    const { date_to } = today();
    for (const [days, steps] of [
      [1, 1],
      [8, 8],
      [400, 1],
    ] as const) {
      const answer = await tile('net-sales', { establishment_id: harbour, date_from: addDays(date_to, 1 - days), date_to });
      const trend = answer.trend as { from: string; value: number }[];
      expect(trend.length).toBeGreaterThanOrEqual(steps);
      expect(trend.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(Number(answer.value), 2);
      expect(trend.every(({ from }) => (days === 1 ? /^\d\d:00$/ : /^\d{4}-\d\d-\d\d$/).test(from))).toBe(true);
    }
  });

  test('has a figure for each currency', async () => {
    const question = { establishment_ids: [harbour, station], ...today() };
    const { currencies } = await tile('net-sales', question);
    expect(currencies).toMatchObject([
      { currency: 'GBP', value: 10, previous: 7 },
      { currency: 'JPY', value: 900, previous: 0 },
    ]);
  });
});

describe('sales by hour, by day and by month', () => {
  test('stand in the order of the business day, of days and of months, and add up to the net sales', async () => {
    const { date_to } = today();
    const question = { establishment_id: harbour, date_from: addDays(date_to, -6), date_to };
    const { value } = await tile('net-sales', question);
    for (const name of ['hourly-sales', 'weekly-sales', 'monthly-sales']) {
      const { list, totals } = await tile(name, question);
      expect(list.reduce((sum, row) => sum + Number(row.net_sales), 0)).toBeCloseTo(Number(value), 2);
      expect(totals).toMatchObject({ net_sales: value, transactions: 3 });
      expect(Object.keys(list[0] ?? {})).toEqual(['from', 'net_sales', 'transactions']);
    }
    const hours = (await tile('hourly-sales', question)).list.map(({ from }) => Number(String(from).slice(0, 2)));
    const sinceStart = hours.map((hour) => (hour - Number(startOf('Asia/Tokyo')) + 24) % 24);
    expect(sinceStart).toEqual(sinceStart.toSorted((a, b) => a - b));
    expect((await tile('monthly-sales', question)).list.every(({ from }) => String(from).endsWith('-01'))).toBe(true);
  });
});

describe('the top sellers', () => {
  test('are rows of the product mix, the largest net sales first', async () => {
    const { date_to } = today();
    const question = { establishment_id: harbour, date_from: addDays(date_to, -6), date_to };
    const { list } = await tile('top-selling-products', question);
    expect(list.map(({ name }) => name)).toEqual(['Dish of 50', 'Dish of 10', 'Dish of 3']);
    const mix = (await reports.data('product-mix', question)).list;
    expect(list).toEqual(mix);
  });
});

describe.each(calls.filter(({ permission }) => permission === 'Dashboard'))('$endpoint', ({ endpoint }) => {
  test('is for who holds Dashboard, and knows only the own business', async () => {
    const [manager, staff, other] = await Promise.all(
      ['manager@demo.test', 'staff@demo.test', 'owner@other.test'].map((user) => host.signIn(user)),
    );
    const status = async (token: string | undefined, body: object = { establishment_id: harbour }) =>
      (await host.call('POST', endpoint, body, token)).status;
    expect([await status(staff), await status(manager), await status(other), await status(undefined)]).toEqual([200, 403, 404, 401]);
    expect(await status(staff, { establishment_id: market })).toBe(403);
  });
});

test('every tile opens the orders behind its figure, but the average and shares of net sales', () => {
  expect(tiles.filter(({ drill }) => !drill?.includes('value')).map(({ name }) => name)).toEqual([
    'dashboard-average-order',
    'dashboard-cost-percent',
    'dashboard-labour-percent',
  ]);
  expect(tiles).toHaveLength(10);
});

test('tiles of what not everybody may see say it to those alone who may, and what the reports say', async () => {
  const yesterday = addDays(todayOf('Asia/Tokyo'), -1);
  const question = { establishment_id: harbour, date_from: addDays(yesterday, -1), date_to: yesterday };
  const staff = await host.signIn('staff@demo.test');
  const profit = await reports.data('profit-statement', question);
  for (const [name, expected] of [
    ['dashboard-voids', 0],
    ['dashboard-labour-percent', profit.labour_percent],
    ['dashboard-cost-percent', profit.cost_percent],
  ] as const) {
    expect(await reports.data(name, question), name).toMatchObject({ value: expected, previous: name === 'dashboard-voids' ? 0 : null });
    expect((await host.call('POST', `/api/${name}`, question, staff)).status, name).toBe(403);
  }
});
