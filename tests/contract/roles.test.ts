import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { model } from '#/resources/index.ts';
import { isPlatformPermission } from '#/resources/reference/permissions.ts';
import { type TestApp, testApp } from '#/tests/support/app.ts';
import { giveRole, insert } from '#/tests/support/seed.ts';

const managerHolds = ['RolesPermissions', 'WebRoleCreate', 'WebRoleEdit', 'UsersManagement', 'UserEdit', 'Taxes', 'TaxEdit'];
const password = 'a long password';

let host: TestApp;
const tokens: Record<string, string> = {};
let made = 0;

beforeAll(async () => {
  host = await testApp({
    roles: { manager: managerHolds, staff: ['RolesPermissions', 'POSRoleCreate', 'POSRoleEdit', 'POSRoleDelete', 'Taxes'] },
  });
  for (const name of ['admin', 'owner', 'manager', 'staff', 'nobody']) tokens[name] = await host.signIn(`${name}@demo.test`);
});
afterAll(() => host.close());

const send = (who: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  host.call(method, path, body, tokens[who]);
const add = (who: string, values: object) => {
  made += 1;
  return send(who, 'POST', '/api/role', { name: `Role ${made}`, permissions: ['Taxes'], ...values });
};

const edit = (who: string, id: number | undefined, values: object) => send(who, 'PUT', `/api/role/${id}`, values);

/** Somebody made by one who may: `{name}@demo.test`, called Ada after their name. */
const addPerson = (by: string, name: string, roles: object[], values: object = {}) =>
  send(by, 'POST', '/api/user', { first_name: 'Ada', last_name: name, password, email: `${name}@demo.test`, roles, ...values });

/** Gives the manager one more role, in another establishment, until it is taken again. */
async function alsoIn(establishment: number | undefined, permissions: string[]) {
  const { clientId, users } = host.seeded.one;
  const userId = users['manager@demo.test'] as number;
  const role = (await add('owner', { permissions })).body.data.id as number;
  await host.database.platform((tx) => giveRole(tx, { clientId, userId, role, establishment: establishment ?? null }));
  const taken = () =>
    host.database.platform((tx) => tx.deleteFrom('users_roles').where('client_id', '=', clientId).where('role', '=', role).execute());
  return { taken };
}

describe('the permissions of a role', () => {
  test('are names that a business can hold, each kept once', async () => {
    expect((await add('owner', { permissions: ['Taxes', 'Taxes', 'TaxEdit'] })).body.data.permissions).toEqual(['Taxes', 'TaxEdit']);
    for (const permissions of [['Clients'], ['Taxes', 'NoSuchName'], 'Taxes', [1], { Taxes: true }]) {
      const refused = await add('owner', { permissions });
      expect([refused.status, Object.keys(refused.body.errors)], JSON.stringify(permissions)).toEqual([422, ['permissions']]);
    }
  });

  test('hold nothing that the writer does not hold', async () => {
    expect((await add('manager', { permissions: ['Taxes', 'TaxEdit'] })).status).toBe(201);
    const refused = await add('manager', { permissions: ['Taxes', 'CostView'] });
    expect(refused.body.errors).toEqual({ permissions: ['You do not hold CostView: leave it out'] });
  });

  test('grow only where the writer holds the name wherever the role is used', async () => {
    const { id } = (await add('owner', { permissions: ['Taxes'] })).body.data;
    await addPerson('owner', 'elsewhere', [{ establishment: host.seeded.one.establishments[1], role: id }]);
    for (const values of [{ permissions: ['Taxes', 'TaxEdit'] }, { name: 'Renamed' }])
      expect((await edit('manager', id, values)).status, 'no role is theirs to change where they have none').toBe(403);
    const there = await alsoIn(host.seeded.one.establishments[1], ['RolesPermissions', 'WebRoleEdit', 'Taxes']);
    expect((await edit('manager', id, { permissions: ['Taxes', 'TaxEdit'] })).body.errors).toHaveProperty('permissions');
    expect((await edit('manager', id, { name: 'Renamed' })).status).toBe(200);
    await there.taken();
    expect((await edit('owner', id, { permissions: ['Taxes', 'TaxEdit'] })).status).toBe(200);
  });

  test('that hold more than the writer does are not theirs to change', async () => {
    const { id } = (await add('owner', { permissions: ['Taxes', 'CostView'] })).body.data;
    for (const values of [{ permissions: ['Taxes'] }, { name: 'Taken over' }]) expect((await edit('manager', id, values)).status).toBe(403);
  });
});

describe('the type of a role', () => {
  test('decides which permission writes it', async () => {
    const [pos, web] = [(await add('owner', { type: 'POS' })).body.data.id, (await add('owner', { type: 'WEB' })).body.data.id];
    const adds = async (who: string, values: object) => (await add(who, values)).status;
    expect([await adds('staff', { type: 'POS' }), await adds('staff', { type: 'WEB' }), await adds('staff', {})]).toEqual([201, 403, 403]);
    expect([await adds('manager', { type: 'POS' }), await adds('manager', { type: 'WEB' })]).toEqual([403, 201]);
    const edits = async (who: string) => [
      (await edit(who, pos, { name: `${who} pos` })).status,
      (await edit(who, web, { name: `${who} web` })).status,
    ];
    expect([await edits('staff'), await edits('manager')]).toEqual([
      [200, 403],
      [403, 200],
    ]);
    const bulk = await send('staff', 'POST', '/api/role/bulk', { ids: [pos, web], delete: true });
    expect(bulk.body.data).toMatchObject({ matched: 2, changed: 1, failed: [{ id: web }] });
    expect((await send('manager', 'DELETE', `/api/role/${web}`)).status).toBe(403);
  });

  test('stays as it is where somebody has the role, and is the platform’s for super-admins alone', async () => {
    const { id } = (await add('owner', { type: 'POS' })).body.data;
    expect((await edit('owner', id, { type: 'WEB' })).status).toBe(200);
    expect((await edit('owner', host.seeded.one.roles.manager, { type: 'POS' })).body.errors).toHaveProperty('type');
    expect((await add('owner', { type: 'admin' })).body.errors).toHaveProperty('type');
    expect((await add('admin', { client_id: 0, type: 'WEB' })).body.errors).toHaveProperty('type');
    expect((await add('admin', { client_id: 0, type: 'admin', permissions: ['Clients', 'Taxes'] })).status).toBe(201);
    expect((await add('admin', { client_id: host.seeded.two.clientId, type: 'WEB' })).body.data.client_id).toBe(host.seeded.two.clientId);
  });

  test('decides which permission of a super-admin writes it', async () => {
    const permissions = ['SuperAdminRolesPermissions', 'SuperAdminWebRoleCreate', 'Clients', 'Taxes'];
    const role = (await add('admin', { client_id: 0, type: 'admin', permissions })).body.data.id;
    expect((await addPerson('admin', 'support', [{ role }], { client_id: 0 })).status).toBe(201);
    tokens.support = await host.signIn('support@demo.test', password);
    const client_id = host.seeded.one.clientId;
    expect((await add('support', { client_id, type: 'WEB' })).status).toBe(201);
    expect((await add('support', { client_id, type: 'POS' })).status).toBe(403);
    expect((await add('support', { client_id: 0, type: 'admin' })).status).toBe(403);
  });
});

describe('a role in use', () => {
  test('is not deleted, one by one or many at once, and says who has it', async () => {
    const { manager } = host.seeded.one.roles;
    const refused = await send('owner', 'DELETE', `/api/role/${manager}`);
    expect([refused.status, refused.body.message]).toEqual([409, 'Manager Demo has this role: give them another one first']);
    const free = (await add('owner', {})).body.data.id;
    const bulk = await send('owner', 'POST', '/api/role/bulk', { ids: [manager, free], delete: true });
    expect(bulk.body.data).toMatchObject({ matched: 2, changed: 1, failed: [{ id: manager }] });
    expect(JSON.stringify(bulk.body.data.failed)).toContain('Manager Demo has this role');
  });

  test('names the first of many, and to who may not list users only how many', async () => {
    const { id } = (await add('owner', { type: 'WEB', permissions: ['Taxes'] })).body.data;
    for (const name of ['a1', 'a2', 'a3', 'a4']) await addPerson('owner', name, [{ role: id }]);
    expect((await send('owner', 'DELETE', `/api/role/${id}`)).body.message).toBe(
      'Ada a1, Ada a2, Ada a3 and 1 more have this role: give them another one first',
    );
    const deleter = (await add('owner', { permissions: ['RolesPermissions', 'WebRoleDelete', 'Taxes'] })).body.data.id;
    await addPerson('owner', 'deleter', [{ role: deleter }]);
    tokens.deleter = await host.signIn('deleter@demo.test', password);
    const refused = await send('deleter', 'DELETE', `/api/role/${id}`);
    expect([refused.status, refused.body.message]).toEqual([409, '4 users have this role: give them another one first']);
  });

  test('can be deleted once nobody has it any more', async () => {
    const { id } = (await add('owner', {})).body.data;
    const user = (await addPerson('owner', 'leaver', [{ role: id }])).body.data;
    expect((await send('owner', 'DELETE', `/api/role/${id}`)).status).toBe(409);
    await send('owner', 'PUT', `/api/user/${user.id}`, { roles: [] });
    expect((await send('owner', 'DELETE', `/api/role/${id}`)).status).toBe(200);
  });

  test('changes what its holders may do with their next call', async () => {
    const { id } = (await add('owner', { permissions: ['Taxes', 'TaxCreate'] })).body.data;
    await addPerson('owner', 'holder', [{ role: id }]);
    const token = await host.signIn('holder@demo.test', password);
    const list = async () => (await host.call('POST', '/api/tax/list', {}, token)).status;
    expect(await list()).toBe(200);
    await edit('owner', id, { permissions: ['TaxCreate'] });
    expect(await list()).toBe(403);
    expect((await host.call('GET', '/api/get-permissions', undefined, token)).body.data.permissions).toEqual(['TaxCreate']);
    await edit('owner', id, { permissions: ['Taxes'] });
    expect(await list()).toBe(200);
  });

  test('loses nothing by somebody who does not hold it wherever it is used', async () => {
    const { id } = (await add('owner', { permissions: ['Taxes', 'TaxEdit'] })).body.data;
    await addPerson('owner', 'far', [{ establishment: host.seeded.one.establishments[1], role: id }]);
    const there = await alsoIn(host.seeded.one.establishments[1], ['RolesPermissions', 'WebRoleEdit', 'Taxes']);
    expect((await edit('manager', id, { permissions: ['Taxes'] })).status).toBe(403);
    await there.taken();
    const unused = (await add('owner', { permissions: ['Taxes', 'TaxEdit'] })).body.data.id;
    expect((await edit('manager', unused, { permissions: ['Taxes'] })).status).toBe(200);
  });
});

describe('other ways to a role', () => {
  test('are judged like the form: many at once', async () => {
    const { id } = (await add('owner', { permissions: ['Taxes'] })).body.data;
    const bulk = await send('manager', 'POST', '/api/role/bulk', { ids: [id], set: { permissions: ['Taxes', 'CostView'] } });
    expect(bulk.body.data).toMatchObject({ matched: 1, changed: 0 });
    expect((await send('owner', 'GET', `/api/role/${id}`)).body.data.permissions).toEqual(['Taxes']);
  });

  test('are judged like the form: an older version laid back', async () => {
    const { id } = (await add('owner', { permissions: ['Taxes', 'CostView'] })).body.data;
    await edit('owner', id, { permissions: ['Taxes'] });
    const entries = (await send('owner', 'POST', `/api/role/${id}/history`, {})).body.data.list as { id: number; changes: object }[];
    const change = entries.find(({ changes }) => 'permissions' in changes);
    expect((await send('manager', 'POST', `/api/role/${id}/revert`, { activity_id: change?.id })).status).toBeGreaterThanOrEqual(400);
    expect((await send('owner', 'GET', `/api/role/${id}`)).body.data.permissions).toEqual(['Taxes']);
    expect((await send('owner', 'POST', `/api/role/${id}/revert`, { activity_id: change?.id })).status).toBe(200);
  });

  test('do not lead over the tenants’ wall', async () => {
    const { id } = (await add('owner', {})).body.data;
    tokens.other = await host.signIn('owner@other.test');
    for (const [method, body] of [
      ['GET', undefined],
      ['PUT', { name: 'Mine' }],
      ['DELETE', undefined],
    ] as const)
      expect((await host.call(method, `/api/role/${id}`, body, tokens.other)).status, method).toBe(404);
  });
});

describe('the roles of super-admins', () => {
  const kinds = {
    POS: { prefix: 'SuperAdminRole', values: () => ({ client_id: host.seeded.one.clientId, type: 'POS', permissions: ['Taxes'] }) },
    WEB: { prefix: 'SuperAdminWebRole', values: () => ({ client_id: host.seeded.one.clientId, type: 'WEB', permissions: ['Taxes'] }) },
    admin: { prefix: 'SuperAdminSuperRole', values: () => ({ client_id: 0, type: 'admin', permissions: ['Clients'] }) },
  } as const;

  test.each(Object.keys(kinds) as (keyof typeof kinds)[])(
    'of the type %s are made, changed and deleted by the permissions of that type alone',
    async (own) => {
      const { prefix } = kinds[own];
      const permissions = ['SuperAdminRolesPermissions', 'Clients', 'Taxes', ...['Create', 'Edit', 'Delete'].map((call) => prefix + call)];
      const role = (await add('admin', { client_id: 0, type: 'admin', permissions })).body.data.id;
      const email = `${own.toLowerCase()}@platform.test`;
      await addPerson('admin', own, [{ role }], { client_id: 0, email });
      tokens[email] = await host.signIn(email, password);
      for (const [type, { values }] of Object.entries(kinds)) {
        const isOwn = type === own;
        expect((await add(email, values())).status, `make ${type}`).toBe(isOwn ? 201 : 403);
        const { id } = (await add('admin', values())).body.data;
        expect((await edit(email, id, { description: 'Changed' })).status, `change ${type}`).toBe(isOwn ? 200 : 403);
        expect((await send(email, 'DELETE', `/api/role/${id}`)).status, `delete ${type}`).toBe(isOwn ? 200 : 403);
      }
    },
  );

  test('are out of reach for a business', async () => {
    const { id } = (await add('admin', { client_id: 0, type: 'admin', permissions: ['Clients'] })).body.data;
    expect((await edit('owner', id, { name: 'Mine' })).status).toBe(404);
    expect((await send('owner', 'DELETE', `/api/role/${id}`)).status).toBe(404);
    const { list } = (await send('owner', 'POST', '/api/role/list', {})).body.data;
    expect(list.filter(({ type }: { type: string }) => type === 'admin')).toEqual([]);
  });
});

describe('the names that one may grant', () => {
  const grantable = async (who: string, body: object = {}) =>
    (await send(who, 'POST', '/api/permission/list', body)).body.data.list as { name: string; group: string }[];

  test('are those that the caller holds, with their groups', async () => {
    expect((await grantable('manager', { type: 'WEB' })).map(({ name }) => name).sort()).toEqual([...managerHolds].sort());
    const owned = await grantable('owner', { type: 'POS' });
    expect(owned).toHaveLength(model.permissions.filter(({ name }) => !isPlatformPermission(name)).length);
    expect(owned.find(({ name }) => name === 'Taxes')).toEqual({ name: 'Taxes', group: 'catalogue' });
  });

  test('for a role that is changed are those that the caller holds wherever somebody has it', async () => {
    const [, second] = host.seeded.one.establishments;
    const { id } = (await add('owner', { type: 'WEB' })).body.data;
    expect((await grantable('manager', { type: 'WEB', role_id: id })).length).toBe(managerHolds.length);
    await addPerson('owner', 'second', [{ establishment: second, role: id }]);
    expect(await grantable('manager', { type: 'WEB', role_id: id })).toEqual([]);
    expect(await grantable('owner', { type: 'WEB', role_id: id })).toEqual(await grantable('owner', { type: 'WEB' }));
    tokens.other = await host.signIn('owner@other.test');
    expect((await send('other', 'POST', '/api/permission/list', { role_id: id })).status).toBe(404);
  });

  test('hold the platform’s names for super-admins and their own roles alone', async () => {
    expect(await grantable('admin', { type: 'admin' })).toHaveLength(model.permissions.length);
    expect((await grantable('admin', { type: 'WEB' })).filter(({ name }) => isPlatformPermission(name))).toEqual([]);
    expect(await grantable('owner', { type: 'admin' })).toEqual([]);
  });

  test('are those of a dashboard role where nothing is said, whatever an empty body is called', async () => {
    const token = await host.signIn('owner@demo.test');
    const web = await grantable('owner', { type: 'WEB' });
    for (const type of [undefined, 'application/json', 'application/x-www-form-urlencoded', 'text/plain']) {
      const headers = { ...(type && { 'content-type': type }), 'content-length': '0' };
      const answer = await host.call('POST', '/api/permission/list', undefined, token, headers);
      expect([answer.status, answer.body.data?.list], type).toEqual([200, web]);
    }
  });

  test('are refused to who may not see roles, and for an unknown type', async () => {
    expect((await send('nobody', 'POST', '/api/permission/list', {})).status).toBe(403);
    expect((await send('owner', 'POST', '/api/permission/list', { type: 'KIOSK' })).status).toBe(422);
  });

  test('of a role written before a name went out of use open nothing', async () => {
    const { clientId } = host.seeded.one;
    const role = await host.database.platform((tx) =>
      insert(tx, model, 'roles', clientId, { name: 'Old', type: 'WEB', permissions: JSON.stringify(['Gone', 'Clients']) }),
    );
    await addPerson('owner', 'old', [{ role }]);
    const token = await host.signIn('old@demo.test', password);
    expect((await host.call('GET', '/api/get-permissions', undefined, token)).body.data.permissions).toEqual([]);
  });
});
