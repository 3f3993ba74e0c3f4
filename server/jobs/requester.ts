import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { PermissionName } from '#/resources/schema/model.ts';
import type { Caller } from '#/server/access/caller.ts';
import { loadCaller } from '#/server/access/loadCaller.ts';
import { permissionCeiling } from '#/server/access/permissions.ts';
import type { Database } from '#/server/database/openDatabase.ts';
import { forbidden } from '#/server/plugins/apiError.ts';
import type { JobOwner } from './jobStore.ts';

/**
 * Who asked for a job, with the rights they have now: what was taken away since is not used.
 * @throws ApiError 403 where the user or the business is gone or inactive
 */
export async function requesterOf(database: Database, catalogue: readonly PermissionName[], { clientId, userId }: JobOwner): Promise<Caller> {
  const ceilings = { platform: permissionCeiling(catalogue, true), client: permissionCeiling(catalogue, false) };
  const generation = await database.platform(
    async (tx) => {
      const { rows } = await sql<{ generation: number }>`
        select generation from public.token_generations where client_id = ${clientId} and user_id = ${userId}`.execute(tx);
      return rows[0]?.generation ?? 0;
    },
    { readonly: true },
  );
  // No token stands behind a job: one that nobody can have revoked takes its place.
  const claims = { clientId, userId: userId ?? 0, generation, jti: `job ${randomUUID()}`, expiresAt: new Date() };
  const caller = await loadCaller(database, claims, ceilings);
  if (!caller) throw forbidden('You no longer have access to this');
  return caller;
}
