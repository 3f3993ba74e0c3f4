import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '#/tests/server/foundation/mail/mailServer.ts';
import { setClock } from '#/tests/support/sales.ts';
import { type StockedKitchen, stockedKitchen } from '#/tests/support/stockedKitchen.ts';
import { type WorkingApp, workingApp } from '#/tests/support/workingApp.ts';

type Row = Record<string, unknown>;
let host: WorkingApp;
let mail: MailServer;
let owner: string;
let manager: string;
let here: number;
let elsewhere: number;
let kitchen: StockedKitchen;
let ids: StockedKitchen['ids'];

beforeAll(async () => {
  mail = await startMailServer();
  host = await workingApp({
    config: { smtpUrl: mail.url, mailFrom: 'Countinghouse <no-reply@countinghouse.test>' },
    jobs: { pollMs: 100, retryMs: 50 },
  });
  await setClock(host);
  [owner, manager] = [await host.signIn('owner@demo.test'), await host.signIn('manager@demo.test')];
  [here, elsewhere] = host.seeded.one.establishments as [number, number];
  await host.database.platform((tx) => sql`update public.establishments set currency = 'GBP' where id = ${elsewhere}`.execute(tx));
  kitchen = await stockedKitchen(host, owner, { here, elsewhere });
  ids = kitchen.ids;
});
afterAll(async () => {
  await host.close();
  await mail.close();
});
const ask = (report: string, body: object = {}, token = owner) =>
  host.call('POST', `/api/${report}`, { establishment_id: here, ...body }, token);
async function table(report: string, body: object = {}, token = owner): Promise<{ list: Row[]; totals: Row }> {
  const { status, body: answer } = await ask(report, body, token);
  if (status !== 200) throw new Error(JSON.stringify(answer));
  return answer.data;
}
const named = (list: Row[], title: string, name: string) => list.find((row) => row[title] === name);
/** The header and the rows of a report's file, for somebody who may not see costs. */
const fileOf = async (report: string, body: object = {}) =>
  (await host.exported({ report, establishment_id: here, ...body }, manager)).text.replace('\uFEFF', '').trim().split('\r\n');

describe('low stock', () => {
  const counted = (current: number, reorder_point: number, par_level: number) => ({ current, reorder_point, par_level });
  const none = { on_order: 0, in_drafts: 0 };
  const ordered = (to_order: number, pack_size: number, packs: number, cost: number) => ({ ...none, to_order, pack_size, packs, cost });

  beforeAll(async () => {
    await kitchen.enter('Beef', 'add', 7.5);
    await kitchen.enter('Bun', 'add', 40);
    await kitchen.enter('Rice', 'add', 10.001);
    await kitchen.enter('Mug', 'add', 2);
  });

  test('says what to order of what is at its reorder point, by vendor, up to par in whole packs, whatever the period', async () => {
    const { list, totals } = await table('low-stock', { date_from: '2020-01-01', date_to: '2020-01-02' });
    const of = (item_type: string, vendor: string | null, vendor_item_id: string | null) => ({
      item_type,
      vendor,
      vendor_item_id,
      establishment: 'Harbour',
    });
    expect(list).toEqual([
      { item: 'Bun', uom: 'each', ...of('ingredient', null, null), ...counted(40, 40, 120), ...ordered(80, 1, 80, 36) },
      { item: 'Mug', uom: 'each', ...of('product', 'Dairy', 'V-6'), ...counted(2, 6, 24), ...ordered(24, 6, 4, 72) },
      { item: 'Beef', uom: 'kg', ...of('ingredient', 'Harvest', 'V-5'), ...counted(7.5, 8, 20), ...ordered(15, 5, 3, 147) },
    ]);
    expect(totals).toEqual({ packs: 87, cost: 255 });
    const { list: both } = await table('low-stock', { establishment_id: undefined, establishment_ids: [here, elsewhere], search: 'beef' });
    expect(both.map(({ establishment, to_order }) => [establishment, to_order])).toEqual([
      ['Market', 20],
      ['Harbour', 15],
    ]);
  });

  test('has no costs for who may not see them, in the report or its file', async () => {
    const { list, totals } = await table('low-stock', {}, manager);
    for (const row of [...list, totals]) expect(row).not.toHaveProperty('cost');
    expect(totals).toEqual({ packs: 87 });
    expect((await ask('low-stock', { sort_by: 'cost' }, manager)).status).toBe(422);
    const [header, ...rows] = await fileOf('low-stock');
    expect(header).toBe(
      'Item,To order,Packs,Pack size,In stock,Reorder point,Par level,On order,In drafts,Unit,Vendor,Vendor item ID,Type,Establishment',
    );
    expect(rows[1]).toBe('Mug,24,4,6,2,6,24,0,0,each,Dairy,V-6,product,Harbour');
    expect((await ask('low-stock', {}, await host.signIn('staff@demo.test'))).status).toBe(403);
  });

  test('is mailed by a schedule, with what stands in it now', async () => {
    const what = { name: 'To order', report: 'low-stock', period: 'yesterday', establishments: [here], format: 'csv' };
    const schedule = { ...what, frequency: 'daily', time: '06:00', recipients: [{ email: 'buyer@demo.test' }] };
    const saved = await host.call('POST', '/api/report-schedule', schedule, owner);
    expect(saved.body.data).toMatchObject({ problem: null });
    await host.call('POST', `/api/report-schedule/${saved.body.data.id}/send`, {}, owner);
    const email = await mail.next();
    expect(email.recipients).toEqual(['buyer@demo.test']);
    expect(email.text).toContain('Packs: 87');
    const file = Buffer.from(email.attachments[0]?.content as ArrayBuffer).toString();
    expect(file).toContain('Beef,15,3,5,147,7.5,8,20,0,0,kg,Harvest,V-5,ingredient,Harbour');
    expect(file).not.toContain('Rice');
  });
});

