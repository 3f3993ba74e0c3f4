import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '#/tests/support/app.ts';

let host: TestApp;
let owner: string;
let harbour: number;
let market: number;

beforeAll(async () => {
  host = await testApp();
  owner = await host.signIn('owner@demo.test');
  [harbour, market] = host.seeded.one.establishments as [number, number];
});
afterAll(() => host.close());

const post = (path: string, body: object, token = owner) => host.call('POST', path, { establishment_id: harbour, ...body }, token);
const made = async (path: string, body: object) => {
  const { status, body: answer } = await post(path, body);
  if (status !== 201) throw new Error(JSON.stringify(answer));
  return answer.data;
};

describe('categories', () => {
  test('make a tree without circles, in an order of their own', async () => {
    const drinks = await made('/api/product-categories', { name: 'Drinks' });
    const hot = await made('/api/product-categories', { name: 'Hot', parent: drinks.id });
    const tea = await made('/api/product-categories', { name: 'Tea', parent: hot.id });
    expect(hot._titles).toMatchObject({ parent: 'Drinks' });
    const circle = await host.call('PUT', `/api/product-categories/${drinks.id}`, { parent: tea.id }, owner);
    expect(circle.body.errors).toEqual({ parent: ['Choose another one: this would put the record below itself'] });
    const ordered = await post('/api/product-categories-order', { ids: [tea.id, drinks.id, hot.id] });
    expect(ordered.body.message).toBe('Category Reordered Successfully');
    const { list } = (await post('/api/product-categories/list', {})).body.data;
    expect(list.map((one: { name: string }) => one.name)).toEqual(['Tea', 'Drinks', 'Hot']);
    expect((await post('/api/product-categories-order', { ids: [tea.id, 999_999] })).status).toBe(422);
    expect((await host.call('DELETE', `/api/product-categories/${drinks.id}`, undefined, owner)).status).toBe(409);
  });
});

