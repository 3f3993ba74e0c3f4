import { defineResource, field } from '#model/language';

export default defineResource({
  version: 1,
  name: 'loyalty-transactions',
  label: ['Loyalty transaction', 'Loyalty transactions'],
  icon: 'Stars',
  scope: 'client',
  title: 'at',
  endpoint: '/api/loyalty-transaction',
  permissions: { list: 'LoyaltyTransactions' },
  heldIn: 'anywhere',
  fields: {
    at: field.datetime({ label: 'Time', required: true, readonly: true, filter: true }),
    member: field.reference('loyalty-members', { required: true, readonly: true, onDelete: 'cascade', filter: true }),
    order: field.text({ readonly: true, max: 80, filter: true, help: 'The number of the order that earned or spent them' }),
    debit: field.integer({ required: true, readonly: true, default: 0 }),
    credit: field.integer({ required: true, readonly: true, default: 0 }),
    total_points: field.integer({ label: 'Points', required: true, readonly: true }),
    loyalty_program: field.reference('loyalty-rewards', { readonly: true, onDelete: 'set_null', filter: true }),
  },
  list: { columns: ['at', 'member', 'debit', 'credit', 'total_points', 'loyalty_program'], sort: { field: 'at', order: 'desc' } },
  search: ['member'],
});
