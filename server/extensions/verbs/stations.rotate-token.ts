import { giveToken } from '#/server/access/stations/stationToken.ts';
import type { VerbFunction } from '#/server/records/extensionPoints.ts';

/** Gives the station another token. */
export const perform: VerbFunction = async (work, _input, record = {}) => {
  await giveToken(work, Number(record.id));
  return undefined;
};
