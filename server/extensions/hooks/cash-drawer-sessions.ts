import cashDrawerSessions from '#/resources/money/cashDrawerSessions.ts';
import { sumsOf } from '#/server/domain/cash/movements.ts';
import { holdDrawers, placeEntries } from '#/server/domain/cash/placeEntries.ts';
import { defineHooks } from '#/server/records/extensionPoints.ts';

/**
 * The movements summed by what they are; what the drawer should hold follows from them. What a point of sale opens is its own. What tills
 * reported of that time while no drawer was open goes into it.
 */
export const hooks = defineHooks(cashDrawerSessions, {
  async beforeSave(draft, before, { caller, tx, clientId, establishmentId }) {
    Object.assign(draft, sumsOf(draft.movements));
    if (before) return;
    draft.station ??= caller.stationId ?? null;
    await holdDrawers(tx, { clientId, establishmentId });
  },
  async afterSave(_record, _before, { tx, clientId, establishmentId, now }) {
    await placeEntries(tx, { clientId, establishmentId }, now);
  },
});
