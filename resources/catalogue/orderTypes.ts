import { crud, defineResource, field } from '#model/language';

export default defineResource({
  version: 1,
  name: 'order-types',
  label: ['Order type', 'Order types'],
  icon: 'RoomService',
  scope: 'establishment',
  permissions: crud('OrderTypes', 'OrderType'),
  fields: {
    title: field.text({ required: true, unique: true, max: 80, search: true }),
    enable_taxes: field.boolean({
      label: 'Taxes apply',
      default: true,
      filter: true,
      help: 'Off: orders of this type are sold without tax',
    }),
    behaviour: field.lookup('sales_type_behaviour', { required: true, default: 'dine_in', filter: true }),
    status: field.status(),
  },
  list: { columns: ['title', 'enable_taxes', 'behaviour', 'status'] },
  form: { dialog: true },
  importKey: ['title'],
});
