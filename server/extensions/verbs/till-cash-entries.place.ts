import tillCashEntries from '#/resources/money/tillCashEntries.ts';
import { placeEntry } from '#/server/domain/cash/placeEntries.ts';
import { invalid } from '#/server/foundation/http/apiError.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';
import { problem } from '#model/language';

/** Makes what no drawer was open for a movement of a drawer; of one that is closed too, whose difference then follows. */
export const verb = defineVerb(tillCashEntries, 'place', async (work, input, { id, kind, amount, reason, employee, at }) => {
  if (kind === 'open' || kind === 'close') throw invalid({ into: [problem('hidden')] });
  await placeEntry(work.tx, work, { id, session: input.into, kind, amount, reason, employee, at }, work.now);
  return undefined;
});
