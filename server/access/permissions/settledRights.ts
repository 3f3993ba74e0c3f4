import { sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import type { PermissionName } from '#/model/language/model.ts';
import { PLATFORM_CLIENT } from '#/server/foundation/database/names.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { unauthenticated } from '#/server/foundation/http/apiError.ts';
import { ENTER } from '../sessions/loadSupporter.ts';
import type { Caller } from './caller.ts';
import { grantsOfUser } from './loadCaller.ts';
import { type Grant, permissionCeiling, rightsOf } from './permissions.ts';

/**
 * Waits until nobody else changes rights in a business, and holds back the next one until the unit of work ends. Whatever such a change is
 * validated by (who holds what, where a role is used) is read after this, so that two at once end as one after the other would have. May be
 * taken again in one unit.
 */
export async function awaitRights(tx: Transaction, clientId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('rights', ${clientId}))`.execute(tx);
}

/**
 * The caller with the rights that they have once it is their turn to change rights of a business: what was taken from them while they
 * waited they no longer give. @throws ApiError 401 where they, or their way into the business, are gone
 */
export async function settledCaller(
  tx: Transaction,
  caller: Caller,
  clientId: number,
  catalogue: readonly PermissionName[],
): Promise<Caller> {
  const home = caller.acting ? PLATFORM_CLIENT : caller.clientId;
  // Always the platform's before a business's, so that no two wait for each other.
  for (const one of [...new Set([home, clientId])].sort((a, b) => a - b)) await awaitRights(tx, one);
  // A point of sale and the host itself are no users.
  if (caller.userId === 0) return caller;
  const { rows } = await sql<{ isFullAccess: boolean; grants: Grant[] | null }>`
    select coalesce(u.full_access, false) as "isFullAccess", ${grantsOfUser(home)} as grants
    from public.users u left join public.businesses c on c.id = u.client_id
    where u.client_id = ${home} and u.id = ${caller.userId} and u.status = 'active' and (u.client_id = ${PLATFORM_CLIENT}
      or c.status = 'active')`.execute(tx);
  const [row] = rows;
  if (!row) throw ended();
  const isPlatform = home === PLATFORM_CLIENT;
  const rights = rightsOf(
    { isPlatform, isFullAccess: row.isFullAccess, grants: row.grants ?? [] },
    permissionCeiling(catalogue, isPlatform),
  );
  if (!caller.acting) return { ...caller, ...rights, isFullAccess: row.isFullAccess };
  if (!rights.permissionsAnywhere.has(ENTER)) throw ended();
  return caller;
}

/**
 * Waits like `awaitRights` for whoever changes their own way in, and asks again whether the token that they came with is still good: what
 * somebody else has just ended, nobody keeps open. Needs the platform's handle. @throws ApiError 401
 */
export async function settledSession(tx: Transaction, { clientId, userId, token }: Caller): Promise<void> {
  await awaitRights(tx, clientId);
  const { rows } = await sql`
    select 1 from public.users u
    join public.user_sessions s on s.client_id = u.client_id and s.user_id = u.id and s.jti = ${token?.jti ?? null}::text
    left join public.token_generations g on g.client_id = u.client_id and g.user_id = u.id
    where u.client_id = ${clientId} and u.id = ${userId} and u.status = 'active'
      and (coalesce(g.generation, 0) = ${token?.generation ?? null}::integer or g.kept_jti = ${token?.jti ?? null}::text)`.execute(tx);
  if (rows.length === 0) throw ended();
}

const ended = () => unauthenticated(say('requests.session_ended'));
