import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OrderInput } from '#/server/domain/sales/orderInput.ts';
import type { TestApp } from '#/tests/support/app.ts';
import { type Item, inventoryTools, type StockRow, sale, same } from '#/tests/support/inventory.ts';
import { rounds } from '#/tests/support/thorough.ts';

const DAYS = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05'] as const;

const tools = inventoryTools();
const { post, made, inventory, count, send, items } = tools;

let host: TestApp;
let owner: string;
let beef: Item;
let mug: Item;
let burger: { id: number };
let untracked: Item;
let vendor: { id: number };
let waste: { id: number };
let wrongReason: { id: number };
let serial: number;

beforeAll(async () => {
  ({ host, owner } = tools.world);
  vendor = (await host.call('POST', '/api/vendor', { name: 'Harvest' }, owner)).body.data;
  waste = await made('/api/operational-reason', { name: 'Spoiled', type: 'waste' });
  wrongReason = await made('/api/operational-reason', { name: 'Long wait', type: 'discount' });
  await made('/api/operational-reason', { name: 'Unopened', type: 'refund', back_to_stock: true });
  await made('/api/operational-reason', { name: 'Cold', type: 'refund' });
});

/** Items of their own for each test: what one leaves in stock is not in another's way. */
beforeEach(async () => {
  const vendors = [{ vendor: vendor.id }];
  ({ beef, burger, mug } = await items({ unit_cost: 10, reorder_point: 2, par_level: 9, vendors }, { cost: 3, kind: 'retail' }));
  ({ serial } = tools.world);
  untracked = { type: 'products', id: burger.id };
});

const near = (value: number) => Math.round(value * 1e6) / 1e6;