describe('recipe costs', () => {
  test('are each ingredient’s quantity at its cost, beside the price, and say what is missing', async () => {
    const { list } = await table('recipe-costs');
    // 0.18 kg at 9.80 and one at 0.45.
    expect(named(list, 'product', 'Burger')).toEqual({
      _ids: { product: ids.Burger },
      product: 'Burger',
      category: null,
      price: 16,
      net_price: 16,
      recipe_cost: 2.21,
      own_cost: 5.2,
      margin: 13.79,
      margin_percent: 86.16,
      food_cost_percent: 13.84,
      missing: null,
      establishment: 'Harbour',
    });
    const unknown = { recipe_cost: null, own_cost: null, margin: null, margin_percent: null, food_cost_percent: null };
    expect(named(list, 'product', 'Risotto')).toMatchObject({ ...unknown, price: 10, missing: 'Rice' });
    expect(named(list, 'product', 'Odd')).toMatchObject({ ...unknown, missing: 'Old salt' });
    expect(list.map(({ product }) => product).sort()).toEqual(['Burger', 'Odd', 'Risotto']);
  });

  test('are for those who may see costs', async () => {
    const { list } = await table('recipe-costs', {}, manager);
    expect(named(list, 'product', 'Burger')).toEqual({
      _ids: { product: ids.Burger },
      product: 'Burger',
      category: null,
      price: 16,
      net_price: 16,
      establishment: 'Harbour',
    });
    expect((await fileOf('recipe-costs'))[0]).toBe('Product,Category,Price without tax,Price,Establishment');
  });
});

describe('ingredient usage', () => {
  const period = { date_from: '2026-03-01', date_to: '2026-03-07' };
  const within = { day: '2026-03-03' };
  let before: number;

  beforeAll(async () => {
    const vendor = await kitchen.made('/api/vendor', { name: 'Butcher' });
    const item = { type: 'ingredients', id: ids.Beef };
    const order = await kitchen.made('/api/purchase-order', { vendor, items: [{ item, ordered_quantity: 20, unit_cost: 9.8 }] });
    await kitchen.enter('Beef', 'received', 20, { ...within, order });
    await kitchen.enter('Beef', 'deduct', -2, { ...within, order });
    await kitchen.enter('Beef', 'add', 5, within);
    const back = { refund_quantity: 1, refund_reason: 'Unopened', refunded_at: '2026-03-04 10:00:00' };
    await kitchen.sell('2026-03-02', [
      { product_id: ids.Burger, quantity: 30 },
      { product_id: ids.Burger, quantity: 4, ...back },
    ]);
    for (const [kind, quantity, cost] of [
      ['waste', -1, 10],
      ['deduct', -0.5, 10],
      ['set_actual', -0.25, 12],
    ] as const)
      await kitchen.enter('Beef', kind, quantity, { ...within, cost });
    await kitchen.enter('Beef', 'add', 100, { day: '2026-03-08' });
    await kitchen.enter('Beef elsewhere', 'waste', -50, within);
    before = 7.5;
  });

  test('lays what recipes say beside what is gone: waste, deductions and counts are the difference', async () => {
    const { list, totals } = await table('ingredient-usage', period);
    const theoretical = 0.18 * 33;
    const ending = before + 25 - 2 - theoretical - 1.75;
    expect(named(list, 'ingredient', 'Beef')).toEqual({
      _ids: Object.fromEntries(['theoretical', 'actual'].map((name) => [name, { type: 'ingredients', id: ids.Beef }])),
      ingredient: 'Beef',
      uom: 'kg',
      beginning: before,
      received: 25,
      returned_to_vendor: 2,
      ending: Math.round(ending * 1e6) / 1e6,
      actual: 7.69,
      theoretical: 5.94,
      variance: 1.75,
      variance_percent: 29.46,
      variance_amount: 18,
    });
    expect(named(list, 'ingredient', 'Bun')).toMatchObject({
      theoretical: 33,
      actual: 33,
      variance: 0,
      variance_percent: 0,
      variance_amount: 0,
    });
    expect(named(list, 'ingredient', 'Rice')).toBeUndefined();
    expect(totals).toEqual({ variance_amount: 18 });
  });

  test('begins with what the days before left, and counts nothing after the last day', async () => {
    const [first, second] = [
      await table('ingredient-usage', period),
      await table('ingredient-usage', { date_from: '2026-03-08', date_to: '2026-03-09' }),
    ];
    const { ending } = named(first.list, 'ingredient', 'Beef') as Row;
    expect(named(second.list, 'ingredient', 'Beef')).toMatchObject({
      beginning: ending,
      received: 100,
      actual: 0,
      theoretical: 0,
      variance_percent: null,
    });
  });

  test('has no amounts for who may not see costs', async () => {
    const { list, totals } = await table('ingredient-usage', period, manager);
    for (const row of [...list, totals]) expect(row).not.toHaveProperty('variance_amount');
    expect((await fileOf('ingredient-usage', period))[0]).not.toContain('cost');
  });
});

