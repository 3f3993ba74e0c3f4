/**
 * A count is typed row by row, by hand or by scanning, and saved as it is typed: a page of fields is no place for five thousand of them.
 */
import type { Screen } from '../screen.ts';

export default [
  { replaces: { resource: 'inventory-counts', view: 'show' }, load: () => import('./CountShow.tsx') },
] satisfies readonly Screen[];
