import { sql } from 'kysely';
import deliveries from '#/resources/developers/webhookDeliveries.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';

/** Makes it due now, with all its tries before it. One that is on its way is asked for anew too: what becomes of that try is not written. */
export const verb = defineVerb(deliveries, 'again', async ({ tx, clientId }, _input, record) => {
  await sql`
    update public.webhook_deliveries set status = 'waiting', tries = 0, next_try = now(), problem = null
    where client_id = ${clientId} and id = ${record.id}`.execute(tx);
  return undefined;
});
