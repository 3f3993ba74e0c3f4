import thirdPartyIntegrations from '#/resources/settings/thirdPartyIntegrations.ts';
import { keepKey } from '#/server/domain/integrations/orders/ordersKey.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';

/** Keeps the key by which a program signs its orders; what was signed with the one before is not taken in any more. */
export const verb = defineVerb(thirdPartyIntegrations, 'orders-key', async (work, { key }, record) => {
  await keepKey(work, record.id, key);
  return undefined;
});
