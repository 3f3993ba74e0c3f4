import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '#/tests/support/app.ts';

let host: TestApp;
let owner: string;
let manager: string;
let harbour: number;
let names = 0;

beforeAll(async () => {
  host = await testApp();
  [owner, manager] = [await host.signIn('owner@demo.test'), await host.signIn('manager@demo.test')];
  harbour = host.seeded.one.establishments[0] as number;
});
afterAll(() => host.close());

interface Entry {
  id: number;
  event: string;
  changes: Record<string, [unknown, unknown]>;
}
type Values = Record<string, unknown> & { id: number };

const named = (word: string) => {
  names += 1;
  return `${word} ${names}`;
};
const made = async (path: string, body: object): Promise<Values> => {
  const { status, body: answer } = await host.call('POST', path, { establishment_id: harbour, ...body }, owner);
  if (status !== 201) throw new Error(JSON.stringify(answer));
  return answer.data;
};
const put = async (path: string, body: object, token = owner, headers = {}) => {
  const { status, body: answer } = await host.call('PUT', path, body, token, headers);
  if (status !== 200) throw new Error(JSON.stringify(answer));
  return answer.data as Values;
};
const history = (path: string, body: object = {}, token = owner) => host.call('POST', `${path}/history`, body, token);
const entries = async (path: string, body: object = {}, token = owner): Promise<Entry[]> =>
  (await history(path, body, token)).body.data.list;
const revert = (path: string, entry: number | undefined, token = owner, more: object = {}) =>
  host.call('POST', `${path}/revert`, { activity_id: entry, ...more }, token);
const taxOf = async (values: object = {}) => {
  const { id } = await made('/api/tax', { name: named('Tax'), rate: 5, ...values });
  return `/api/tax/${id}`;
};

