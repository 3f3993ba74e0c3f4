import { crud, defineResource, field } from '#model/language';

export default defineResource({
  version: 1,
  name: 'operational-reasons',
  label: ['Operational reason', 'Operational reasons'],
  help: 'What staff choose from when they void, discount, refund or correct',
  icon: 'Rule',
  scope: 'establishment',
  permissions: crud('OperationalReasons', 'OperationalReason'),
  fields: {
    name: field.text({ required: true, max: 120, search: true }),
    type: field.enum(['void', 'discount', 'refund', 'no_sale', 'pay_in', 'pay_out', 'waste', 'stock_adjustment'], {
      required: true,
      filter: true,
    }),
    back_to_stock: field.boolean({ default: false, help: 'What comes back for this reason is put back in stock' }),
    status: field.status(),
    description: field.textarea({ max: 500 }),
  },
  list: { columns: ['name', 'type', 'status', 'description'] },
  form: { dialog: true },
  rules: { show: { back_to_stock: { type: 'refund' } } },
  unique: [['type', 'name']],
  importKey: ['type', 'name'],
});
