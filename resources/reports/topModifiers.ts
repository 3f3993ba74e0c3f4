import { defineReport, field } from '#model/language';

export default defineReport({
  version: 1,
  name: 'top-modifiers',
  label: 'Top modifiers',
  help: 'The modifiers that bring in most',
  icon: 'Tune',
  permission: 'TopModifiers',
  endpoint: '/api/top-modifiers/list',
  columns: {
    name: field.text({ label: 'Modifier' }),
    item_qty: field.quantity({ label: 'Quantity' }),
    gross_amount: field.money({ label: 'Gross sales' }),
    discount_amount: field.money({ label: 'Discounts' }),
    net_amount: field.money({ label: 'Net sales' }),
    net_percentage_all: field.percent({ label: '% of net', min: -100 }),
  },
  title: 'name',
  sort: { field: 'net_amount', order: 'desc' },
  top: [10, 25, 50, 100],
  totals: ['item_qty', 'gross_amount', 'discount_amount', 'net_amount'],
  chart: { type: 'bar', category: 'name', values: ['net_amount'], top: 10 },
  drill: ['item_qty', 'gross_amount', 'discount_amount', 'net_amount'],
  meanings: {
    gross_amount: 'What modifiers added to the prices of what was sold, less what was given back',
    net_amount: 'Gross sales − discounts',
  },
  menu: { heading: 'items', order: 60 },
});
