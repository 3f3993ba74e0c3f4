import { defineReport, field } from '#model/language';

export default defineReport({
  version: 1,
  name: 'payment-summary',
  label: 'Payments',
  help: 'How what counts in these days was paid; together it is what was collected',
  icon: 'Payments',
  permission: 'SalesSummary',
  endpoint: '/api/payment-summary',
  columns: {
    method: field.lookup('payment_method', { label: 'Payment method' }),
    count: field.integer({ label: 'Payments' }),
    amount: field.money(),
    tips: field.money(),
    total: field.money(),
  },
  title: 'method',
  sort: { field: 'total', order: 'desc' },
  totals: ['count', 'amount', 'tips', 'total'],
  chart: { type: 'pie', category: 'method', values: ['total'] },
  drill: ['amount', 'tips', 'total'],
  meanings: { amount: 'Without tips, less what was given back' },
  menu: false,
});
