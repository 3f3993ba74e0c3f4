import { crud, defineResource, field } from '#resources/schema';

export default defineResource({
  version: 1,
  name: 'vendors',
  label: ['Vendor', 'Vendors'],
  labels: { ar: ['مورد', 'الموردون'], es: ['Proveedor', 'Proveedores'] },
  icon: 'LocalShipping',
  scope: 'client',
  title: 'name',
  endpoint: '/api/vendor',
  permissions: crud('Vendors', 'Vendor'),
  fields: {
    name: field.text({ required: true, max: 120, search: true, labels: { ar: 'الاسم', es: 'Nombre' } }),
    contact_person_name: field.text({ label: 'Contact person', max: 120, search: true, labels: { ar: 'جهة الاتصال', es: 'Persona de contacto' } }),
    email: field.email({ search: true, labels: { ar: 'البريد الإلكتروني', es: 'Correo electrónico' } }),
    phone: field.phone({ search: true, labels: { ar: 'الهاتف', es: 'Teléfono' } }),
    address: field.textarea({ max: 500, labels: { ar: 'العنوان', es: 'Dirección' } }),
    payment_terms: field.enum(
      {
        on_delivery: { label: 'On delivery', labels: { ar: 'عند التسليم', es: 'Contra entrega' } },
        net_7: { label: 'Net 7 days', labels: { ar: '7 أيام', es: '7 días' } },
        net_14: { label: 'Net 14 days', labels: { ar: '14 يوماً', es: '14 días' } },
        net_30: { label: 'Net 30 days', labels: { ar: '30 يوماً', es: '30 días' } },
      },
      { filter: true, labels: { ar: 'شروط الدفع', es: 'Condiciones de pago' } },
    ),
    tax_id: field.text({ label: 'Tax number', max: 40, labels: { ar: 'الرقم الضريبي', es: 'Número fiscal' } }),
    orders: field.aggregate({
      label: 'Purchase orders',
      of: 'purchase-orders',
      by: 'vendor',
      count: true,
      as: 'integer',
      labels: { ar: 'أوامر الشراء', es: 'Pedidos de compra' },
    }),
    last_receipt: field.aggregate({
      of: 'purchase-receipts',
      by: 'vendor',
      max: 'at',
      where: { status: 'received' },
      as: 'datetime',
      labels: { ar: 'آخر استلام', es: 'Última recepción' },
    }),
    spend: field.external({
      reader: 'vendor-spend',
      as: 'text',
      readable: { permission: 'CostView' },
      help: 'What was received, at what it cost, less what went back',
      helps: { ar: 'ما استُلم بتكلفته ناقصاً ما أُعيد', es: 'Lo recibido, a su coste, menos lo devuelto' },
      labels: { ar: 'الإنفاق', es: 'Gasto' },
    }),
    status: field.status(),
  },
  list: { columns: ['name', 'contact_person_name', 'email', 'phone', 'orders', 'last_receipt', 'status'] },
  unique: [['name']],
  demo: {
    samples: [
      { name: 'Riverside Produce', contact_person_name: 'Grace Okafor', email: 'orders@riverside.example', phone: '+1 212 555 0143', payment_terms: 'net_14' },
      { name: 'Harvest Wholesale', contact_person_name: 'Tom Lindqvist', email: 'sales@harvest.example', phone: '+44 20 7946 0112', payment_terms: 'net_30' },
      { name: 'Union Dairy', contact_person_name: 'Marta Ruiz', email: 'dispatch@uniondairy.example', phone: '+1 212 555 0178', payment_terms: 'on_delivery' },
    ],
  },
});
