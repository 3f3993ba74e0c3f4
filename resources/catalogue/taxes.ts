import { crud, defineResource, field } from '#model/language';

export default defineResource({
  version: 1,
  name: 'taxes',
  label: ['Tax', 'Taxes'],
  icon: 'Percent',
  scope: 'establishment',
  permissions: crud('Taxes', 'Tax'),
  fields: {
    name: field.text({ required: true, unique: true, max: 80, search: true }),
    rate: field.decimal({ required: true, min: 0, scale: 3, unit: { by: 'type', percent: ['percent'], money: ['fixed'] } }),
    type: field.enum({ percent: 'Percentage', fixed: 'Fixed amount' }, { required: true, default: 'percent', filter: true }),
    inclusive: field.boolean({
      label: 'Included in prices',
      default: false,
      filter: true,
      help: 'The price on the menu already contains this tax',
    }),
    status: field.status(),
  },
  list: { columns: ['name', 'rate', 'type', 'inclusive', 'status'] },
  form: { dialog: true },
  rules: { check: [{ that: { any: [{ type: 'fixed' }, { rate: { lte: 100 } }] }, at: 'rate', message: 'A percentage is at most 100' }] },
});
