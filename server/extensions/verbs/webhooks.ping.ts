import { sql } from 'kysely';
import webhooks from '#/resources/developers/webhooks.ts';
import { TEST_EVENT } from '#/server/capabilities/webhooks/claims.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';

/** Queues a delivery that tells nothing but that it arrived; a paused webhook can be tried so too. */
export const verb = defineVerb(webhooks, 'ping', async ({ tx, clientId }, _input, record) => {
  await sql`
    with entered as (
      insert into public.webhook_events (client_id, type) values (${clientId}, ${TEST_EVENT}) returning id
    )
    insert into public.webhook_deliveries (client_id, webhook, at_establishment, event_id, event, status, tries, next_try, created_at,
      updated_at)
    select ${clientId}, ${record.id}, ${record.establishment}, e.id, ${TEST_EVENT}, 'waiting', 0, now(), now(), now()
    from entered as e`.execute(tx);
  return undefined;
});