describe('stock', () => {
  test('goes down by what is sold: a tracked product itself, and what recipes need in the unit it is counted in', async () => {
    await send(sale([{ product_id: burger.id, quantity: 4 }, { product_id: mug.id, quantity: 2 }, { title: 'Nothing we know' }]));
    expect(await count(beef)).toBe(-0.6);
    expect(await count(mug)).toBe(-2);
    const { list } = (await post('/api/inventory/movements', { filters: { item: beef } })).body.data;
    expect(list).toMatchObject([{ kind: 'sold', quantity: -0.6, uom: 'kg', unit_cost: 10, item_name: `Beef ${serial}` }]);
  });

  test('does not go down by what is open, voided or a draft', async () => {
    await send(
      sale([{ product_id: mug.id }], { status: 'open' }),
      sale([{ product_id: mug.id, void: { reason: 'Mistake', by: 'Sam', at: '2026-03-01 12:31:00' } }, { title: 'Tea' }]),
      sale([{ product_id: mug.id }], { status: 'voided' }),
    );
    expect(await count(mug)).toBe(0);
  });

  test('counts an order once however often it comes, and a newer revision by its difference', async () => {
    const order = sale([{ product_id: mug.id, quantity: 3 }]);
    await send(order);
    expect((await send(order))[0]).toMatchObject({ status: 'unchanged' });
    await send(order, { ...order, revision: 2, lines: [{ title: 'Mug', price: 10, quantity: 5, product_id: mug.id }] });
    expect(await count(mug)).toBe(-5);
    await send({ ...order, revision: 3, status: 'voided' });
    expect(await count(mug)).toBe(0);
    const { list } = (await post('/api/inventory/movements', { filters: { item: mug }, sort_by: 'id', sort_order: 'asc' })).body.data;
    expect(list.map(({ quantity }: { quantity: number }) => quantity)).toEqual([-3, -2, 5]);
  });

  test('comes back with a refund where its reason says so, and only then', async () => {
    const refunded = (reason: string) =>
      sale([{ product_id: mug.id, quantity: 2, refund_quantity: 1, refund_reason: reason, refunded_at: '2026-03-02 10:00:00' }], {
        status: 'partially_refunded',
      });
    await send(refunded('Cold'));
    expect(await count(mug)).toBe(-2);
    await send(refunded('unopened'));
    expect(await count(mug)).toBe(-3);
    expect(await inventory(mug, { date: '2026-03-02' })).toMatchObject({
      beginning_count: -4,
      total_add: 1,
      total_sold: 0,
      current_count: -3,
    });
  });

  test('is added to, deducted from and set, each with what was there before', async () => {
    const add = await post('/api/inventory/add', { item_id: beef, quantity: 5.25, note: 'Found in the freezer' });
    expect(add.body).toMatchObject({ status: 'success', message: 'Stock added', data: { before: 0, quantity: 5.25, current_count: 5.25 } });
    expect((await post('/api/inventory/deduct', { item_id: beef, quantity: 1.5, reason_id: waste.id })).body.data.current_count).toBe(3.75);
    expect((await post('/api/inventory/set-actual', { item_id: beef, actual_count: 4 })).body.data).toMatchObject({
      before: 3.75,
      quantity: 0.25,
    });
    expect((await post('/api/inventory/set-actual', { item_id: beef, actual_count: 0 })).body.data).toMatchObject({
      quantity: -4,
      current_count: 0,
    });
    const { list } = (await post('/api/inventory/movements', { filters: { item: beef }, sort_by: 'id', sort_order: 'asc' })).body.data;
    expect(list.map(({ kind }: { kind: string }) => kind)).toEqual(['add', 'waste', 'set_actual', 'set_actual']);
    expect(list[0]).toMatchObject({ note: 'Found in the freezer', quantity: 5.25 });
  });

  test('is refused at the field with what to do: an unknown or foreign item, an untracked product, another kind of reason', async () => {
    const errors = async (body: object) => (await post('/api/inventory/add', { quantity: 1, ...body })).body.errors;
    const missing = { item_id: ['Choose one that exists'] };
    expect(await errors({ item_id: { type: 'products', id: 999_999 } })).toEqual(missing);
    const other = await host.signIn('owner@other.test');
    const [corner] = host.seeded.two.establishments;
    const foreign = (await host.call('POST', '/api/ingredient', { establishment_id: corner, name: 'Foreign', uom: 'kg' }, other)).body.data;
    expect(await errors({ item_id: { type: 'ingredients', id: foreign.id } })).toEqual(missing);
    expect(await errors({ item_id: untracked })).toEqual({
      item_id: [`The stock of Burger ${serial} is not tracked: turn on 'Track inventory' on the product first`],
    });
    expect(await errors({ item_id: beef, reason_id: wrongReason.id })).toEqual({
      reason_id: ["Choose a reason of the type 'Waste' or 'Stock adjustment'"],
    });
    expect(await errors({ item_id: beef, quantity: -1 })).toHaveProperty('quantity');
    expect((await post('/api/inventory/list', { date: '2026-03-01', date_from: '2026-03-01' })).body.errors).toHaveProperty('date');
    expect((await post('/api/inventory/list', { date_from: '2026-03-02', date_to: '2026-03-01' })).body.errors).toHaveProperty('date_to');
    expect(await count(beef)).toBe(0);
  });

  test('loses nothing to fifty writers at once, and two counts at once leave what one of them counted', async () => {
    const key = () => ({ 'idempotency-key': crypto.randomUUID() });
    await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        n % 2 ? post('/api/inventory/add', { item_id: mug, quantity: 2 }, owner, key()) : send(sale([{ product_id: mug.id }])),
      ),
    );
    expect(await count(mug)).toBe(25);
    await Promise.all([7, 7, 7].map((actual_count) => post('/api/inventory/set-actual', { item_id: mug, actual_count }, owner, key())));
    expect(await count(mug)).toBe(7);
    const once = key();
    for (const _again of [1, 2]) await post('/api/inventory/add', { item_id: mug, quantity: 1 }, owner, once);
    expect(await count(mug)).toBe(8);
  });

  test('goes up by what a purchase order receives, at what it cost, and down by a return to the vendor', async () => {
    const order = await made('/api/purchase-order', { vendor: vendor.id, items: [{ item: beef, ordered_quantity: 10, unit_cost: 9.5 }] });
    await post(`/api/purchase-order/${order.id}/order`, {});
    const receive = (id: number, row: number, receiving_quantity: number) =>
      host.call('PUT', `/api/purchase-order/receive/${id}`, { items: [{ id: row, receiving_quantity }] }, owner);
    await receive(order.id, order.items[0].id, 4);
    await receive(order.id, order.items[0].id, 6);
    expect(await count(beef)).toBe(10);
    const { list } = (await post('/api/inventory/movements', { filters: { item: beef } })).body.data;
    expect(list[0]).toMatchObject({ kind: 'received', unit_cost: 9.5, purchase_order: order.id });
    const back = await made('/api/purchase-order', {
      vendor: vendor.id,
      type: 'vendor_return',
      items: [{ item: beef, ordered_quantity: 3, unit_cost: 9.5 }],
    });
    await post(`/api/purchase-order/${back.id}/order`, {});
    await receive(back.id, back.items[0].id, 3);
    expect(await inventory(beef)).toMatchObject({ total_add: 10, total_deduct: 3, current_count: 7 });
  });

  test('is listed with vendors, reorder marks and value, by type, vendor and search; costs only to who may see them', async () => {
    await post('/api/inventory/add', { item_id: beef, quantity: 2 });
    const asked = async (body: object, token = owner) =>
      (await post('/api/inventory/list', { per_page: 500, ...body }, token)).body.data.list as StockRow[];
    expect((await asked({ search: `beef ${serial}` }))[0]).toMatchObject({
      item_type: 'ingredient',
      uom: 'kg',
      vendor_names: ['Harvest'],
      below_reorder: true,
      unit_cost: 10,
      value: 20,
    });
    const manager = await host.signIn('manager@demo.test');
    const [unpriced] = await asked({ search: `beef ${serial}` }, manager);
    expect(unpriced).toMatchObject({ current_count: 2 });
    for (const name of ['unit_cost', 'value']) expect(unpriced).not.toHaveProperty(name);
    expect((await post('/api/inventory/list', { sort_by: 'value' }, manager)).body.errors).toHaveProperty('sort_by');
    const holds = (rows: StockRow[], item: Item) => rows.some((row) => same(row.item_id, item));
    expect(holds(await asked({ item_type: 'product' }), beef)).toBe(false);
    expect(holds(await asked({ item_type: 'ingredient' }), beef)).toBe(true);
    expect(holds(await asked({ vendor_id: vendor.id, below_reorder: true }), beef)).toBe(true);
    await post('/api/inventory/add', { item_id: beef, quantity: 1 });
    expect(holds(await asked({ below_reorder: true }), beef)).toBe(false);
    const page = (await post('/api/inventory/list', { per_page: 1, page: 2, sort_by: 'current_count', sort_order: 'desc' })).body.data;
    expect(page.list).toHaveLength(1);
    expect(page.pagination_options).toMatchObject({ page: 2, per_page: 1, last_page: page.pagination_options.total });
  });
});

