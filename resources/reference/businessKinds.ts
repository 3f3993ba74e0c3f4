import { valuesOf } from './values.ts';

/** What sort of business somebody runs: it decides what a set-up proposes. */
export const businessKinds = valuesOf([
  ['restaurant', 'Restaurant'],
  ['cafe', 'Café or bakery'],
  ['bar', 'Bar or pub'],
  ['takeaway', 'Takeaway or food truck'],
  ['shop', 'Shop'],
]);
