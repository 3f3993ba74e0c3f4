import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../support/app.ts';

let host: TestApp;
beforeAll(async () => {
  host = await testApp({ config: { trustProxy: 'loopback' } });
});
afterAll(() => host.close());

let network = 0;
const wanted = (change: object = {}) => ({
  email: `new${network}@shop.test`,
  password: 'a long password',
  firstName: 'Nadia',
  lastName: 'Newman',
  ...change,
});
const register = (body: object, address = `192.0.2.${++network}`) =>
  host.call('POST', '/api/auth/register', body, undefined, { 'x-forwarded-for': address, 'user-agent': 'curl/8' });

describe('POST /api/auth/register', () => {
  it('makes a business with its owner, who is in at once and holds everything in it', async () => {
    const { status, body, headers } = await register(wanted({ email: ' Nadia@Shop.test'.trim(), firstName: ' Nadia ' }));
    expect(status).toBe(201);
    expect(headers['cache-control']).toBe('no-store');
    const user = {
      id: expect.any(Number),
      first_name: 'Nadia',
      last_name: 'Newman',
      email: 'nadia@shop.test',
      user_type: 'client',
      client_id: expect.any(Number),
      avatar_url: null,
      language: 'en',
    };
    expect(body).toEqual({
      status: 'success',
      message: 'Welcome',
      accessToken: expect.any(String),
      user,
      data: { accessToken: body.accessToken, user },
    });
    const { seeded } = host;
    expect([0, seeded.one.clientId, seeded.two.clientId]).not.toContain(body.user.client_id);
    const profile = await host.call('GET', '/api/v1_0/profile', undefined, body.accessToken);
    expect(profile.body.data).toEqual({ user, isFullAccess: true });
    const { permissions } = (await host.call('GET', '/api/get-permissions', undefined, body.accessToken)).body.data;
    expect(permissions).toContain('ProductCreate');
    expect(permissions.filter((name: string) => name.startsWith('SuperAdmin'))).toEqual([]);
    expect((await host.call('GET', '/api/establishment/list', undefined, body.accessToken)).body.data.list).toEqual([]);
    await host.signIn('nadia@shop.test', 'a long password');
  });

  it('stands in the activity log and in the list of clients', async () => {
    const admin = await host.signIn('admin@demo.test');
    const { list } = (await host.call('POST', '/api/admin/clients/list', { search: 'nadia@shop.test' }, admin)).body.data;
    expect(list).toMatchObject([{ name: 'Nadia Newman', owner: 'Nadia Newman', status: 'active' }]);
    const owner = await host.signIn('nadia@shop.test', 'a long password');
    const log = (await host.call('POST', '/api/activity-log/list', { sort_by: 'id', sort_order: 'asc' }, owner)).body.data.list;
    expect(log[0]).toMatchObject({ event: 'created', description: 'Registered', causer: 'Nadia Newman' });
  });

  it('keeps what the business is, its currency from its country where nothing else is said', async () => {
    const business = { businessName: ' The River Café ', country: 'JP', businessKind: 'cafe' };
    expect((await register(wanted({ email: 'river@cafe.test', ...business }))).status).toBe(201);
    expect((await register(wanted({ email: 'other@cafe.test', ...business, businessName: null, currency: 'EUR' }))).status).toBe(201);
    const admin = await host.signIn('admin@demo.test');
    const { list } = (await host.call('POST', '/api/admin/clients/list', { search: '@cafe.test', sort_by: 'id', sort_order: 'asc' }, admin))
      .body.data;
    const details = [];
    for (const { id } of list) details.push((await host.call('GET', `/api/admin/clients/general-info/${id}`, undefined, admin)).body.data);
    expect(details).toMatchObject([
      { name: 'The River Café', owner: 'Nadia Newman', country: 'JP', currency: 'JPY', business_kind: 'cafe' },
      { name: 'Nadia Newman', country: 'JP', currency: 'EUR', business_kind: 'cafe' },
    ]);
  });

  it('refuses a taken address in any case, in whatever business, and leaves nothing behind', async () => {
    const clients = async () =>
      Number(
        (
          await host.database.platform((tx) =>
            tx
              .selectFrom('clients')
              .select(({ fn }) => fn.countAll().as('n'))
              .executeTakeFirstOrThrow(),
          )
        ).n,
      );
    const before = await clients();
    for (const email of ['owner@demo.test', 'OWNER@OTHER.TEST', 'admin@demo.test'])
      expect(await register(wanted({ email }))).toMatchObject({
        status: 422,
        body: { errors: { email: [expect.stringContaining('already in use')] } },
      });
    expect(await clients()).toBe(before);
  });

  it('gives an address that many want at once to one of them', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => register(wanted({ email: 'wanted@shop.test' }))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422, 422]);
  });

  it.each([
    [{ email: 'nobody' }, 'email'],
    [{ email: 'a@b' }, 'email'],
    [{ email: undefined }, 'email'],
    [{ password: 'short' }, 'password'],
    [{ password: 'x'.repeat(129) }, 'password'],
    [{ password: 12345678901 }, 'password'],
    [{ firstName: '   ' }, 'firstName'],
    [{ lastName: 'x'.repeat(81) }, 'lastName'],
    [{ user_type: 'admin' }, 'user_type'],
    [{ client_id: 1 }, 'client_id'],
    [{ businessName: 'x'.repeat(121) }, 'businessName'],
    [{ country: 'Atlantis' }, 'country'],
    [{ country: 'XX' }, 'country'],
    [{ currency: 'ABC' }, 'currency'],
    [{ currency: 'euros' }, 'currency'],
    [{ businessKind: 'circus' }, 'businessKind'],
  ])('refuses %j at its field', async (change, field) => {
    const { status, body } = await register(wanted(change));
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  it('is limited for one network', async () => {
    const statuses: number[] = [];
    for (let made = 0; made < 11; made++)
      statuses.push((await register(wanted({ email: 'taken', password: 'long enough for it' }), '203.0.113.9')).status);
    // A body that cannot be read as a registration counts nothing; these can.
    for (let made = 0; made < 20; made++) statuses.push((await register(wanted({ email: 'owner@demo.test' }), '203.0.113.9')).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
    // One address that is tried over and over uses up half of what the network has.
    const others = ['admin', 'manager', 'staff', 'nobody', 'admin', 'manager'].map((name) =>
      register(wanted({ email: `${name}@demo.test` }), '203.0.113.9'),
    );
    expect((await Promise.all(others)).map(({ status }) => status).sort()).toEqual([422, 422, 422, 422, 422, 429]);
    expect(Number((await register(wanted(), '203.0.113.9')).headers['retry-after'])).toBeGreaterThan(0);
  });
});
