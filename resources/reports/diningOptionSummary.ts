import { defineReport, field } from '#model/language';

export default defineReport({
  version: 1,
  name: 'dining-option-summary',
  label: 'Dining options',
  icon: 'Restaurant',
  permission: 'SalesSummary',
  endpoint: '/api/dining-option-summary',
  columns: {
    name: field.text({ label: 'Order type' }),
    quantity: field.integer({ label: 'Transactions' }),
    amount: field.money({ label: 'Net sales' }),
  },
  title: 'name',
  sort: { field: 'amount', order: 'desc' },
  totals: ['quantity', 'amount'],
  chart: { type: 'bar', category: 'name', values: ['amount'], top: 10 },
  drill: ['quantity', 'amount'],
  menu: false,
});
