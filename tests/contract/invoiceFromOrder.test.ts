import { describe, expect, test } from 'vitest';
import { type Order, purchasingWorld } from '#/tests/support/purchasing.ts';

const world = purchasingWorld();

const bill = ({ id }: Order, invoice_number: string, token = world.owner, headers = {}) =>
  world.host.call('POST', `/api/purchase-order/${id}/bill`, { invoice_number, date: '2026-03-02' }, token, headers);

/** Two lines of which the first came whole at another cost, and the second in part. */
async function received(): Promise<Order> {
  const order = await world.desk.ordered([
    { item: world.desk.beans, ordered_quantity: 2 },
    { item: world.desk.flour, ordered_quantity: 3 },
  ]);
  await world.desk.receive(order, [
    { id: order.items[0]?.id, receiving_quantity: 2, receiving_cost: 70 },
    { id: order.items[1]?.id, receiving_quantity: 1 },
  ]);
  return order;
}

describe('an invoice that is entered from its order', () => {
  test('is a draft of what was received, at what it was received at, due by the vendor’s terms', async () => {
    const order = await received();
    const made = await bill(order, `B-${world.desk.serial}`);
    expect(made.body).toMatchObject({ status: 'success', data: { invoice_number: `B-${world.desk.serial}`, match: 'matches' } });
    expect(await world.desk.get(`/api/purchase-invoice/${made.body.data.id}`)).toMatchObject({
      vendor: world.desk.vendor.id,
      purchase_order: order.id,
      date: '2026-03-02',
      due_date: '2026-03-16',
      items: [
        { item: world.desk.beans, quantity: 2, unit_cost: 70, total: 140 },
        { item: world.desk.flour, quantity: 1, unit_cost: 20, total: 20 },
      ],
      subtotal: 160,
      total: 160,
      status: 'draft',
    });
  });

  test('has only what no other invoice has; where nothing is left it is refused', async () => {
    const order = await received();
    await bill(order, `B-${world.desk.serial}`);
    expect(await bill(order, `C-${world.desk.serial}`)).toMatchObject({
      status: 409,
      body: { message: 'Everything that was received is on an invoice already' },
    });
    await world.desk.receive(order, [{ id: order.items[1]?.id, receiving_quantity: 2 }]);
    const { data } = (await bill(order, `C-${world.desk.serial}`)).body;
    expect((await world.desk.get(`/api/purchase-invoice/${data.id}`)).items).toMatchObject([
      { item: world.desk.flour, quantity: 2, unit_cost: 20 },
    ]);
  });

  test('is made once, however often the same call arrives, and its number is the vendor’s only one', async () => {
    const order = await received();
    const key = { 'idempotency-key': `bill-${world.desk.serial}` };
    const [first, again] = [
      await bill(order, `B-${world.desk.serial}`, world.owner, key),
      await bill(order, `B-${world.desk.serial}`, world.owner, key),
    ];
    expect(again.body.data).toEqual(first.body.data);
    await world.desk.receive(order, [{ id: order.items[1]?.id, receiving_quantity: 1 }]);
    const taken = await bill(order, `B-${world.desk.serial}`);
    expect([taken.status, Object.keys(taken.body.errors)]).toEqual([422, ['invoice_number']]);
  });

  test('waits for its goods', async () => {
    const order = await world.desk.ordered([{ item: world.desk.beans, ordered_quantity: 2 }]);
    expect((await bill(order, `B-${world.desk.serial}`)).status).toBe(409);
  });
});

describe('what an invoice costs', () => {
  const enter = (more: object, token = world.owner) =>
    world.desk.post(
      '/api/purchase-invoice',
      { vendor: world.desk.vendor.id, invoice_number: `I-${world.desk.serial}`, date: '2026-03-02', ...more },
      token,
    );

  test('is filled in where it is left out: items by their receipts, the subtotal by the items', async () => {
    const order = await received();
    const items = [
      { item: world.desk.beans, quantity: 2, unit_cost: 71 },
      { item: world.desk.flour, quantity: 1 },
    ];
    const { data } = (await enter({ purchase_order: order.id, items })).body;
    expect(data).toMatchObject({ items: [{ unit_cost: 71 }, { unit_cost: 20 }], subtotal: 162, match: 'differs' });
  });

  test('stays empty where nobody knows it, and cannot be approved then', async () => {
    const { data } = (await enter({ items: [{ item: world.desk.beans, quantity: 2 }] })).body;
    expect(data).toMatchObject({ items: [{ unit_cost: null }], subtotal: null, match: 'none' });
    const approve = () => world.desk.post(`/api/purchase-invoice/${data.id}/approve`, {});
    expect((await approve()).status).toBe(409);
    expect((await world.host.call('PUT', `/api/purchase-invoice/${data.id}`, { subtotal: 140 }, world.owner)).status).toBe(200);
    expect((await approve()).body.data.status).toBe('approved');
  });

  test('is seen by those alone who may see costs, in lists, records and comparison', async () => {
    const order = await received();
    const { id } = (await bill(order, `B-${world.desk.serial}`)).body.data;
    const seen = await world.desk.get(`/api/purchase-invoice/${id}`, world.manager);
    expect(seen).toMatchObject({ invoice_number: `B-${world.desk.serial}`, items: [{ quantity: 2 }, { quantity: 1 }] });
    const { list } = (await world.desk.post('/api/purchase-invoice/list', { search: `B-${world.desk.serial}` }, world.manager)).body.data;
    const compared: unknown = (await world.desk.get(`/api/purchase-invoice/${id}/compare`, world.manager)).list;
    for (const said of [seen, list, compared])
      expect(JSON.stringify(said)).not.toMatch(/"(?:unit_cost|subtotal|total|tax|shipping|received_cost)"/);
    expect((await enter({ subtotal: 5 }, world.manager)).status).toBe(422);
  });

  test('outlasts a change by who does not see it', async () => {
    const { desk, owner, manager, host } = world;
    const order = await received();
    const { id } = (await bill(order, `B-${desk.serial}`)).body.data;
    const { items } = await desk.get(`/api/purchase-invoice/${id}`);
    await host.call('PUT', `/api/purchase-invoice/${id}`, { items: [{ ...items[0], unit_cost: 99 }, items[1]] }, owner);
    const seen = await desk.get(`/api/purchase-invoice/${id}`, manager);
    const changed = await host.call(
      'PUT',
      `/api/purchase-invoice/${id}`,
      { items: [{ ...seen.items[0], quantity: 1 }, seen.items[1]] },
      manager,
    );
    expect(changed.status).toBe(200);
    expect((await desk.get(`/api/purchase-invoice/${id}`)).items).toMatchObject([{ quantity: 1, unit_cost: 99 }, { unit_cost: 20 }]);
  });
});
