import { tile } from './tile.ts';

export const { figures, behind } = tile('total_sales');
