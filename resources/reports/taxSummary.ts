import { defineReport, field } from '#model/language';

export default defineReport({
  version: 1,
  name: 'tax-summary',
  label: 'Taxes',
  icon: 'Percent',
  permission: 'SalesSummary',
  endpoint: '/api/tax-summary',
  columns: {
    name: field.text({ label: 'Tax' }),
    quantity: field.integer({ label: 'Times charged' }),
    amount: field.money({ label: 'Tax' }),
  },
  title: 'name',
  sort: { field: 'amount', order: 'desc' },
  totals: ['quantity', 'amount'],
  chart: { type: 'bar', category: 'name', values: ['amount'], top: 10 },
  drill: ['quantity', 'amount'],
  menu: false,
});
