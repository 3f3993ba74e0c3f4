import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#/tests/support/app.ts';

let host: TestApp;
let owner: string;
let here: number;
beforeAll(async () => {
  host = await testApp();
  owner = await host.signIn('owner@demo.test');
  here = host.seeded.one.establishments[0] as number;
  for (const [sku, price] of [
    ['c', 3],
    ['a', 1],
    [null, 1],
    ['b', 2],
    [null, 5],
    ['d', 2],
  ] as const)
    await add(`Dish ${sku ?? price}`, { sku, price });
});
afterAll(() => host.close());

async function add(item: string, rest: object) {
  const { status } = await host.call('POST', '/api/product', { establishment_id: here, item, ...rest }, owner);
  expect(status).toBe(201);
}
const list = (body: object) => host.call('POST', '/api/product/list', { establishment_id: here, ...body }, owner);

/** Every record of a list by cursors of some length. */
async function walked(asked: object, per_page: number, between: () => Promise<unknown> = async () => undefined) {
  const titles: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const { status, body } = await list({ ...asked, per_page, cursor });
    expect([status, Object.keys(body.data.pagination_options)]).toEqual([200, ['per_page', 'next_cursor']]);
    expect(body.data.list.length).toBeLessThanOrEqual(per_page);
    titles.push(...body.data.list.map(({ item }: { item: string }) => item));
    cursor = body.data.pagination_options.next_cursor;
    await between();
  }
  return titles;
}

describe('a list by cursors', () => {
  it.each([
    [{}],
    [{ sort_by: 'sku' }],
    [{ sort_by: 'sku', sort_order: 'desc' }],
    [{ sort_by: 'price', sort_order: 'desc' }],
    [{ sort_by: 'updated_at', filters: { price: { gte: 2 } } }],
    [{ sort_by: 'item', search: 'dish' }],
  ])('says what its pages say, in their order: %j', async (asked) => {
    const { body } = await list({ ...asked, per_page: 100 });
    const whole = body.data.list.map(({ item }: { item: string }) => item);
    for (const length of [1, 2, 3, 4, 6, 7]) expect([length, await walked(asked, length)]).toEqual([length, whole]);
  });

  it('neither skips nor repeats what was there when it began, whatever comes and goes meanwhile', async () => {
    let made = 0;
    const before = await walked({ sort_by: 'item' }, 100);
    const seen = await walked({ sort_by: 'item' }, 2, async () => {
      made += 1;
      await add(`A dish in front ${made}`, { price: 1 });
    });
    expect(seen).toEqual(before);
  });

  it('refuses what is no cursor of this list, and a page beside it', async () => {
    const { body } = await list({ sort_by: 'item', per_page: 1, cursor: '' });
    const { next_cursor: ofTitles } = body.data.pagination_options;
    for (const cursor of [ofTitles, 'x', Buffer.from('[0,1]').toString('base64url'), Buffer.from('[1,1,"x"]').toString('base64url')]) {
      const answer = await list({ sort_by: 'price', cursor });
      expect([cursor, answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([cursor, 422, ['cursor']]);
    }
    expect((await list({ cursor: '', page: 1 })).body.errors).toHaveProperty('page');
    expect((await list({ cursor: 7 })).body.errors).toHaveProperty('cursor');
  });
});
