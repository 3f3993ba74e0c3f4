import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OrderInput } from '#/server/domain/sales/orderInput.ts';
import type { TestApp } from '#/tests/support/app.ts';
import { anOrder, salesApp, setClock } from '#/tests/support/sales.ts';

type Line = OrderInput['lines'][number];

let host: TestApp;
let owner: string;
let harbour: number;
let market: number;
let mocha: { id: number };
let elsewhere: { id: number };

beforeAll(async () => {
  host = await salesApp();
  await setClock(host);
  owner = await host.signIn('owner@demo.test');
  [harbour, market] = host.seeded.one.establishments as [number, number];
  const drinks = await made('/api/product-categories', { name: 'Drinks' });
  const coffee = await made('/api/product-categories', { name: 'Coffee', parent: drinks.id });
  mocha = await made('/api/product', {
    item: 'Mocha',
    price: 4,
    sku: 'MO-1',
    barcode: '5012345678900',
    category: drinks.id,
    subCategory: coffee.id,
  });
  await made('/api/product', { item: 'Plain', price: 1 });
  elsewhere = await made('/api/product', { item: 'Matcha', price: 5, sku: 'MA-1' }, market);
});
afterAll(() => host.close());

async function made(path: string, body: object, establishment_id = harbour) {
  const { status, body: answer } = await host.call('POST', path, { establishment_id, ...body }, owner);
  if (status !== 201) throw new Error(JSON.stringify(answer));
  return answer.data;
}

/** What is kept of a line that came in with an order. */
async function stored(line: Partial<Line> & { title: string }) {
  const order = anOrder({ lines: [{ price: 4, quantity: 1, ...line }] });
  const { body } = await host.call('POST', '/api/sales/intake', { establishment_id: harbour, orders: [order] }, owner);
  const [{ id, errors }] = body.data.list;
  if (errors) throw new Error(JSON.stringify(errors));
  const { title, product_id, category, sub_category } = (await host.call('GET', `/api/sales/${id}`, undefined, owner)).body.data.lines[0];
  return { title, product_id, category, sub_category };
}

describe('a line of an order', () => {
  const found = () => ({ product_id: mocha.id, category: 'Drinks', sub_category: 'Coffee' });

  test.each<[string, () => Partial<Line>]>([
    ['id', () => ({ product_id: mocha.id })],
    ['sku', () => ({ sku: 'mo-1' })],
    ['barcode', () => ({ barcode: '5012345678900' })],
  ])('finds its product by %s, whatever it is called, and takes its categories', async (_, keys) => {
    expect(await stored({ title: 'House special', ...keys() })).toEqual({ title: 'House special', ...found() });
  });

  test('finds its product by its exact title, without regard to case, and by no part of it', async () => {
    expect(await stored({ title: 'mocha' })).toEqual({ title: 'mocha', ...found() });
    expect(await stored({ title: 'Moch' })).toMatchObject({ product_id: null });
    expect(await stored({ title: 'Mocha large' })).toMatchObject({ product_id: null });
  });

  test('believes its id before its sku, and its sku before its title', async () => {
    expect(await stored({ title: 'Plain', product_id: mocha.id, sku: 'MA-1' })).toMatchObject(found());
    expect(await stored({ title: 'Plain', sku: 'MO-1' })).toMatchObject(found());
  });

  test('does not find another establishment’s product, nor another business’s', async () => {
    for (const keys of [{ product_id: elsewhere.id }, { sku: 'MA-1' }, {}])
      expect(await stored({ title: 'Matcha', ...keys })).toEqual({ title: 'Matcha', product_id: null, category: null, sub_category: null });
    const other = await host.signIn('owner@other.test');
    const [corner] = host.seeded.two.establishments;
    const foreign = (await host.call('POST', '/api/product', { establishment_id: corner, item: 'Foreign', price: 1, sku: 'FO-1' }, other))
      .body.data;
    for (const keys of [{ product_id: foreign.id }, { sku: 'FO-1' }, {}])
      expect(await stored({ title: 'Foreign', ...keys })).toMatchObject({ product_id: null });
  });

  test('that finds no product keeps its title and the category it came with', async () => {
    expect(await stored({ title: 'Something else', category: 'Specials', sku: 'NO-1' })).toEqual({
      title: 'Something else',
      product_id: null,
      category: 'Specials',
      sub_category: null,
    });
  });

  test('that finds its product takes the product’s category, not the one it came with', async () => {
    expect(await stored({ title: 'Mocha', category: 'Till 3' })).toMatchObject({ category: 'Drinks', sub_category: 'Coffee' });
  });
});
