import { expect } from 'vitest';
import type { Shape } from '#/tests/support/shape.ts';
import { SALES_DAY, type SpecifiedWorld } from '#/tests/support/specifiedWorld.ts';
import { here, type SpecifiedCall } from './call.ts';

const share: Shape = { sub_category: 'number', category: 'number', all: 'number' };
const shares = Object.fromEntries(
  ['quantity', 'net'].flatMap((of) => Object.keys(share).map((among) => [`${of}_percentage_${among}`, 'number'] as const)),
);
const sold: Shape = { name: 'text', item_qty: 'number', gross_amount: 'number', discount_amount: 'number', net_amount: 'number' };
const mixed: Shape = { ...sold, avg_price: 'number', ...shares };
const overTime: Shape = { list: [{ from: 'text', net_sales: 'number', transactions: 'number' }] };
const tile: Shape = { value: 'number', previous: 'number?' };
const byName: Shape = { list: [{ name: 'text?', quantity: 'number', amount: 'number' }] };
const byNameWithTotal: Shape = { ...byName, total: 'number' };
const voids = { void_order_count: 'number', void_item_count: 'number', total_void_amount: 'number' } as const;

/** What is asked of all of them: the establishment and the day. */
const day = here({ date_from: SALES_DAY, date_to: SALES_DAY });
const asked = (path: string, data: Shape, more: Partial<SpecifiedCall> = {}): SpecifiedCall => ({
  method: 'POST',
  path,
  sends: day,
  data,
  ...more,
});
const longAsked = (path: string, row: Shape): SpecifiedCall => asked(path, { list: [row], totals: 'object' });

/** The dashboard's figures and every report. */
export const reportCalls: readonly SpecifiedCall[] = [
  ...['total-sales', 'net-sales', 'discount', 'transactions', 'tax'].map((name) => asked(`/api/dashboard-${name}`, tile)),
  ...['hourly-sales', 'weekly-sales', 'monthly-sales'].map((name) => asked(`/api/dashboard-${name}`, overTime)),
  longAsked('/api/dashboard-top-selling-products', sold),
  asked('/api/sales-summary', {
    ...{ gross_sales: 'number', discounts: 'number', refunds: 'number', net_sales: 'number', tax: 'number', service_charges: 'number' },
    ...{
      surcharges: 'number',
      total_sales: 'number',
      tips: 'number',
      total_collected: 'number',
      transactions: 'number',
      average_order: 'number',
    },
  }),
  asked('/api/cash-summary', { cash_sales: 'number', tips: 'number', refunds: 'number' }),
  asked('/api/void-summary', voids),
  asked('/api/category-summary', byNameWithTotal),
  asked('/api/dining-option-summary', byNameWithTotal),
  asked('/api/discount-summary', byNameWithTotal),
  asked('/api/tax-summary', byNameWithTotal),
  asked('/api/daily-sales-graph', overTime),
  asked('/api/total-tip', { total_tip: 'number' }),
  longAsked('/api/product-mix/list', mixed),
  longAsked('/api/quantity-sold/list', mixed),
  longAsked('/api/top-categories/list', { ...sold, name: 'text?' }),
  longAsked('/api/top-items/list', sold),
  longAsked('/api/top-modifiers/list', { name: 'text', item_qty: 'number', net_amount: 'number' }),
  longAsked('/api/void-report/servers', { server: 'text', ...voids }),
  longAsked('/api/void-report/summary', { void_reason: 'text', ...voids }),
  longAsked('/api/void-report/items', {
    ...{ order_number: 'text', order_date: 'text', server: 'text', item_name: 'text', reason: 'text' },
    ...{ item_quantity: 'number', item_price: 'number' },
  }),
  longAsked('/api/get-employee-wise-tip', { employee: 'text', orders: 'number', tip: 'number' }),
  {
    method: 'POST',
    path: '/api/cash-drawer-history',
    before: openDrawer,
    sends: day,
    data: {
      list: [{ number: 'text', opened_at: 'moment' }],
      totals: 'object',
      payment_types: [{ method: 'text', count: 'number', amount: 'number' }],
    },
  },
];

/** A drawer that was open when the order was paid. */
async function openDrawer({ host, tokens, here: establishment_id }: SpecifiedWorld): Promise<void> {
  const { status, body } = await host.call(
    'POST',
    '/api/cash-drawer-session',
    { establishment_id, number: 'D-1', opened_at: `${SALES_DAY} 09:00:00` },
    tokens.owner,
  );
  expect(status, JSON.stringify(body)).toBe(201);
}
