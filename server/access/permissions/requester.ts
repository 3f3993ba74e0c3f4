import { randomUUID } from 'node:crypto';
import { say } from '#/i18n/sentences.ts';
import type { PermissionName } from '#/model/language/model.ts';
import { generationOf } from '#/server/access/sessions/generations.ts';
import { openSupportOf } from '#/server/access/sessions/supportSessions.ts';
import type { TokenClaims } from '#/server/access/sessions/tokens.ts';
import { PLATFORM_CLIENT } from '#/server/foundation/database/names.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { ApiError, forbidden } from '#/server/foundation/http/apiError.ts';
import type { JobOwner } from '#/server/foundation/jobs/jobStore.ts';
import type { Caller } from './caller.ts';
import { callerOfClaims } from './callerOfClaims.ts';
import { permissionCeiling } from './permissions.ts';

/**
 * Who asked for a job, with the rights they have now: what was taken away since is not used.
 * @throws ApiError 403 where the user or the business is gone or inactive, or a super-admin has left it
 */
export async function requesterOf(
  database: Database,
  catalogue: readonly PermissionName[],
  { clientId, userId }: JobOwner,
): Promise<Caller> {
  const ceilings = { platform: permissionCeiling(catalogue, true), client: permissionCeiling(catalogue, false) };
  const claims = await database.platform((tx) => claimsOf(tx, { clientId, userId }), { readonly: true });
  const caller = await callerOfClaims(database, claims, ceilings);
  if (!caller) throw forbidden(say('access.access_gone'));
  return caller;
}

/** The same for whoever is written to: undefined for who has no rights there any more. */
export async function requesterLeft(
  database: Database,
  catalogue: readonly PermissionName[],
  owner: JobOwner,
): Promise<Caller | undefined> {
  try {
    return await requesterOf(database, catalogue, owner);
  } catch (error) {
    if (error instanceof ApiError && error.statusCode === 403) return undefined;
    throw error;
  }
}

/**
 * No token stands behind a job: one that nobody can have revoked takes its place. A super-admin who helps there has the one they are there
 * with.
 */
async function claimsOf(tx: Transaction, { clientId, userId }: JobOwner): Promise<TokenClaims> {
  const support = await openSupportOf(tx, clientId, userId);
  if (support) return { userId: userId ?? 0, clientId: PLATFORM_CLIENT, acting: clientId, ...support };
  const generation = await generationOf(tx, clientId, userId);
  return { userId: userId ?? 0, clientId, generation, jti: `job ${randomUUID()}`, expiresAt: new Date() };
}
