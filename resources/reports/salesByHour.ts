import { defineReport, field } from '#model/language';

export default defineReport({
  version: 1,
  name: 'sales-by-hour',
  label: 'Sales by weekday and hour',
  help: 'When guests come and what they leave: how many hands each hour of the week needs',
  icon: 'GridOn',
  permission: 'SalesSummary',
  endpoint: '/api/sales-by-hour',
  columns: {
    weekday: field.enum(['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']),
    hour: field.time(),
    net_per_day: field.money({ label: 'Net sales per day' }),
    transactions_per_day: field.decimal({ scale: 1 }),
    net_sales: field.money(),
    transactions: field.integer(),
    average_order: field.money(),
  },
  title: 'weekday',
  key: ['weekday', 'hour'],
  totals: ['net_sales', 'transactions'],
  chart: { type: 'heatmap', category: 'weekday', across: 'hour', values: ['net_per_day'] },
  drill: ['net_sales', 'transactions'],
  meanings: {
    weekday: 'Of the business day: an hour after midnight belongs to the day that began before it',
    net_per_day: 'Net sales ÷ how many of these weekdays are in the period, today and what lies before it',
    transactions_per_day: 'Transactions ÷ how many of these weekdays are in the period, today and what lies before it',
  },
  menu: { heading: 'sales', order: 12 },
});
