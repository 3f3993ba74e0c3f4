import stations from '#/resources/platform/stations.ts';
import { giveToken } from '#/server/access/programs/giveToken.ts';
import { defineHooks } from '#/server/records/extensionPoints.ts';

/** A new station has a token, which its answer shows once. */
export const hooks = defineHooks(stations, {
  async afterSave(record, before, work) {
    if (!before) await giveToken(work, record.id);
  },
});
