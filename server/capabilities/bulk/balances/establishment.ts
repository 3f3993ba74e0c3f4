import { sql } from 'kysely';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { clientOfEstablishment } from '#/server/records/recordOwner.ts';
import type { BulkHost } from '../bulkHost.ts';

/** An establishment of the caller's with its name. @throws ApiError 404 for a foreign one */
export async function establishmentNamed(host: BulkHost, caller: Caller, id: number): Promise<{ id: number; name: string }> {
  const clientId = await clientOfEstablishment(host.database, caller, id);
  const { rows } = await host.database.tenant(
    clientId,
    (tx) => sql<{ name: string }>`select title as name from tenant.establishments where client_id = ${clientId} and id = ${id}`.execute(tx),
    { readonly: true },
  );
  return { id, name: rows[0]?.name ?? '' };
}
