import { defineReport, field } from '#model/language';

const wages = { readable: { permission: 'WageView' } } as const;

export default defineReport({
  version: 1,
  name: 'establishment-comparison',
  label: 'Establishments compared',
  help: 'Your establishments by net sales, and whether guests or what they spend makes the difference',
  icon: 'Leaderboard',
  permission: 'SalesSummary',
  endpoint: '/api/establishment-comparison',
  columns: {
    establishment: field.text(),
    net_sales: field.money(),
    above_average: field.money({ label: 'Above average' }),
    by_transactions: field.money({ label: 'By transactions' }),
    by_average_order: field.money({ label: 'By average order' }),
    transactions: field.integer(),
    average_order: field.money(),
    discount_percent: field.percent({ label: 'Discounts %', min: -100 }),
    refund_percent: field.percent({ label: 'Refunds %', min: -100 }),
    net_percentage_all: field.percent({ label: '% of net', min: -100 }),
    labour_percent: field.percent({ label: 'Labour %', min: -100_000, ...wages }),
    sales_per_hour: field.money({ label: 'Net sales per labour hour', ...wages }),
    unpaid_hours: field.decimal({ label: 'Hours without a wage', scale: 2, ...wages }),
  },
  title: 'establishment',
  sort: { field: 'net_sales', order: 'desc' },
  totals: ['net_sales', 'transactions'],
  chart: { type: 'bar', category: 'establishment', values: ['by_transactions', 'by_average_order'], top: 20 },
  drill: ['net_sales', 'transactions'],
  meanings: {
    above_average: 'Net sales less the average of these establishments; below zero it is behind',
    by_transactions: 'What of the difference comes from more or fewer transactions than the average has, at the average order of all',
    by_average_order: 'What of it comes from its own average order being above or below that of all',
    discount_percent: 'Discounts as part of gross sales',
    refund_percent: 'Refunds as part of gross sales',
    labour_percent: 'Labour ÷ net sales, of whole days: nothing stands here where hours are chosen',
    sales_per_hour: 'Net sales ÷ hours worked',
    unpaid_hours: 'They are not in labour until their shifts have a wage',
  },
  menu: { heading: 'sales', order: 16 },
});
