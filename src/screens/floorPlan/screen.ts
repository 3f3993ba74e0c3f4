/**
 * A floor plan is a picture of a room in which tables are moved, and it shows who sits at them: a list of records says neither.
 */
import type { Screen } from '../screen.ts';

export default [
  {
    path: '/floor-plan',
    label: 'floor_plan.name',
    icon: 'TableBar',
    group: 'venue',
    permissions: ['ServiceAreaTable'],
    callers: 'client',
    load: () => import('./FloorPlanPage.tsx'),
  },
] satisfies readonly Screen[];
