import { defineReport, field } from '#model/language';

const wages = { readable: { permission: 'WageView' } } as const;

export default defineReport({
  version: 1,
  name: 'daily-sales-graph',
  label: 'Sales by day',
  icon: 'ShowChart',
  permission: 'SalesSummary',
  endpoint: '/api/daily-sales-graph',
  columns: {
    from: field.date({ label: 'Day' }),
    net_sales: field.money(),
    transactions: field.integer(),
    labour: field.money(wages),
    labour_percent: field.percent({ label: 'Labour %', min: -100_000, ...wages }),
    labour_hours: field.decimal({ scale: 2, ...wages }),
    sales_per_hour: field.money({ label: 'Net sales per labour hour', ...wages }),
    unpaid_hours: field.decimal({ label: 'Hours without a wage', scale: 2, ...wages }),
  },
  title: 'from',
  compare: false,
  sort: { field: 'from', order: 'asc' },
  totals: ['net_sales', 'transactions', 'labour', 'labour_hours', 'unpaid_hours'],
  chart: { type: 'line', category: 'from', values: ['net_sales'] },
  drill: ['net_sales', 'transactions'],
  meanings: {
    labour:
      'Shifts that began on the business day × the wages that they were worked at; of whole days, so nothing stands here where hours are chosen',
    labour_percent: 'Labour ÷ net sales',
    sales_per_hour: 'Net sales ÷ hours worked',
    unpaid_hours: 'They are not in labour until their shifts have a wage',
  },
  menu: false,
});
