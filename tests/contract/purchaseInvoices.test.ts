import { describe, expect, test } from 'vitest';
import { type Order, purchasingWorld, type Values } from '#/tests/support/purchasing.ts';

const world = purchasingWorld();

describe('a purchase invoice', () => {
  const invoiced = (order: Order, items: object[], subtotal: number) =>
    world.desk.made('/api/purchase-invoice', {
      vendor: world.desk.vendor.id,
      purchase_order: order.id,
      invoice_number: `I-${world.desk.serial}-${subtotal}`,
      date: '2026-03-02',
      items,
      subtotal,
    });
  const compared = async ({ id }: Values) => (await world.desk.get(`/api/purchase-invoice/${id}/compare`)).list;

  test('is due by the vendor’s terms, and matches what was received at its price', async () => {
    const { serial, beans, ordered, receive } = world.desk;
    const order = await ordered([{ item: beans, ordered_quantity: 2 }]);
    await receive(order, [{ id: order.items[0]?.id, receiving_quantity: 2 }]);
    const invoice = await invoiced(order, [{ item: beans, quantity: 2, unit_cost: 72 }], 144);
    expect(invoice).toMatchObject({ due_date: '2026-03-16', match: 'matches', items: [{ item_name: `Beans ${serial}`, total: 144 }] });
    expect(await compared(invoice)).toEqual([
      expect.objectContaining({ ordered_quantity: 2, received_quantity: 2, invoiced_quantity: 2, difference: 0, finding: 'matches' }),
    ]);
  });

  test('differs by quantity, by price, by what nobody ordered and by its subtotal', async () => {
    const { serial, beans, flour, made, get, ordered, receive } = world.desk;
    const order = await ordered([
      { item: beans, ordered_quantity: 2 },
      { item: flour, ordered_quantity: 1 },
    ]);
    await receive(order, [
      { id: order.items[0]?.id, receiving_quantity: 1 },
      { id: order.items[1]?.id, receiving_quantity: 1, receiving_cost: 22 },
    ]);
    const stranger = await made('/api/ingredient', { name: `Stranger ${serial}`, uom: 'kg' });
    const lines = [
      { item: beans, quantity: 2, unit_cost: 72 },
      { item: flour, quantity: 1, unit_cost: 23 },
      { item: { type: 'ingredients', id: stranger.id }, quantity: 1, unit_cost: 5 },
    ];
    const invoice = await invoiced(order, lines, 180);
    expect(invoice.match).toBe('differs');
    expect(await compared(invoice)).toMatchObject([
      { item_name: `Beans ${serial}`, finding: 'quantity', received_quantity: 1, invoiced_quantity: 2, difference: 0 },
      { item_name: `Flour ${serial}`, finding: 'price', received_cost: 22, invoiced_cost: 23, difference: 1 },
      { item_name: `Stranger ${serial}`, finding: 'not_ordered' },
      { item_name: 'Subtotal', finding: 'subtotal', received_cost: 172, invoiced_cost: 180, difference: 8 },
    ]);
    expect((await get(`/api/purchase-invoice/${invoice.id}/compare`, world.manager)).list?.[1]).not.toHaveProperty('received_cost');
  });

  test('is compared anew when more comes, when a receipt is undone, and when another one takes its part', async () => {
    const { beans, get, post, ordered, receive, receipts } = world.desk;
    const order = await ordered([{ item: beans, ordered_quantity: 3 }]);
    const invoice = await invoiced(order, [{ item: beans, quantity: 2, unit_cost: 72 }], 144);
    const match = async () => (await get(`/api/purchase-invoice/${invoice.id}`)).match;
    expect(invoice.match).toBe('differs');
    await receive(order, [{ id: order.items[0]?.id, receiving_quantity: 2 }]);
    expect(await match()).toBe('matches');
    const other = await invoiced(order, [{ item: beans, quantity: 1, unit_cost: 72 }], 72);
    expect([other.match, await match()]).toEqual(['differs', 'differs']);
    await receive(order, [{ id: order.items[0]?.id, receiving_quantity: 1 }]);
    expect(await match()).toBe('matches');
    const [receipt] = (await receipts(order)) as [Values];
    await post(`/api/purchase-receipt/${receipt.id}/undo`, {});
    expect(await match()).toBe('differs');
  });

  test('is kept once it is paid; who deletes it is told why in the reader’s language', async () => {
    const { beans, get, post, ordered } = world.desk;
    const order = await ordered([{ item: beans, ordered_quantity: 1 }]);
    const { id } = await invoiced(order, [{ item: beans, quantity: 1, unit_cost: 72 }], 72);
    const path = `/api/purchase-invoice/${id}`;
    await post(`${path}/approve`, {});
    await post(`${path}/pay`, {});
    const refused = await world.host.call('DELETE', path, undefined, world.owner);
    expect([refused.status, refused.body.message]).toEqual([409, 'A paid invoice is kept: what was paid stays explained']);
    const german = await world.host.call('DELETE', path, undefined, world.owner, { 'x-shown-language': 'de' });
    expect(german.body.message).toBe('Eine bezahlte Rechnung bleibt: Was bezahlt wurde, soll belegt sein');
    expect(await get(path)).toMatchObject({ status: 'paid' });
  });
});

describe('a vendor', () => {
  test('shows what was bought of it', async () => {
    const { vendor, beans, get, ordered, receive, count } = world.desk;
    const order = await ordered([{ item: beans, ordered_quantity: 2 }]);
    await receive(order, [{ id: order.items[0]?.id, receiving_quantity: 2 }]);
    const back = await ordered([{ item: beans, ordered_quantity: 1 }], { type: 'vendor_return' });
    await receive(back, [{ id: back.items[0]?.id, receiving_quantity: 1 }]);
    expect(await get(`/api/vendor/${vendor.id}`)).toMatchObject({ orders: 2, spend: 'GBP 72.00' });
    expect(await get(`/api/vendor/${vendor.id}`, world.manager)).not.toHaveProperty('spend');
    expect(await count(beans)).toBe(12);
  });
});
