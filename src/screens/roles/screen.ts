/**
 * Copies, comparisons, who holds a role and how the dashboard looks to them: a definition says what a role is, not how roles are thought
 * about.
 */
import type { Screen } from '../screen.ts';

const show = () => import('./RoleShow.tsx');
const form = () => import('./RoleForm.tsx');
const compare = () => import('./ComparePage.tsx');

/** A business's own roles, and the same table as the platform's people have it. */
export default [
  { replaces: { resource: 'roles', view: 'show' }, load: show },
  { replaces: { resource: 'roles', view: 'form' }, load: form },
  {
    path: '/roles/compare',
    label: 'roles.compare_title',
    icon: 'AdminPanelSettings',
    permissions: ['RolesPermissions'],
    callers: 'client',
    load: compare,
  },
  { replaces: { resource: 'super-admin-roles', view: 'show' }, load: show },
  { replaces: { resource: 'super-admin-roles', view: 'form' }, load: form },
  {
    path: '/super-admin-roles/compare',
    label: 'roles.compare_title',
    icon: 'AdminPanelSettings',
    permissions: ['SuperAdminRolesPermissions'],
    callers: 'platform',
    load: compare,
  },
] satisfies readonly Screen[];
