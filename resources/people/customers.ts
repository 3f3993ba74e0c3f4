import { crud, defineResource, field } from '#model/language';

export default defineResource({
  version: 1,
  name: 'customers',
  label: ['Customer', 'Customers'],
  icon: 'People',
  scope: 'client',
  permissions: crud('Customers', 'Customer'),
  heldIn: 'anywhere',
  fields: {
    name: field.computed({ value: { join: ['first_name', 'last_name'] }, as: 'text', search: true }),
    first_name: field.text({ required: true, max: 80 }),
    last_name: field.text({ max: 80 }),
    email: field.email({ unique: true, search: true }),
    phone: field.phone({ search: true }),
    birthday: field.date(),
    address: field.textarea({ max: 500 }),
    tags: field.text({ max: 200, filter: true, help: 'Words that you find them by, separated by commas' }),
    marketing_consent: field.boolean({ default: false, filter: true, help: 'They agreed to receive offers' }),
    notes: field.textarea({ max: 2000 }),
    visits: field.aggregate({ of: 'orders', by: 'customer', count: true }),
    last_visit: field.aggregate({ of: 'orders', by: 'customer', max: 'local_created_at', as: 'datetime' }),
    total_spent: field.external({ reader: 'customer-spending', as: 'text', amounts: true }),
    loyalty_balance: field.aggregate({ of: 'loyalty-members', by: 'customer', sum: 'total_points', as: 'integer' }),
  },
  list: { columns: ['name', 'email', 'phone', 'visits', 'last_visit', 'loyalty_balance'] },
  form: {
    sections: [
      { label: 'Person', fields: ['first_name', 'last_name', 'email', 'phone', 'birthday', 'address'] },
      { label: 'Relationship', fields: ['tags', 'marketing_consent', 'notes'] },
      { label: 'Visits', fields: ['visits', 'last_visit', 'total_spent', 'loyalty_balance'] },
    ],
  },
  story: {
    figures: ['visits', 'last_visit', 'total_spent', 'loyalty_balance'],
    report: { name: 'customer-favourites', input: 'customer', days: 365 },
  },
  importKey: ['email'],
});
