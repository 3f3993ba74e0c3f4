import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { model } from '#/resources/index.ts';
import { counts, ended, type Operation } from '#/tests/support/bulk.ts';
import { giveRole, insert } from '#/tests/support/seed.ts';
import { type WorkingApp, workingApp } from '#/tests/support/workingApp.ts';

let host: WorkingApp;
let owner: string;
let other: string;
let harbour: number;
let market: number;
let names = 0;

beforeAll(async () => {
  host = await workingApp();
  [owner, other] = [await host.signIn('owner@demo.test'), await host.signIn('owner@other.test')];
  [harbour, market] = host.seeded.one.establishments as [number, number];
});
afterAll(() => host.close());

type Row = Record<string, unknown> & { id: number };

const named = (word: string) => {
  names += 1;
  return `${word} ${names}`;
};
const made = async (path: string, body: object, token = owner): Promise<Row> => {
  const { status, body: answer } = await host.call('POST', path, { establishment_id: harbour, ...body }, token);
  if (status !== 201) throw new Error(JSON.stringify(answer));
  return answer.data;
};
/** In the order of their ids, which is the order of an edit: made at once, a server may number them in another. */
const products = async (count: number, body: object = {}) => {
  const rows = Array.from({ length: count }, () => made('/api/product', { item: named('Dish'), price: 5, ...body }));
  return (await Promise.all(rows)).toSorted((one, other) => one.id - other.id);
};
const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);
const viewed = async (id: number) => (await host.call('GET', `/api/product/${id}`, undefined, owner)).body.data as Row;
const edit = (body: object, token = owner): Promise<Operation> => ended(host, 'edit', { resource: 'products', ...body }, token);
const asked = (path: string, body: object, token = owner) => host.call('POST', `/api/bulk-operation/${path}`, body, token);
const records = async (id: number, outcome: string, token = owner) => (await asked(`${id}/records`, { outcome }, token)).body.data;
const run = (id: number, token = owner) => ended(host, `${id}/run`, {}, token);
const undo = (id: number, token = owner) => ended(host, `${id}/undo`, undefined, token);

/** nobody@demo.test with these permissions alone. */
async function person(permissions: readonly string[], establishment = harbour): Promise<string> {
  const { clientId, users } = host.seeded.one;
  const userId = users['nobody@demo.test'] as number;
  await host.database.platform(async (tx) => {
    await sql`delete from public.users_roles where client_id = ${clientId} and parent_id = ${userId}`.execute(tx);
    const role = await insert(tx, model, 'roles', clientId, {
      name: named('Role'),
      type: 'WEB',
      permissions: JSON.stringify(permissions),
    });
    await giveRole(tx, { clientId, userId, role, establishment });
  });
  return host.signIn('nobody@demo.test');
}

