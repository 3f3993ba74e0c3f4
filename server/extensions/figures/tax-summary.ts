import { partsByName } from '#/server/capabilities/reports/namedParts.ts';

export const { figures, drillDown } = partsByName('tax');
