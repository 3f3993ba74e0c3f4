import { sql } from 'kysely';
import { PLATFORM_CLIENT } from '#/server/foundation/database/names.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';

/** What a business is called; undefined where it is gone. */
export async function businessName(database: Database, clientId: number): Promise<string | undefined> {
  const { rows } = await database.platform(
    (tx) => sql<{ name: string }>`select name from public.clients where client_id = ${PLATFORM_CLIENT} and id = ${clientId}`.execute(tx),
    { readonly: true },
  );
  return rows[0]?.name;
}
