import { crud, defineResource, field } from '#model/language';

export default defineResource({
  version: 1,
  name: 'expenses',
  label: ['Expense', 'Expenses'],
  icon: 'Receipt',
  scope: 'establishment',
  permissions: crud('ExpenseManagement', 'Expense'),
  fields: {
    name: field.text({ required: true, max: 120, search: true }),
    amount: field.money({ required: true, min: 0, filter: true }),
    date: field.date({ required: true, preset: 'today', filter: true }),
    type: field.reference('expense-types', { required: true, onDelete: 'restrict', filter: true, where: { status: 'active' } }),
    vendor: field.reference('vendors', { onDelete: 'set_null', filter: true }),
    receipt: field.file({ accept: ['image/*', 'application/pdf'] }),
    note: field.textarea({ max: 2000 }),
    recurring: field.reference('recurring-expenses', {
      label: 'Recurring expense',
      readonly: true,
      onDelete: 'set_null',
      filter: true,
      help: 'That which entered it by itself',
    }),
  },
  list: {
    columns: ['name', 'amount', 'date', 'type', 'created_at', 'updated_at'],
    sort: { field: 'date', order: 'desc' },
    totals: ['amount'],
    totalsBy: 'type',
    calendar: { from: 'date', shows: ['type', 'amount'] },
  },
  verbs: {
    summary: {
      on: 'collection',
      effect: 'read',
      permission: 'ExpenseManagement',
      button: false,
      returns: 'list',
      input: { date_from: field.date(), date_to: field.date() },
    },
  },
});
