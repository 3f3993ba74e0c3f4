import thirdPartyIntegrations from '#/resources/settings/thirdPartyIntegrations.ts';
import { fetchNow } from '#/server/domain/integrations/orders/ordersToken.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';

/** Fetches orders now. */
export const verb = defineVerb(thirdPartyIntegrations, 'fetch-orders', async (work, _input, { id }) => {
  await fetchNow(work, id);
  return undefined;
});
