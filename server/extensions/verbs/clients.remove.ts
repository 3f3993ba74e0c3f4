import { sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import clients from '#/resources/platform/clients.ts';
import { REMOVAL_DAYS } from '#/resources/reference/removalDays.ts';
import { conflict } from '#/server/foundation/http/apiError.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';

/** Shuts the business at once, and has everything of it removed once the time for second thoughts has passed. */
export const verb = defineVerb(clients, 'remove', async ({ tx, caller, clientId, archives }, { reason }, record) => {
  if (record.removal_at) throw conflict(say('platform.removed_already'));
  await sql`
    update public.clients set status = 'inactive', removal_at = now() + ${REMOVAL_DAYS} * interval '1 day', removal_reason = ${reason},
      removal_asked_by = ${caller.name}, removal_began = false, archived_at = null, updated_at = now()
    where client_id = ${clientId} and id = ${record.id}`.execute(tx);
  await archives?.ask(tx, record.id);
  return undefined;
});
