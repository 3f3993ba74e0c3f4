import { crud, defineResource, field } from '#resources/schema';

export default defineResource({
  version: 1,
  name: 'service-areas',
  label: ['Service area', 'Service areas'],
  labels: { ar: ['منطقة خدمة', 'مناطق الخدمة'], es: ['Zona de servicio', 'Zonas de servicio'] },
  icon: 'Deck',
  scope: 'establishment',
  title: 'name',
  endpoint: '/api/service-area',
  permissions: crud('ServiceArea', 'ServiceArea'),
  fields: {
    name: field.text({ required: true, max: 80, search: true }),
    primary: field.boolean({
      default: false,
      onlyOne: true,
      filter: true,
      help: 'The area that a till opens with: there is one at most',
      helps: { ar: 'المنطقة التي يفتح عليها نظام البيع: واحدة على الأكثر', es: 'La zona con la que abre la caja: hay una como máximo' },
      labels: { ar: 'رئيسية', es: 'Principal' },
    }),
    tables: field.aggregate({ of: 'tables', by: 'service_area', count: true, labels: { ar: 'الطاولات', es: 'Mesas' } }),
    status: field.status(),
  },
  list: { columns: ['name', 'primary', 'status', 'tables'] },
  form: { dialog: true },
  unique: [['name']],
  importKey: ['name'],
  messages: { deleted: 'Prep Station Deleted Successfully' },
  demo: { restaurant: [{ name: 'Main hall', primary: true }, { name: 'Terrace' }, { name: 'Bar' }], retail: [{ name: 'Shop floor', primary: true }] },
});
