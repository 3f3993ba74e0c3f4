import type { VerbFunction } from '#/server/crud/verbFunctions.ts';
import { readCell } from '#/server/exports/csv.ts';
import { adjust } from '#/server/stock/adjust.ts';
import { readCounts } from '#/server/stock/countsFile.ts';
import { holdCounts } from '#/server/stock/movements.ts';

/** What somebody has counted in a spreadsheet: each difference to what should be there is entered, all of them or none. */
export const perform: VerbFunction = async (work, { csv, reason_id }) => {
  const place = { clientId: work.clientId, establishmentId: Number(work.establishmentId) };
  const counts = await readCounts(work.tx, place, String(csv), readCell);
  await holdCounts(
    work.tx,
    work.clientId,
    counts.map(({ item }) => item),
  );
  for (const { item, count, note } of counts)
    await adjust(work, { item_id: item, reason_id: reason_id as number | null, note }, (before) => ({ kind: 'set_actual', quantity: count - before }));
  return { data: { counted: counts.length } };
};
