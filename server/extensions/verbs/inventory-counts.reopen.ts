import { sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import { type CountSheet, mayReopen } from '#/server/domain/stock/counts/sheet.ts';
import { forbidden } from '#/server/foundation/http/apiError.ts';
import type { VerbFunction } from '#/server/records/extensionPoints.ts';

/** Lets the counting go on. A blind sheet is opened again by approvers alone: the others have seen by then what should be there. */
export const perform: VerbFunction = async ({ tx, clientId, establishmentId, caller }, _input, record) => {
  const sheet = record as unknown as CountSheet;
  if (!mayReopen(caller, sheet, establishmentId)) throw forbidden(say('stock.blind_reopened_by'));
  await sql`update public.inventory_counts set submitted_at = null, submitted_by = null where client_id = ${clientId}
    and id = ${sheet.id}`.execute(tx);
  return undefined;
};
