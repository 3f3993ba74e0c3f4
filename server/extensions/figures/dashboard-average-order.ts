import { netOf } from '#/server/capabilities/reports/amounts.ts';
import { tileFigures } from '#/server/capabilities/reports/tile.ts';

/** Net sales by transactions; without any there is no average. */
export const figures = tileFigures((sums) => (sums.transactions === 0 ? null : Math.round(netOf(sums) / sums.transactions)), 'amount');
