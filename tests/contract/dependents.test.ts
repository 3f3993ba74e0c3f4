import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { model } from '#/resources/index.ts';
import { type TestApp, testApp } from '#/tests/support/app.ts';
import { giveRole, insert } from '#/tests/support/seed.ts';

let host: TestApp;
let owner: string;
let other: string;
let harbour: number;
let market: number;
let names = 0;

beforeAll(async () => {
  host = await testApp();
  [owner, other] = [await host.signIn('owner@demo.test'), await host.signIn('owner@other.test')];
  [harbour, market] = host.seeded.one.establishments as [number, number];
});
afterAll(() => host.close());

type Row = Record<string, unknown> & { id: number };

const named = (word: string) => {
  names += 1;
  return `${word} ${names}`;
};
const made = async (path: string, body: object, establishment = harbour): Promise<Row> => {
  const { status, body: answer } = await host.call('POST', path, { establishment_id: establishment, ...body }, owner);
  if (status !== 201) throw new Error(JSON.stringify(answer));
  return answer.data;
};
const category = (body: object = {}, establishment = harbour) =>
  made('/api/product-categories', { name: named('Category'), ...body }, establishment);
const product = (body: object = {}) => made('/api/product', { item: named('Dish'), price: 5, ...body });
const viewed = async (path: string, id: number) => (await host.call('GET', `${path}/${id}`, undefined, owner)).body.data as Row;
const dependents = async (resource: string, ids: readonly number[], token = owner) =>
  (await host.call('POST', '/api/bulk-operation/dependents', { resource, ids }, token)).body.data.list;
const remove = (path: string, ids: readonly number[], move_to: number, token = owner) =>
  host.call('POST', `${path}/bulk`, { ids, delete: true, move_to }, token);

/** nobody@demo.test with these permissions alone, at the harbour. */
async function person(permissions: readonly string[]): Promise<string> {
  const { clientId, users } = host.seeded.one;
  const userId = users['nobody@demo.test'] as number;
  await host.database.platform(async (tx) => {
    await sql`delete from public.users_roles where client_id = ${clientId} and parent_id = ${userId}`.execute(tx);
    const role = await insert(tx, model, 'roles', clientId, { name: named('Role'), type: 'WEB', permissions: JSON.stringify(permissions) });
    await giveRole(tx, { clientId, userId, role, establishment: harbour });
  });
  return host.signIn('nobody@demo.test');
}

describe('what refers to records that are to be deleted', () => {
  test('is told by resource and field, with what a deletion does to it and how their list is filtered to it', async () => {
    const [old, tax] = [await category(), await made('/api/tax', { name: named('Tax'), rate: 5 })];
    await category({ parent: old.id });
    await product({ category: old.id, taxes: [tax.id] });
    await product({ category: old.id });
    expect(await dependents('categories', [old.id])).toEqual([
      { resource: 'categories', field: 'parent', count: 1, effect: 'blocks', movable: 'yes', filters: { parent: [old.id] } },
      { resource: 'products', field: 'category', count: 2, effect: 'blocks', movable: 'yes', filters: { category: [old.id] } },
    ]);
    expect(await dependents('taxes', [tax.id])).toEqual([
      { resource: 'products', field: 'taxes', count: 1, effect: 'emptied', movable: 'yes', filters: { taxes: [tax.id] } },
    ]);
    const { filters } = (await dependents('categories', [old.id]))[1];
    const { body } = await host.call('POST', '/api/product/list', { filters, establishment_id: harbour }, owner);
    expect(body.data.pagination_options.total).toBe(2);
  });

  test('is found in rows too', async () => {
    const ingredient = await made('/api/ingredient', { name: named('Rice'), uom: 'g' });
    const dish = await product({ recipe: [{ ingredient: ingredient.id, quantity: 2, uom: 'g' }] });
    expect(await dependents('ingredients', [ingredient.id])).toContainEqual({
      ...{ resource: 'products', field: 'recipe.ingredient', count: 1, effect: 'blocks', movable: 'yes' },
      filters: { recipe: { ingredient: [ingredient.id] } },
    });
    const better = await made('/api/ingredient', { name: named('Rice'), uom: 'g' });
    expect((await remove('/api/ingredient', [ingredient.id], better.id)).body.data).toMatchObject({ changed: 1, failed: [] });
    expect((await viewed('/api/product', dish.id)).recipe).toMatchObject([{ ingredient: better.id, quantity: 2 }]);
  });

  test('is counted only where the reader may list it, and not at all for records that they do not see', async () => {
    const old = await category();
    await product({ category: old.id });
    expect(await dependents('categories', [old.id], await person(['Categories', 'CategoryDelete']))).toEqual([]);
    const reader = await person(['Categories', 'CategoryDelete', 'Products']);
    expect(await dependents('categories', [old.id], reader)).toMatchObject([{ resource: 'products', count: 1, movable: 'forbidden' }]);
    expect(await dependents('categories', [old.id], other)).toEqual([]);
    const asked = (token: string) => host.call('POST', '/api/bulk-operation/dependents', { resource: 'categories', ids: [old.id] }, token);
    expect((await asked(await person(['Categories', 'CategoryEdit']))).status).toBe(403);
  });
});

