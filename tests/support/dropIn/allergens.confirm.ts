import { sql } from 'kysely';
import type { VerbFunction } from '#/server/records/extensionPoints.ts';

/** Writes the day of the review; in the copy of the tree this is `server/extensions/verbs/allergens.confirm.ts`. */
export const perform: VerbFunction = async ({ tx, clientId, now }, input, record = {}) => {
  await sql`
    update public.allergens set reviewed_on = ${input.day as string}::date, updated_at = greatest(${now}::timestamptz,
      updated_at + interval '1 millisecond')
    where client_id = ${clientId} and id = ${record.id as number}`.execute(tx);
  return undefined;
};
