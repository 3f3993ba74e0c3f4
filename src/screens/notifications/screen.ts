/** What one was told is nobody's record: everybody has their own, of records, files and their account alike. */
import type { Screen } from '../screen.ts';

export default [
  {
    path: '/notifications',
    label: 'notifications.title',
    icon: 'Notifications',
    permissions: [],
    selfOnly: true,
    load: () => import('./NotificationsPage.tsx'),
  },
] satisfies readonly Screen[];
