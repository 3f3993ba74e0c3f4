import { defineReport, field } from '#model/language';

export default defineReport({
  version: 1,
  name: 'void-reasons',
  label: 'Voids by reason',
  icon: 'Block',
  permission: 'VoidedOrders',
  endpoint: '/api/void-report/summary',
  columns: {
    void_reason: field.text({ label: 'Reason' }),
    void_order_count: field.integer({ label: 'Orders with voids' }),
    void_item_count: field.quantity({ label: 'Voided items' }),
    total_void_amount: field.money({ label: 'Voided amount' }),
  },
  title: 'void_reason',
  sort: { field: 'total_void_amount', order: 'desc' },
  totals: ['void_item_count', 'total_void_amount'],
  chart: { type: 'bar', category: 'void_reason', values: ['total_void_amount'], top: 10 },
  drill: ['void_order_count', 'void_item_count', 'total_void_amount'],
  menu: false,
});
