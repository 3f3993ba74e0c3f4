import { crud, defineResource, field } from '#resources/schema';

export default defineResource({
  version: 1,
  name: 'clients',
  label: ['Client', 'Clients'],
  labels: { ar: ['عميل', 'العملاء'], es: ['Cliente', 'Clientes'] },
  help: 'The businesses on this platform',
  helps: { ar: 'الأنشطة التجارية على هذه المنصة', es: 'Los negocios de esta plataforma' },
  icon: 'Business',
  scope: 'platform',
  title: 'name',
  endpoint: '/api/admin/clients/general-info',
  paths: { list: '/api/admin/clients/list' },
  permissions: crud('Clients', 'Client'),
  fields: {
    name: field.text({ label: 'Business name', required: true, max: 120, search: true, labels: { ar: 'اسم النشاط', es: 'Nombre del negocio' } }),
    owner: field.text({ max: 120, search: true, labels: { ar: 'المالك', es: 'Propietario' } }),
    email: field.email({ required: true, search: true }),
    phone: field.phone(),
    address: field.textarea({ max: 500 }),
    logo: field.image(),
    status: field.status(),
    plan: field.enum(
      {
        trial: { label: 'Trial', tone: 'info', labels: { ar: 'تجريبية', es: 'Prueba' } },
        starter: { label: 'Starter', labels: { ar: 'أساسية', es: 'Inicial' } },
        growth: { label: 'Growth', labels: { ar: 'متقدمة', es: 'Crecimiento' } },
        enterprise: { label: 'Enterprise', labels: { ar: 'مؤسسات', es: 'Empresa' } },
      },
      { required: true, default: 'trial', filter: true, labels: { ar: 'الخطة', es: 'Plan' } },
    ),
    billing_email: field.email({ labels: { ar: 'بريد الفواتير', es: 'Correo de facturación' } }),
    contract_starts_on: field.date({ labels: { ar: 'بداية العقد', es: 'Inicio del contrato' } }),
    contract_ends_on: field.date({ filter: true, labels: { ar: 'نهاية العقد', es: 'Fin del contrato' } }),
    max_establishments: field.integer({
      label: 'Most establishments',
      min: 1,
      help: 'Empty: no limit',
      helps: { ar: 'فارغ: بلا حد', es: 'Vacío: sin límite' },
      labels: { ar: 'أقصى عدد منشآت', es: 'Máximo de establecimientos' },
    }),
    max_stations: field.integer({
      label: 'Most stations',
      min: 1,
      help: 'Empty: no limit',
      helps: { ar: 'فارغ: بلا حد', es: 'Vacío: sin límite' },
      labels: { ar: 'أقصى عدد محطات', es: 'Máximo de estaciones' },
    }),
    max_users: field.integer({
      label: 'Most users',
      min: 1,
      help: 'Empty: no limit',
      helps: { ar: 'فارغ: بلا حد', es: 'Vacío: sin límite' },
      labels: { ar: 'أقصى عدد مستخدمين', es: 'Máximo de usuarios' },
    }),
  },
  list: { columns: ['name', 'owner', 'email', 'phone', 'plan', 'status', 'created_at'] },
  form: {
    tabs: [
      {
        label: 'General info',
        labels: { ar: 'معلومات عامة', es: 'Información general' },
        fields: ['name', 'owner', 'email', 'phone', 'address', 'logo', 'status'],
      },
      {
        label: 'Account info',
        labels: { ar: 'معلومات الحساب', es: 'Información de la cuenta' },
        fields: ['plan', 'billing_email', 'contract_starts_on', 'contract_ends_on', 'max_establishments', 'max_stations', 'max_users'],
      },
    ],
  },
  rules: {
    check: [
      {
        that: { contract_starts_on: { lte: { field: 'contract_ends_on' } } },
        at: 'contract_ends_on',
        message: 'The contract does not end before it starts',
        messages: { ar: 'لا ينتهي العقد قبل بدايته', es: 'El contrato no termina antes de empezar' },
      },
    ],
  },
});
