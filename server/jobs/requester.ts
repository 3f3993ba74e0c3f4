import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import type { PermissionName } from '#/resources/schema/model.ts';
import type { Caller } from '#/server/access/caller.ts';
import { callerOfClaims } from '#/server/access/callerOfClaims.ts';
import { permissionCeiling } from '#/server/access/permissions.ts';
import { openSupportOf } from '#/server/access/supportSessions.ts';
import type { TokenClaims } from '#/server/access/tokens.ts';
import { PLATFORM_CLIENT } from '#/server/database/names.ts';
import type { Database } from '#/server/database/openDatabase.ts';
import type { Transaction } from '#/server/database/unitOfWork.ts';
import { forbidden } from '#/server/plugins/apiError.ts';
import type { JobOwner } from './jobStore.ts';

/**
 * Who asked for a job, with the rights they have now: what was taken away since is not used.
 * @throws ApiError 403 where the user or the business is gone or inactive, or a super-admin has left it
 */
export async function requesterOf(database: Database, catalogue: readonly PermissionName[], { clientId, userId }: JobOwner): Promise<Caller> {
  const ceilings = { platform: permissionCeiling(catalogue, true), client: permissionCeiling(catalogue, false) };
  const claims = await database.platform((tx) => claimsOf(tx, { clientId, userId }), { readonly: true });
  const caller = await callerOfClaims(database, claims, ceilings);
  if (!caller) throw forbidden(say('access.access_gone'));
  return caller;
}

/** No token stands behind a job: one that nobody can have revoked takes its place. A super-admin who helps there has the one they are there with. */
async function claimsOf(tx: Transaction, { clientId, userId }: JobOwner): Promise<TokenClaims> {
  const support = await openSupportOf(tx, clientId, userId);
  if (support) return { userId: userId ?? 0, clientId: PLATFORM_CLIENT, acting: clientId, ...support };
  const { rows } = await sql<{ generation: number }>`
    select generation from public.token_generations where client_id = ${clientId} and user_id = ${userId}`.execute(tx);
  return { userId: userId ?? 0, clientId, generation: rows[0]?.generation ?? 0, jti: `job ${randomUUID()}`, expiresAt: new Date() };
}
