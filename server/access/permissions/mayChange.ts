import { sql } from 'kysely';
import type { PermissionName } from '#/model/language/model.ts';
import { PLATFORM_CLIENT } from '#/server/foundation/database/names.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import type { Caller } from './caller.ts';
import { canGrant, type Grant, permissionCeiling } from './permissions.ts';

/** A stored user, as far as their power goes. */
export interface PowerfulUser {
  clientId: number;
  userId: number;
  isFullAccess: boolean;
}

/**
 * Whether the caller holds all that the user holds, there where they hold it: only then may they change or remove them. Reads the tenant's
 * views.
 */
export async function canChangeUser(
  tx: Transaction,
  caller: Caller,
  user: PowerfulUser,
  catalogue: readonly PermissionName[],
): Promise<boolean> {
  if (caller.isFullAccess) return true;
  const isOneself = caller.clientId === user.clientId && caller.userId === user.userId;
  if (isOneself) return true;
  if (user.isFullAccess) return canGrant(caller, [...permissionCeiling(catalogue, user.clientId === PLATFORM_CLIENT)], null);
  const ceiling = permissionCeiling(catalogue, user.clientId === PLATFORM_CLIENT);
  const grants = await grantsOf(tx, user);
  return grants.every(({ establishment, permissions }) =>
    canGrant(
      caller,
      permissions.filter((name) => ceiling.has(name)),
      establishment,
    ),
  );
}

async function grantsOf(tx: Transaction, { clientId, userId }: PowerfulUser): Promise<Grant[]> {
  const { rows } = await sql<Grant>`
    select l.establishment, r.permissions from tenant.users_roles l join tenant.roles r on r.client_id = l.client_id and r.id = l.role
    where l.client_id = ${clientId} and l.parent_id = ${userId} and r.type <> 'POS'`.execute(tx);
  return rows;
}

/**
 * Whether anybody with full access is left in the business (or on the platform) without this user; asked behind `awaitRights`, so that two
 * people do not shut each other out.
 */
export async function leavesFullAccess(tx: Transaction, { clientId, userId }: PowerfulUser): Promise<boolean> {
  const { rows } = await sql`
    select 1 from tenant.users where client_id = ${clientId} and id <> ${userId} and full_access and status = 'active' limit 1`.execute(tx);
  return rows.length > 0;
}

/** Whether a business (or the platform) has anybody with full access. */
export async function hasFullAccess(tx: Transaction, clientId: number): Promise<boolean> {
  const { rows } =
    await sql`select 1 from tenant.users where client_id = ${clientId} and full_access and status = 'active' limit 1`.execute(tx);
  return rows.length > 0;
}
