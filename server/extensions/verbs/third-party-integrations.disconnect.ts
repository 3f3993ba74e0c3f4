import { sql } from 'kysely';
import { present } from '#/model/values/shapes.ts';
import thirdPartyIntegrations from '#/resources/settings/thirdPartyIntegrations.ts';
import { queueRevocation } from '#/server/domain/integrations/online/revoke.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';

/**
 * Gives back what lets us in and forgets it; which company it was stays, so that nothing is booked twice there once it is connected again.
 */
export const verb = defineVerb(thirdPartyIntegrations, 'disconnect', async ({ tx, clientId, caller, queue }, _input, { id }) => {
  await queueRevocation(present(queue, 'queue for revocations'), tx, { clientId, id }, caller.userId || null);
  await sql`
    update public.third_party_integrations set state = 'not_connected', tokens = null, problem = null
    where client_id = ${clientId} and id = ${id}`.execute(tx);
  return undefined;
});
