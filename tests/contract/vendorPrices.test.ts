import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { purchasingWorld } from '#/tests/support/purchasing.ts';

const world = purchasingWorld();
const days = { date_from: '2026-02-01', date_to: '2026-02-28' };

/** Orders and receives one pack at a price, on a day. */
async function bought(day: string, item: object, unit_cost: number, pack: { pack_size?: number; quantity?: number } = {}): Promise<number> {
  const { quantity = 1, ...rest } = pack;
  const order = await world.desk.ordered([{ item, ordered_quantity: quantity, unit_cost, ...rest }]);
  expect((await world.desk.receive(order, [{ id: order.items[0]?.id, receiving_quantity: quantity }])).status).toBe(200);
  const [receipt] = await world.desk.receipts(order);
  await world.host.database.platform((tx) =>
    sql`update public.purchase_receipts set at = ${`${day}T15:00:00Z`}::timestamptz where id = ${receipt?.id}`.execute(tx),
  );
  return receipt?.id as number;
}

const asked = async (body: object = {}, token = world.owner) => {
  const { post, vendor } = world.desk;
  return (await post('/api/vendor-price-changes', { ...days, vendor: vendor.id, ...body }, token)).body;
};

test('says what a vendor asks more for than before, by unit, and what that came to', async () => {
  const { beans, flour, serial } = world.desk;
  await bought('2026-01-10', beans, 72);
  await bought('2026-02-03', beans, 78, { quantity: 2 });
  await bought('2026-02-20', beans, 81);
  await bought('2026-01-10', flour, 20);
  await bought('2026-02-10', flour, 20);
  // Half the sack for half the money is no change.
  await bought('2026-02-17', flour, 10, { pack_size: 12.5 });
  const { list, totals } = (await asked()).data;
  expect(list).toMatchObject([
    {
      item: `Beans ${serial}`,
      vendor: `Harvest ${serial}`,
      uom: 'each',
      price_before: 6,
      price: 6.75,
      change: 12.5,
      changed: '2026-02-20',
      changes: 2,
      received: 36,
      effect: 21,
    },
  ]);
  expect(list).toHaveLength(1);
  expect(totals).toMatchObject({ effect: 21 });
});

test('says nothing of undone receipts, of returns, or of days that nobody asked for', async () => {
  const { beans, post, ordered, receive } = world.desk;
  await bought('2026-02-03', beans, 72);
  const wrong = await bought('2026-02-05', beans, 720);
  expect((await post(`/api/purchase-receipt/${wrong}/undo`, {})).status).toBe(200);
  const back = await ordered([{ item: beans, ordered_quantity: 1, unit_cost: 60 }], { type: 'vendor_return' });
  await receive(back, [{ id: back.items[0]?.id, receiving_quantity: 1 }]);
  await bought('2026-03-02', beans, 80);
  expect((await asked()).data.list).toEqual([]);
  expect((await asked({ date_to: '2026-03-02' })).data.list).toMatchObject([{ price_before: 6, price: 6.666667, effect: 8 }]);
});

test('is there for who may see costs, and knows nothing of other businesses', async () => {
  const { beans } = world.desk;
  await bought('2026-02-03', beans, 72);
  await bought('2026-02-20', beans, 81);
  const { post, vendor } = world.desk;
  expect((await post('/api/vendor-price-changes', { ...days, vendor: vendor.id }, world.manager)).status).toBe(403);
  const other = await world.host.signIn('owner@other.test');
  const theirs = await world.host.call('POST', '/api/vendor-price-changes', { ...days, vendor: vendor.id }, other);
  expect([theirs.status, theirs.body.data.list]).toEqual([200, []]);
});
