/** A whole business as one file, and an empty one that starts from such a file: no list or form is of all records at once. */
import type { Screen } from '../screen.ts';

export default [
  {
    path: '/whole-business',
    label: 'screens.whole_business',
    icon: 'Luggage',
    group: 'settings',
    order: 202,
    permissions: [],
    callers: 'client',
    owners: true,
    load: () => import('./WholePage.tsx'),
  },
] satisfies readonly Screen[];
