import { crud, defineResource, field } from '#model/language';

export default defineResource({
  version: 1,
  name: 'recurring-expenses',
  label: ['Recurring expense', 'Recurring expenses'],
  help: 'Expenses that come again: each is entered by itself on its day',
  icon: 'EventRepeat',
  scope: 'establishment',
  permissions: crud('ExpenseManagement', 'Expense'),
  fields: {
    name: field.text({ required: true, max: 120, search: true }),
    amount: field.money({ required: true, min: 0, filter: true }),
    type: field.reference('expense-types', { required: true, onDelete: 'restrict', filter: true, where: { status: 'active' } }),
    vendor: field.reference('vendors', { onDelete: 'set_null', filter: true }),
    note: field.textarea({ max: 2000, help: 'Stands on each of them' }),
    every: field.enum(['week', 'month', 'quarter', 'year'], { required: true, default: 'month', filter: true }),
    first: field.date({
      label: 'First on',
      required: true,
      preset: 'today',
      help: 'The others follow on its weekday or its day of the month, in a shorter month on the last; none is entered for days before today',
    }),
    until: field.date({ help: 'None comes after this day; empty: until it is paused' }),
    status: field.status(),
    next_date: field.date({ label: 'Next on', readonly: true, filter: true }),
    last_date: field.date({ label: 'Last entered for', readonly: true }),
    entered: field.aggregate({ label: 'Expenses entered', of: 'expenses', by: 'recurring', count: true }),
  },
  list: {
    columns: ['name', 'amount', 'every', 'next_date', 'until', 'type', 'entered', 'status'],
    sort: { field: 'next_date', order: 'asc' },
  },
  form: {
    sections: [
      { label: 'Expense', fields: ['name', 'amount', 'type', 'vendor', 'note'] },
      { label: 'When', fields: ['every', 'first', 'until', 'status', 'next_date', 'last_date', 'entered'] },
    ],
  },
  rules: { check: [{ that: { until: { gte: { field: 'first' } } }, at: 'until', message: 'It does not end before it begins' }] },
  indexes: [['status', 'next_date']],
});
