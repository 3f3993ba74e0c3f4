import { defineReport, field } from '#model/language';

export default defineReport({
  version: 1,
  name: 'dashboard-hourly-sales',
  label: 'Sales by hour',
  help: 'Each hour of the clock, over all the chosen days together, from the hour in which the business day begins',
  icon: 'Schedule',
  permission: 'Dashboard',
  endpoint: '/api/dashboard-hourly-sales',
  columns: { from: field.time({ label: 'Hour' }), net_sales: field.money(), transactions: field.integer() },
  title: 'from',
  totals: ['net_sales', 'transactions'],
  chart: { type: 'bar', category: 'from', values: ['net_sales'], top: 24 },
  menu: false,
});
