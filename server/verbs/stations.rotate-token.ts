import type { VerbFunction } from '#/server/crud/verbFunctions.ts';
import { giveToken } from '#/server/stations/stationToken.ts';

/** Gives the station another token. */
export const perform: VerbFunction = async (work, _input, record = {}) => {
  await giveToken(work, Number(record.id));
  return undefined;
};
