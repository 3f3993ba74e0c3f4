import { crud, defineResource, field } from '#model/language';

export default defineResource({
  version: 1,
  name: 'service-prompts',
  label: ['Service prompt', 'Service prompts'],
  help: 'What the till asks while an order is taken',
  icon: 'QuestionAnswer',
  scope: 'establishment',
  permissions: crud('ServicePrompt', 'ServicePrompt'),
  fields: {
    name: field.text({ required: true, unique: true, max: 80, search: true }),
    type: field.enum(
      { guest_count: 'Number of guests', table: 'Table', seat: 'Seat', customer_name: "Customer's name", phone: 'Phone', note: 'Note' },
      { required: true, filter: true },
    ),
    required: field.boolean({ default: false, filter: true }),
  },
  list: { columns: ['name', 'type', 'required'] },
  form: { dialog: true },
  importKey: ['name'],
});
