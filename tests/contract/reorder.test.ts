import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#/tests/support/app.ts';

let host: TestApp;
let owner: string;
let establishment_id: number;
let hot: number;
let cold: number;

beforeAll(async () => {
  host = await testApp();
  owner = await host.signIn('owner@demo.test');
  [establishment_id] = host.seeded.one.establishments as [number];
  [hot, cold] = [await made('/api/product-categories', { name: 'Hot' }), await made('/api/product-categories', { name: 'Cold' })];
});
afterAll(() => host.close());

const post = (path: string, body: object) => host.call('POST', path, { establishment_id, ...body }, owner);
const made = async (path: string, body: object): Promise<number> => (await post(path, body)).body.data.id;
const product = (item: string, category: number | null) => made('/api/product', { item, price: 1, category });
const items = async (filters: object = {}) =>
  (await post('/api/product/list', { filters, sort_by: 'sort_order' })).body.data.list.map(({ id }: { id: number }) => id);

describe('the order of records within a group', () => {
  it('changes among the records named, which keep the places they hold among all others', async () => {
    const [tea, lemonade, coffee, mug] = [
      await product('Tea', hot),
      await product('Lemonade', cold),
      await product('Coffee', hot),
      await product('Mug', null),
    ];
    const { status, body } = await post('/api/product-order', { category_id: hot, ids: [coffee, tea] });
    expect([status, body.message]).toEqual([200, 'Product Reordered Successfully']);
    expect(await items()).toEqual([coffee, lemonade, tea, mug]);
    expect(await items({ category: hot })).toEqual([coffee, tea]);
    expect(await items({ category: null })).toEqual([mug]);
    expect((await post('/api/product-order', { ids: [mug, coffee, lemonade, tea] })).status).toBe(200);
    expect(await items()).toEqual([mug, coffee, lemonade, tea]);
  });

  it('takes in no record of another group, and changes nothing then', async () => {
    const before = await items();
    const [ofCold] = await items({ category: cold });
    const [first, second] = await items({ category: hot });
    const refused = await post('/api/product-order', { category_id: hot, ids: [second, ofCold, first] });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['ids']]);
    expect(await items()).toEqual(before);
  });

  it('is refused to who may not edit', async () => {
    const { status } = await host.call(
      'POST',
      '/api/product-order',
      { establishment_id, ids: await items() },
      await host.signIn('staff@demo.test'),
    );
    expect(status).toBe(403);
  });
});
