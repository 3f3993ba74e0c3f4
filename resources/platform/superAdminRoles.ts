import { crud, defineFace } from '#model/language';

export default defineFace({
  version: 1,
  faceOf: 'roles',
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
