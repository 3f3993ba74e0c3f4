import { tile } from './tile.ts';

export const { figures, behind } = tile('tax');
