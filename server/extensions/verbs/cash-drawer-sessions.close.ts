import cashDrawerSessions from '#/resources/money/cashDrawerSessions.ts';
import { closeDrawer, totalOf } from '#/server/domain/cash/closeDrawer.ts';
import { invalid } from '#/server/foundation/http/apiError.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';

/** Closes a drawer with what was counted in it, by coins and notes or in one sum. */
export const verb = defineVerb(cashDrawerSessions, 'close', async (work, input, record) => {
  const { tx, now, context } = work;
  const { denominations, counted, closed_by } = input;
  const count = totalOf({ denominations, counted }, context);
  if ('errors' in count) throw invalid(count.errors);
  await closeDrawer(tx, work, record.id, { denominations, total: count.total, by: closed_by, at: now, now });
  return undefined;
});
