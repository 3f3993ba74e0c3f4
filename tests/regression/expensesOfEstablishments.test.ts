import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '#/tests/support/app.ts';
import { anOrder, setClock } from '#/tests/support/sales.ts';

// Each establishment has its own types of expenses: two called Rent were two rows, and the days before stood beside only one of them.

let host: TestApp;
let owner: string;
let places: readonly [number, number];
const days = { date_from: '2026-03-02', date_to: '2026-03-03' };
beforeAll(async () => {
  host = await testApp();
  await setClock(host);
  owner = await host.signIn('owner@demo.test');
  places = host.seeded.one.establishments.slice(0, 2) as unknown as [number, number];
  await host.database.platform((tx) =>
    sql`update public.establishments set currency = 'GBP', timezone = 'Europe/London', business_day_starts_at = '00:00'
      where client_id = ${host.seeded.one.clientId} and id = ${places[1]}`.execute(tx),
  );
  for (const [nth, establishment_id] of places.entries()) {
    const made = async (path: string, values: object) => (await done(path, { establishment_id, ...values })).id as number;
    const type = await made('/api/expense-type', { name: nth === 0 ? 'Rent' : 'rent' });
    const employee = await made('/api/employee', { first_name: 'Ana', last_name: `Vale ${nth}`, hourly_rate: 10.33 });
    for (const date of ['2026-02-28', '2026-03-02']) {
      await made('/api/expense', { name: 'March', amount: 100.1 * (nth + 1), type, date });
      await made('/api/time-entry', { employee, date, time_in: '09:00', time_out: '09:20' });
    }
    await made('/api/product', { item: 'Pie', price: 10, cost: 3 });
    const line = { title: 'Pie', price: 10, quantity: 3 + nth };
    const at = '2026-03-02 12:00:00';
    await done('/api/sales/intake', { establishment_id, orders: [anOrder({ local_created_at: at, payment_date: at, lines: [line] })] });
  }
});
afterAll(() => host.close());

async function done(path: string, body: object) {
  const { status, body: answer } = await host.call('POST', path, body, owner);
  expect(status, JSON.stringify(answer)).toBeLessThan(300);
  return answer.data;
}
const report = (name: string, question: object = {}) => done(`/api/${name}`, { establishment_ids: places, ...days, ...question });

it('expenses of one type are one row, whichever establishment had them, and so are those of the days before', async () => {
  const { list, totals } = await report('expense-summary', { compare: 'previous_period', side_by_side: true });
  expect(list).toMatchObject([
    {
      type: 'Rent',
      count: 2,
      amount: 300.3,
      previous: { count: 2, amount: 300.3 },
      by_establishment: { [places[0]]: { amount: 100.1 }, [places[1]]: { amount: 200.2 } },
    },
  ]);
  expect(totals).toMatchObject({ count: 2, amount: 300.3 });
});

it('of every amount of the profit statement the establishments come to what stands for all', async () => {
  const { by_establishment: each, ...all } = await report('profit-statement', { side_by_side: true });
  expect(all).toMatchObject({ net_sales: 70, cost_of_goods: 21, expenses: 300.3 });
  for (const name of ['net_sales', 'cost_of_goods', 'gross_profit', 'labour', 'expenses', 'profit', 'prime_cost', 'uncosted_sales']) {
    const sum = places.reduce((total, id) => total + each[id][name], 0);
    expect([name, Math.round(sum * 100)]).toEqual([name, Math.round(all[name] * 100)]);
  }
});
