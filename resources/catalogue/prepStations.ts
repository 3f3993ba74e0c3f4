import { crud, defineResource, field } from '#resources/schema';

export default defineResource({
  version: 1,
  name: 'prep-stations',
  label: ['Prep station', 'Prep stations'],
  labels: { ar: ['محطة تحضير', 'محطات التحضير'], es: ['Estación de preparación', 'Estaciones de preparación'] },
  icon: 'SoupKitchen',
  scope: 'establishment',
  title: 'name',
  endpoint: '/api/prep-station',
  permissions: crud('PrepStations', 'PrepStation'),
  fields: {
    name: field.text({ required: true, max: 80, search: true }),
    expediter: field.boolean({
      default: false,
      help: 'Sees every order and sends it out',
      helps: { ar: 'ترى كل الطلبات وترسلها', es: 'Ve todos los pedidos y los entrega' },
      labels: { ar: 'محطة التجميع', es: 'Pase' },
    }),
    kitchen_display: field.boolean({ default: true, filter: true, labels: { ar: 'شاشة المطبخ', es: 'Pantalla de cocina' } }),
    printer: field.reference('hardware', { onDelete: 'set_null', labels: { ar: 'الطابعة', es: 'Impresora' } }),
    printer_type: field.enum(
      {
        thermal: { label: 'Thermal', labels: { ar: 'حرارية', es: 'Térmica' } },
        impact: { label: 'Impact', labels: { ar: 'نقطية', es: 'Matricial' } },
        label: { label: 'Label', labels: { ar: 'ملصقات', es: 'De etiquetas' } },
      },
      { labels: { ar: 'نوع الطابعة', es: 'Tipo de impresora' } },
    ),
    status: field.status(),
  },
  list: { columns: ['name', 'expediter', 'kitchen_display', 'status', 'printer', 'printer_type'] },
  rules: { show: { printer_type: { printer: { filled: true } } }, require: { printer_type: { printer: { filled: true } } } },
  unique: [['name']],
  importKey: ['name'],
  demo: {
    restaurant: [{ name: 'Grill' }, { name: 'Cold kitchen' }, { name: 'Bar', kitchen_display: false }, { name: 'Pass', expediter: true }],
    retail: [{ name: 'Packing counter', kitchen_display: false }],
  },
});
