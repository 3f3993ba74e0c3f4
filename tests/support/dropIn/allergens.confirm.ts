import { sql } from 'kysely';
import { defineVerb } from '#/server/records/extensionPoints.ts';
import allergens from '#/tests/support/dropIn/allergens.ts';

/** Writes the day of the review; in the copy of the tree this is `server/extensions/verbs/allergens.confirm.ts`. */
export const verb = defineVerb(allergens, 'confirm', async ({ tx, clientId, now }, { day }, { id }) => {
  await sql`
    update public.allergens set reviewed_on = ${day}::date, updated_at = greatest(${now}::timestamptz,
      updated_at + interval '1 millisecond')
    where client_id = ${clientId} and id = ${id}`.execute(tx);
  return undefined;
});
