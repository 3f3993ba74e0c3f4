import { crud, defineVariant } from '#model/language';

export default defineVariant({
  version: 1,
  variantOf: 'roles',
  name: 'super-admin-roles',
  label: ['Role', 'Roles'],
  icon: 'AdminPanelSettings',
  endpoint: '/api/role',
  permissions: crud('SuperAdminRolesPermissions', 'SuperAdminWebRole'),
  permissionsWhen: [
    { when: { type: 'POS' }, create: 'SuperAdminRoleCreate', edit: 'SuperAdminRoleEdit', delete: 'SuperAdminRoleDelete' },
    { when: { type: 'admin' }, create: 'SuperAdminSuperRoleCreate', edit: 'SuperAdminSuperRoleEdit', delete: 'SuperAdminSuperRoleDelete' },
  ],
  callers: 'platform',
});
