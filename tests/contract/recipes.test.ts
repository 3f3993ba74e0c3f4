import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LineInput, OrderInput } from '#/server/domain/sales/orderInput.ts';
import type { TestApp } from '#/tests/support/app.ts';
import { anOrder, salesApp, setClock } from '#/tests/support/sales.ts';

let host: TestApp;
let owner: string;
let here: number;
let serial = 0;
let beef: { id: number; updated_at: string };
let cheddar: { id: number };
let extras: { id: number; modifier_items: object[] };
let burger: { id: number; recipe: object[] };

beforeAll(async () => {
  host = await salesApp({ roles: { staff: ['Orders', 'OrdersHistory', 'OrderView'] } });
  await setClock(host);
  owner = await host.signIn('owner@demo.test');
  here = host.seeded.one.establishments[0] as number;
  await made('/api/operational-reason', { name: 'Unopened', type: 'refund', back_to_stock: true });
});
afterAll(() => host.close());

beforeEach(async () => {
  serial += 1;
  beef = await made('/api/ingredient', { name: `Beef ${serial}`, uom: 'kg', unit_cost: 10 });
  cheddar = await made('/api/ingredient', { name: `Cheddar ${serial}`, uom: 'kg', unit_cost: 8 });
  extras = await made('/api/modifier', {
    title: `Extras ${serial}`,
    modifier_items: [
      { name: 'Extra cheese', price: 1.5, ingredient: cheddar.id, quantity: 30, uom: 'g' },
      { name: 'Napkin', price: 0 },
    ],
  });
  burger = await made('/api/product', {
    item: `Burger ${serial}`,
    price: 10,
    modifiers: [extras.id],
    recipe: [{ ingredient: beef.id, quantity: 150, uom: 'g' }],
  });
});

const post = (path: string, body: object) => host.call('POST', path, { establishment_id: here, ...body }, owner);
async function made(path: string, body: object) {
  const { status, body: answer } = await post(path, body);
  if (status !== 201) throw new Error(JSON.stringify(answer));
  return answer.data;
}
const errorsOf = async (path: string, body: object) => (await post(path, body)).body.errors;
/** Lays values over a record. */
async function put(path: string, changes: object) {
  const { updated_at } = (await host.call('GET', path, undefined, owner)).body.data;
  return host.call('PUT', path, { updated_at, ...changes }, owner);
}
async function send(...orders: OrderInput[]): Promise<number> {
  const { list } = (await post('/api/sales/intake', { orders })).body.data;
  for (const { errors } of list) if (errors) throw new Error(JSON.stringify(errors));
  return list[0].id;
}
const line = (changes: Partial<LineInput> = {}): LineInput => ({
  title: 'Anything',
  price: 10,
  quantity: 1,
  product_id: burger.id,
  ...changes,
});
const orderLines = async (id: number, token = owner) => (await host.call('GET', `/api/sales/${id}`, undefined, token)).body.data.lines;
async function entries(ingredient: { id: number }) {
  const filters = { item: { type: 'ingredients', id: ingredient.id } };
  const { list } = (await post('/api/inventory/movements', { filters, sort_by: 'id', sort_order: 'asc' })).body.data;
  return list.map(({ kind, quantity, unit_cost }: Record<string, unknown>) => [kind, quantity, unit_cost]);
}

