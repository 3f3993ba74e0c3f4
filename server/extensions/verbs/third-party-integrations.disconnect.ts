import { sql } from 'kysely';
import thirdPartyIntegrations from '#/resources/settings/thirdPartyIntegrations.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';

/** Forgets what lets us in; which company it was stays, so that nothing is booked twice there once it is connected again. */
export const verb = defineVerb(thirdPartyIntegrations, 'disconnect', async ({ tx, clientId }, _input, { id }) => {
  await sql`
    update public.third_party_integrations set state = 'not_connected', tokens = null, problem = null
    where client_id = ${clientId} and id = ${id}`.execute(tx);
  return undefined;
});
