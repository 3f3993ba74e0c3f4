import { isPlatformPermission } from '#/resources/reference/permissions.ts';
import { type Model, resourceOf } from '#/resources/schema/model.ts';
import { addUser, defaultsOf } from '#/server/access/addUser.ts';
import { callerOf } from '#/server/access/caller.ts';
import { permissionCeiling } from '#/server/access/permissions.ts';
import type { Transaction } from '#/server/database/unitOfWork.ts';
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

/** The roles and the people of a business; answers the owner as a caller, and the roles of the till. The first establishment is where the others work. */
export async function addPeople(parts: PeopleParts, business: DemoBusiness, clientId: number, establishmentId: number) {
  const { tx, model, passwordHash } = parts;
  const roles = { manager: await addRole(parts, clientId, 'Manager', managerNames(model)), staff: await addRole(parts, clientId, 'Staff', staffNames) };
  let ownerId = 0;
  for (const { role, ...person } of business.people) {
    const isFullAccess = role === 'all';
    const userId = await addUser(tx, model, { ...person, clientId, passwordHash, userType: isFullAccess ? 'client' : 'staff', isFullAccess });
    if (isFullAccess) ownerId = userId;
    else if (role !== 'none')
      await tx
        .insertInto('public.users_roles')
        .values({ client_id: clientId, parent_id: userId, position: 0, role: roles[role], establishment: establishmentId })
        .execute();
  }
  await addRole(parts, clientId, 'Accountant', accountantNames(model));
  const posRoles = [];
  for (const name of ['Server', 'Shift lead']) posRoles.push({ id: await addRole(parts, clientId, name, posNames, 'POS'), values: { name, type: 'POS' } });
  const owner = { userId: ownerId, clientId, userType: 'client' as const, name: business.owner, token: undefined };
  return { caller: callerOf(owner, { isPlatform: false, isFullAccess: true, grants: [] }, permissionCeiling(model.permissions, false)), posRoles };
}

/** What a till asks of whoever works at it. */
const posNames = ['Orders', 'OrderView', 'OrderCreate'];
/** May list products and see orders, no more. */
const staffNames = ['Products', 'OrdersHistory', 'Orders', 'OrderView'];
/** No cost, no roles. */
const WITHHELD = /^(CostView|RolesPermissions|POSRole|WebRole)/;

function managerNames({ permissions }: Model): string[] {
  return permissions.map(({ name }) => name).filter((name) => !isPlatformPermission(name) && !WITHHELD.test(name));
}

function accountantNames({ permissions }: Model): string[] {
  return permissions
    .filter(({ group, name }) => ['reports', 'money'].includes(group) || ['PaymentHistory', 'OrdersHistory', 'OrderView', 'CostView'].includes(name))
    .map(({ name }) => name);
}

async function addRole(
  { tx, model, now }: PeopleParts,
  clientId: number,
  name: string,
  permissions: readonly string[],
  type: 'WEB' | 'POS' = 'WEB',
): Promise<number> {
  const row = {
    ...defaultsOf(resourceOf(model, 'roles')),
    client_id: clientId,
    name,
    type,
    permissions: JSON.stringify(permissions),
    created_at: now,
    updated_at: now,
  };
  const { id } = await tx.insertInto('public.roles').values(row).returning('id').executeTakeFirstOrThrow();
  return Number(id);
}
