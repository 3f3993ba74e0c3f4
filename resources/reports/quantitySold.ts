import { defineReportLike } from '#resources/schema';

export default defineReportLike('product-mix', {
  version: 1,
  name: 'quantity-sold',
  label: 'Quantity sold',
  labels: { ar: 'الكمية المبيعة', es: 'Cantidad vendida' },
  help: 'How much of everything was sold, and its share of the whole',
  helps: { ar: 'كم بيع من كل شيء، ونصيبه من الكل', es: 'Cuánto se vendió de cada cosa y qué parte es del total' },
  icon: 'Inventory',
  permission: 'QuantitySold',
  endpoint: '/api/quantity-sold/list',
  shown: ['name', 'category', 'item_qty', 'quantity_percentage_sub_category', 'quantity_percentage_category', 'quantity_percentage_all'],
  sort: { field: 'item_qty', order: 'desc' },
  chart: { type: 'bar', category: 'name', values: ['item_qty'], top: 10 },
  menu: { order: 30 },
});
