import { defineReport, field } from '#model/language';

export default defineReport({
  version: 1,
  name: 'product-sales',
  label: 'Product sales by day',
  help: 'What was sold of one product on each day; of everything, where none is chosen',
  icon: 'ShowChart',
  permission: 'ProductMix',
  endpoint: '/api/product-sales/list',
  input: { product: field.reference('products') },
  columns: {
    day: field.date(),
    item_qty: field.quantity({ label: 'Quantity' }),
    net_amount: field.money({ label: 'Net sales' }),
  },
  title: 'day',
  sort: { field: 'day', order: 'asc' },
  totals: ['item_qty', 'net_amount'],
  chart: { type: 'line', category: 'day', values: ['net_amount'] },
  drill: ['item_qty', 'net_amount'],
  meanings: { item_qty: 'What was sold, voided lines left out; refunds do not lower it' },
  compare: false,
  menu: false,
});
