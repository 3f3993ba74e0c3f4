import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, businessToday, WEEKDAYS, weekday } from '#/model/reports/periods.ts';
import { DAY_MS } from '#/model/values/durations.ts';
import { localText } from '#/model/values/instants.ts';
import { setClock } from '#/tests/support/sales.ts';
import { type StockedKitchen, stockedKitchen } from '#/tests/support/stockedKitchen.ts';
import { type WorkingApp, workingApp } from '#/tests/support/workingApp.ts';

type Row = Record<string, unknown>;

const timezone = 'Europe/London';
/** The business day began twelve hours ago, so that no midnight passes while the tests run. */
const dayStartsAt = `${localText(new Date(Date.now() - DAY_MS / 2).toISOString(), timezone).slice(11, 13)}:00`;
const today = businessToday({ timezone, startsAt: dayStartsAt });

let host: WorkingApp;
let owner: string;
let manager: string;
let here: number;
let kitchen: StockedKitchen;

beforeAll(async () => {
  host = await workingApp({ jobs: { pollMs: 100, retryMs: 50 } });
  await setClock(host, { timezone, dayStartsAt });
  [owner, manager] = [await host.signIn('owner@demo.test'), await host.signIn('manager@demo.test')];
  const [first, elsewhere] = host.seeded.one.establishments as [number, number];
  here = first;
  await host.database.platform((tx) => sql`update public.establishments set currency = 'GBP' where id = ${elsewhere}`.execute(tx));
  kitchen = await stockedKitchen(host, owner, { here, elsewhere });
  const grill = await kitchen.made('/api/prep-station', { name: 'Grill' });
  await change('product', kitchen.ids.Burger, { prep_stations: [grill] });
  // Five weeks that are all alike.
  for (let back = 1; back <= 35; back += 1)
    await kitchen.sell(addDays(today, -back), [
      { title: 'Burger', quantity: 10 },
      { title: 'Mug', quantity: 2 },
      { title: 'Tea', price: 3, quantity: 4 },
      { title: 'Special', quantity: 1.5 },
    ]);
  await change('product', kitchen.ids.Tea, { status: 'inactive' });
  await kitchen.enter('Beef', 'add', 70);
  await kitchen.enter('Bun', 'add', 1000);
});
afterAll(() => host.close());

async function change(resource: string, id: number | undefined, values: object) {
  const { status, body } = await host.call('PUT', `/api/${resource}/${id}`, { establishment_id: here, ...values }, owner);
  expect(status, JSON.stringify(body)).toBe(200);
}
async function table(report: string, body: object = {}, token = owner): Promise<{ list: Row[]; totals: Row }> {
  const { status, body: answer } = await host.call('POST', `/api/${report}`, { establishment_id: here, ...body }, token);
  expect(status, JSON.stringify(answer)).toBe(200);
  return answer.data;
}

describe('the prep list', () => {
  test('is what each station is expected to sell tomorrow, and what recipes take for it', async () => {
    const { list } = await table('prep-list');
    const day = addDays(today, 1);
    expect(list.map(({ item, station, type, quantity, uom, day: of }) => [item, station, type, quantity, uom, of])).toEqual([
      ['Burger', 'Grill', 'product', 10, 'each', day],
      ['Beef', 'Grill', 'ingredient', 1.8, 'kg', day],
      ['Bun', 'Grill', 'ingredient', 10, 'each', day],
      ['Mug', null, 'product', 2, 'each', day],
      ['Special', null, 'product', 1.5, 'each', day],
    ]);
    expect(list[0]).toMatchObject({ low: 10, high: 10 });
  });

  test('is of the day that is chosen, a weekday being the next one', async () => {
    const name = WEEKDAYS[weekday(addDays(today, 6))];
    const { list } = await table('prep-list', { day: name, what: 'ingredients' });
    expect(list.map(({ item, day }) => [item, day])).toEqual([
      ['Beef', addDays(today, 6)],
      ['Bun', addDays(today, 6)],
    ]);
    expect((await table('prep-list', { day: WEEKDAYS[weekday(today)], what: 'products' })).list[0]).toMatchObject({ day: today });
  });

  test('is a file as any report is', async () => {
    const { text } = await host.exported(
      { report: 'prep-list', establishment_id: here, columns: ['item', 'quantity', 'station'] },
      manager,
    );
    expect(text.replace('\uFEFF', '').split('\r\n').slice(0, 2)).toEqual(['Item,To prepare,Prep station', 'Burger,10,Grill']);
  });
});

describe('order suggestions', () => {
  test('are the packs that what will be used asks for, apart from what low stock says', async () => {
    const { list } = await table('order-suggestions', { days: '7', what: 'used' });
    const [beef, bun, mug] = ['Beef', 'Bun', 'Mug'].map((name) => list.find(({ item }) => item === name) ?? {});
    // The rest of today and seven days.
    const between = (value: unknown, day: number) => {
      expect(value).toBeGreaterThanOrEqual(7 * day - 1e-3);
      expect(value).toBeLessThanOrEqual(8 * day + 1e-3);
    };
    between(beef?.forecast_use, 1.8);
    between(bun?.forecast_use, 10);
    between(mug?.forecast_use, 2);
    // 70 less what was sold of it: 7 kg, with a reorder point of 8 and packs of 5 at 49.00.
    const packs = Math.ceil((Number(beef?.forecast_use) + 8 - 7) / 5 - 1e-6);
    expect(beef).toMatchObject({ current: 7, packs, suggested: packs * 5, cost: packs * 49, on_order: 0, vendor: 'Harvest', to_order: 15 });
    expect(beef?.left).toBeCloseTo(7 - Number(beef?.forecast_use), 3);
    expect(bun).toMatchObject({ packs: 0, suggested: 0, to_order: null });
    // No rice is sold, but there is less of it than its reorder point.
    expect((await table('order-suggestions')).list.map(({ item }) => item)).toEqual(['Mug', 'Beef', 'Rice']);
    const [longer] = (await table('order-suggestions', { days: '14', what: 'used' })).list.filter(({ item }) => item === 'Beef');
    expect(Number(longer?.forecast_use) - Number(beef?.forecast_use)).toBeCloseTo(7 * 1.8, 2);
  });

  test('say no cost to who may not see it', async () => {
    const { list, totals } = await table('order-suggestions', {}, manager);
    for (const row of [...list, totals]) expect(row).not.toHaveProperty('cost');
  });

  test('become a draft, after which nothing of them is left to order', async () => {
    const [beef] = (await table('order-suggestions')).list.filter(({ item }) => item === 'Beef');
    const vendor = (await host.call('POST', '/api/vendor/list', { filters: { name: 'Harvest' } }, owner)).body.data.list[0].id;
    const refill = () =>
      host.call('POST', '/api/purchase-order/refill', { establishment_id: here, vendor_id: vendor, forecast_days: 7 }, owner);
    const { status, body } = await refill();
    expect(status, JSON.stringify(body)).toBe(200);
    const items = await host.call(
      'POST',
      '/api/purchase-order/items/list',
      { establishment_id: here, purchase_order_id: body.data.id },
      owner,
    );
    expect(items.body.data.list).toEqual([expect.objectContaining({ item_name: 'Beef', ordered_quantity: beef?.packs, pack_size: 5 })]);
    const after = await table('order-suggestions', { what: 'used' });
    expect(after.list.find(({ item }) => item === 'Beef')).toMatchObject({ packs: 0, in_drafts: Number(beef?.packs) * 5 });
    const again = await refill();
    expect([again.status, again.body.message]).toEqual([409, 'The forecast needs nothing of this vendor that is not in stock or on order']);
  });
});
