import webhooks from '#/resources/developers/webhooks.ts';
import { giveSecret } from '#/server/capabilities/webhooks/webhookSecret.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';

/** Gives the webhook another secret; the one before signs beside it for a day. */
export const verb = defineVerb(webhooks, 'rotate-secret', async (work, _input, record) => {
  await giveSecret(work, record.id);
  return undefined;
});