describe('the history of a record', () => {
  test('tells who did what, when, and from which address and device', async () => {
    const path = await taxOf();
    await put(path, { rate: 7 }, manager, { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' });
    const [latest, first] = await entries(path);
    expect(latest).toMatchObject({
      event: 'updated',
      changes: { rate: [5, 7] },
      address: '127.0.0.1',
      device: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
      created_by: host.seeded.one.users['manager@demo.test'],
      reverts: null,
    });
    expect(first).toMatchObject({ event: 'created', created_by: host.seeded.one.users['owner@demo.test'] });
  });

  test('can be asked by field and by person, page by page', async () => {
    const path = await taxOf();
    await put(path, { rate: 6 });
    await put(path, { name: named('Renamed') }, manager);
    await put(path, { rate: 7 }, manager);
    expect((await entries(path, { field: 'rate' })).map(({ changes }) => changes.rate)).toEqual([
      [6, 7],
      [5, 6],
      [null, 5],
    ]);
    const person = host.seeded.one.users['manager@demo.test'];
    expect(await entries(path, { person })).toHaveLength(2);
    const page = (await history(path, { per_page: 3, page: 2 })).body.data;
    expect([page.list.length, page.pagination_options]).toEqual([1, { page: 2, per_page: 3, total: 4, last_page: 2 }]);
    expect(page.people.map(({ id }: { id: number }) => id).sort()).toEqual([host.seeded.one.users['owner@demo.test'], person].sort());
    const refused = await history(path, { field: 'nothing', person: 'me', per_page: 0, sort: 1 });
    expect([refused.status, Object.keys(refused.body.errors).sort()]).toEqual([422, ['field', 'per_page', 'person', 'sort']]);
  });

  test('says what the records it refers to are called now', async () => {
    const drinks = await made('/api/product-categories', { name: named('Drinks') });
    const { id } = await made('/api/product', { item: named('Tea'), price: 2, category: drinks.id });
    await put(`/api/product-categories/${drinks.id}`, { name: 'Hot drinks' });
    expect((await history(`/api/product/${id}`)).body.data.titles).toEqual({ categories: { [drinks.id]: 'Hot drinks' } });
  });

  test('keeps hidden fields hidden, and does not let them be asked for', async () => {
    const { id } = await made('/api/product', { item: named('Sauce'), price: 8000, cost: 6041.25 });
    const path = `/api/product/${id}`;
    await put(path, { cost: 6041.75 });
    expect(JSON.stringify(await entries(path))).toContain('6041.75');
    expect(JSON.stringify((await history(path, {}, manager)).body)).not.toMatch(/6041|"cost"|"margin"/);
    expect((await history(path, { field: 'cost' }, manager)).status).toBe(422);
  });

  test('is for those who may view the record and the activity log, and of one’s own business', async () => {
    const path = await taxOf();
    expect((await history(path, {}, await host.signIn('nobody@demo.test'))).status).toBe(403);
    expect((await history(path, {}, await host.signIn('owner@other.test'))).status).toBe(404);
    expect((await history('/api/tax/999999999')).status).toBe(404);
  });
});

describe('reverting to a version', () => {
  test('lays the old values of that entry’s fields back, as a new write that names its source', async () => {
    const name = named('VAT');
    const path = await taxOf({ name });
    await put(path, { rate: 7, name: named('Wrong') });
    const [wrong] = await entries(path);
    await put(path, { inclusive: true });
    const answer = await revert(path, wrong?.id);
    expect([answer.status, answer.body.message]).toEqual([200, 'Tax Reverted Successfully']);
    expect(answer.body.data).toMatchObject({ rate: 5, name, inclusive: true });
    const [latest] = await entries(path);
    expect(latest).toMatchObject({
      event: 'reverted',
      reverts: wrong?.id,
      description: `Tax '${name}' reverted`,
      changes: { rate: [7, 5] },
    });
  });

  test('can itself be reverted, and is refused where nothing would change', async () => {
    const path = await taxOf();
    await put(path, { rate: 7 });
    const [changed] = await entries(path);
    await revert(path, changed?.id);
    const again = await revert(path, changed?.id);
    expect([again.status, again.body.message]).toEqual([
      409,
      'Nothing would change: the record already holds what it held before that entry',
    ]);
    const [back] = await entries(path);
    expect((await revert(path, back?.id)).body.data.rate).toBe(7);
  });

  test('lays rows back: changed ones as they were, removed ones anew, added ones out; the others stay', async () => {
    const vat = await made('/api/tax', { name: named('VAT'), rate: 20 });
    const [beef, salt, oil] = await Promise.all(
      ['Beef', 'Salt', 'Oil'].map((one) => made('/api/ingredient', { name: named(one), uom: 'kg' })),
    );
    const row = (ingredient: Values | undefined, quantity: number) => ({ ingredient: ingredient?.id, quantity, uom: 'kg' });
    const { id, recipe } = await made('/api/product', {
      item: named('Burger'),
      price: 9,
      taxes: [vat.id],
      recipe: [row(beef, 0.2), row(salt, 0.01)],
    });
    const path = `/api/product/${id}`;
    const [first] = recipe as Values[];
    const changed = await put(path, { taxes: [], recipe: [{ ...row(beef, 0.9), id: first?.id }, row(oil, 0.05)] });
    const [wrong] = await entries(path);
    await put(path, { recipe: [...(changed.recipe as Values[]).map(({ _titles, ...one }) => one), row(beef, 0.3)] });
    const back = (await revert(path, wrong?.id)).body.data;
    expect(back.taxes).toEqual([vat.id]);
    expect(back.recipe).toMatchObject([{ ...row(beef, 0.2), id: first?.id }, row(beef, 0.3), row(salt, 0.01)]);
    expect((await revert(path, wrong?.id)).status).toBe(409);
  });

  test('refuses what referred to a record that is gone, with a sentence', async () => {
    const old = await made('/api/product-categories', { name: named('Old') });
    const { id } = await made('/api/product', { item: named('Cola'), price: 2, category: old.id });
    const path = `/api/product/${id}`;
    await put(path, { category: null });
    const [moved] = await entries(path);
    await host.call('DELETE', `/api/product-categories/${old.id}`, undefined, owner);
    const { status, body } = await revert(path, moved?.id);
    expect([status, body.message, body.errors]).toEqual([
      422,
      'What the record held before that entry cannot be laid back',
      { category: ['What it referred to then does not exist any more'] },
    ]);
  });

  test('is judged like any edit: rules, unique values, stale writes', async () => {
    const name = named('Taken');
    const path = await taxOf({ name });
    await put(path, { name: named('Free') });
    const [renamed] = await entries(path);
    await taxOf({ name });
    expect((await revert(path, renamed?.id)).body.errors).toEqual({ name: ['Already in use: choose another value'] });
    const other = await taxOf();
    const read = await put(other, { rate: 9 });
    const [changed] = await entries(other);
    await put(other, { inclusive: true });
    expect((await revert(other, changed?.id, owner, { updated_at: read.updated_at })).status).toBe(409);
    const limited = await taxOf({ type: 'fixed', rate: 500 });
    await put(limited, { rate: 50 });
    const [lowered] = await entries(limited);
    await put(limited, { type: 'percent' });
    expect((await revert(limited, lowered?.id)).body.errors).toEqual({ rate: [expect.stringContaining('100')] });
  });

  test('leaves a hidden field as it is, and changes nothing where only that was changed', async () => {
    const { id } = await made('/api/product', { item: named('Pie'), price: 3, cost: 1 });
    const path = `/api/product/${id}`;
    await put(path, { price: 4, cost: 2 });
    const [both] = await entries(path);
    await put(path, { cost: 2.5 });
    const [costOnly] = await entries(path);
    expect((await revert(path, both?.id, manager)).status).toBe(200);
    expect((await host.call('GET', path, undefined, owner)).body.data).toMatchObject({ price: 3, cost: 2.5 });
    expect((await revert(path, costOnly?.id, manager)).status).toBe(409);
  });

  test('refuses steps, the making of a record, and records that are locked', async () => {
    const vendor = await made('/api/vendor', { name: named('Dairy'), establishment_id: undefined });
    const milk = await made('/api/ingredient', { name: named('Milk'), uom: 'l' });
    const { id } = await made('/api/purchase-order', {
      vendor: vendor.id,
      items: [{ item: { type: 'ingredients', id: milk.id }, ordered_quantity: 2, unit_cost: 1 }],
    });
    const path = `/api/purchase-order/${id}`;
    await put(path, { shipping: 4 });
    await host.call('POST', `${path}/order`, {}, owner);
    const [step, edited, first] = await entries(path);
    expect((await revert(path, step?.id)).body).toMatchObject({ message: expect.stringContaining('take another step instead') });
    expect((await revert(path, first?.id)).body).toMatchObject({ message: expect.stringContaining('delete it instead') });
    expect((await revert(path, edited?.id)).body.errors).toEqual({ shipping: ['This cannot be changed'] });
  });

  test('takes an entry of this record alone', async () => {
    const [one, two] = [await taxOf(), await taxOf()];
    await put(two, { rate: 6 });
    const [foreign] = await entries(two);
    expect((await revert(one, foreign?.id)).status).toBe(404);
    expect((await revert(two, foreign?.id, await host.signIn('owner@other.test'))).status).toBe(404);
    expect((await revert(two, foreign?.id, await host.signIn('staff@demo.test'))).status).toBe(403);
    const refused = await host.call('POST', `${two}/revert`, { activity_id: 'x', all: true }, owner);
    expect([refused.status, Object.keys(refused.body.errors).sort()]).toEqual([422, ['activity_id', 'all']]);
  });
});
