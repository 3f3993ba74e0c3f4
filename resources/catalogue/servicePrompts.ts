import { crud, defineResource, field } from '#resources/schema';

export default defineResource({
  version: 1,
  name: 'service-prompts',
  label: ['Service prompt', 'Service prompts'],
  labels: { ar: ['سؤال خدمة', 'أسئلة الخدمة'], es: ['Aviso de servicio', 'Avisos de servicio'] },
  help: 'What the till asks while an order is taken',
  helps: { ar: 'ما يسأل عنه نظام البيع أثناء أخذ الطلب', es: 'Lo que la caja pregunta al tomar un pedido' },
  icon: 'QuestionAnswer',
  scope: 'establishment',
  title: 'name',
  endpoint: '/api/service-prompt',
  permissions: crud('ServicePrompt', 'ServicePrompt'),
  fields: {
    name: field.text({ required: true, max: 80, search: true }),
    type: field.enum(
      {
        guest_count: { label: 'Number of guests', labels: { ar: 'عدد الضيوف', es: 'Número de comensales' } },
        table: { label: 'Table', labels: { ar: 'الطاولة', es: 'Mesa' } },
        seat: { label: 'Seat', labels: { ar: 'المقعد', es: 'Asiento' } },
        customer_name: { label: "Customer's name", labels: { ar: 'اسم العميل', es: 'Nombre del cliente' } },
        phone: 'Phone',
        note: 'Note',
      },
      { required: true, filter: true },
    ),
    required: field.boolean({ default: false, filter: true }),
  },
  list: { columns: ['name', 'type', 'required'] },
  form: { dialog: true },
  unique: [['name']],
  importKey: ['name'],
  demo: {
    restaurant: [
      { name: 'How many guests?', type: 'guest_count', required: true },
      { name: 'Which table?', type: 'table', required: true },
      { name: 'Name for the order', type: 'customer_name' },
    ],
    retail: [{ name: 'Phone for collection', type: 'phone' }],
  },
});
