import { sql } from 'kysely';
import webhooks from '#/resources/developers/webhooks.ts';
import { TEST_EVENT } from '#/server/capabilities/webhooks/claims.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';

/** Queues a delivery that tells nothing but that it arrived; a paused webhook can be tried so too. */
export const verb = defineVerb(webhooks, 'ping', async ({ tx, clientId }, _input, record) => {
  // Two statements: what is entered in one table and stored in another a cluster hands to all its nodes.
  const { rows } = await sql<{ id: number }>`
    insert into public.webhook_events (client_id, type) values (${clientId}, ${TEST_EVENT}) returning id`.execute(tx);
  await sql`
    insert into public.webhook_deliveries (client_id, webhook, at_establishment, event_id, event, status, tries, next_try, created_at,
      updated_at)
    values (${clientId}, ${record.id}, ${record.establishment}, ${rows[0]?.id}, ${TEST_EVENT}, 'waiting', 0, now(), now(), now())`.execute(
    tx,
  );
  return undefined;
});
