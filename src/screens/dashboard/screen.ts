/** What a business looks at first: figures of several reports and lists side by side, which no one definition says. */
import type { Screen } from '../screen.ts';

export default [
  {
    path: '/dashboard',
    label: 'shell.dashboard',
    icon: 'SpaceDashboard',
    permissions: ['Dashboard'],
    callers: 'client',
    start: true,
    load: () => import('./DashboardPage.tsx'),
  },
] satisfies readonly Screen[];
