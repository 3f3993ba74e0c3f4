import { sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import inventoryCounts from '#/resources/stock/inventoryCounts.ts';
import { mayReopen } from '#/server/domain/stock/counts/sheet.ts';
import { forbidden } from '#/server/foundation/http/apiError.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';

/** Lets the counting go on. A blind sheet is opened again by approvers alone: the others have seen by then what should be there. */
export const verb = defineVerb(inventoryCounts, 'reopen', async ({ tx, clientId, establishmentId, caller }, _input, sheet) => {
  if (!mayReopen(caller, sheet, establishmentId)) throw forbidden(say('stock.blind_reopened_by'));
  await sql`update public.inventory_counts set submitted_at = null, submitted_by = null where client_id = ${clientId}
    and id = ${sheet.id}`.execute(tx);
  return undefined;
});
