/** An order is a story in time, a bill that adds up, and the ways to those before and after it: a list of fields tells none of that. */
import type { Screen } from '../screen.ts';

export default [{ replaces: { resource: 'orders', view: 'show' }, load: () => import('./OrderShow.tsx') }] satisfies readonly Screen[];
