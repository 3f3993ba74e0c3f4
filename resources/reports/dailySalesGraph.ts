import { defineReport, field } from '#model/language';

export default defineReport({
  version: 1,
  name: 'daily-sales-graph',
  label: 'Sales by day',
  icon: 'ShowChart',
  permission: 'SalesSummary',
  endpoint: '/api/daily-sales-graph',
  columns: { from: field.date({ label: 'Day' }), net_sales: field.money(), transactions: field.integer() },
  title: 'from',
  compare: false,
  sort: { field: 'from', order: 'asc' },
  totals: ['net_sales', 'transactions'],
  chart: { type: 'line', category: 'from', values: ['net_sales'] },
  drill: ['net_sales', 'transactions'],
  menu: false,
});
