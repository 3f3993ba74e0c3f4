import { crud, defineResource, field } from '#model/language';

export default defineResource({
  version: 1,
  name: 'prep-stations',
  label: ['Prep station', 'Prep stations'],
  icon: 'SoupKitchen',
  scope: 'establishment',
  permissions: crud('PrepStations', 'PrepStation'),
  fields: {
    name: field.text({ required: true, unique: true, max: 80, search: true }),
    expediter: field.boolean({ default: false, help: 'Sees every order and sends it out' }),
    kitchen_display: field.boolean({ default: true, filter: true }),
    printer: field.reference('hardware', { onDelete: 'set_null' }),
    printer_type: field.enum(['thermal', 'impact', 'label']),
    status: field.status(),
  },
  list: { columns: ['name', 'expediter', 'kitchen_display', 'status', 'printer', 'printer_type'] },
  rules: { show: { printer_type: { printer: { filled: true } } }, require: { printer_type: { printer: { filled: true } } } },
  importKey: ['name'],
});
