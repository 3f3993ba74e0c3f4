import { defineReport, field } from '#model/language';

export default defineReport({
  version: 1,
  name: 'category-summary',
  label: 'Sales by category',
  icon: 'Category',
  permission: 'SalesSummary',
  endpoint: '/api/category-summary',
  columns: {
    name: field.text({ label: 'Category', nameless: 'Without category' }),
    quantity: field.quantity(),
    amount: field.money({ label: 'Net sales' }),
  },
  title: 'name',
  sort: { field: 'amount', order: 'desc' },
  totals: ['quantity', 'amount'],
  chart: { type: 'bar', category: 'name', values: ['amount'], top: 10 },
  drill: ['quantity', 'amount'],
  menu: false,
});
