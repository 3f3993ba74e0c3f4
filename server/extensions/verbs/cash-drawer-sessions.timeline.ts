import cashDrawerSessions from '#/resources/money/cashDrawerSessions.ts';
import { readTimeline } from '#/server/domain/cash/readTimeline.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';

/** Everything that happened in a drawer, with what should be in it after each. */
export const verb = defineVerb(cashDrawerSessions, 'timeline', async ({ tx, clientId }, _input, record) => ({
  data: await readTimeline(tx, clientId, record.id),
}));
