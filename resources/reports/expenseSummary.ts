import { defineReport, field } from '#model/language';

export default defineReport({
  version: 1,
  name: 'expense-summary',
  label: 'Expenses by type',
  icon: 'Receipt',
  permission: 'ProfitStatement',
  endpoint: '/api/expense-summary',
  columns: {
    type: field.text(),
    count: field.integer({ label: 'Expenses' }),
    amount: field.money(),
    percentage: field.percent({ label: '% of expenses', min: -100 }),
  },
  title: 'type',
  sort: { field: 'amount', order: 'desc' },
  totals: ['count', 'amount'],
  chart: { type: 'bar', category: 'type', values: ['amount'], top: 10 },
  menu: false,
});
