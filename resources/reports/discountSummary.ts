import { defineReport, field } from '#model/language';

export default defineReport({
  version: 1,
  name: 'discount-summary',
  label: 'Discounts by name',
  icon: 'LocalOffer',
  permission: 'SalesSummary',
  endpoint: '/api/discount-summary',
  columns: {
    name: field.text({ label: 'Discount' }),
    quantity: field.integer({ label: 'Given' }),
    amount: field.money({ label: 'Discounts' }),
  },
  title: 'name',
  sort: { field: 'amount', order: 'desc' },
  totals: ['quantity', 'amount'],
  chart: { type: 'bar', category: 'name', values: ['amount'], top: 10 },
  drill: ['quantity', 'amount'],
  menu: false,
});
