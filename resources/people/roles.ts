import { crud, defineResource, field } from '#model/language';

export default defineResource({
  version: 1,
  name: 'roles',
  label: ['Role', 'Roles'],
  icon: 'AdminPanelSettings',
  scope: 'client',
  permissions: crud('RolesPermissions', 'WebRole'),
  permissionsWhen: [{ when: { type: 'POS' }, create: 'POSRoleCreate', edit: 'POSRoleEdit', delete: 'POSRoleDelete' }],
  heldIn: { whereUsed: ['users.roles.role', 'employees.role'] },
  grantsRights: true,
  callers: 'client',
  fields: {
    name: field.text({ required: true, max: 80, search: true }),
    type: field.enum(
      { POS: { label: 'POS', tone: 'info' }, WEB: { label: 'Web', tone: 'success' }, admin: { label: 'Super-admin', tone: 'warning' } },
      { required: true, default: 'WEB', filter: true },
    ),
    description: field.textarea({ max: 300, help: 'Whom this role is for' }),
    requires_two_factor: field.boolean({
      label: 'Two-factor sign-in required',
      default: false,
      filter: true,
      help: 'Whoever has this role sets it up when they sign in next, before they may do anything else',
    }),
    tip_points: field.decimal({
      label: 'Points in tip pools',
      min: 0,
      max: 100,
      scale: 2,
      help: 'How much of pooled tips this role gets beside the others. Empty: 1; 0 takes no part',
    }),
    permissions: field.json({ required: true, widget: 'permissions' }),
  },
  rules: { show: { requires_two_factor: { type: ['WEB', 'admin'] }, tip_points: { type: 'POS' } } },
  list: { columns: ['name', 'type', 'description', 'updated_at'] },
  unique: [['type', 'name']],
});
