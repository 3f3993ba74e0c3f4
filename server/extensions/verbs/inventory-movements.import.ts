import inventoryMovements from '#/resources/stock/inventoryMovements.ts';
import { readCell } from '#/server/capabilities/exports/csv.ts';
import { adjust } from '#/server/domain/stock/adjust.ts';
import { readCounts } from '#/server/domain/stock/countsFile.ts';
import { holdCounts } from '#/server/domain/stock/movements.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';

/** What somebody has counted in a spreadsheet: each difference to what should be there is entered, all of them or none. */
export const verb = defineVerb(inventoryMovements, 'import', async (work, { csv, reason_id }) => {
  const owner = { clientId: work.clientId, establishmentId: work.establishmentId };
  const counts = await readCounts(work.tx, owner, String(csv), readCell);
  await holdCounts(
    work.tx,
    work.clientId,
    counts.map(({ item }) => item),
  );
  for (const { item, count, note } of counts)
    await adjust(work, { item_id: item, reason_id, note }, (before) => ({
      kind: 'set_actual',
      quantity: count - before,
    }));
  return { data: { counted: counts.length } };
});
