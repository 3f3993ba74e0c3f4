import { tile } from '#/server/capabilities/reports/tile.ts';

export const { figures, drillDown } = tile('tips');
