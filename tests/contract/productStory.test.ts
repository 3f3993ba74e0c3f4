import { beforeAll, expect, test } from 'vitest';
import { type Item, inventoryTools, sale } from '#/tests/support/inventory.ts';

const { world, post, items, send } = inventoryTools();

let mug: Item;
let burger: { id: number };
const days = { date_from: '2026-03-01', date_to: '2026-03-03' };
const at = (day: string) => ({ local_created_at: `2026-03-${day} 12:30:00` });
const asked = async (body: object, token = world.owner) =>
  (await world.host.call('POST', '/api/product-sales/list', { ...days, ...body }, token)).body.data;

beforeAll(async () => {
  ({ mug, burger } = await items());
  await send(
    sale([{ product_id: mug.id, quantity: 2 }, { product_id: burger.id }], at('01')),
    sale([{ product_id: mug.id, title: 'Mug, as it was called' }, { title: 'Anything else' }], at('01')),
    sale(
      [
        { product_id: mug.id, quantity: 3 },
        { product_id: mug.id, void: { reason: 'Mistake', by: 'Sam', at: '2026-03-03 12:31:00' } },
      ],
      at('03'),
    ),
  );
});

test('says what was sold of a product on each day, under whatever name, and which orders these were', async () => {
  const { list, totals } = await asked({ product: mug.id, establishment_ids: [world.here] });
  expect(list).toMatchObject([
    { day: '2026-03-01', item_qty: 3, net_amount: 30 },
    { day: '2026-03-03', item_qty: 3, net_amount: 30 },
  ]);
  expect(totals).toMatchObject({ item_qty: 6, net_amount: 60 });
  const orders = { ...days, product: mug.id, column: 'net_amount' };
  const behind = async (body: object) => (await post('/api/product-sales/list/orders', { ...orders, ...body })).body.data;
  expect((await behind({})).totals).toEqual({ amount: 60 });
  expect((await behind({ row: { day: '2026-03-03' } })).totals).toEqual({ amount: 30 });
  const everything = await asked({ establishment_ids: [world.here] });
  expect(everything.totals).toMatchObject({ item_qty: 8, net_amount: 80 });
});

test('says nothing of another business’s product', async () => {
  const other = await world.host.signIn('owner@other.test');
  expect((await asked({ product: mug.id }, other)).list).toEqual([]);
});

test('refuses what is no record', async () => {
  const { status, body } = await post('/api/product-sales/list', { ...days, product: 'mug' });
  expect([status, Object.keys(body.errors)]).toEqual([422, ['product']]);
});

test('a product whose stock is counted says what there is of it, summed already or not; another one does not', async () => {
  const product = async (id: number) => (await world.host.call('GET', `/api/product/${id}`, undefined, world.owner)).body.data;
  expect((await product(mug.id)).on_hand).toBe(-6);
  expect((await post('/api/inventory/add', { item_id: mug, quantity: 10 })).status).toBe(200);
  expect((await product(mug.id)).on_hand).toBe(4);
  expect((await product(burger.id)).on_hand).toBeNull();
});

test('what a customer buys is told by item, most often first, in how many orders it stood, and of nobody else', async () => {
  const customer = async (first_name: string) =>
    (await world.host.call('POST', '/api/customer', { first_name, establishment_id: world.here }, world.owner)).body.data.id as number;
  const [ann, ben] = [await customer('Ann'), await customer('Ben')];
  const bought = (customer_id: number, quantity: number, at_: string) =>
    sale([{ product_id: mug.id, title: 'Mug', quantity }], { ...at(at_), customer_id });
  await send(
    bought(ann, 1, '02'),
    bought(ann, 2, '03'),
    bought(ben, 5, '03'),
    sale([{ product_id: burger.id, title: 'Burger', quantity: 4 }], { ...at('03'), customer_id: ann }),
  );
  const favourites = async (body: object, token = world.owner) =>
    (await world.host.call('POST', '/api/customer-favourites/list', { ...days, establishment_ids: [world.here], ...body }, token)).body
      .data;
  expect((await favourites({ customer: ann })).list).toMatchObject([
    { name: 'Burger', orders: 1, item_qty: 4 },
    { name: 'Mug', orders: 2, item_qty: 3, net_amount: 30 },
  ]);
  expect((await favourites({})).list).toMatchObject([
    { name: 'Mug', orders: 3, item_qty: 8 },
    { name: 'Burger', item_qty: 4 },
  ]);
  expect((await favourites({ customer: ann, date_to: '2026-03-02' })).list).toMatchObject([{ name: 'Mug', item_qty: 1 }]);
  const other = await world.host.signIn('owner@other.test');
  const asked = { ...days, customer: ann };
  expect((await world.host.call('POST', '/api/customer-favourites/list', asked, other)).body.data.list).toEqual([]);
});