describe('untracked sales', () => {
  test('are what was sold without taking anything out of stock, with the reason', async () => {
    const day = '2026-04-02';
    const back = { refund_quantity: 1, refund_reason: 'Cold', refunded_at: `${day} 15:00:00` };
    await kitchen.sell(day, [
      { title: 'Tea', price: 3, quantity: 3, product_id: ids.Tea, ...back },
      { title: 'Odd', quantity: 2 },
    ]);
    await kitchen.sell(day, [
      { title: 'Mystery', price: 4, quantity: 2.5 },
      { title: 'Burger', quantity: 7 },
      { title: 'Mug' },
      { title: 'Tea', price: 3 },
    ]);
    await kitchen.sell('2026-04-03', [{ title: 'Mystery' }]);
    await kitchen.sell(day, [{ title: 'Foreign' }], elsewhere);
    const { list, totals } = await table('untracked-sales', { date_from: day, date_to: day });
    expect(list).toEqual([
      { name: 'Odd', category: null, why: 'nothing_convertible', item_qty: 2, net_amount: 20 },
      { name: 'Mystery', category: null, why: 'no_product', item_qty: 2.5, net_amount: 10 },
      { name: 'Tea', category: 'Drinks', why: 'nothing_tracked', item_qty: 4, net_amount: 9 },
    ]);
    expect(totals).toEqual({ item_qty: 8.5, net_amount: 39 });
    expect((await fileOf('untracked-sales', { date_from: day, date_to: day }))[1]).toBe('Odd,,nothing_convertible,2,20');
  });

  test('open the orders behind each figure: those whose lines were counted in it, and no others', async () => {
    const [day, next] = ['2026-05-04', '2026-05-05'];
    const period = { date_from: day, date_to: next };
    // One name for what takes nothing for two reasons, for what is tracked, and for what no product stands behind.
    const special = (quantity: number, product_id?: number) => ({
      title: 'Special',
      price: 4,
      quantity,
      ...(product_id && { product_id }),
    });
    const back = { refund_quantity: 1, refund_reason: 'Cold', refunded_at: `${next} 15:00:00` };
    await kitchen.sell(day, [
      special(1),
      special(2, ids.Odd),
      special(4, ids.Mug),
      { title: 'Tea', price: 3, quantity: 3, product_id: ids.Tea, ...back },
    ]);
    await kitchen.sell(next, [special(8), special(16, ids.Mug)]);
    await kitchen.sell(next, [special(32, ids.Odd), { title: 'Burger', quantity: 2 }]);
    await kitchen.sell('2026-05-06', [special(64), special(128, ids.Odd)]);
    await kitchen.sell(day, [special(256)], elsewhere);
    const { list, totals } = await table('untracked-sales', period);
    expect(list.map(({ name, why, item_qty, net_amount }) => [name, why, item_qty, net_amount])).toEqual([
      ['Special', 'nothing_convertible', 34, 136],
      ['Special', 'no_product', 9, 36],
      ['Tea', 'nothing_tracked', 3, 6],
    ]);
    const orders = async (column: string, row?: Row) => {
      const { status, body } = await ask('untracked-sales/orders', { ...period, column, sort_by: 'amount', ...(row && { row }) });
      if (status !== 200) throw new Error(JSON.stringify(body));
      return { amounts: body.data.list.map(({ amount }: { amount: number }) => amount), sum: body.data.totals.amount };
    };
    for (const column of ['item_qty', 'net_amount']) {
      for (const { name, category, why, [column]: figure } of list) {
        const { amounts, sum } = await orders(column, { name, category, why });
        expect([sum, amounts.reduce((all: number, one: number) => all + one, 0)], `${column} of ${name}, ${why}`).toEqual([figure, figure]);
      }
      expect((await orders(column)).sum).toBe(totals[column]);
    }
    expect((await orders('item_qty', list[0])).amounts).toEqual([32, 2]);
    expect((await orders('item_qty', list[1])).amounts).toEqual([8, 1]);
    expect((await orders('item_qty')).amounts).toEqual([32, 8, 6]);
    expect(await orders('item_qty', { ...list[0], why: 'nothing_tracked' })).toEqual({ amounts: [], sum: 0 });
    const staff = await host.signIn('staff@demo.test');
    expect((await ask('untracked-sales/orders', { ...period, column: 'net_amount' }, staff)).status).toBe(403);
  });
});
