import type { Hooks } from '#/server/crud/hooks.ts';
import { giveToken } from '#/server/stations/stationToken.ts';

/** A new station has a token, which its answer shows once. */
export const hooks: Hooks = {
  async afterSave(record, before, work) {
    if (!before) await giveToken(work, Number(record.id));
  },
};
