import { type Model, resourceOf } from '#/model/language/model.ts';
import { isPlatformPermission } from '#/resources/reference/permissions.ts';
import { addUser, defaultsOf, type NewUser } from '#/server/access/account/addUser.ts';
import { leastPasswordCost, passwords } from '#/server/access/passwords.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';

/** The password of everybody in the seed. */
export const seedPassword = 'countinghouse';

/** Two businesses and the platform, as the demo data has them. */
export interface Seeded {
  one: SeededBusiness;
  two: SeededBusiness;
}

export interface SeededBusiness {
  clientId: number;
  establishments: readonly number[];
  /** User ids by e-mail address. */
  users: Readonly<Record<string, number>>;
  /** Role ids by the name of the person who holds them. */
  roles: Readonly<Record<string, number>>;
}

/** Somebody of a business: the owner has full access, the others what their role names, in the first establishment. */
interface Person {
  name: string;
  permissions: readonly string[] | 'all';
}

const staffPermissions = ['Products', 'OrdersHistory', 'Orders', 'OrderView'];

/**
 * Fills an empty database: admin@demo.test (super-admin), owner, manager, staff and nobody@demo.test (client one, three
 * establishments), owner@other.test (client two, one). `roles` says by name what manager and staff may do.
 */
export async function seed(
  database: Database,
  model: Model,
  roles: { manager?: readonly string[]; staff?: readonly string[] } = {},
): Promise<Seeded> {
  const passwordHash = await passwords(leastPasswordCost).hash(seedPassword);
  const withheld = /^(CostView|RolesPermissions|POSRole|WebRole)/;
  const manager =
    roles.manager ?? model.permissions.map(({ name }) => name).filter((name) => !isPlatformPermission(name) && !withheld.test(name));
  return database.platform(async (tx) => {
    const make = { tx, model, passwordHash };
    await addUser(tx, model, { ...person(0, 'admin', 'demo.test', passwordHash), userType: 'admin', isFullAccess: true });
    const people: Person[] = [
      { name: 'owner', permissions: 'all' },
      { name: 'manager', permissions: manager },
      { name: 'staff', permissions: roles.staff ?? staffPermissions },
      { name: 'nobody', permissions: [] },
    ];
    const one = await addBusiness(make, { name: 'Client one', domain: 'demo.test', titles: ['Harbour', 'Market', 'Station'], people });
    const two = await addBusiness(make, {
      name: 'Client two',
      domain: 'other.test',
      titles: ['Corner'],
      people: [{ name: 'owner', permissions: 'all' }],
    });
    return { one, two };
  });
}

interface Make {
  tx: Transaction;
  model: Model;
  passwordHash: string;
}

/** Adds a business with its establishments and people; for tests that want one of their own. */
export async function addBusiness(
  { tx, model, passwordHash }: Make,
  { name, domain, titles, people }: { name: string; domain: string; titles: readonly string[]; people: readonly Person[] },
): Promise<SeededBusiness> {
  const clientId = await insert(tx, model, 'clients', 0, { name, email: `office@${domain}` });
  const establishments: number[] = [];
  for (const title of titles) establishments.push(await insert(tx, model, 'establishments', clientId, { title }));
  const users: Record<string, number> = {};
  const roles: Record<string, number> = {};
  for (const { name: first, permissions } of people) {
    const isFullAccess = permissions === 'all';
    const userId = await addUser(tx, model, {
      ...person(clientId, first, domain, passwordHash),
      userType: isFullAccess ? 'client' : 'staff',
      isFullAccess,
    });
    users[`${first}@${domain}`] = userId;
    if (isFullAccess || permissions.length === 0) continue;
    const role = await insert(tx, model, 'roles', clientId, { name: first, type: 'WEB', permissions: JSON.stringify(permissions) });
    roles[first] = role;
    await giveRole(tx, { clientId, userId, role, establishment: establishments[0] ?? null });
  }
  return { clientId, establishments, users, roles };
}

/** Gives a user a role in one establishment, or in all of them (null). */
export async function giveRole(
  tx: Transaction,
  { clientId, userId, role, establishment }: { clientId: number; userId: number; role: number; establishment: number | null },
): Promise<void> {
  await tx.insertInto('users_roles').values({ client_id: clientId, parent_id: userId, position: 1, role, establishment }).execute();
}

/** Adds a record with the definition's defaults under what is given; answers its id. */
export async function insert(
  tx: Transaction,
  model: Model,
  resource: string,
  clientId: number,
  values: Record<string, unknown>,
): Promise<number> {
  const definition = resourceOf(model, resource);
  const now = new Date().toISOString();
  const row = { ...defaultsOf(definition), ...values, client_id: clientId, created_at: now, updated_at: now };
  const { id } = await tx.insertInto(definition.table).values(row).returning('id').executeTakeFirstOrThrow();
  return Number(id);
}

function person(clientId: number, name: string, domain: string, passwordHash: string): NewUser {
  return {
    clientId,
    email: `${name}@${domain}`,
    firstName: name[0]?.toUpperCase() + name.slice(1),
    lastName: 'Demo',
    passwordHash,
    userType: 'staff',
    isFullAccess: false,
  };
}
