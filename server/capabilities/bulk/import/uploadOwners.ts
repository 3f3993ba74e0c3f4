import { sql } from 'kysely';
import type { Caller } from '#/server/access/permissions/caller.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';

/** A file's path ends in its key, which nobody guesses, and its name. */
const PATH = /\/files\/([\w-]{22})\/[\w-]+\.[a-z\d]+$/;

/** The key of a file's address; undefined for what is no such address. */
export function keyOf(publicUrl: string): string | undefined {
  return PATH.exec(publicUrl)?.[1];
}

/** Whether somebody of the caller's business asked for the address. */
export async function isOwnUpload(database: Database, { clientId }: Caller, key: string): Promise<boolean> {
  const { rows } = await database.tenant(
    clientId,
    (tx) => sql`select 1 from tenant.upload_owners where client_id = ${clientId} and key = ${key}`.execute(tx),
    {
      readonly: true,
    },
  );
  return rows.length > 0;
}
