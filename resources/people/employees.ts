import { crud, defineResource, field } from '#model/language';

export default defineResource({
  version: 1,
  name: 'employees',
  label: ['Employee', 'Employees'],
  help: 'Those who work at the till and in the kitchen',
  icon: 'Badge',
  scope: 'establishment',
  permissions: crud('EmployeesManagement', 'Employee'),
  fields: {
    name: field.computed({ value: { join: ['first_name', 'last_name'] }, as: 'text', search: true }),
    first_name: field.text({ required: true, max: 80 }),
    last_name: field.text({ required: true, max: 80 }),
    email: field.email({ unique: true, search: true }),
    phone: field.phone({ search: true }),
    role: field.reference('roles', { label: 'POS role', where: { type: 'POS' }, filter: true, onDelete: 'restrict' }),
    pin: field.password({
      label: 'PIN',
      min: 4,
      max: 6,
      pattern: '\\d{4,6}',
      patternMessage: 'Use 4 to 6 digits',
      unique: true,
      help: '4 to 6 digits for the till; nobody can read it again',
    }),
    hourly_rate: field.money({ min: 0, readable: { permission: 'WageView' }, writable: { permission: 'WageView' } }),
    hired_on: field.date({ filter: true }),
    avatar: field.image({ label: 'Picture' }),
    status: field.status(),
  },
  list: { columns: ['name', 'email', 'phone', 'role', 'hired_on', 'status'] },
  form: {
    sections: [
      { label: 'Person', fields: ['first_name', 'last_name', 'email', 'phone', 'avatar'] },
      { label: 'Work', fields: ['role', 'pin', 'hourly_rate', 'hired_on', 'status'] },
    ],
  },
  importKey: ['email'],
});
