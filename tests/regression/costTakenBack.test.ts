import { expect, test } from 'vitest';
import { purchasingWorld } from '#/tests/support/purchasing.ts';

const world = purchasingWorld();

test('a receipt that took over a cost is undone by somebody who sees costs; anybody else is told so, and nothing changes', async () => {
  const { desk, owner, manager } = world;
  const order = await desk.ordered([{ item: desk.beans, ordered_quantity: 2 }]);
  await desk.receive(order, [{ id: order.items[0]?.id, receiving_quantity: 1, receiving_cost: 96, take_over_cost: true }]);
  const [receipt] = await desk.receipts(order);
  const undo = (token: string) => desk.post(`/api/purchase-receipt/${receipt?.id}/undo`, {}, token);
  expect(await undo(manager)).toMatchObject({
    status: 403,
    body: { message: 'This took over what things cost: somebody who sees costs has to undo it' },
  });
  expect([await desk.count(desk.beans), (await desk.get(`/api/product/${desk.beans.id}`)).cost]).toEqual([12, 8]);
  expect((await undo(owner)).status).toBe(200);
  expect([await desk.count(desk.beans), (await desk.get(`/api/product/${desk.beans.id}`)).cost]).toEqual([0, 6]);
});
