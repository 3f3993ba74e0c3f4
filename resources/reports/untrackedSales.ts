import { defineReport, field } from '#model/language';

export default defineReport({
  version: 1,
  name: 'untracked-sales',
  label: 'Untracked sales',
  help: 'What was sold without taking anything out of stock, and why: link it to a product, or give the product a recipe',
  icon: 'LinkOff',
  permission: 'InventoryManagement',
  endpoint: '/api/untracked-sales',
  columns: {
    name: field.text({ label: 'Item' }),
    category: field.text(),
    why: field.enum(
      {
        no_product: { label: 'No product of this name', tone: 'error' },
        nothing_tracked: { label: 'Neither recipe nor tracked stock', tone: 'warning' },
        nothing_convertible: { label: 'No row of its recipe takes anything', tone: 'warning' },
      },
      { label: 'Why' },
    ),
    item_qty: field.quantity({ label: 'Quantity' }),
    net_amount: field.money({ label: 'Net sales' }),
  },
  title: 'name',
  key: ['name', 'category', 'why'],
  sort: { field: 'net_amount', order: 'desc' },
  search: true,
  totals: ['item_qty', 'net_amount'],
  drill: ['item_qty', 'net_amount'],
  meanings: {
    item_qty: 'What was sold, voided lines left out; refunds do not lower it',
    why: 'As products and recipes are now; what modifiers take is not looked at',
  },
  menu: { heading: 'stock', order: 150 },
});
