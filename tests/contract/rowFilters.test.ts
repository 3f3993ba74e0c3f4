import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '#/tests/support/app.ts';

let host: TestApp;
let owner: string;
let harbour: number;

beforeAll(async () => {
  host = await testApp();
  owner = await host.signIn('owner@demo.test');
  harbour = host.seeded.one.establishments[0] as number;
});
afterAll(() => host.close());

const made = async (path: string, body: object) => (await host.call('POST', path, { establishment_id: harbour, ...body }, owner)).body.data;
const found = async (path: string, filters: object, token = owner) => {
  const { status, body } = await host.call('POST', `${path}/list`, { filters }, token);
  return status === 200 ? body.data.list.map(({ item, name }: Record<string, string>) => item ?? name).sort() : body.errors;
};

test('a list can be filtered by what stands in its records’ rows: some row has all that is named', async () => {
  const [beef, salt] = [
    await made('/api/ingredient', { name: 'Beef', uom: 'kg' }),
    await made('/api/ingredient', { name: 'Salt', uom: 'kg' }),
  ];
  const row = (ingredient: { id: number }, quantity: number) => ({ ingredient: ingredient.id, quantity, uom: 'kg' });
  await made('/api/product', { item: 'Burger', price: 9, recipe: [row(beef, 0.2), row(salt, 0.01)] });
  await made('/api/product', { item: 'Steak', price: 19, recipe: [row(beef, 0.4)] });
  await made('/api/product', { item: 'Water', price: 2 });
  expect(await found('/api/product', { recipe: { ingredient: beef.id } })).toEqual(['Burger', 'Steak']);
  expect(await found('/api/product', { recipe: { ingredient: beef.id, quantity: { lt: 0.3 } } })).toEqual(['Burger']);
  expect(await found('/api/product', { recipe: { ingredient: salt.id, quantity: { gt: 0.1 } } })).toEqual([]);
  expect(await found('/api/product', { recipe: { ingredient: { contains: 'sal' } } })).toEqual(['Burger']);
  expect(await found('/api/product', { recipe: {} })).toEqual(['Burger', 'Steak']);
  expect(await found('/api/product', { recipe: null })).toEqual(['Water']);
  expect(await found('/api/product', { recipe: { ingredient: beef.id } }, await host.signIn('owner@other.test'))).toEqual([]);
});

test('unknown columns, columns that one may not see and other shapes are refused by the filter’s name', async () => {
  const refusal = (field: string) => ({ [`filters.${field}`]: [expect.any(String)] });
  expect(await found('/api/product', { recipe: { nothing: 1 } })).toEqual(refusal('recipe'));
  expect(await found('/api/product', { recipe: [1] })).toEqual(refusal('recipe'));
  expect(await found('/api/ingredient', { vendors: { cost: { gt: 1 } } })).toEqual([]);
  expect(await found('/api/ingredient', { vendors: { cost: { gt: 1 } } }, await host.signIn('manager@demo.test'))).toEqual(
    refusal('vendors'),
  );
});
