import thirdPartyIntegrations from '#/resources/settings/thirdPartyIntegrations.ts';
import { forgetToken } from '#/server/domain/integrations/orders/ordersToken.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';

/** Forgets the access token with which orders are fetched. */
export const verb = defineVerb(thirdPartyIntegrations, 'forget-token', async (work, _input, record) => {
  await forgetToken(work, record.id);
  return undefined;
});
