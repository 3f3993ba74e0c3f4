import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { model } from '#/resources/index.ts';
import { isPlatformPermission } from '#/resources/reference/permissions.ts';
import { type TestApp, testApp } from '#/tests/support/app.ts';
import { insert } from '#/tests/support/seed.ts';

const managerHolds = ['RolesPermissions', 'WebRoleCreate', 'WebRoleEdit', 'UsersManagement', 'UserEdit', 'Taxes', 'TaxEdit'];

let host: TestApp;
const tokens: Record<string, string> = {};
let made = 0;

beforeAll(async () => {
  host = await testApp({ roles: { manager: managerHolds, staff: ['RolesPermissions', 'POSRoleCreate', 'POSRoleEdit', 'POSRoleDelete', 'Taxes'] } });
  for (const name of ['admin', 'owner', 'manager', 'staff', 'nobody']) tokens[name] = await host.signIn(`${name}@demo.test`);
});
afterAll(() => host.close());

const send = (who: string, method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => host.call(method, path, body, tokens[who]);
const add = (who: string, values: object) => {
  made += 1;
  return send(who, 'POST', '/api/role', { name: `Role ${made}`, permissions: ['Taxes'], ...values });
};

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
    const person = { first_name: 'A', last_name: 'B', password: 'a long password', email: 'elsewhere@demo.test' };
    await send('owner', 'POST', '/api/user', { ...person, roles: [{ establishment: host.seeded.one.establishments[1], role: id }] });
    expect((await send('manager', 'PUT', `/api/role/${id}`, { permissions: ['Taxes', 'TaxEdit'] })).body.errors).toHaveProperty('permissions');
    expect((await send('manager', 'PUT', `/api/role/${id}`, { name: 'Renamed' })).status).toBe(200);
    expect((await send('owner', 'PUT', `/api/role/${id}`, { permissions: ['Taxes', 'TaxEdit'] })).status).toBe(200);
  });

  test('that hold more than the writer does are not theirs to change', async () => {
    const { id } = (await add('owner', { permissions: ['Taxes', 'CostView'] })).body.data;
    for (const values of [{ permissions: ['Taxes'] }, { name: 'Taken over' }])
      expect((await send('manager', 'PUT', `/api/role/${id}`, values)).status).toBe(403);
  });
});

describe('the type of a role', () => {
  test('decides which permission writes it', async () => {
    const [pos, web] = [(await add('owner', { type: 'POS' })).body.data.id, (await add('owner', { type: 'WEB' })).body.data.id];
    expect([(await add('staff', { type: 'POS' })).status, (await add('staff', { type: 'WEB' })).status, (await add('staff', {})).status]).toEqual([
      201, 403, 403,
    ]);
    expect([(await add('manager', { type: 'POS' })).status, (await add('manager', { type: 'WEB' })).status]).toEqual([403, 201]);
    const edits = async (who: string) => [
      (await send(who, 'PUT', `/api/role/${pos}`, { name: `${who} pos` })).status,
      (await send(who, 'PUT', `/api/role/${web}`, { name: `${who} web` })).status,
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
    expect((await send('owner', 'PUT', `/api/role/${id}`, { type: 'WEB' })).status).toBe(200);
    expect((await send('owner', 'PUT', `/api/role/${host.seeded.one.roles.manager}`, { type: 'POS' })).body.errors).toHaveProperty('type');
    expect((await add('owner', { type: 'admin' })).body.errors).toHaveProperty('type');
    expect((await add('admin', { client_id: 0, type: 'WEB' })).body.errors).toHaveProperty('type');
    expect((await add('admin', { client_id: 0, type: 'admin', permissions: ['Clients', 'Taxes'] })).status).toBe(201);
    expect((await add('admin', { client_id: host.seeded.two.clientId, type: 'WEB' })).body.data.client_id).toBe(host.seeded.two.clientId);
  });

  test('decides which permission of a super-admin writes it', async () => {
    const permissions = ['SuperAdminRolesPermissions', 'SuperAdminWebRoleCreate', 'Clients', 'Taxes'];
    const role = (await add('admin', { client_id: 0, type: 'admin', permissions })).body.data.id;
    const person = { client_id: 0, first_name: 'A', last_name: 'B', password: 'a long password', email: 'support@demo.test', roles: [{ role }] };
    expect((await send('admin', 'POST', '/api/user', person)).status).toBe(201);
    tokens.support = await host.signIn('support@demo.test', 'a long password');
    const client_id = host.seeded.one.clientId;
    expect((await add('support', { client_id, type: 'WEB' })).status).toBe(201);
    expect((await add('support', { client_id, type: 'POS' })).status).toBe(403);
    expect((await add('support', { client_id: 0, type: 'admin' })).status).toBe(403);
  });
});

describe('a role in use', () => {
  test('is not deleted, and says who has it', async () => {
    const refused = await send('owner', 'DELETE', `/api/role/${host.seeded.one.roles.manager}`);
    expect([refused.status, refused.body.message]).toEqual([409, '1 user has this role: give them another one first']);
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

  test('hold the platform’s names for super-admins and their own roles alone', async () => {
    expect(await grantable('admin', { type: 'admin' })).toHaveLength(model.permissions.length);
    expect((await grantable('admin', { type: 'WEB' })).filter(({ name }) => isPlatformPermission(name))).toEqual([]);
    expect(await grantable('owner', { type: 'admin' })).toEqual([]);
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
    const person = { first_name: 'A', last_name: 'B', password: 'a long password', email: 'old@demo.test', roles: [{ role }] };
    await send('owner', 'POST', '/api/user', person);
    const token = await host.signIn('old@demo.test', 'a long password');
    expect((await host.call('GET', '/api/get-permissions', undefined, token)).body.data.permissions).toEqual([]);
  });
});
