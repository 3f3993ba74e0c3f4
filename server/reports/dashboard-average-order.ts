import { netOf } from './amounts.ts';
import { tileFigures } from './tile.ts';

/** Net sales by transactions; without any there is no average. */
export const figures = tileFigures((sums) => (sums.transactions === 0 ? null : Math.round(netOf(sums) / sums.transactions)), 'amount');