describe('a product', () => {
  test('has references, many references, recipe rows and a margin, and is found by its category', async () => {
    const food = await made('/api/product-categories', { name: 'Food' });
    const vat = await made('/api/tax', { name: 'VAT', rate: 20 });
    const beef = await made('/api/ingredient', { name: 'Beef', uom: 'kg' });
    const burger = await made('/api/product', {
      item: 'Burger',
      price: 12.5,
      cost: 4.25,
      category: food.id,
      taxes: [vat.id],
      recipe: [{ ingredient: beef.id, quantity: 0.18, uom: 'kg' }],
    });
    expect(burger).toMatchObject({
      net_price: 12.5,
      margin: 8.25,
      food_cost_percent: 34,
      taxes: [vat.id],
      _titles: { category: 'Food', taxes: ['VAT'] },
      recipe: [{ ingredient: beef.id, quantity: 0.18, uom: 'kg', _titles: { ingredient: 'Beef' } }],
    });
    const found = await post('/api/product/list', { filters: { category: { contains: 'foo' }, taxes: [vat.id] }, sort_by: 'category' });
    expect(found.body.data.list.map((one: { item: string }) => one.item)).toEqual(['Burger']);
    const row = burger.recipe[0];
    const edited = await host.call(
      'PUT',
      `/api/product/${burger.id}`,
      {
        recipe: [
          { id: row.id, ingredient: beef.id, quantity: 0.2, uom: 'kg' },
          { ingredient: beef.id, quantity: 5, uom: 'g' },
        ],
      },
      owner,
    );
    expect(edited.body.data.recipe).toMatchObject([{ id: row.id, quantity: 0.2 }, { quantity: 5 }]);
    expect((await counted()).body.data.list.find((one: { name: string }) => one.name === 'Food').products).toBe(1);
  });

  test('refuses a category or tax of another establishment, and what its conditions ask for', async () => {
    const elsewhere = (await host.call('POST', '/api/product-categories', { establishment_id: market, name: 'Elsewhere' }, owner)).body
      .data;
    const refused = await post('/api/product', {
      item: 'Stray',
      price: 1,
      category: elsewhere.id,
      taxes: [999_999],
      restriction: 'age_restriction',
    });
    expect(refused.body.errors).toEqual({
      category: ['Choose one that exists'],
      taxes: ['Choose one that exists'],
      minimum_age: ['Enter a value'],
    });
    const hidden = await post('/api/product', { item: 'No limit', price: 1, minimum_age: 18 });
    expect(hidden.body.errors).toEqual({ minimum_age: ['Leave this empty: it does not apply here'] });
    expect((await post('/api/product', { item: 'Bad code', price: 1, barcode: '5012345678901' })).body.errors).toEqual({
      barcode: ['The last digit of this barcode should be 0: scan or type it again'],
    });
  });

  test('shows its cost to those who may see it alone, in lists, sorting and filters too', async () => {
    const { id } = await made('/api/product', { item: 'Secret sauce', price: 3, cost: 1 });
    const manager = await host.signIn('manager@demo.test');
    const seen = (await host.call('GET', `/api/product/${id}`, undefined, manager)).body.data;
    expect(seen).toMatchObject({ item: 'Secret sauce', price: 3 });
    expect(seen).not.toHaveProperty('cost');
    expect(seen).not.toHaveProperty('margin');
    expect((await post('/api/product/list', { sort_by: 'cost' }, manager)).status).toBe(422);
    expect((await post('/api/product/list', { filters: { cost: { gte: 1 } } }, manager)).status).toBe(422);
    expect((await host.call('PUT', `/api/product/${id}`, { cost: 2 }, manager)).body.errors).toEqual({ cost: ['This cannot be changed'] });
  });

  test('keeps the costs in an ingredient’s rows from those who may not see them, and keeps them through their edits', async () => {
    const vendor = (await host.call('POST', '/api/vendor', { name: 'Riverside' }, owner)).body.data;
    const flour = await made('/api/ingredient', { name: 'Flour', uom: 'kg', vendors: [{ vendor: vendor.id, pack_size: 10, cost: 81.53 }] });
    const manager = await host.signIn('manager@demo.test');
    const path = `/api/ingredient/${flour.id}`;
    const [row] = (await host.call('GET', path, undefined, manager)).body.data.vendors;
    expect(row).toMatchObject({ vendor: vendor.id, pack_size: 10 });
    expect(row).not.toHaveProperty('cost');
    const refused = await host.call('PUT', path, { vendors: [{ id: row.id, vendor: vendor.id, pack_size: 10, cost: 1 }] }, manager);
    expect(refused.body.errors).toEqual({ 'vendors.0.cost': ['This cannot be changed'] });
    expect((await host.call('PUT', path, { vendors: [{ id: row.id, vendor: vendor.id, pack_size: 25 }] }, manager)).status).toBe(200);
    expect((await host.call('GET', path, undefined, owner)).body.data.vendors).toMatchObject([{ pack_size: 25, cost: 81.53 }]);
    const history = async (token: string, fields?: string[]) =>
      JSON.stringify(
        (
          await host.call(
            'POST',
            '/api/activity-log/list',
            { filters: { subject_type: 'ingredients', subject_id: flour.id }, ...(fields && { fields }) },
            token,
          )
        ).body.data.list,
      );
    expect(await history(owner, ['changes', 'subject_type', 'at_establishment'])).toContain('81.53');
    expect(await history(manager, ['changes', 'subject_type', 'at_establishment'])).not.toContain('81.53');
    expect(await history(manager, ['changes'])).not.toContain('81.53');
  });

  test('of retail kind has a variant of its own', async () => {
    const mug = await made('/api/retail-product', { item: 'Mug', price: 9 });
    expect(mug.kind).toBe('retail');
    const { list } = (await post('/api/retail-product/list', {})).body.data;
    expect(list.map((one: { item: string }) => one.item)).toEqual(['Mug']);
    const plain = await made('/api/product', { item: 'Soup', price: 5 });
    expect((await host.call('GET', `/api/retail-product/${plain.id}`, undefined, owner)).status).toBe(404);
    const said = await made('/api/retail-product', { item: 'Card', price: 2, kind: 'retail' });
    const refusal = { kind: ['This cannot be changed'] };
    expect((await post('/api/retail-product', { item: 'Pie', price: 2, kind: 'restaurant' })).body.errors).toEqual(refusal);
    const path = `/api/retail-product/${said.id}`;
    expect((await host.call('PUT', path, { kind: 'restaurant' }, owner)).body.errors).toEqual(refusal);
    expect((await host.call('PUT', path, { kind: 'retail', price: 3 }, owner)).body.data).toMatchObject({ kind: 'retail', price: 3 });
    const many = await host.call('POST', '/api/retail-product/bulk', { ids: [said.id], set: { kind: 'restaurant' } }, owner);
    expect(many.body.data.failed).toEqual([{ id: said.id, errors: refusal }]);
    expect((await host.call('PUT', `/api/product/${said.id}`, { kind: 'restaurant' }, owner)).body.data.kind).toBe('restaurant');
  });
});

