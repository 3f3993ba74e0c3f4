import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '#/tests/support/app.ts';
import { type StockedKitchen, stockedKitchen } from '#/tests/support/stockedKitchen.ts';

let host: TestApp;
let owner: string;
let kitchen: StockedKitchen;
let here: number;
beforeAll(async () => {
  host = await testApp();
  owner = await host.signIn('owner@demo.test');
  const [first, second] = host.seeded.one.establishments as [number, number];
  here = first;
  kitchen = await stockedKitchen(host, owner, { here, elsewhere: second });
});
afterAll(() => host.close());

const product = async (name: string) => (await host.call('GET', `/api/product/${kitchen.ids[name]}`, undefined, owner)).body.data;

// A margin that counts the tax in its price as earned is too large: 9.70 % of food cost were shown as 8.08 %.
it('a recipe’s margin and food cost are of the price without the taxes that it contains', async () => {
  const tax = (name: string, values: object) => kitchen.made('/api/tax', { name, ...values });
  const included = await tax('VAT', { rate: 20, inclusive: true });
  const all = [
    included,
    await tax('Deposit', { rate: 0.5, type: 'fixed', inclusive: true }),
    await tax('On top', { rate: 10 }),
    await tax('Former', { rate: 50, inclusive: true, status: 'inactive' }),
  ];
  const taxed = async (taxes: number[], cost: number | null = null) => {
    expect((await host.call('PUT', `/api/product/${kitchen.ids.Burger}`, { taxes, cost }, owner)).status).toBe(200);
    return product('Burger');
  };
  const burgerUnder = async (taxes: number[]) => {
    const shown = await taxed(taxes);
    const { body } = await host.call('POST', '/api/recipe-costs', { establishment_ids: [here] }, owner);
    const row = body.data.list.find(({ product: name }: { product: string }) => name === 'Burger');
    // The product has no cost of its own: sales are reckoned with its recipe's.
    for (const name of ['net_price', 'recipe_cost', 'margin', 'food_cost_percent']) expect([name, shown[name]]).toEqual([name, row[name]]);
    return row;
  };
  expect(await burgerUnder([])).toMatchObject({ price: 16, net_price: 16, recipe_cost: 2.21, margin: 13.79, food_cost_percent: 13.84 });
  // 16 / 1.2 = 13.333…; 2.214 of it is 16.6 %.
  expect(await burgerUnder([included])).toMatchObject({ net_price: 13.33, margin: 11.12, margin_percent: 83.4, food_cost_percent: 16.6 });
  expect(await burgerUnder(all)).toMatchObject({ price: 16, net_price: 12.83, margin: 10.62 });
  // Its own cost comes before that of its recipe, which stands beside it.
  expect(await taxed([included], 4)).toMatchObject({ cost: 4, recipe_cost: 2.21, net_price: 13.33, margin: 9.33, food_cost_percent: 30 });
  const manager = await host.signIn('manager@demo.test');
  const { body } = await host.call('GET', `/api/product/${kitchen.ids.Burger}`, undefined, manager);
  expect(body.data).toMatchObject({ net_price: 13.33 });
  for (const name of ['recipe_cost', 'margin', 'food_cost_percent']) expect(body.data).not.toHaveProperty(name);
});