describe('an edit of many records', () => {
  test('gives several fields to every chosen one, each as a write of its own', async () => {
    const category = await made('/api/product-categories', { name: named('Category') });
    const [one, two, same] = (await products(3)) as [Row, Row, Row];
    await host.call('PUT', `/api/product/${same.id}`, { category: category.id, price: 9 }, owner);
    const done = await edit({ ids: [one.id, two.id, same.id], set: { category: category.id, price: 9 } });
    expect(done).toMatchObject({ type: 'edit', status: 'completed', rows_total: 3, establishment_id: harbour, can_undo: true });
    expect(counts(done)).toMatchObject({ updated: 2, unchanged: 1, failed: 0 });
    expect(await viewed(two.id)).toMatchObject({ category: category.id, price: 9 });
    const { body } = await host.call('POST', `/api/product/${one.id}/history`, {}, owner);
    expect(body.data.list[0]).toMatchObject({ event: 'updated', changes: { category: [null, category.id], price: [5, 9] } });
  });

  test('takes all that the filters and the search find, and nothing else', async () => {
    const word = named('Sauce');
    const rows = await Promise.all(Array.from({ length: 40 }, (_, at) => made('/api/product', { item: `${word} no ${at}`, price: at })));
    const [left] = (await products(1)) as [Row];
    const choice = { search: word, filters: { price: { gte: 10 } }, establishment_id: harbour };
    expect((await asked('chosen', { resource: 'products', ...choice })).body.data).toMatchObject({ matched: 30 });
    const done = await edit({ ...choice, set: { price: 3 } });
    expect(done).toMatchObject({ rows_total: 30, updated: 30, failed: 0 });
    expect(await viewed(rows[9]?.id as number)).toMatchObject({ price: 9 });
    expect(await viewed(left.id)).toMatchObject({ price: 5 });
  });

  test('says beforehand what it would change and what it would refuse, stores nothing, and then does just that', async () => {
    const tracked = await products(2, { track_inventory: true, par_level: 3 });
    const plain = await products(2);
    const before = await viewed(plain[0]?.id as number);
    const tried = await edit({ ids: idsOf([...tracked, ...plain]), set: { price: 8, par_level: 7 }, dry_run: true });
    expect(tried).toMatchObject({ dry_run: true, updated: 2, failed: 2, can_undo: false });
    expect(await viewed(plain[0]?.id as number)).toEqual(before);
    const { list } = await records(tried.id, 'updated');
    expect(list[0]).toMatchObject({ id: tracked[0]?.id, title: tracked[0]?.item, changes: { price: [5, 8], par_level: [3, 7] } });
    const refused = (await records(tried.id, 'rejected')).list;
    expect(refused).toEqual(plain.map(({ id, item }) => ({ id, title: item, changes: {}, errors: { par_level: [expect.any(String)] } })));
    const done = await run(tried.id);
    expect(counts(done)).toEqual(counts(tried));
    expect((await records(done.id, 'rejected')).list).toEqual(refused);
    expect(await viewed(tracked[1]?.id as number)).toMatchObject({ price: 8, par_level: 7 });
    expect(await viewed(plain[1]?.id as number)).toMatchObject({ price: 5 });
  });

  test('raises and lowers numbers of each from what it is, leaves empty ones, and takes it back', async () => {
    const [dear] = (await products(1, { price: 12.4, cost: 3 })) as [Row];
    const [cheap] = (await products(1, { price: 0.5 })) as [Row];
    const choice = { ids: [dear.id, cheap.id], adjust: { price: { percent: 5, round_to: 0.05 }, cost: { amount: -0.25 } } };
    const tried = await edit({ ...choice, dry_run: true });
    expect((await records(tried.id, 'updated')).list.map(({ changes }: Row) => changes)).toEqual([
      { price: [12.4, 13], cost: [3, 2.75] },
      { price: [0.5, 0.55] },
    ]);
    const done = await run(tried.id);
    expect(counts(done)).toMatchObject({ updated: 2, failed: 0 });
    expect(await viewed(dear.id)).toMatchObject({ price: 13, cost: 2.75 });
    expect(await viewed(cheap.id)).toMatchObject({ price: 0.55, cost: null });
    expect(await undo(done.id)).toMatchObject({ updated: 2, failed: 0 });
    expect(await viewed(dear.id)).toMatchObject({ price: 12.4, cost: 3 });
  });

  test('lowers no number below what it may be: that record is refused, and stays', async () => {
    const [one, two] = (await products(2, { price: 1 })) as [Row, Row];
    await host.call('PUT', `/api/product/${two.id}`, { price: 3 }, owner);
    const done = await edit({ ids: [one.id, two.id], adjust: { price: { amount: -2 } } });
    expect(counts(done)).toMatchObject({ updated: 1, failed: 1 });
    expect((await records(done.id, 'rejected')).list).toMatchObject([{ id: one.id, errors: { price: [expect.any(String)] } }]);
    expect(await viewed(one.id)).toMatchObject({ price: 1 });
  });

  test('says which combinations there are of what decides about other fields', async () => {
    const rows = [...(await products(1, { track_inventory: true })), ...(await products(2))];
    const { body } = await asked('chosen', { resource: 'products', ids: idsOf(rows) });
    expect(body.data.matched).toBe(3);
    expect(new Set(body.data.standing.map((one: Row) => one.track_inventory))).toEqual(new Set([true, false]));
  });

  test('refuses what cannot be given to many, unknown fields and records, and nothing at all', async () => {
    const [one] = (await products(1)) as [Row];
    const errors = async (body: object) => (await asked('edit', { resource: 'products', ids: [one.id], set: {}, ...body })).body.errors;
    expect(await errors({ set: { item: 'All alike', sku: 'X', colour: 1 } })).toEqual({
      'set.item': [expect.any(String)],
      'set.sku': [expect.any(String)],
      'set.colour': [expect.any(String)],
    });
    expect(await errors({ set: {} })).toHaveProperty('set');
    expect(await errors({ set: { price: 2 }, adjust: { price: { percent: 5 } } })).toHaveProperty(['adjust.price']);
    expect(await errors({ adjust: { category: { percent: 5 }, cost: { percent: 5, amount: 1 }, price: { percent: -200 } } })).toEqual({
      'adjust.category': [expect.any(String)],
      'adjust.cost': [expect.any(String)],
      'adjust.price.percent': [expect.any(String)],
    });
    expect(await errors({ ids: undefined, set: { price: 1 } })).toHaveProperty('ids');
    expect(await errors({ ids: [9_999_999], set: { price: 1 } })).toHaveProperty('ids');
    expect(await errors({ ids: undefined, filters: { nonsense: 1 }, set: { price: 1 } })).toEqual({
      'filters.nonsense': [expect.any(String)],
    });
    expect(await errors({ resource: 'nothing', set: { price: 1 } })).toHaveProperty('resource');
  });
});

