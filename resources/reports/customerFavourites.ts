import { defineReport, field } from '#model/language';

export default defineReport({
  version: 1,
  name: 'customer-favourites',
  label: 'Favourites',
  help: 'What a customer buys, most often first; what all known customers buy, where none is chosen',
  icon: 'FavoriteBorder',
  permission: 'TopItems',
  endpoint: '/api/customer-favourites/list',
  input: { customer: field.reference('customers') },
  columns: {
    name: field.text({ label: 'Item' }),
    orders: field.integer({ label: 'Orders' }),
    item_qty: field.quantity({ label: 'Quantity' }),
    net_amount: field.money({ label: 'Net sales' }),
  },
  title: 'name',
  sort: { field: 'item_qty', order: 'desc' },
  top: [10, 25, 50, 100],
  totals: ['item_qty', 'net_amount'],
  chart: { type: 'bar', category: 'name', values: ['item_qty'], top: 8 },
  meanings: { item_qty: 'What was bought, voided lines left out; refunds do not lower it', orders: 'In how many orders it stood' },
  compare: false,
  menu: false,
});
