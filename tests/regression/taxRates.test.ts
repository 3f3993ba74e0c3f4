import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '#/tests/support/app.ts';
import { anOrder, salesApp, setClock } from '#/tests/support/sales.ts';

let host: TestApp;
let owner: string;
let places: readonly number[];
beforeAll(async () => {
  host = await salesApp();
  owner = await host.signIn('owner@demo.test');
  places = host.seeded.one.establishments;
  const { body } = await host.call('GET', '/api/establishment/list', undefined, owner);
  const { currency } = body.data.list.find(({ id }: { id: number }) => id === places[1]);
  await setClock(host, { currency });
});
afterAll(() => host.close());

const call = async (path: string, body: object) => {
  const { status, body: answer } = await host.call('POST', path, body, owner);
  expect(status, JSON.stringify(answer)).toBeLessThan(300);
  return answer.data;
};
const summary = async (establishment_ids: readonly number[]) =>
  (await call('/api/tax-summary', { establishment_ids, date_from: '2026-03-02', date_to: '2026-03-02' })).list;

// Two lines of 0.61 at 8.875 % are taxed 0.05 each: a return showed a rate of 8.197 %, and nowhere the tax's own.
it('a tax stands beside the rate that it has, what was charged beside it; of taxes that differ there is none', async () => {
  const [here, there] = places as [number, number];
  await call('/api/tax', { establishment_id: here, name: 'City tax', rate: 8.875, type: 'percent', inclusive: false });
  const line = { title: 'Roll', price: 0.61, quantity: 1, taxes: [{ name: 'City tax', rate: 8.875 }] };
  const order = anOrder({
    local_created_at: '2026-03-02 12:00:00',
    payment_date: '2026-03-02 12:00:00',
    lines: [line, line, { title: 'Book', price: 1, quantity: 1, taxes: [{ name: 'Unknown levy', rate: 5 }] }],
    payments: [],
  });
  await call('/api/sales/intake', { establishment_id: here, orders: [order] });
  expect(await summary([here])).toMatchObject([
    { name: 'City tax', set_rate: 8.875, taxable: 1.22, amount: 0.1, exempt: 1, rate: 8.2 },
    { name: 'Unknown levy', set_rate: null, taxable: 1, amount: 0.05, exempt: 1.22, rate: 5 },
  ]);
  await call('/api/tax', { establishment_id: there, name: 'City tax', rate: 9, type: 'percent', inclusive: false });
  expect((await summary([here]))[0]).toMatchObject({ set_rate: 8.875 });
  expect((await summary([here, there])).find(({ name }: { name: string }) => name === 'City tax')).toMatchObject({ set_rate: null });
});
