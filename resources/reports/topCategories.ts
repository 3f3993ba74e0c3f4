import { defineReport, field } from '#model/language';

export default defineReport({
  version: 1,
  name: 'top-categories',
  label: 'Top categories',
  help: 'The categories that bring in most',
  icon: 'Leaderboard',
  permission: 'TopCategories',
  endpoint: '/api/top-categories/list',
  columns: {
    name: field.text({ label: 'Category', nameless: 'Without category' }),
    item_qty: field.quantity({ label: 'Quantity' }),
    gross_amount: field.money({ label: 'Gross sales' }),
    discount_amount: field.money({ label: 'Discounts' }),
    refund_amount: field.money({ label: 'Refunds' }),
    net_amount: field.money({ label: 'Net sales' }),
    net_percentage_all: field.percent({ label: '% of net', min: -100 }),
  },
  title: 'name',
  sort: { field: 'net_amount', order: 'desc' },
  top: [10, 25, 50, 100],
  totals: ['item_qty', 'gross_amount', 'discount_amount', 'refund_amount', 'net_amount'],
  chart: { type: 'bar', category: 'name', values: ['net_amount'], top: 10 },
  drill: ['item_qty', 'gross_amount', 'discount_amount', 'refund_amount', 'net_amount'],
  menu: { heading: 'items', order: 40 },
});
