import { crud, defineResource, field } from '#model/language';

export default defineResource({
  version: 1,
  name: 'establishments',
  label: ['Establishment', 'Establishments'],
  icon: 'Storefront',
  scope: 'client',
  endpoint: '/api/admin/clients/establishment',
  permissions: crud('Establishments', 'Establishment'),
  heldIn: { establishments: 'id' },
  callers: 'client',
  fields: {
    title: field.text({ required: true, unique: true, max: 120, search: true }),
    email: field.email({ search: true }),
    address: field.text({ max: 300 }),
    phone: field.phone(),
    logo: field.image({ printed: true }),
    currency: field.currency({ required: true, default: 'USD', filter: true }),
    currency_symbol: field.text({ readonly: true, max: 8, default: '$' }),
    timezone: field.timezone({ required: true, default: 'America/New_York', filter: true }),
    business_day_starts_at: field.time({ required: true, default: '00:00', help: 'Sales before this time count to the day before' }),
    establishment_mode: field.enum(
      { LIVE: { label: 'Live', tone: 'success' }, TEST: { label: 'Test', tone: 'warning' } },
      { label: 'Mode', required: true, default: 'LIVE', filter: true },
    ),
    behaviour: field.enum(['restaurant', 'retail'], { required: true, default: 'restaurant', filter: true }),
    last_sale_created_at: field.datetime({ label: 'Last sale', readonly: true }),
    setup_progress: field.external({
      reader: 'setup-progress',
      as: 'percent',
      help: 'Of address, tax, order type, product, employee and station, how many there are',
    }),
    status: field.status(),
  },
  list: { columns: ['title', 'email', 'address', 'last_sale_created_at', 'setup_progress', 'status'] },
  form: {
    dialog: true,
    sections: [
      { label: 'General', fields: ['title', 'email', 'phone', 'address', 'logo', 'status'] },
      { label: 'Money and time', fields: ['currency', 'timezone', 'business_day_starts_at'] },
      { label: 'Operation', fields: ['behaviour', 'establishment_mode'] },
    ],
  },
  limitedBy: 'max_establishments',
});
