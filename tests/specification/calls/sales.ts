import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { anOrder } from '#/tests/support/sales.ts';
import type { Shape } from '#/tests/support/shape.ts';
import { fieldsBesideColumns } from '../entities.ts';
import { fieldShapes } from '../fieldShapes.ts';
import { aPage, here, type SpecifiedCall } from './call.ts';

const rowsOf = (name: 'lines' | 'discounts' | 'service_charges'): Shape => [
  fieldShapes('orders', fieldsBesideColumns[`orders.${name}`] ?? ''),
];
const facts =
  'order_number receipt_number customer_name user_name local_created_at payment_date total_amount discount sales_payment_histories status';
/** The order that was sold, with all its parts. */
const order: Shape = {
  id: 'id',
  ...fieldShapes('orders', facts),
  lines: rowsOf('lines'),
  discounts: rowsOf('discounts'),
  service_charges: rowsOf('service_charges'),
};
const uuid = randomUUID();

/** Orders: taken in, viewed, sent as receipts, given to a customer. */
export const salesCalls: readonly SpecifiedCall[] = [
  { method: 'GET', path: '/api/sales/{id}', id: ({ sale }) => sale.id, data: order },
  {
    method: 'GET',
    path: '/api/sales/tracking/{id}',
    id: ({ sale }) => sale.tracking_id,
    data: order,
    shows: ({ body }, { sale }) => expect(body.data.id).toBe(sale.id),
  },
  {
    method: 'POST',
    path: '/api/sales/{id}/send-receipt',
    id: ({ sale }) => sale.id,
    sends: () => ({ email: 'guest@demo.test' }),
    needs: ['email'],
    data: 'object?',
  },
  {
    method: 'POST',
    path: '/api/sales/{id}/customer',
    id: ({ sale }) => sale.id,
    sends: async ({ record }) => ({ customer_id: (await record('customers')).id }),
    data: 'object?',
  },
  { method: 'GET', path: '/api/sales/{id}/receipt', id: ({ sale }) => sale.id, file: 'application/pdf' },
  {
    method: 'POST',
    path: '/api/sales/intake',
    sends: here({ orders: [anOrder({ uuid })] }),
    needs: ['establishment_id', 'orders'],
    data: { list: [{ uuid: 'text', id: 'id', status: 'text' }] },
    shows: ({ body }) => expect(body.data.list).toEqual([{ uuid, id: body.data.list[0].id, status: 'created' }]),
  },
  {
    method: 'POST',
    path: '/api/payment-history/list',
    before: ({ record }) => record('payments'),
    ...aPage({ id: 'id', method: 'text', amount: 'number' }),
  },
];
