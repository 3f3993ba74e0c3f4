import { defineReport, field } from '#model/language';

export default defineReport({
  version: 1,
  name: 'dashboard-monthly-sales',
  label: 'Sales by month',
  help: 'Each month with those of its business days that are among the chosen ones; asked for a year, the months of that year',
  icon: 'CalendarMonth',
  permission: 'Dashboard',
  endpoint: '/api/dashboard-monthly-sales',
  columns: { from: field.date({ label: 'Month', reads: 'month' }), net_sales: field.money(), transactions: field.integer() },
  title: 'from',
  compare: false,
  sort: { field: 'from', order: 'asc' },
  totals: ['net_sales', 'transactions'],
  chart: { type: 'bar', category: 'from', values: ['net_sales'], top: 12 },
  menu: false,
});
