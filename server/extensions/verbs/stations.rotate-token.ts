import stations from '#/resources/platform/stations.ts';
import { giveToken } from '#/server/access/programs/giveToken.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';

/** Gives the station another token. */
export const verb = defineVerb(stations, 'rotate-token', async (work, _input, record) => {
  await giveToken(work, record.id);
  return undefined;
});
