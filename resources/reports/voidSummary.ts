import { defineReport, field } from '#model/language';

export default defineReport({
  version: 1,
  name: 'void-summary',
  label: 'Voids',
  icon: 'Block',
  permission: 'SalesSummary',
  endpoint: '/api/void-summary',
  answer: 'figures',
  columns: {
    void_order_count: field.integer({ label: 'Orders with voids' }),
    void_item_count: field.quantity({ label: 'Voided items' }),
    total_void_amount: field.money({ label: 'Voided amount' }),
  },
  title: 'total_void_amount',
  statement: { void_order_count: 'apart', void_item_count: 'apart', total_void_amount: 'total' },
  drill: ['void_order_count', 'void_item_count', 'total_void_amount'],
  menu: false,
});
