import { describe, expect, test } from 'vitest';
import { type Line, type Order, purchasingWorld, type Values } from '#/tests/support/purchasing.ts';

const world = purchasingWorld();

describe('a purchase order', () => {
  test('takes the vendor’s terms wherever nothing else is said', async () => {
    const { vendor, beans, flour, made } = world.desk;
    const order = await made('/api/purchase-order', {
      vendor: vendor.id,
      items: [
        { item: beans, ordered_quantity: 2 },
        { item: flour, ordered_quantity: 3, pack_size: 10 },
        { item: flour, ordered_quantity: 1, vendor_item_id: 'other', unit_cost: 19 },
      ],
    });
    expect(order.items).toMatchObject([
      { vendor_item_id: 'B-12', pack_size: 12, unit_cost: 72, total: 144 },
      { vendor_item_id: 'F-25', pack_size: 10, unit_cost: 0 },
      { vendor_item_id: 'other', pack_size: 25, unit_cost: 19 },
    ]);
    expect(order.total).toBe(163);
  });

  test('shows what things cost only to who may see it, and can be written without', async () => {
    const { vendor, beans, made, get, post } = world.desk;
    const order = (await made(
      '/api/purchase-order',
      { vendor: vendor.id, items: [{ item: beans, ordered_quantity: 2 }] },
      world.manager,
    )) as Order;
    const path = `/api/purchase-order/${order.id}`;
    const seen = JSON.stringify([
      order,
      await get(path, world.manager),
      (await post('/api/purchase-order/items/list', { purchase_order_id: order.id }, world.manager)).body,
      (await post('/api/purchase-order/summary', {}, world.manager)).body,
      (await world.host.call('POST', `${path}/history`, {}, world.manager)).body,
    ]);
    expect(seen).not.toMatch(/"(unit_cost|total|shipping|discount)":(?!\d+,"last_page)/);
    expect((await get(path)).items?.[0]).toMatchObject({ unit_cost: 72, total: 144 });
    expect((await world.host.call('PUT', path, { items: [{ ...order.items[0], unit_cost: 1 }] }, world.manager)).body.errors).toEqual({
      'items.0.unit_cost': ['This cannot be changed'],
    });
    expect((await world.host.call('PUT', path, { items: [{ ...order.items[0], ordered_quantity: 3 }] }, world.manager)).status).toBe(200);
    expect((await get(path)).total).toBe(216);
  });

  test('is made of what is low of a vendor, up to its par level in whole packs, with what is on order', async () => {
    const { serial, vendor, beans, flour, made, get, post } = world.desk;
    await post('/api/inventory/add', { item_id: beans, quantity: 5 });
    await post('/api/inventory/add', { item_id: flour, quantity: 21 });
    const { body } = await post('/api/purchase-order/refill', { vendor_id: vendor.id });
    expect(body).toMatchObject({ message: 'Draft made', data: { status: 'draft' } });
    const order = await get(`/api/purchase-order/${body.data.id}`);
    expect(order.items).toMatchObject([{ item: beans, ordered_quantity: 3, pack_size: 12, unit_cost: 72 }]);
    const again = await post('/api/purchase-order/refill', { vendor_id: vendor.id });
    expect([again.status, again.body.message]).toEqual([409, 'What is low of this vendor is on order already']);
    await post('/api/inventory/deduct', { item_id: flour, quantity: 11 });
    const second = await post('/api/purchase-order/refill', { vendor_id: vendor.id });
    expect((await get(`/api/purchase-order/${second.body.data.id}`)).items).toMatchObject([{ item: flour, ordered_quantity: 2 }]);
    const other = await made('/api/vendor', { name: `Nobody’s ${serial}` });
    expect((await post('/api/purchase-order/refill', { vendor_id: other.id })).body.message).toBe(
      'Nothing of this vendor is at or below its reorder point',
    );
  });

  test('is ordered once by two who click at the same moment', async () => {
    const { vendor, post } = world.desk;
    const answers = await Promise.all([1, 2].map(() => post('/api/purchase-order/refill', { vendor_id: vendor.id })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('a delivery', () => {
  test('is received in parts, short, over and rejected; stock counts in the item’s own unit', async () => {
    const { beans, flour, ordered, receive, receipts, count } = world.desk;
    const order = await ordered([
      { item: beans, ordered_quantity: 2 },
      { item: flour, ordered_quantity: 3 },
    ]);
    const [first, second] = order.items as [Line, Line];
    const part = await receive(order, [
      { id: first.id, receiving_quantity: 1, rejected_quantity: 1 },
      { id: second.id, receiving_quantity: 4 },
    ]);
    expect(part.body.data).toMatchObject({
      status: 'partially_received',
      progress: 80,
      items: [
        { received_quantity: 1, rejected_quantity: 1, status: 'partially_received' },
        { received_quantity: 4, rejected_quantity: 0, status: 'over_received' },
      ],
    });
    expect([await count(beans), await count(flour)]).toEqual([12, 100]);
    const rest = await receive(order, [{ id: first.id, receiving_quantity: 1 }]);
    expect(rest.body.data).toMatchObject({ status: 'received', progress: 100 });
    expect(await count(beans)).toBe(24);
    expect(await receipts(order)).toMatchObject([
      { number: `${order.number}-1`, total: 152, status: 'received' },
      { number: `${order.number}-2`, total: 72 },
    ]);
    expect((await receive(order, [{ id: first.id, receiving_quantity: 1 }])).status).toBe(409);
  });

  test('that is all rejected waits for its replacement, and one of nothing is refused', async () => {
    const { beans, ordered, receive, count } = world.desk;
    const order = await ordered([{ item: beans, ordered_quantity: 2 }]);
    const [line] = order.items as [Line];
    const nothing = await receive(order, [{ id: line.id, receiving_quantity: 0 }]);
    expect([nothing.status, nothing.body.errors]).toEqual([422, { items: ['Enter what came of at least one item'] }]);
    const rejected = await receive(order, [{ id: line.id, receiving_quantity: 0, rejected_quantity: 2 }]);
    expect(rejected.body.data).toMatchObject({ status: 'partially_received', items: [{ status: 'rejected', rejected_quantity: 2 }] });
    expect(await count(beans)).toBe(0);
  });

  test('is counted once, however often the same call arrives', async () => {
    const { serial, beans, ordered, receive, receipts, count } = world.desk;
    const order = await ordered([{ item: beans, ordered_quantity: 3 }]);
    const rows = [{ id: order.items[0]?.id, receiving_quantity: 1 }];
    const key = { 'idempotency-key': `delivery-${serial}` };
    for (let time = 0; time < 3; time += 1) expect((await receive(order, rows, world.owner, key)).status).toBe(200);
    expect([await count(beans), (await receipts(order)).length]).toEqual([12, 1]);
  });

  test('takes a new cost over where asked: item, margin and vendor’s price move, and an undo moves them back', async () => {
    const { beans, flour, get, post, ordered, receive, receipts, count } = world.desk;
    const order = await ordered([
      { item: beans, ordered_quantity: 2 },
      { item: flour, ordered_quantity: 1 },
    ]);
    const [first, second] = order.items as [Line, Line];
    await receive(order, [
      { id: first.id, receiving_quantity: 2, receiving_cost: 84, take_over_cost: true },
      { id: second.id, receiving_quantity: 1, receiving_cost: 25 },
    ]);
    expect(await get(`/api/product/${beans.id}`)).toMatchObject({ cost: 7, margin: 5, vendors: [{ cost: 84, pack_size: 12 }] });
    expect(await get(`/api/ingredient/${flour.id}`)).toMatchObject({ unit_cost: 0.8, vendors: [{ cost: 20 }] });
    const [receipt] = (await receipts(order)) as [Values];
    expect((await get(`/api/purchase-receipt/${receipt.id}`)).items).toMatchObject([
      { line: 1, ordered_cost: 72, unit_cost: 84, cost_difference: 12, cost_before: 6, cost_taken_over: true },
      { line: 2, ordered_cost: 20, unit_cost: 25, cost_difference: 5, cost_taken_over: false },
    ]);
    const log = (await world.host.call('POST', `/api/product/${beans.id}/history`, {}, world.owner)).body.data.list[0];
    expect(log).toMatchObject({ event: 'updated', changes: { cost: [6, 7] } });

    const undone = await post(`/api/purchase-receipt/${receipt.id}/undo`, { note: 'Wrong order' });
    expect([undone.status, undone.body.data.status]).toEqual([200, 'undone']);
    expect([await count(beans), await count(flour)]).toEqual([0, 0]);
    expect(await get(`/api/product/${beans.id}`)).toMatchObject({ cost: 6, margin: 6 });
    expect(await get(`/api/purchase-order/${order.id}`)).toMatchObject({
      status: 'ordered',
      items: [{ received_quantity: 0, status: 'pending' }, { status: 'pending' }],
    });
    const movements = (await post('/api/inventory/movements', { filters: { item: [beans] }, sort_by: 'id' })).body.data.list;
    expect(movements).toMatchObject([
      { kind: 'received', quantity: 24, unit_cost: 7 },
      { kind: 'received', quantity: -24, note: `${order.number}-1 undone: Wrong order` },
    ]);
    expect((await post(`/api/purchase-receipt/${receipt.id}/undo`, {})).status).toBe(409);
  });

  test('of a closed order stands', async () => {
    const { beans, post, ordered, receive, receipts, count } = world.desk;
    const order = await ordered([{ item: beans, ordered_quantity: 2 }]);
    await receive(order, [{ id: order.items[0]?.id, receiving_quantity: 1 }]);
    await post(`/api/purchase-order/${order.id}/close`, {});
    const [receipt] = (await receipts(order)) as [Values];
    const answer = await post(`/api/purchase-receipt/${receipt.id}/undo`, {});
    expect([answer.status, await count(beans)]).toEqual([409, 12]);
  });

  test('says its cost only to who may see it, in the log too', async () => {
    const { beans, get, post, ordered, receive, receipts } = world.desk;
    const order = await ordered([{ item: beans, ordered_quantity: 2 }]);
    const rows = [{ id: order.items[0]?.id, receiving_quantity: 1 }];
    const refused = await receive(order, [{ ...rows[0], receiving_cost: 3031.5 }], world.manager);
    expect(refused.body.errors).toEqual({ 'items.0.receiving_cost': ['This cannot be changed'] });
    expect((await receive(order, rows, world.manager)).status).toBe(200);
    await receive(order, [{ ...rows[0], receiving_cost: 3031.5 }]);
    const [, receipt] = (await receipts(order)) as [Values, Values];
    const seen = async (token: string) =>
      JSON.stringify([
        await get(`/api/purchase-receipt/${receipt.id}`, token),
        (await world.host.call('POST', `/api/purchase-order/${order.id}/history`, {}, token)).body,
        (
          await post(
            '/api/activity-log/list',
            { filters: { subject_type: 'purchase-orders', subject_id: order.id }, fields: ['changes', 'subject_type', 'at_establishment'] },
            token,
          )
        ).body,
      ]);
    expect(await seen(world.owner)).toContain('3031.5');
    expect(await seen(world.manager)).not.toContain('3031.5');
  });
});
