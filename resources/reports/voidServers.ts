import { defineReport, field } from '#model/language';

export default defineReport({
  version: 1,
  name: 'void-servers',
  label: 'Voids by server',
  icon: 'Block',
  permission: 'VoidedOrders',
  endpoint: '/api/void-report/servers',
  columns: {
    server: field.text({ label: 'Served by' }),
    void_order_count: field.integer({ label: 'Orders with voids' }),
    void_item_count: field.quantity({ label: 'Voided items' }),
    total_void_amount: field.money({ label: 'Voided amount' }),
  },
  title: 'server',
  sort: { field: 'total_void_amount', order: 'desc' },
  totals: ['void_item_count', 'total_void_amount'],
  chart: { type: 'bar', category: 'server', values: ['total_void_amount'], top: 10 },
  drill: ['void_order_count', 'void_item_count', 'total_void_amount'],
  menu: false,
});
