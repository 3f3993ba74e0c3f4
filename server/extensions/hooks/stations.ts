import { giveToken } from '#/server/access/stations/stationToken.ts';
import type { Hooks } from '#/server/records/extensionPoints.ts';

/** A new station has a token, which its answer shows once. */
export const hooks: Hooks = {
  async afterSave(record, before, work) {
    if (!before) await giveToken(work, Number(record.id));
  },
};
