import { sql } from 'kysely';
import { REMOVAL_DAYS } from '#/resources/reference/removalDays.ts';
import type { VerbFunction } from '#/server/crud/verbFunctions.ts';
import { conflict, invalid } from '#/server/plugins/apiError.ts';

/** Shuts the business at once, and has everything of it removed once the time for second thoughts has passed. */
export const perform: VerbFunction = async ({ tx, caller, clientId }, { confirm_name: typed, reason }, record = {}) => {
  if (record.removal_at) throw conflict('This business is to be removed already');
  if (String(typed).trim() !== String(record.name).trim()) throw invalid({ confirm_name: [`Type the name of the business as it stands here: ${record.name}`] });
  await sql`
    update public.clients set status = 'inactive', removal_at = now() + ${REMOVAL_DAYS} * interval '1 day', removal_reason = ${reason},
      removal_asked_by = ${caller.name}, archived_at = null, updated_at = now()
    where client_id = ${clientId} and id = ${record.id}`.execute(tx);
  return undefined;
};
