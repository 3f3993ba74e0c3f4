import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, type TestApp, testApp } from '#/tests/support/app.ts';

let host: TestApp;
let admin: string;
let owner: string;
let manager: string;
let made = 0;

beforeAll(async () => {
  host = await testApp();
  [admin, owner, manager] = (await Promise.all(['admin', 'owner', 'manager'].map((name) => host.signIn(`${name}@demo.test`)))) as [
    string,
    string,
    string,
  ];
});
afterAll(() => host.close());

const person = (values: object = {}) => {
  made += 1;
  return { first_name: 'New', last_name: 'Person', email: `person${made}@demo.test`, password: 'a long password', ...values };
};
const add = async (token: string, values: object = {}) => (await host.call('POST', '/api/user', person(values), token)).body.data;
const change = (id: number, values: object, token: string) => host.call('PUT', `/api/user/${id}`, values, token);
const idOf = (email: string) => host.seeded.one.users[email] as number;

describe('a user', () => {
  test('can sign in once made, by an address without regard to case, and sees no password', async () => {
    const user = await add(owner, { email: 'Mixed.Case@demo.test' });
    expect(user).toMatchObject({ email: 'mixed.case@demo.test', user_type: 'staff', full_access: false });
    expect(user).not.toHaveProperty('password');
    await expect(host.signIn('MIXED.case@demo.test', 'a long password')).resolves.toBeTypeOf('string');
  });

  test('cannot sign in before a password is chosen', async () => {
    const { password: _, ...without } = person();
    expect((await host.call('POST', '/api/user', without, owner)).status).toBe(201);
    await expect(host.signIn(without.email, '')).rejects.toThrow();
    await expect(host.signIn(without.email)).rejects.toThrow();
  });

  test('with an address that somebody has elsewhere is made and changed like any other, and gets nothing of that account', async () => {
    const known = await host.call('POST', '/api/user', person({ email: 'owner@other.test', password: 'chosen by them' }), owner);
    const unknown = await host.call('POST', '/api/user', person({ email: 'unheard@other.test', password: 'chosen by them' }), owner);
    const shape = ({ status, headers, body }: Answer) => [
      status,
      Object.keys(headers),
      { ...body, data: { ...body.data, id: 0, email: '', _at: '' } },
    ];
    const plain = (answer: Answer) => JSON.stringify(shape(answer)).replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '');
    expect(plain(known)).toBe(plain(unknown));
    await expect(host.signIn('owner@other.test', 'chosen by them')).rejects.toThrow('wrong');
    const token = await host.signIn('owner@other.test');
    expect((await host.call('GET', '/api/v1_0/profile', undefined, token)).body.data.user.client_id).toBe(host.seeded.two.clientId);
    expect((await change(known.body.data.id, { password: 'chosen again' }, owner)).status).toBe(200);
    expect((await host.call('GET', '/api/v1_0/profile', undefined, token)).status).toBe(200);
    const user = await add(owner);
    expect((await change(user.id, { email: 'Admin@demo.test' }, owner)).body.data.email).toBe('admin@demo.test');
    await expect(host.signIn('admin@demo.test', 'a long password')).rejects.toThrow('wrong');
    await expect(host.signIn(user.email, 'a long password')).resolves.toBeTypeOf('string');
    const taken = await host.call('POST', '/api/user', person({ email: 'owner@other.test', client_id: 0 }), admin);
    expect([taken.status, Object.keys(taken.body.errors)]).toEqual([422, ['email']]);
  });

  test('has an address that they waited for once it is nobody’s, and they prove themself', async () => {
    const first = await host.call('POST', '/api/user', person({ email: 'shared@other.test', client_id: host.seeded.two.clientId }), admin);
    const second = await add(owner, { email: 'shared@other.test', password: 'the second one' });
    await expect(host.signIn('shared@other.test', 'the second one')).rejects.toThrow('wrong');
    expect((await host.call('DELETE', `/api/user/${first.body.data.id}`, undefined, admin)).status).toBe(200);
    const token = await host.signIn('shared@other.test', 'the second one');
    expect((await host.call('GET', '/api/v1_0/profile', undefined, token)).body.data.user).toMatchObject({ id: second.id });
    const late = await host.call('POST', '/api/user', person({ email: 'shared@other.test', client_id: host.seeded.two.clientId }), admin);
    expect(late.status).toBe(422);
  });

  test('signs in by the new address alone after it was changed, and by none after being deleted', async () => {
    const user = await add(owner);
    expect((await change(user.id, { email: 'moved@demo.test' }, owner)).status).toBe(200);
    await expect(host.signIn(user.email, 'a long password')).rejects.toThrow();
    await expect(host.signIn('moved@demo.test', 'a long password')).resolves.toBeTypeOf('string');
    expect((await host.call('DELETE', `/api/user/${user.id}`, undefined, owner)).status).toBe(200);
    await expect(host.signIn('moved@demo.test', 'a long password')).rejects.toThrow();
    expect((await host.call('POST', '/api/user', person({ email: 'moved@demo.test' }), owner)).status).toBe(201);
  });

  test('is signed out everywhere when somebody sets another password or makes them inactive', async () => {
    for (const values of [{ password: 'another long one' }, { status: 'inactive' }]) {
      const user = await add(owner);
      const token = await host.signIn(user.email, 'a long password');
      expect((await host.call('GET', '/api/get-permissions', undefined, token)).status).toBe(200);
      expect((await change(user.id, values, owner)).status).toBe(200);
      expect((await host.call('GET', '/api/get-permissions', undefined, token)).status).toBe(401);
    }
  });

  test('is an administrator on the platform, and staff in a business, whatever is asked for', async () => {
    expect(await add(admin, { client_id: 0 })).toMatchObject({ user_type: 'admin', client_id: 0 });
    expect(await add(admin, { client_id: host.seeded.two.clientId })).toMatchObject({
      user_type: 'staff',
      client_id: host.seeded.two.clientId,
    });
    for (const values of [{ user_type: 'admin' }, { full_access: true }]) {
      const refused = await host.call('POST', '/api/user', person(values), owner);
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, Object.keys(values)]);
    }
  });
});