/** What happens to the two items, as somebody who only counts would write it down. */
const happening = fc.oneof(
  fc.record({
    what: fc.constant('sale' as const),
    day: fc.integer({ min: 0, max: 4 }),
    burgers: fc.integer({ min: 0, max: 9 }),
    mugs: fc.integer({ min: 0, max: 5 }),
  }),
  fc.record({ what: fc.constant('again' as const), pick: fc.nat(20) }),
  fc.record({ what: fc.constant('revise' as const), pick: fc.nat(20), mugs: fc.integer({ min: 0, max: 5 }), isVoided: fc.boolean() }),
  fc.record({ what: fc.constantFrom('add' as const, 'deduct' as const), quantity: fc.integer({ min: 1, max: 50_000 }) }),
  fc.record({ what: fc.constant('count' as const), quantity: fc.integer({ min: 0, max: 90_000 }) }),
);

describe('any history', () => {
  test('agrees with itself in every window, and with who only counts', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { maxLength: 14 }), fc.integer({ min: 0, max: 3 }), async (history, cut) => {
        const written = await items();
        const orders: { input: OrderInput; burgers: number; mugs: number }[] = [];
        let corrected = 0;
        // Everything here is sold before anything is counted: whenever the orders come, who counts has seen them.
        let isCounted = false;
        for (const one of history) {
          if (one.what === 'sale') {
            const input = sale(
              [
                { product_id: written.burger.id, quantity: one.burgers || 1 },
                { product_id: written.mug.id, quantity: one.mugs || 1 },
              ],
              { local_created_at: `${DAYS[one.day]} 12:00:00` },
            );
            orders.push({ input, burgers: one.burgers || 1, mugs: one.mugs || 1 });
            await send(input);
          } else if (one.what === 'again' || one.what === 'revise') {
            const order = orders[one.pick % (orders.length || 1)];
            if (!order) continue;
            if (one.what === 'revise') {
              const [line, other] = order.input.lines as [OrderInput['lines'][number], OrderInput['lines'][number]];
              order.input = {
                ...order.input,
                revision: order.input.revision + 1,
                status: one.isVoided ? 'voided' : 'paid',
                lines: [line, { ...other, quantity: one.mugs || 1 }],
              };
              Object.assign(order, { mugs: one.isVoided ? 0 : one.mugs || 1, burgers: one.isVoided ? 0 : line.quantity });
            }
            await send(order.input);
          } else if (one.what === 'count') {
            await post('/api/inventory/set-actual', { item_id: written.beef, actual_count: one.quantity / 1000 });
            corrected = one.quantity / 1000;
            isCounted = true;
          } else {
            await post(`/api/inventory/${one.what}`, { item_id: written.beef, quantity: one.quantity / 1000 });
            corrected += (one.what === 'add' ? 1 : -1) * (one.quantity / 1000);
          }
        }
        expect((await inventory(written.mug)).current_count).toBe(0 - sum(orders, 'mugs'));
        expect((await inventory(written.beef)).current_count).toBe(near(corrected - (isCounted ? 0 : 0.15 * sum(orders, 'burgers'))));
        for (const item of [written.mug, written.beef]) {
          const whole = await inventory(item, { date_from: DAYS[0], date_to: DAYS[4] });
          const first = await inventory(item, { date_from: DAYS[0], date_to: DAYS[cut] });
          const second = await inventory(item, { date_from: DAYS[cut + 1], date_to: DAYS[4] });
          for (const row of [whole, first, second]) {
            expect(row.current_count).toBe(near(row.beginning_count + row.total_add - row.total_sold - row.total_deduct));
          }
          expect(second.beginning_count).toBe(first.current_count);
          expect(second.current_count).toBe(whole.current_count);
          for (const name of ['total_add', 'total_sold', 'total_deduct'] as const)
            expect(near(first[name] + second[name])).toBe(whole[name]);
        }
      }),
      { numRuns: rounds(8, 25) },
    );
  });

  const sum = (orders: readonly { burgers: number; mugs: number }[], name: 'burgers' | 'mugs') =>
    orders.reduce((total, one) => total + one[name], 0);
});
