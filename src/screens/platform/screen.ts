/** Figures over every business at once, how the installation is, and the way into one of them: no definition of one entity says that. */
import type { Screen } from '../screen.ts';

export default [
  {
    path: '/platform',
    label: 'platform.dashboard',
    icon: 'SpaceDashboard',
    group: 'platform',
    order: 1,
    permissions: ['SuperAdminDashboard'],
    callers: 'platform',
    start: true,
    load: () => import('./PlatformPage.tsx'),
  },
  {
    path: '/operations',
    label: 'operations.title',
    icon: 'MonitorHeart',
    group: 'platform',
    order: 2,
    permissions: ['SuperAdminDashboard'],
    callers: 'platform',
    load: () => import('./operations/OperationsPage.tsx'),
  },
  { replaces: { resource: 'clients', view: 'show' }, load: () => import('./ClientShow.tsx') },
] satisfies readonly Screen[];
