import { crud, defineResource, field } from '#resources/schema';

export default defineResource({
  version: 1,
  name: 'clients',
  label: ['Client', 'Clients'],
  labels: { ar: ['عميل', 'العملاء'], es: ['Cliente', 'Clientes'] },
  help: 'The businesses on this platform',
  icon: 'Business',
  scope: 'platform',
  title: 'name',
  endpoint: '/api/admin/clients/general-info',
  paths: { list: '/api/admin/clients/list' },
  permissions: crud('Clients', 'Client'),
  fields: {
    name: field.text({ label: 'Business name', required: true, max: 120, search: true, labels: { ar: 'اسم النشاط', es: 'Nombre del negocio' } }),
    owner: field.text({ max: 120, search: true, labels: { ar: 'المالك', es: 'Propietario' } }),
    email: field.email({ required: true, search: true, labels: { ar: 'البريد الإلكتروني', es: 'Correo electrónico' } }),
    phone: field.phone({ labels: { ar: 'الهاتف', es: 'Teléfono' } }),
    address: field.textarea({ max: 500, labels: { ar: 'العنوان', es: 'Dirección' } }),
    logo: field.image({ labels: { ar: 'الشعار', es: 'Logotipo' } }),
    status: field.status(),
  },
  list: { columns: ['name', 'owner', 'email', 'phone', 'status', 'created_at'] },
});
