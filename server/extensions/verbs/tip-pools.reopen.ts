import { sql } from 'kysely';
import tipPools from '#/resources/people/tipPools.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';

/** Lets it be shared anew; why stands on it until it is approved again, and in the activity log for good. */
export const verb = defineVerb(tipPools, 'reopen', async ({ tx, clientId }, { reason }, pool) => {
  await sql`update public.tip_pools set approved_at = null, approved_by = null, reopened_because = ${reason}
    where client_id = ${clientId} and id = ${pool.id}`.execute(tx);
  return undefined;
});
