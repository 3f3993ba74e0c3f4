import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '#/tests/support/app.ts';
import { anOrder, setClock } from '#/tests/support/sales.ts';

let host: TestApp;
let owner: string;
let here: number;
const day = { date_from: '2026-03-02', date_to: '2026-03-02' };

beforeAll(async () => {
  host = await testApp({ roles: { manager: ['ProfitStatement', 'CostView'], staff: ['ProfitStatement', 'WageView'] } });
  await setClock(host);
  owner = await host.signIn('owner@demo.test');
  here = host.seeded.one.establishments[0] as number;
  await made('/api/product', { item: 'Pie', price: 10, cost: 3 });
  await made('/api/product', { item: 'Water', price: 2 });
  await send('2026-03-02 12:00:00', { title: 'Pie', price: 10, quantity: 20 }, { title: 'Water', price: 2, quantity: 25 });
  await send('2026-03-03 12:00:00', { title: 'Pie', price: 10, quantity: 1 });
  const ana = await made('/api/employee', { first_name: 'Ana', last_name: 'Vale', hourly_rate: 12.5 });
  const ben = await made('/api/employee', { first_name: 'Ben', last_name: 'Vale' });
  await made('/api/time-entry', { employee: ana, date: '2026-03-02', time_in: '09:00', time_out: '13:00' });
  await made('/api/time-entry', { employee: ben, date: '2026-03-02', time_in: '10:00', time_out: '11:00' });
  const [rent, power] = [await made('/api/expense-type', { name: 'Rent' }), await made('/api/expense-type', { name: 'Power' })];
  for (const [name, amount, type, date] of [
    ['March', 60.5, rent, '2026-03-02'],
    ['Gas', 10, power, '2026-03-02'],
    ['Light', 9.5, power, '2026-03-02'],
    ['Later', 100, rent, '2026-03-03'],
  ])
    await made('/api/expense', { name, amount, type, date });
});
afterAll(() => host.close());

async function made(path: string, values: object): Promise<number> {
  const { status, body } = await host.call('POST', path, { establishment_id: here, ...values }, owner);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data.id;
}

async function send(time: string, ...lines: { title: string; price: number; quantity: number }[]) {
  const order = anOrder({ local_created_at: time, payment_date: time, lines });
  const { body } = await host.call('POST', '/api/sales/intake', { establishment_id: here, orders: [order] }, owner);
  expect(body.data.list[0].status, JSON.stringify(body)).toBe('created');
}

async function report(name: string, question: object = {}, token = owner) {
  const { status, body } = await host.call('POST', `/api/${name}`, { establishment_ids: [here], ...day, ...question }, token);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
}

describe('the profit statement of a day', () => {
  test('is net sales less goods, labour and expenses, and says what it does not know', async () => {
    // 250.00 of which 50.00 without a cost; 20 × 3.00; 4 h × 12.50, and an hour of somebody without a wage; 80.00 spent.
    expect(await report('profit-statement')).toMatchObject({
      net_sales: 250,
      cost_of_goods: 60,
      gross_profit: 190,
      labour: 50,
      expenses: 80,
      profit: 60,
      profit_percent: 24,
      prime_cost: 110,
      prime_cost_percent: 44,
      cost_percent: 24,
      labour_percent: 20,
      labour_hours: 5,
      sales_per_hour: 50,
      uncosted_sales: 50,
      unpaid_hours: 1,
    });
  });

  test('is of the whole day, whatever hours are asked for, and of nothing where nothing was', async () => {
    expect(await report('profit-statement', { time_from: '20:00', time_to: '22:00' })).toMatchObject({ net_sales: 250, profit: 60 });
    const nothing = await report('profit-statement', { date_from: '2026-01-05', date_to: '2026-01-05' });
    expect(nothing).toMatchObject({ net_sales: 0, profit: 0, labour_percent: null, sales_per_hour: null });
  });

  test('has its expenses by type beside it, which come to the same', async () => {
    const { list, totals } = await report('expense-summary');
    expect(list).toEqual([
      { type: 'Rent', count: 1, amount: 60.5, percentage: 75.63 },
      { type: 'Power', count: 2, amount: 19.5, percentage: 24.38 },
    ]);
    expect(totals).toEqual({ count: 3, amount: 80 });
  });

  test('does not let costs or wages be worked out by whoever may not see them', async () => {
    const manager = await report('profit-statement', {}, await host.signIn('manager@demo.test'));
    expect(manager).toMatchObject({ net_sales: 250, cost_of_goods: 60, gross_profit: 190, expenses: 80 });
    for (const name of ['labour', 'profit', 'prime_cost', 'labour_percent']) expect(manager).not.toHaveProperty(name);
    const staff = await report('profit-statement', {}, await host.signIn('staff@demo.test'));
    expect(staff).toMatchObject({ labour: 50, profit: null, profit_percent: null, prime_cost: null, prime_cost_percent: null });
    for (const name of ['cost_of_goods', 'gross_profit', 'cost_percent']) expect(staff).not.toHaveProperty(name);
    const { status } = await host.call(
      'POST',
      '/api/profit-statement',
      { establishment_ids: [here], ...day },
      await host.signIn('nobody@demo.test'),
    );
    expect(status).toBe(403);
  });
});
