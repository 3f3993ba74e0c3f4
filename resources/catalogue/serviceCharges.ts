import { crud, defineResource, field } from '#model/language';

export default defineResource({
  version: 1,
  name: 'service-charges',
  label: ['Service charge', 'Service charges'],
  icon: 'RequestPage',
  scope: 'establishment',
  permissions: crud('ServiceCharge', 'ServiceCharge'),
  fields: {
    name: field.text({ required: true, unique: true, max: 80, search: true }),
    type: field.enum(
      { fixed_percent: 'Percentage', fixed_amount: 'Fixed amount' },
      { required: true, default: 'fixed_percent', filter: true },
    ),
    charge: field.decimal({
      required: true,
      min: 0,
      scale: 3,
      unit: { by: 'type', percent: ['fixed_percent'], money: ['fixed_amount'] },
    }),
    applicable_on: field.enum(
      { dine_in: 'Dine in', take_out: 'Take out', delivery: 'Delivery', party_size: 'Large parties', manual: 'By hand' },
      { required: true, default: 'dine_in', filter: true },
    ),
    minimum_party_size: field.integer({ label: 'From guests', min: 2, max: 1000 }),
    tax: field.reference('taxes', { onDelete: 'set_null' }),
    automatic: field.boolean({ default: true, help: 'Added without asking; it can be taken off by hand' }),
    status: field.status(),
  },
  list: { columns: ['name', 'type', 'charge', 'applicable_on', 'status'] },
  rules: {
    show: { minimum_party_size: { applicable_on: 'party_size' }, automatic: { applicable_on: { not: 'manual' } } },
    require: { minimum_party_size: { applicable_on: 'party_size' } },
    check: [{ that: { any: [{ type: 'fixed_amount' }, { charge: { lte: 100 } }] }, at: 'charge', message: 'A percentage is at most 100' }],
  },
  importKey: ['name'],
});
