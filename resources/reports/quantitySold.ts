import { defineReportLike } from '#model/language';

export default defineReportLike('product-mix', {
  version: 1,
  name: 'quantity-sold',
  label: 'Quantity sold',
  help: 'How much of everything was sold, and its share of the whole',
  icon: 'Inventory',
  permission: 'QuantitySold',
  endpoint: '/api/quantity-sold/list',
  shown: ['name', 'category', 'item_qty', 'quantity_percentage_sub_category', 'quantity_percentage_category', 'quantity_percentage_all'],
  sort: { field: 'item_qty', order: 'desc' },
  chart: { type: 'bar', category: 'name', values: ['item_qty'], top: 10 },
  menu: { heading: 'items', order: 30 },
});
