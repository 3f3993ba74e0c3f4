import { sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import clients from '#/resources/platform/clients.ts';
import { conflict } from '#/server/foundation/http/apiError.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';

/** Calls a removal off. The business stays inactive until somebody makes it active. */
export const verb = defineVerb(clients, 'keep', async ({ tx, clientId }, _input, record) => {
  const { numAffectedRows } = await sql`
    update public.clients set removal_at = null, removal_reason = null, removal_asked_by = null, removal_began = null, archived_at = null,
      updated_at = now()
    where client_id = ${clientId} and id = ${record.id} and removal_at is not null and removal_began is not true`.execute(tx);
  if (numAffectedRows !== 1n) throw conflict(say('platform.removal_begun'));
  return undefined;
});