describe('a purchase order', () => {
  test('has rows over products or ingredients, totals, a number, and steps that only verbs take', async () => {
    const vendor = (await host.call('POST', '/api/vendor', { name: 'Union Dairy' }, owner)).body.data;
    const milk = await made('/api/ingredient', { name: 'Milk', uom: 'l' });
    const mug = await made('/api/product', { item: 'Blue mug', price: 9 });
    const items = [
      { item: { type: 'ingredients', id: milk.id }, ordered_quantity: 10, unit_cost: 1.155 },
      { item: { type: 'products', id: mug.id }, ordered_quantity: 4, unit_cost: 3.5 },
    ];
    const order = await made('/api/purchase-order', { vendor: vendor.id, items, shipping: 5, discount: 0.55 });
    expect(order).toMatchObject({
      number: 'PO-00001',
      status: 'draft',
      total: 30,
      items: [
        { item_name: 'Milk', total: 11.55, status: 'pending' },
        { item_name: 'Blue mug', total: 14 },
      ],
    });
    expect((await host.call('PUT', `/api/purchase-order/${order.id}`, { status: 'received' }, owner)).body.errors).toEqual({
      status: ['This cannot be changed'],
    });
    const receive = (rows: object[]) => host.call('PUT', `/api/purchase-order/receive/${order.id}`, { items: rows }, owner);
    expect((await receive([{ id: order.items[0].id, receiving_quantity: 1 }])).status).toBe(409);
    expect((await host.call('POST', `/api/purchase-order/${order.id}/order`, {}, owner)).body.data.status).toBe('ordered');
    expect((await host.call('PUT', `/api/purchase-order/${order.id}`, { notes: 'late' }, owner)).body.errors).toEqual({
      notes: ['This cannot be changed'],
    });
    expect((await receive([{ id: 999_999, receiving_quantity: 1 }])).body.errors).toEqual({ 'items.0.id': ['Choose one that exists'] });
    const part = await receive([{ id: order.items[0].id, receiving_quantity: 4 }]);
    expect(part.body.data).toMatchObject({
      status: 'partially_received',
      items: [
        { received_quantity: 4, status: 'partially_received' },
        { received_quantity: 0, status: 'pending' },
      ],
    });
    const whole = await receive([
      { id: order.items[0].id, receiving_quantity: 7 },
      { id: order.items[1].id, receiving_quantity: 4 },
    ]);
    expect(whole.body.data).toMatchObject({
      status: 'received',
      items: [{ received_quantity: 11, status: 'over_received' }, { status: 'received' }],
    });
    expect(await performed(order.id)).toEqual([
      {
        items: [
          [
            expect.objectContaining({ id: order.items[0].id, received_quantity: 4, status: 'partially_received' }),
            expect.objectContaining({ id: order.items[1].id, received_quantity: 0, status: 'pending' }),
          ],
          [
            expect.objectContaining({ id: order.items[0].id, received_quantity: 11, status: 'over_received', receiving_quantity: 7 }),
            expect.objectContaining({ id: order.items[1].id, received_quantity: 4, status: 'received', receiving_quantity: 4 }),
          ],
        ],
        progress: [29, 100],
        status: ['partially_received', 'received'],
      },
      {
        items: [
          [
            expect.objectContaining({ id: order.items[0].id, received_quantity: 0, status: 'pending' }),
            expect.objectContaining({ id: order.items[1].id, received_quantity: 0, status: 'pending' }),
          ],
          [
            expect.objectContaining({ id: order.items[0].id, received_quantity: 4, status: 'partially_received', receiving_quantity: 4 }),
            expect.not.objectContaining({ receiving_quantity: expect.anything() }),
          ],
        ],
        progress: [0, 29],
        status: ['ordered', 'partially_received'],
      },
      { status: ['draft', 'ordered'] },
    ]);
    expect((await host.call('DELETE', `/api/purchase-order/${order.id}`, undefined, owner)).status).toBe(409);
    expect((await post('/api/purchase-order/summary', {})).body.data).toEqual({
      total: 30,
      by_status: { received: { count: 1, total: 30 } },
    });
    expect((await post('/api/purchase-order/items/list', { purchase_order_id: order.id })).body.data.list).toHaveLength(2);
    expect((await host.call('DELETE', `/api/ingredient/${milk.id}`, undefined, owner)).body.message).toMatch(
      /in use by (purchase orders|inventory movements)/,
    );
  });
});

/** What the verbs did to a purchase order, newest first. */
async function performed(id: number) {
  const filters = { subject_type: 'purchase-orders', subject_id: id, event: 'performed' };
  const asked = { filters, fields: ['changes', 'subject_type', 'at_establishment'], sort_by: 'id', sort_order: 'desc' };
  const { list } = (await host.call('POST', '/api/activity-log/list', asked, owner)).body.data;
  return list.map(({ changes }: { changes: unknown }) => changes);
}

const counted = () => post('/api/product-categories/list', {});