describe('a deletion that moves what refers to its record', () => {
  test('gives it the other record, each as a write of its own, and deletes', async () => {
    const [old, next, tax, better] = [
      await category(),
      await category(),
      await made('/api/tax', { name: named('Tax'), rate: 5 }),
      await made('/api/tax', { name: named('Tax'), rate: 6 }),
    ];
    const child = await category({ parent: old.id });
    const dish = await product({ category: old.id, subCategory: child.id, taxes: [tax.id, better.id] });
    expect((await remove('/api/product-categories', [old.id], next.id)).body.data).toEqual({ matched: 1, changed: 1, failed: [] });
    expect((await remove('/api/tax', [tax.id], better.id)).body.data).toEqual({ matched: 1, changed: 1, failed: [] });
    expect(await viewed('/api/product', dish.id)).toMatchObject({ category: next.id, subCategory: child.id, taxes: [better.id] });
    expect((await viewed('/api/product-categories', child.id)).parent).toBe(next.id);
    const { body } = await host.call('POST', `/api/product/${dish.id}/history`, {}, owner);
    expect(body.data.list[1]).toMatchObject({ event: 'updated', causer: 'Owner Demo', changes: { category: [old.id, next.id] } });
  });

  test('moves nothing where one of them refuses it, and says which and why', async () => {
    const [old, next] = [await category(), await category()];
    const [one, below, elsewhere] = [await product({ category: old.id }), await category({ parent: next.id }), await category({}, market)];
    const refused = async (to: number) => (await remove('/api/product-categories', [old.id], to)).body.data?.failed?.[0]?.errors;
    expect(await refused(below.id)).toEqual({ move_to: [expect.stringContaining(String(one.item))] });
    expect(await refused(elsewhere.id)).toEqual({ move_to: [expect.any(String)] });
    expect((await remove('/api/product-categories', [old.id], old.id)).body.errors).toHaveProperty('move_to');
    expect((await viewed('/api/product', one.id)).category).toBe(old.id);
    expect((await viewed('/api/product-categories', old.id)).id).toBe(old.id);
  });

  test('obeys the rights over what it moves, and never touches what its caller does not see', async () => {
    const [old, next] = [await category(), await category()];
    const one = await product({ category: old.id });
    const failed = async (permissions: readonly string[]) =>
      (await remove('/api/product-categories', [old.id], next.id, await person(permissions))).body.data.failed[0].errors;
    expect(await failed(['Categories', 'CategoryDelete', 'Products'])).toEqual({
      id: [expect.stringContaining('may not change products')],
    });
    expect(await failed(['Categories', 'CategoryDelete'])).toEqual({ id: [expect.stringContaining('in use')] });
    expect((await viewed('/api/product', one.id)).category).toBe(old.id);
    const token = await person(['Categories', 'CategoryDelete', 'Products', 'ProductEdit']);
    expect((await remove('/api/product-categories', [old.id], next.id, token)).body.data).toMatchObject({ changed: 1 });
    const foreign = await category();
    expect((await remove('/api/product-categories', [foreign.id], next.id, other)).body.data).toMatchObject({ matched: 0, changed: 0 });
  });
});