describe('the roles of a user', () => {
  const [first, second] = [() => host.seeded.one.establishments[0], () => host.seeded.one.establishments[1]];
  const role = async (permissions: string[], type = 'WEB') => {
    made += 1;
    return (await host.call('POST', '/api/role', { name: `Role ${made}`, type, permissions }, owner)).body.data.id as number;
  };

  test('are given by who holds all of their permissions there', async () => {
    const taxes = await role(['Taxes', 'TaxEdit']);
    const costs = await role(['Taxes', 'CostView']);
    const ask = (roles: object[]) => host.call('POST', '/api/user', person({ roles }), manager);
    expect((await ask([{ establishment: first(), role: taxes }])).status).toBe(201);
    const refused = await ask([
      { establishment: first(), role: taxes },
      { establishment: second(), role: taxes },
      { establishment: null, role: taxes },
      { establishment: first(), role: costs },
    ]);
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toEqual({
      'roles.1.establishment': ['You may not do this in that establishment: choose another one'],
      'roles.2.establishment': ['Choose an establishment: you may not do this for all of them'],
    });
    expect(Object.keys((await ask([{ establishment: first(), role: costs }])).body.errors)).toEqual(['roles.0.role']);
    expect((await ask([])).body.errors).toEqual({ roles: ['Choose an establishment: you may not do this for all of them'] });
    expect((await host.call('POST', '/api/user', person({ roles: [{ establishment: null, role: costs }] }), owner)).status).toBe(201);
  });

  test('are web roles of the same business, each once in a place', async () => {
    const till = await role(['Taxes'], 'POS');
    const foreign = host.seeded.two;
    const platform = (
      await host.call('POST', '/api/role', { client_id: 0, name: 'Support', type: 'admin', permissions: ['Clients'] }, admin)
    ).body.data.id;
    for (const [id, token] of [
      [till, owner],
      [platform, owner],
    ] as const)
      expect((await host.call('POST', '/api/user', person({ roles: [{ role: id }] }), token)).body.errors).toHaveProperty(['roles.0.role']);
    expect((await host.call('POST', '/api/user', person({ client_id: foreign.clientId, roles: [{ role: till }] }), admin)).status).toBe(
      422,
    );
    const twice = [{ role: await role(['Taxes']) }];
    expect((await host.call('POST', '/api/user', person({ roles: [...twice, ...twice] }), owner)).body.errors).toHaveProperty([
      'roles.1.role',
    ]);
    expect((await host.call('POST', '/api/user', person({ client_id: 0, roles: [{ role: platform }] }), admin)).status).toBe(201);
  });

  test('differ from one establishment to the next, and open exactly what each gives there', async () => {
    const [harbour, market, station] = host.seeded.one.establishments;
    const roles = [
      { establishment: harbour, role: await role(['Taxes', 'TaxCreate']) },
      { establishment: market, role: await role(['Products']) },
    ];
    const user = await add(owner, { roles });
    const token = await host.signIn(user.email, 'a long password');
    const names = async (place?: number) =>
      (await host.call('GET', `/api/get-permissions${place ? `/${place}` : ''}`, undefined, token)).body.data.permissions;
    expect([await names(harbour), await names(market), await names(station)]).toEqual([['TaxCreate', 'Taxes'], ['Products'], []]);
    expect(await names()).toEqual(['Products', 'TaxCreate', 'Taxes']);
    const { list } = (await host.call('GET', '/api/establishment/list', undefined, token)).body.data;
    expect(list.map(({ id }: { id: number }) => id).sort()).toEqual([harbour, market].sort());
    const make = async (place: number | undefined) => {
      made += 1;
      return (await host.call('POST', '/api/tax', { name: `Tax ${made}`, rate: 5, type: 'percent', establishment_id: place }, token))
        .status;
    };
    expect(await make(harbour)).toBe(201);
    expect([403, 404]).toContain(await make(market));
    expect((await host.call('POST', '/api/tax/list', { establishment_id: market }, token)).body.data?.list ?? []).toEqual([]);
  });

  test('of the point of sale never open the dashboard, even where one turns out to be held', async () => {
    const id = await role(['Taxes']);
    const user = await add(owner, { roles: [{ establishment: null, role: id }] });
    const token = await host.signIn(user.email, 'a long password');
    expect((await host.call('PUT', `/api/role/${id}`, { type: 'POS' }, owner)).body.errors).toHaveProperty('type');
    await host.database.platform((tx) =>
      tx.updateTable('roles').set({ type: 'POS' }).where('client_id', '=', host.seeded.one.clientId).where('id', '=', id).execute(),
    );
    expect((await host.call('GET', '/api/get-permissions', undefined, token)).body.data.permissions).toEqual([]);
    expect((await host.call('POST', '/api/tax/list', {}, token)).status).toBe(403);
  });

  test('taken away are gone with the next call', async () => {
    const user = await add(owner, { roles: [{ establishment: null, role: await role(['Taxes']) }] });
    const token = await host.signIn(user.email, 'a long password');
    expect((await host.call('POST', '/api/tax/list', {}, token)).status).toBe(200);
    await change(user.id, { roles: [] }, owner);
    expect((await host.call('POST', '/api/tax/list', {}, token)).status).toBe(403);
  });
});

