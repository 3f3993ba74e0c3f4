import { sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import inventoryCounts from '#/resources/stock/inventoryCounts.ts';
import { readProgress } from '#/server/domain/stock/counts/readLines.ts';
import { readerOf } from '#/server/domain/stock/counts/sheet.ts';
import { conflict } from '#/server/foundation/http/apiError.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';

/** Ends the counting. Rows that are not counted stay as they are, which `rows` and `counted_rows` of the answer say. */
export const verb = defineVerb(inventoryCounts, 'submit', async (work, _input, record) => {
  const { tx, clientId, caller, now } = work;
  const reader = await readerOf(work, record);
  const { counted } = await readProgress(tx, reader);
  if (counted === 0) throw conflict(say('stock.nothing_counted'));
  await sql`
    update public.inventory_counts set submitted_at = ${now}, submitted_by = ${caller.name} where client_id = ${clientId}
      and id = ${reader.sheet.id}`.execute(tx);
  return undefined;
});
