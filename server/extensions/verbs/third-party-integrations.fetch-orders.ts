import { sql } from 'kysely';
import { present } from '#/model/values/shapes.ts';
import thirdPartyIntegrations from '#/resources/settings/thirdPartyIntegrations.ts';
import { queueFetch } from '#/server/domain/integrations/orders/queueFetch.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';

/** Has the orders fetched that changed since the last time, without waiting for the next look. */
export const verb = defineVerb(thirdPartyIntegrations, 'fetch-orders', async ({ tx, clientId, caller, queue }, _input, { id }) => {
  // What kept it back is asked anew.
  await sql`update public.third_party_integrations set orders_fetch_problem = null
    where client_id = ${clientId} and id = ${id}`.execute(tx);
  await queueFetch(present(queue, 'queue for fetching orders'), { clientId, id }, { userId: caller.userId || null, tx });
  return undefined;
});
