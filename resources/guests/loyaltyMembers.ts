import { defineResource, field } from '#resources/schema';

export default defineResource({
  version: 1,
  name: 'loyalty-members',
  label: ['Loyalty member', 'Loyalty members'],
  labels: { ar: ['عضو ولاء', 'أعضاء الولاء'], es: ['Miembro', 'Miembros'] },
  icon: 'Loyalty',
  scope: 'client',
  title: 'card_number',
  endpoint: '/api/loyalty-member',
  permissions: { list: 'LoyaltyMembers', create: 'LoyaltyCardImport', edit: 'LoyaltyMemberEdit' },
  heldIn: 'anywhere',
  fields: {
    card_number: field.text({
      required: true,
      min: 4,
      max: 32,
      pattern: '[A-Za-z0-9-]+',
      patternMessage: 'Use letters, digits and hyphens only',
      unique: true,
      search: true,
      labels: { ar: 'رقم البطاقة', es: 'Número de tarjeta' },
    }),
    mobile_number: field.phone({ search: true, labels: { ar: 'رقم الجوال', es: 'Móvil' } }),
    customer: field.reference('customers', { onDelete: 'set_null', filter: true }),
    customer_name: field.through('customer', 'customers', 'name', { labels: { ar: 'اسم العميل', es: 'Nombre del cliente' } }),
    last_transaction_date: field.datetime({ label: 'Last transaction', readonly: true, filter: true, labels: { ar: 'آخر حركة', es: 'Último movimiento' } }),
    total_points: field.integer({ label: 'Points', readonly: true, default: 0, filter: true, labels: { ar: 'النقاط', es: 'Puntos' } }),
    total_visits: field.integer({ label: 'Visits', readonly: true, default: 0, filter: true, labels: { ar: 'الزيارات', es: 'Visitas' } }),
    activation_date: field.date({ preset: 'today', filter: true, labels: { ar: 'تاريخ التفعيل', es: 'Activación' } }),
  },
  list: {
    columns: ['card_number', 'mobile_number', 'customer_name', 'last_transaction_date', 'total_points', 'total_visits', 'activation_date'],
    sort: { field: 'id', order: 'desc' },
  },
  importKey: ['card_number'],
});