describe('a recipe', () => {
  test('is in units that convert into its ingredients’ own; what stood before is not judged again', async () => {
    const refused = { 'recipe.1.uom': [`Beef ${serial} is counted in 'Kilogram': choose Milligram, Gram, Kilogram, Ounce or Pound`] };
    const rows = [
      { ingredient: cheddar.id, quantity: 1, uom: 'oz' },
      { ingredient: beef.id, quantity: 1, uom: 'ml' },
    ];
    expect(await errorsOf('/api/product', { item: 'Soup', price: 1, recipe: rows })).toEqual(refused);
    expect(await errorsOf('/api/retail-product', { item: 'Soup', price: 1, recipe: rows })).toEqual(refused);
    await host.database.platform((tx) => sql`update public.ingredients set uom = 'can' where id = ${beef.id}`.execute(tx));
    const { status, body } = await put(`/api/product/${burger.id}`, { price: 11, recipe: burger.recipe });
    expect([status, body.data?.price]).toEqual([200, 11]);
    const again = await put(`/api/product/${burger.id}`, { recipe: [{ ingredient: beef.id, quantity: 160, uom: 'g' }] });
    expect(again.body.errors).toEqual({ 'recipe.0.uom': [`Beef ${serial} is counted in 'Can': choose Can`] });
  });

  test('is the ingredient’s own for good once its stock is counted in it', async () => {
    const { status } = await host.call(
      'POST',
      '/api/inventory/add',
      { establishment_id: here, item_id: { type: 'ingredients', id: cheddar.id }, quantity: 2 },
      owner,
    );
    expect(status).toBe(200);
    const refused = await put(`/api/ingredient/${cheddar.id}`, { uom: 'g' });
    expect(refused.body.errors).toEqual({
      uom: ['Its stock is counted in this unit already: make a new ingredient for another one, and this one inactive'],
    });
  });

  test('of a modifier’s choice says how much in which unit, as soon as it names an ingredient', async () => {
    const errors = (item: object) =>
      errorsOf('/api/modifier', { title: `Sizes ${serial}`, modifier_items: [{ name: 'Large', price: 1, ...item }] });
    expect(Object.keys(await errors({ ingredient: beef.id }))).toEqual(['modifier_items.0.quantity', 'modifier_items.0.uom']);
    expect(Object.keys(await errors({ ingredient: beef.id, quantity: 1, uom: 'each' }))).toEqual(['modifier_items.0.uom']);
    expect(await errors({ quantity: 1, uom: 'each' })).toBeUndefined();
  });

  test('keeps its ingredient in a unit that it converts into', async () => {
    const unit = (ingredient: { id: number }, uom: string) => put(`/api/ingredient/${ingredient.id}`, { uom });
    const why = (name: string, to: string) => ({
      uom: [`${name} uses it in 'Gram', which does not convert into '${to}': take it out of there first`],
    });
    expect((await unit(beef, 'l')).body.errors).toEqual(why(`Burger ${serial}`, 'Litre'));
    expect((await unit(cheddar, 'each')).body.errors).toEqual(why(`Extras ${serial} › Extra cheese`, 'Each'));
    expect((await unit(beef, 'lb')).status).toBe(200);
  });
});

describe('what is chosen with a product', () => {
  const chosen = [
    { name: 'EXTRA cheese', price: 1.5, quantity: 2 },
    { name: 'Napkin', price: 0 },
    { name: 'Unheard of', price: 0 },
  ];

  test('takes its own out of stock, and comes back with a refund that puts back', async () => {
    await send(anOrder({ lines: [line({ quantity: 3, modifiers: chosen })] }));
    expect(await entries(cheddar)).toEqual([['sold', -0.18, 8]]);
    expect(await entries(beef)).toEqual([['sold', -0.45, 10]]);
    const back = { refund_quantity: 1, refund_reason: 'unopened', refunded_at: '2026-03-02 10:00:00' };
    await send(anOrder({ status: 'partially_refunded', lines: [line({ quantity: 3, modifiers: chosen, ...back })] }));
    expect((await entries(cheddar)).slice(1)).toEqual([
      ['sold', -0.18, 8],
      ['returned', 0.06, 8],
    ]);
  });

  test('is looked for among the modifiers of that product alone', async () => {
    const soup = await made('/api/product', { item: `Soup ${serial}`, price: 5 });
    await send(anOrder({ lines: [line({ product_id: soup.id, modifiers: chosen }), line({ product_id: null, modifiers: chosen })] }));
    expect(await entries(cheddar)).toEqual([]);
  });
});

