import { crud, defineResource, field } from '#model/language';

export default defineResource({
  version: 1,
  name: 'expense-types',
  label: ['Expense type', 'Expense types'],
  icon: 'Label',
  scope: 'establishment',
  title: 'name',
  permissions: crud('ExpenseTypes', 'ExpenseType'),
  fields: { name: field.text({ required: true, unique: true, max: 80, search: true }), status: field.status() },
  list: { columns: ['name', 'status'] },
  form: { dialog: true },
  importKey: ['name'],
});
