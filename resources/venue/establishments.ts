import { crud, defineResource, field } from '#resources/schema';

export default defineResource({
  version: 1,
  name: 'establishments',
  label: ['Establishment', 'Establishments'],
  labels: { ar: ['منشأة', 'المنشآت'], es: ['Establecimiento', 'Establecimientos'] },
  icon: 'Storefront',
  scope: 'client',
  title: 'title',
  endpoint: '/api/admin/clients/establishment',
  permissions: crud('Establishments', 'Establishment'),
  heldIn: { places: 'id' },
  callers: 'client',
  fields: {
    title: field.text({ required: true, max: 120, search: true, labels: { ar: 'الاسم', es: 'Nombre' } }),
    email: field.email({ search: true, labels: { ar: 'البريد الإلكتروني', es: 'Correo electrónico' } }),
    address: field.text({ max: 300, labels: { ar: 'العنوان', es: 'Dirección' } }),
    phone: field.phone({ labels: { ar: 'الهاتف', es: 'Teléfono' } }),
    logo: field.image({ printed: true, labels: { ar: 'الشعار', es: 'Logotipo' } }),
    currency: field.currency({ required: true, default: 'USD', filter: true, labels: { ar: 'العملة', es: 'Moneda' } }),
    currency_symbol: field.text({ readonly: true, max: 8, default: '$', labels: { ar: 'رمز العملة', es: 'Símbolo de moneda' } }),
    timezone: field.timezone({ required: true, default: 'America/New_York', filter: true, labels: { ar: 'المنطقة الزمنية', es: 'Zona horaria' } }),
    business_day_starts_at: field.time({
      required: true,
      default: '00:00',
      help: 'Sales before this time count to the day before',
      helps: { ar: 'المبيعات قبل هذا الوقت تحسب لليوم السابق', es: 'Las ventas antes de esta hora cuentan para el día anterior' },
      labels: { ar: 'بداية يوم العمل', es: 'Inicio del día comercial' },
    }),
    establishment_mode: field.enum(
      {
        LIVE: { label: 'Live', tone: 'success', labels: { ar: 'فعلي', es: 'En vivo' } },
        TEST: { label: 'Test', tone: 'warning', labels: { ar: 'تجريبي', es: 'Prueba' } },
      },
      { label: 'Mode', required: true, default: 'LIVE', filter: true, labels: { ar: 'الوضع', es: 'Modo' } },
    ),
    behaviour: field.enum(
      { restaurant: { label: 'Restaurant', labels: { ar: 'مطعم', es: 'Restaurante' } }, retail: { label: 'Retail', labels: { ar: 'تجزئة', es: 'Comercio' } } },
      { required: true, default: 'restaurant', filter: true, labels: { ar: 'النشاط', es: 'Actividad' } },
    ),
    last_sale_created_at: field.datetime({ label: 'Last sale', readonly: true, labels: { ar: 'آخر عملية بيع', es: 'Última venta' } }),
    setup_progress: field.external({
      reader: 'setup-progress',
      as: 'percent',
      help: 'Of address, tax, order type, product, employee and station, how many there are',
      helps: {
        ar: 'ما تم إعداده من العنوان والضريبة ونوع الطلب والمنتج والموظف والمحطة',
        es: 'Cuánto hay de dirección, impuesto, tipo de pedido, producto, empleado y estación',
      },
      labels: { ar: 'تقدم الإعداد', es: 'Progreso de configuración' },
    }),
    status: field.status(),
  },
  list: { columns: ['title', 'email', 'address', 'last_sale_created_at', 'setup_progress', 'status'] },
  form: {
    sections: [
      { label: 'General', labels: { ar: 'عام', es: 'General' }, fields: ['title', 'email', 'phone', 'address', 'logo', 'status'] },
      { label: 'Money and time', labels: { ar: 'المال والوقت', es: 'Dinero y tiempo' }, fields: ['currency', 'timezone', 'business_day_starts_at'] },
      { label: 'Operation', labels: { ar: 'التشغيل', es: 'Operación' }, fields: ['behaviour', 'establishment_mode'] },
    ],
  },
  unique: [['title']],
  limitedBy: 'max_establishments',
});