describe('an order that comes again', () => {
  const recipe = (grams: number) => put(`/api/product/${burger.id}`, { recipe: [{ ingredient: beef.id, quantity: grams, uom: 'g' }] });
  const quantities = async () => (await entries(beef)).map(([, quantity]: [string, number]) => quantity);

  test('keeps the recipe of its first time for what it sold then: nothing is entered where no line changed', async () => {
    const order = anOrder({ lines: [line({ quantity: 2 })] });
    await send(order);
    await recipe(200);
    await send({ ...order, revision: 2, user_name: 'Sam' });
    expect(await quantities()).toEqual([-0.3]);
    await send({ ...order, revision: 3, lines: [line({ quantity: 3 })] });
    expect(await quantities()).toEqual([-0.3, -0.15]);
    const refund = { refund_quantity: 1, refund_reason: 'Unopened', refunded_at: '2026-03-02 10:00:00' };
    await send({ ...order, revision: 4, status: 'partially_refunded', lines: [line({ quantity: 3, ...refund })] });
    expect(await quantities()).toEqual([-0.3, -0.15, 0.15]);
    await send({ ...order, revision: 5, status: 'voided' });
    expect((await quantities()).reduce((sum: number, one: number) => sum + one, 0)).toBeCloseTo(0, 9);
  });

  test('takes what it had not sold before by the recipe of now: a line that is new, and all of one that was only open', async () => {
    const order = anOrder({ lines: [line()] });
    const open = anOrder({ status: 'open', lines: [line()] });
    await send(order);
    await send(open);
    await recipe(200);
    await send({ ...order, revision: 2, lines: [line(), line({ modifiers: [{ name: 'Extra cheese', price: 1.5 }] })] });
    expect(await quantities()).toEqual([-0.15, -0.2]);
    await send({ ...open, revision: 2, status: 'paid' });
    expect(await quantities()).toEqual([-0.15, -0.2, -0.2]);
  });

  test('takes nothing afterwards for a product that had no recipe when it was sold', async () => {
    const plain = await made('/api/product', { item: `Plain ${serial}`, price: 5 });
    const order = anOrder({ lines: [line({ product_id: plain.id })] });
    await send(order);
    await put(`/api/product/${plain.id}`, { recipe: [{ ingredient: beef.id, quantity: 50, uom: 'g' }] });
    await send({ ...order, revision: 2 });
    expect(await quantities()).toEqual([]);
    await send(anOrder({ lines: [line({ product_id: plain.id })] }));
    expect(await quantities()).toEqual([-0.05]);
  });
});

describe('the cost of a line', () => {
  const factsOf = async (order: number) =>
    (
      await host.database.platform((tx) =>
        sql<{ cost: string }>`select cost::text as cost from public.facts_lines where order_id = ${order} order by n`.execute(tx),
      )
    ).rows.map(({ cost }) => Number(cost));

  test('is the product’s own, else what its recipe and its choices cost, and stays as it was when it was sold', async () => {
    const mug = await made('/api/product', {
      item: `Mug ${serial}`,
      price: 8,
      cost: 3.25,
      recipe: [{ ingredient: beef.id, quantity: 1, uom: 'kg' }],
    });
    const plain = await made('/api/product', { item: `Plain ${serial}`, price: 8 });
    const lines = [
      line({ quantity: 2 }),
      line({ modifiers: [{ name: 'Extra cheese', price: 1.5, quantity: 2 }] }),
      line({ product_id: mug.id }),
      line({ product_id: plain.id }),
      line({ product_id: null }),
    ];
    const order = anOrder({ lines });
    const id = await send(order);
    // 0.15 kg at 10; the same and 2 × 0.03 kg at 8; its own; none.
    const costs = [1.5, 1.98, 3.25, null, null];
    const costsOf = async () => (await orderLines(id)).map(({ cost }: { cost: number | null }) => cost);
    expect(await costsOf()).toEqual(costs);
    expect(await factsOf(id)).toEqual([300, 198, 325, 0, 0]);
    await put(`/api/ingredient/${beef.id}`, { unit_cost: 20 });
    await put(`/api/product/${mug.id}`, { cost: 4 });
    await send({ ...order, revision: 2, lines: [...lines, line({ product_id: mug.id, modifiers: [{ name: 'With ribbon', price: 0 }] })] });
    expect(await costsOf()).toEqual([...costs, 4]);
    expect(await factsOf(id)).toEqual([300, 198, 325, 0, 0, 400]);
    expect(await orderLines(await send(anOrder({ lines: [line()] })))).toMatchObject([{ cost: 3 }]);
  });

  test('is not known where that of one ingredient is not', async () => {
    await put(`/api/ingredient/${beef.id}`, { unit_cost: null });
    const id = await send(anOrder({ lines: [line()] }));
    expect(await orderLines(id)).toMatchObject([{ cost: null }]);
    expect(await factsOf(id)).toEqual([0]);
  });

  test('is seen by who may see costs alone, and what it took by who manages stock', async () => {
    const id = await send(anOrder({ lines: [line()] }));
    const takes = [{ type: 'ingredients', id: beef.id, name: `Beef ${serial}`, uom: 'kg', quantity: 0.15 }];
    expect(await orderLines(id)).toMatchObject([{ cost: 1.5, takes }]);
    const [ofManager] = await orderLines(id, await host.signIn('manager@demo.test'));
    expect(ofManager).toMatchObject({ takes });
    expect(ofManager).not.toHaveProperty('cost');
    const [ofStaff] = await orderLines(id, await host.signIn('staff@demo.test'));
    expect(ofStaff).toMatchObject({ price: 10 });
    for (const name of ['cost', 'takes']) expect(ofStaff).not.toHaveProperty(name);
  });
});
