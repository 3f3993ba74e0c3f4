import type { Shape } from '#/tests/support/shape.ts';
import type { SpecifiedWorld } from '#/tests/support/specifiedWorld.ts';
import { fieldsBesideColumns } from '../entities.ts';
import { fieldShapes } from '../fieldShapes.ts';
import { here, type SpecifiedCall } from './call.ts';

const counted: Shape = {
  item_name: 'text',
  item_type: 'text',
  uom: 'text?',
  vendor_names: 'texts',
  beginning_count: 'number',
  total_add: 'number',
  total_sold: 'number',
  total_deduct: 'number',
  current_count: 'number',
};
const corrected: Shape = { before: 'number', quantity: 'number', current_count: 'number' };
const orderItem: Shape = { id: 'id', ...fieldShapes('purchase-orders', fieldsBesideColumns['purchase-orders.items'] ?? '') };

const correction = (more: object) => async (world: SpecifiedWorld) => ({
  ...here()(world),
  item_id: { type: 'ingredients', id: (await world.record('ingredients')).id },
  ...more,
});
/** What is outstanding of the first line of an order that is marked as ordered. */
function receiving(): Pick<SpecifiedCall, 'id' | 'sends' | 'before'> {
  let order: { id: number; items: { id: number }[] } = { id: 0, items: [] };
  return {
    before: async ({ fresh, host, tokens }) => {
      const { id } = await fresh('purchase-orders');
      const { body } = await host.call('POST', `/api/purchase-order/${id}/order`, {}, tokens.owner);
      order = body.data;
    },
    id: () => order.id,
    sends: () => ({ items: [{ id: order.items[0]?.id, receiving_quantity: 1 }] }),
  };
}

/** Inventory, purchasing and expenses, beside the generic five. */
export const stockCalls: readonly SpecifiedCall[] = [
  {
    method: 'POST',
    path: '/api/inventory/list',
    before: ({ record }) => record('ingredients'),
    sends: here({ date: '2026-03-02' }),
    data: { list: [counted], pagination_options: 'object' },
  },
  { method: 'POST', path: '/api/inventory/add', sends: correction({ quantity: 5 }), needs: ['item_id', 'quantity'], data: corrected },
  { method: 'POST', path: '/api/inventory/deduct', sends: correction({ quantity: 2 }), needs: ['item_id', 'quantity'], data: corrected },
  {
    method: 'POST',
    path: '/api/inventory/set-actual',
    sends: correction({ actual_count: 7 }),
    needs: ['item_id', 'actual_count'],
    data: corrected,
  },
  {
    method: 'POST',
    path: '/api/purchase-order/items/list',
    sends: async (world) => ({ ...here()(world), purchase_order_id: (await world.record('purchase-orders')).id }),
    needs: ['purchase_order_id'],
    data: { list: [orderItem] },
  },
  {
    method: 'POST',
    path: '/api/purchase-order/summary',
    before: ({ record }) => record('purchase-orders'),
    sends: here(),
    data: { total: 'number', by_status: { draft: { count: 'number', total: 'number' } } },
  },
  { method: 'PUT', path: '/api/purchase-order/receive/{id}', ...receiving(), needs: ['items'], data: { id: 'id', items: [orderItem] } },
  {
    method: 'GET',
    path: '/api/purchase-order/{id}/invoice',
    id: async ({ record }) => (await record('purchase-orders')).id,
    file: 'application/pdf',
  },
  {
    method: 'POST',
    path: '/api/expense/summary',
    before: ({ record }) => record('expenses'),
    sends: here(),
    data: { summary: 'rows', total: 'number' },
  },
];
