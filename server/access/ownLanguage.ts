import { sql } from 'kysely';
import type { Database } from '#/server/database/openDatabase.ts';
import type { Caller } from './caller.ts';

/** The language that the caller reads: two letters, English where they have not said. */
export async function ownLanguage(database: Database, { clientId, userId }: Caller): Promise<string> {
  const { rows } = await database.tenant(
    clientId,
    (tx) => sql<{ language: string | null }>`select language from tenant.users where client_id = ${clientId} and id = ${userId}`.execute(tx),
    { readonly: true },
  );
  return rows[0]?.language ?? 'en';
}
