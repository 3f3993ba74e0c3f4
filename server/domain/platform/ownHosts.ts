import { sql } from 'kysely';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { Branding } from '#/server/foundation/http/dashboard.ts';

/**
 * How the dashboard looks under a host name: the name and logos of the active business whose own address it is; undefined: ours. The
 * platform's own address (`publicUrl`) is nobody's, whatever a business's record says: everybody signs in there.
 */
export async function brandingAt(database: Database, host: string, publicUrl?: string): Promise<Branding | undefined> {
  if (publicUrl && new URL(publicUrl).hostname === host.toLowerCase()) return undefined;
  const { rows } = await database.platform(
    (tx) =>
      sql<Branding>`select name, logo, logo_on_dark as "logoOnDark" from public.clients
        where client_id = 0 and own_host = ${host.toLowerCase()} and status = 'active'`.execute(tx),
    { readonly: true },
  );
  return rows[0];
}