describe('an edit that is taken back', () => {
  test('puts back what it changed, but for what somebody changed since', async () => {
    const rows = await products(3);
    const done = await edit({ ids: idsOf(rows), set: { price: 7 } });
    await host.call('PUT', `/api/product/${rows[1]?.id}`, { price: 11 }, owner);
    const back = await undo(done.id);
    expect(back).toMatchObject({ type: 'undo', undone_type: 'edit', updated: 2, failed: 1 });
    expect((await records(back.id, 'rejected')).list).toEqual([
      { id: rows[1]?.id, title: rows[1]?.item, changes: {}, errors: { '': [expect.stringContaining('changed since')] } },
    ]);
    expect(await Promise.all(rows.map(async ({ id }) => (await viewed(id)).price))).toEqual([5, 11, 5]);
  });

  test('gives back what a rule took away with it', async () => {
    const [one] = (await products(1, { track_inventory: true, par_level: 4 })) as [Row];
    const done = await edit({ ids: [one.id], set: { track_inventory: false } });
    expect((await viewed(one.id)).par_level).toBeNull();
    expect(await undo(done.id)).toMatchObject({ updated: 1, failed: 0 });
    expect(await viewed(one.id)).toMatchObject({ track_inventory: true, par_level: 4 });
  });

  test('obeys the rights of whoever takes it back, as they are by then', async () => {
    const rows = await products(2);
    const token = await person(['Products', 'ProductEdit']);
    const done = await edit({ ids: idsOf(rows), set: { price: 6 } }, token);
    expect(done).toMatchObject({ updated: 2, is_own: true });
    await person(['Products', 'ProductEdit'], market);
    const elsewhere = await host.signIn('nobody@demo.test');
    expect(await undo(done.id, elsewhere)).toMatchObject({ updated: 0, failed: 2 });
    expect((await viewed(rows[0]?.id as number)).price).toBe(6);
    const reader = await person(['Products']);
    expect((await asked(`${done.id}/undo`, {}, reader)).status).toBe(403);
  });
});

describe('who may edit many records', () => {
  test('needs no more than to see and to edit them, there where they are', async () => {
    const rows = await products(2);
    const body = { resource: 'products', ids: idsOf(rows), set: { price: 4 } };
    expect((await asked('edit', body, await person(['Products']))).status).toBe(403);
    expect((await asked('edit', body, await person(['ProductEdit']))).status).toBe(403);
    const elsewhere = await asked('edit', body, await person(['Products', 'ProductEdit'], market));
    expect(elsewhere.body.errors).toHaveProperty('ids');
    expect(await edit(body, await person(['Products', 'ProductEdit']))).toMatchObject({ updated: 2 });
  });

  test('changes, and is told, no field that they may not see', async () => {
    const [one] = (await products(1, { cost: 2 })) as [Row];
    const token = await person(['Products', 'ProductEdit']);
    const refused = await asked('edit', { resource: 'products', ids: [one.id], set: { cost: 1 } }, token);
    expect(refused.body.errors).toHaveProperty('set.cost');
    const adjusted = await asked('edit', { resource: 'products', ids: [one.id], adjust: { cost: { percent: 5 } } }, token);
    expect(adjusted.body.errors).toHaveProperty(['adjust.cost']);
    const tried = await edit({ ids: [one.id], set: { price: 6 }, dry_run: true }, token);
    expect(Object.keys((await records(tried.id, 'updated', token)).list[0].changes)).toEqual(['price']);
  });

  test('finds neither the records nor the edits of another business, and nobody reads another person’s', async () => {
    const [one] = (await products(1)) as [Row];
    const foreign = await asked('edit', { resource: 'products', ids: [one.id], set: { price: 1 } }, other);
    expect(foreign.body.errors).toHaveProperty('ids');
    expect((await asked('chosen', { resource: 'products', ids: [one.id] }, other)).body.data.matched).toBe(0);
    const tried = await edit({ ids: [one.id], set: { price: 2 }, dry_run: true });
    for (const path of ['run', 'undo', 'records'])
      expect((await asked(`${tried.id}/${path}`, { outcome: 'updated' }, other)).status, path).toBe(404);
    const colleague = await person(['Products', 'ProductEdit']);
    expect((await asked(`${tried.id}/run`, {}, colleague)).status).toBe(404);
  });
});
