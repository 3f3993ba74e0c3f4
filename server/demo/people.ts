import type { Model } from '#/model/language/model.ts';
import { present } from '#/model/values/shapes.ts';
import { addUser } from '#/server/access/account/addUser.ts';
import { callerOf } from '#/server/access/permissions/caller.ts';
import { permissionCeiling } from '#/server/access/permissions/permissions.ts';
import { addRoles, startingRoles } from '#/server/access/permissions/startingRoles.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import type { DemoBusiness } from './businesses.ts';
import { superAdmin } from './businesses.ts';

/** What making people takes. */
export interface PeopleParts {
  tx: Transaction;
  model: Model;
  /** Of the one password of all. */
  passwordHash: string;
  /** ISO 8601 UTC. */
  now: string;
}

/** The super-admin of the demo data. */
export async function addSuperAdmin({ tx, model, passwordHash }: PeopleParts): Promise<void> {
  await addUser(tx, model, { ...superAdmin, clientId: 0, passwordHash, userType: 'admin', isFullAccess: true });
}

/**
 * The roles and the people of a business; answers the owner as a caller, and the roles of the till. The first establishment is where the
 * others work.
 */
export async function addPeople(parts: PeopleParts, business: DemoBusiness, clientId: number, establishmentId: number) {
  const { tx, model, passwordHash, now } = parts;
  const roles = startingRoles(model);
  const ids = await addRoles(tx, model, clientId, roles, now);
  const held = { manager: ids.get('Manager'), staff: ids.get('Staff') };
  let ownerId = 0;
  for (const { role, ...person } of business.people) {
    const isFullAccess = role === 'all';
    const userId = await addUser(tx, model, {
      ...person,
      clientId,
      passwordHash,
      userType: isFullAccess ? 'client' : 'staff',
      isFullAccess,
    });
    if (isFullAccess) ownerId = userId;
    else if (role !== 'none')
      await tx
        .insertInto('public.users_roles')
        .values({ client_id: clientId, parent_id: userId, position: 0, role: held[role], establishment: establishmentId })
        .execute();
  }
  const posRoles = roles
    .filter(({ type }) => type === 'POS')
    .map(({ name, type }) => ({ id: present(ids.get(name), `role '${name}'`), values: { name, type } }));
  const owner = { userId: ownerId, clientId, userType: 'client' as const, name: business.owner, token: undefined };
  return {
    caller: callerOf(owner, { isPlatform: false, isFullAccess: true, grants: [] }, permissionCeiling(model.permissions, false)),
    posRoles,
  };
}
