import { sql } from 'kysely';
import refusedOrders from '#/resources/settings/refusedOrders.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';

/** What will never be taken in is not kept. */
export const verb = defineVerb(refusedOrders, 'dismiss', async ({ tx, clientId }, _input, { id }) => {
  await sql`update public.refused_orders set document = null where client_id = ${clientId} and id = ${id}`.execute(tx);
  return undefined;
});
