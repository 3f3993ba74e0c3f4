import { defineResource, field } from '#model/language';

export default defineResource({
  version: 1,
  name: 'loyalty-transactions',
  label: ['Loyalty transaction', 'Loyalty transactions'],
  icon: 'Stars',
  scope: 'client',
  title: 'at',
  permissions: { list: 'LoyaltyTransactions' },
  heldIn: 'anywhere',
  fields: {
    at: field.datetime({ label: 'Time', required: true, readonly: true, filter: true }),
    member: field.reference('loyalty-members', { required: true, readonly: true, onDelete: 'cascade', filter: true }),
    kind: field.enum(
      {
        earn: 'Earned',
        take_back: 'Taken back',
        redeem: 'Redemption',
        give_back: 'Given back',
        adjust: 'Adjustment',
        merge: 'Merged',
      },
      { readonly: true, filter: true },
    ),
    order: field.text({ readonly: true, max: 200, filter: true, help: 'The number of the order that earned or spent them' }),
    order_id: field.integer({ label: 'Order ID', readonly: true, internal: true }),
    debit: field.integer({ required: true, readonly: true, default: 0 }),
    credit: field.integer({ required: true, readonly: true, default: 0 }),
    total_points: field.integer({ label: 'Points', required: true, readonly: true }),
    visits: field.integer({ readonly: true, default: 0 }),
    loyalty_program: field.reference('loyalty-rewards', { readonly: true, onDelete: 'set_null', filter: true }),
    points_per_unit: field.decimal({ label: 'Points for each unit of money', readonly: true, scale: 2, csv: false }),
    employee: field.text({ readonly: true, max: 160, help: 'Who did it, as they were called then' }),
    reason: field.text({ readonly: true, max: 200, sentence: true }),
  },
  list: {
    columns: ['at', 'member', 'debit', 'credit', 'total_points', 'visits', 'kind', 'loyalty_program', 'order', 'reason'],
    sort: { field: 'at', order: 'desc' },
  },
  indexes: [['order_id']],
  search: ['member'],
});