describe('nobody', () => {
  test('changes, deletes or shuts out somebody who may do more', async () => {
    const role = (await host.call('POST', '/api/role', { name: 'Costs', permissions: ['CostView'] }, owner)).body.data.id;
    const { id } = await add(owner, { roles: [{ establishment: host.seeded.one.establishments[0], role }] });
    const plain = (await host.call('POST', '/api/role', { name: 'Plain', permissions: ['Taxes'] }, owner)).body.data.id;
    const wider = (await add(owner, { roles: [{ establishment: null, role: plain }] })).id;
    const farther = (await add(owner, { roles: host.seeded.one.establishments.map((establishment) => ({ establishment, role: plain })) }))
      .id;
    // Whoever works elsewhere too is not there for somebody of one establishment.
    for (const [target, status] of [
      [id, 403],
      [idOf('owner@demo.test'), 404],
      [wider, 404],
      [farther, 404],
    ] as const) {
      for (const values of [{ password: 'another long one' }, { email: 'mine@demo.test' }, { first_name: 'Mine' }, { status: 'inactive' }])
        expect((await change(target, values, manager)).status, JSON.stringify(values)).toBe(status);
      expect((await host.call('DELETE', `/api/user/${target}`, undefined, manager)).status).toBe(status);
    }
    expect((await change(id, { roles: [{ establishment: host.seeded.one.establishments[0], role: plain }] }, manager)).status).toBe(403);
    expect((await change(idOf('staff@demo.test'), { first_name: 'Sam' }, owner)).status).toBe(200);
  });

  test('gives themself more than they hold', async () => {
    const role = (await host.call('POST', '/api/role', { name: 'Everything', permissions: ['CostView', 'Taxes'] }, owner)).body.data.id;
    const own = (await host.call('GET', `/api/user/${idOf('manager@demo.test')}`, undefined, manager)).body.data.roles;
    const refused = await change(idOf('manager@demo.test'), { roles: [...own, { establishment: null, role }] }, manager);
    expect(refused.body.errors).toHaveProperty(['roles.1.establishment']);
    const here = { establishment: host.seeded.one.establishments[0], role };
    expect((await change(idOf('manager@demo.test'), { roles: [...own, here] }, manager)).body.errors).toHaveProperty(['roles.1.role']);
    expect((await change(idOf('manager@demo.test'), { language: 'es' }, manager)).status).toBe(200);
  });

  test('deletes themself, makes themself inactive, or sets their own password without the present one', async () => {
    for (const [token, email] of [
      [owner, 'owner@demo.test'],
      [manager, 'manager@demo.test'],
    ] as const) {
      expect((await host.call('DELETE', `/api/user/${idOf(email)}`, undefined, token)).status).toBe(409);
      expect((await change(idOf(email), { status: 'inactive' }, token)).body.errors).toHaveProperty('status');
      expect((await change(idOf(email), { password: 'another long one' }, token)).body.errors).toHaveProperty('password');
    }
    const bulk = await host.call('POST', '/api/user/bulk', { ids: [idOf('owner@demo.test')], set: { status: 'inactive' } }, owner);
    expect(bulk.body.data).toMatchObject({ matched: 1, changed: 0 });
  });

  test('takes the last person with full access from a business', async () => {
    const last = host.seeded.two.users['owner@other.test'] as number;
    expect((await host.call('DELETE', `/api/user/${last}`, undefined, admin)).status).toBe(409);
    expect((await change(last, { status: 'inactive' }, admin)).body.errors).toHaveProperty('status');
    expect((await change(last, { first_name: 'Olga' }, admin)).status).toBe(200);
  });

  test('takes it from the last one by way of many at once, or by taking their roles', async () => {
    const last = host.seeded.two.users['owner@other.test'] as number;
    for (const change of [{ set: { status: 'inactive' } }, { delete: true }])
      expect((await host.call('POST', '/api/user/bulk', { ids: [last], ...change }, admin)).body.data).toMatchObject({
        matched: 1,
        changed: 0,
      });
    expect((await change(last, { roles: [] }, admin)).status).toBe(200);
    expect((await change(last, { full_access: false }, admin)).status).toBe(422);
    const token = await host.signIn('owner@other.test');
    expect((await host.call('POST', '/api/role/list', {}, token)).status).toBe(200);
  });

  test('is left without full access by two who shut each other out at once', async () => {
    const { clientId } = host.seeded.two;
    const first = host.seeded.two.users['owner@other.test'] as number;
    const second = (await host.call('POST', '/api/user', person({ client_id: clientId }), admin)).body.data;
    await host.database.platform((tx) =>
      tx.updateTable('users').set({ full_access: true }).where('client_id', '=', clientId).where('id', '=', second.id).execute(),
    );
    const [one, two] = [await host.signIn('owner@other.test'), await host.signIn(second.email, 'a long password')];
    const answers = await Promise.all([change(second.id, { status: 'inactive' }, one), change(first, { status: 'inactive' }, two)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { list } = (
      await host.call('POST', '/api/user/list', { filters: { client_id: clientId, full_access: true, status: 'active' } }, admin)
    ).body.data;
    expect(list).toHaveLength(1);
  });
});
