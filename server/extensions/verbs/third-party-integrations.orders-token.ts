import thirdPartyIntegrations from '#/resources/settings/thirdPartyIntegrations.ts';
import { keepToken } from '#/server/domain/integrations/orders/ordersToken.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';

/** Keeps the access token with which orders are fetched, and has those fetched that changed since a day. */
export const verb = defineVerb(thirdPartyIntegrations, 'orders-token', async (work, input, record) => {
  await keepToken(work, record.id, input);
  return undefined;
});
