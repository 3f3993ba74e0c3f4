import { crud, defineResource, field } from '#resources/schema';

export default defineResource({
  version: 1,
  name: 'roles',
  label: ['Role', 'Roles'],
  labels: { ar: ['دور', 'الأدوار'], es: ['Rol', 'Roles'] },
  icon: 'AdminPanelSettings',
  scope: 'client',
  title: 'name',
  endpoint: '/api/role',
  permissions: crud('RolesPermissions', 'WebRole'),
  permissionsWhen: [{ when: { type: 'POS' }, create: 'POSRoleCreate', edit: 'POSRoleEdit', delete: 'POSRoleDelete' }],
  heldIn: { whereUsed: ['users.roles.role', 'employees.role'] },
  grantsRights: true,
  callers: 'client',
  fields: {
    name: field.text({ required: true, max: 80, search: true, labels: { ar: 'الاسم', es: 'Nombre' } }),
    type: field.enum(
      { POS: { label: 'POS', tone: 'info' }, WEB: { label: 'Web', tone: 'success' }, admin: { label: 'Super-admin', tone: 'warning' } },
      { required: true, default: 'WEB', filter: true, labels: { ar: 'النوع', es: 'Tipo' } },
    ),
    description: field.textarea({
      max: 300,
      help: 'Whom this role is for',
      helps: { ar: 'لمن هذا الدور', es: 'Para quién es este rol' },
      labels: { ar: 'الوصف', es: 'Descripción' },
    }),
    permissions: field.json({ required: true, widget: 'permissions', labels: { ar: 'الصلاحيات', es: 'Permisos' } }),
  },
  list: { columns: ['name', 'type', 'description', 'updated_at'] },
  unique: [['type', 'name']],
});
