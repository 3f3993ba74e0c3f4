import { crud, defineResource, field } from '#model/language';

export default defineResource({
  version: 1,
  name: 'vendors',
  label: ['Vendor', 'Vendors'],
  icon: 'LocalShipping',
  scope: 'client',
  permissions: crud('Vendors', 'Vendor'),
  heldIn: 'anywhere',
  fields: {
    name: field.text({ required: true, unique: true, max: 120, search: true }),
    contact_person_name: field.text({ label: 'Contact person', max: 120, search: true }),
    email: field.email({ search: true }),
    phone: field.phone({ search: true }),
    address: field.textarea({ max: 500 }),
    payment_terms: field.enum(
      { on_delivery: 'On delivery', net_7: 'Net 7 days', net_14: 'Net 14 days', net_30: 'Net 30 days' },
      { filter: true },
    ),
    tax_id: field.text({ label: 'Tax number', max: 40 }),
    rating: field.rating({ filter: true, help: 'How well it delivers' }),
    orders: field.aggregate({ label: 'Purchase orders', of: 'purchase-orders', by: 'vendor', count: true, as: 'integer' }),
    last_receipt: field.aggregate({ of: 'purchase-receipts', by: 'vendor', max: 'at', where: { status: 'received' }, as: 'datetime' }),
    spend: field.external({
      reader: 'vendor-spend',
      as: 'text',
      amounts: true,
      readable: { permission: 'CostView' },
      help: 'What was received, at what it cost, less what went back',
    }),
    status: field.status(),
  },
  list: { columns: ['name', 'contact_person_name', 'email', 'phone', 'orders', 'last_receipt', 'status'] },
  story: {
    figures: ['spend', 'orders', 'last_receipt', 'rating'],
    report: { name: 'vendor-price-changes', input: 'vendor', days: 90 },
  },
});
