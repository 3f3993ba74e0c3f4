import { defineReport, field } from '#model/language';

export default defineReport({
  version: 1,
  name: 'dashboard-weekly-sales',
  label: 'Daily sales',
  help: 'Each business day of the chosen days; asked for a week, the days of that week',
  icon: 'DateRange',
  permission: 'Dashboard',
  endpoint: '/api/dashboard-weekly-sales',
  columns: { from: field.date({ label: 'Day' }), net_sales: field.money(), transactions: field.integer() },
  title: 'from',
  compare: false,
  sort: { field: 'from', order: 'asc' },
  totals: ['net_sales', 'transactions'],
  chart: { type: 'line', category: 'from', values: ['net_sales'] },
  drill: ['net_sales', 'transactions'],
  menu: false,
});
