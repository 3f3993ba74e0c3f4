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
    requires_two_factor: field.boolean({
      label: 'Two-factor sign-in required',
      default: false,
      filter: true,
      help: 'Whoever has this role sets it up when they sign in next, before they may do anything else',
      helps: {
        ar: 'من لديه هذا الدور يُعدّه عند دخوله التالي قبل أن يفعل أي شيء آخر',
        es: 'Quien tiene este rol lo configura la próxima vez que entra, antes de poder hacer otra cosa',
      },
      labels: { ar: 'الدخول بخطوتين مطلوب', es: 'Acceso en dos pasos obligatorio' },
    }),
    permissions: field.json({ required: true, widget: 'permissions', labels: { ar: 'الصلاحيات', es: 'Permisos' } }),
  },
  rules: { show: { requires_two_factor: { type: ['WEB', 'admin'] } } },
  list: { columns: ['name', 'type', 'description', 'updated_at'] },
  unique: [['type', 'name']],
});
