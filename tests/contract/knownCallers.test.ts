import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { model } from '#/resources/index.ts';
import { leastPasswordCost } from '#/server/access/passwords.ts';
import { callerQuery } from '#/server/access/permissions/loadCaller.ts';
import { buildApp } from '#/server/app.ts';
import { RIGHTS_VERSIONS } from '#/server/foundation/database/rightsVersions.ts';
import { caller, migratedDatabase, type TestApp, testApp, testJwtSecret } from '#/tests/support/app.ts';

let host: TestApp;
let owner: string;
/** How often the host read somebody's rights. */
let read = 0;
beforeAll(async () => {
  const database = await migratedDatabase();
  host = await testApp({
    database: {
      ...database,
      platform: (work, options) => {
        read += 1;
        return database.platform(work, options);
      },
    },
    roles: { manager: ['Products', 'ProductView'], staff: ['Products'] },
  });
  owner = await host.signIn('owner@demo.test');
});
afterAll(() => host.close());

const products = (token: string, to = host.call) => to('POST', '/api/product/list', {}, token);
const mine = () => host.seeded.one;
const direct = (text: string, ...values: unknown[]) => host.database.direct(text, values);
const version = async (clientId: number) => {
  const { rows } = await direct(`select version from public.${RIGHTS_VERSIONS} where client_id = $1`, clientId);
  return rows[0]?.version;
};

describe('whoever calls again', () => {
  test('is asked for no rights, and may do the same', async () => {
    expect((await products(owner)).status).toBe(200);
    read = 0;
    for (let again = 0; again < 3; again += 1) expect((await products(owner)).status).toBe(200);
    // Nor where they come beside each other, as those of a dashboard do.
    await Promise.all(Array.from({ length: 5 }, () => products(owner)));
    expect(read).toBe(0);
  });

  test('is read anew where something changed in the business, and not where it changed in another', async () => {
    await products(owner);
    read = 0;
    await direct(`update public.users set first_name = 'Olga' where id = $1`, host.seeded.two.users['owner@other.test']);
    await products(owner);
    expect(read).toBe(0);
    await direct(`update public.users set first_name = 'Olga' where id = $1`, mine().users['staff@demo.test']);
    await products(owner);
    await products(owner);
    expect(read).toBe(1);
  });

  test('is asked for no rights though somebody of the business signs in, or sells', async () => {
    await products(owner);
    const before = await version(mine().clientId);
    await host.signIn('manager@demo.test');
    await host.call('POST', '/api/tax', { establishment_id: mine().establishments[0], name: 'VAT', rate: 20 }, owner);
    expect(await version(mine().clientId)).toBe(before);
  });
});

describe('with the next call is gone what', () => {
  let manager: string;
  beforeEach(async () => {
    manager = await host.signIn('manager@demo.test');
    expect((await products(manager)).status).toBe(200);
    expect((await products(manager)).status).toBe(200);
  });
  const id = () => mine().users['manager@demo.test'];
  const role = () => mine().roles.manager;
  const client = () => mine().clientId;

  /** What takes something away, what it is answered with from then on, and what gives it back. */
  const changes: [string, number, () => Promise<unknown>, () => Promise<unknown>][] = [
    [
      'a user lost who was put out of service',
      401,
      () => direct(`update public.users set status = 'inactive' where id = $1`, id()),
      () => direct(`update public.users set status = 'active' where id = $1`, id()),
    ],
    [
      'a role lost',
      403,
      () => direct(`update public.roles set permissions = '["ProductView"]' where id = $1`, role()),
      () => direct(`update public.roles set permissions = '["Products", "ProductView"]' where id = $1`, role()),
    ],
    [
      'a role opened that is the point of sale’s now',
      403,
      () => direct(`update public.roles set type = 'POS' where id = $1`, role()),
      () => direct(`update public.roles set type = 'WEB' where id = $1`, role()),
    ],
    [
      'opened a role that they hold no more',
      403,
      () => direct('update public.users_roles set parent_id = $2 where parent_id = $1', id(), mine().users['nobody@demo.test']),
      () => direct('update public.users_roles set parent_id = $1 where parent_id = $2', id(), mine().users['nobody@demo.test']),
    ],
    [
      'a business had before it was put out of service',
      401,
      () => direct(`update public.clients set status = 'inactive' where id = $1`, client()),
      () => direct(`update public.clients set status = 'active' where id = $1`, client()),
    ],
    [
      'nobody has without a second factor, since a role asks for one',
      403,
      () => direct('update public.roles set requires_two_factor = true where id = $1', role()),
      () => direct('update public.roles set requires_two_factor = false where id = $1', role()),
    ],
    [
      'nobody has without a second factor, since the business asks for one',
      403,
      () => direct('update public.clients set requires_two_factor = true where id = $1', client()),
      () => direct('update public.clients set requires_two_factor = false where id = $1', client()),
    ],
  ];
  test.each(changes)('%s', async (_what, status, take, giveBack) => {
    await take();
    expect((await products(manager)).status).toBe(status);
    await giveBack();
    expect((await products(manager)).status).toBe(200);
  });

  test('a second factor opened that was taken away', async () => {
    await direct('update public.roles set requires_two_factor = true where id = $1', role());
    await direct(
      `insert into public.second_factors (client_id, user_id, sealed_key, confirmed_at) values ($1, $2, 'x', now())`,
      client(),
      id(),
    );
    expect((await products(manager)).status).toBe(200);
    await direct('delete from public.second_factors where user_id = $1', id());
    expect((await products(manager)).status).toBe(403);
    await direct('update public.roles set requires_two_factor = false where id = $1', role());
  });

  test('a token opened that was given back, and the other sessions of somebody who signs out everywhere', async () => {
    const other = await host.signIn('manager@demo.test');
    expect((await products(other)).status).toBe(200);
    expect((await host.call('POST', '/api/logout', {}, other)).status).toBe(200);
    expect((await products(other)).status).toBe(401);
    const third = await host.signIn('manager@demo.test');
    expect((await products(third)).status).toBe(200);
    expect((await host.call('POST', '/api/v1_0/sign-out-everywhere', {}, manager)).status).toBeLessThan(300);
    expect((await products(third)).status).toBe(401);
  });

  test('another host took away, which shares nothing with this one but the database', async () => {
    const beside = await buildApp({
      ...{ model, jwtSecret: testJwtSecret, passwordCost: leastPasswordCost, database: host.database, webhookSettings: { most: 0 } },
      ...{ jobSettings: { recurs: false } },
      config: { oauthClientSecret: 'countinghouse-dashboard', logLevel: 'silent', s3: undefined, trustProxy: undefined, dataDir: '/none' },
    });
    try {
      const there = caller(beside);
      expect((await products(manager, there)).status).toBe(200);
      const body = { name: 'manager', permissions: ['ProductView'], type: 'WEB' };
      const { body: found } = await host.call('GET', `/api/role/${role()}`, undefined, owner);
      const edit = await host.call('PUT', `/api/role/${role()}`, { ...body, updated_at: found.data.updated_at }, owner);
      expect(edit.status, JSON.stringify(edit.body)).toBe(200);
      expect((await products(manager, there)).status).toBe(403);
      expect((await products(manager)).status).toBe(403);
    } finally {
      await beside.close();
      await direct(`update public.roles set permissions = '["Products", "ProductView"]' where id = $1`, role());
    }
  });
});

test('money and clock of an establishment are remembered as well, until they change', async () => {
  const establishment_id = host.seeded.two.establishments[0];
  const other = await host.signIn('owner@other.test');
  const made = (item: string) => host.call('POST', '/api/product', { establishment_id, item, price: 1.55 }, other);
  expect((await made('Tea')).status).toBe(201);
  expect((await made('Milk')).status).toBe(201);
  await direct(`update public.establishments set currency = 'JPY' where id = $1`, establishment_id);
  expect((await made('Cake')).body.errors).toHaveProperty('price');
});

describe('the version of the rights of a business', () => {
  test('is another one from the moment a change is stored, and the same where it is undone', async () => {
    const before = await version(mine().clientId);
    const undone = host.database.platform(async (tx) => {
      await sql`update public.users set status = 'inactive' where id = ${mine().users['staff@demo.test']}`.execute(tx);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await version(mine().clientId)).toBe(before);
    await host.database.tenant(mine().clientId, (tx) =>
      sql`update public.users set language = 'de' where id = ${mine().users['staff@demo.test']}`.execute(tx),
    );
    const after = await version(mine().clientId);
    expect(after).not.toBe(before);
    expect(await version(host.seeded.two.clientId)).toBeTruthy();
  });

  test('is noted by every table that is read to know what somebody may do', async () => {
    const claims = { userId: 1, clientId: 1, generation: 0, jti: 'x', expiresAt: new Date() };
    const text = await host.database.platform(async (tx) => callerQuery(claims).compile(tx).sql);
    // The businesses are a view of the clients.
    const tables = new Set([...text.matchAll(/public\.(\w+)/g)].map(([, name]) => (name === 'businesses' ? 'clients' : name)));
    // What belongs to one token alone is asked for with every call.
    for (const name of ['user_sessions', RIGHTS_VERSIONS]) expect(tables.delete(name), name).toBe(true);
    const { rows } = await direct(
      `select tgrelid::regclass::text as name from pg_trigger where tgname = tgrelid::regclass::text || '_rights'`,
    );
    expect(rows.map(({ name }) => String(name))).toEqual(expect.arrayContaining([...tables]));
    expect(tables.size).toBeGreaterThan(5);
  });
});

describe('a program that calls again', () => {
  const made = async (changes: object = {}) => {
    const key = { name: 'Web shop', establishments: [mine().establishments[0]], permissions: ['Products'], ...changes };
    const { status, body } = await host.call('POST', '/api/api-key', key, owner);
    expect(status, JSON.stringify(body)).toBe(201);
    return body.data as { id: number; api_key: string };
  };

  test('is asked for no rights, until its key is changed or an establishment is taken from it', async () => {
    const { id, api_key: key } = await made();
    expect((await products(key)).status).toBe(200);
    read = 0;
    expect((await products(key)).status).toBe(200);
    expect(read).toBe(0);
    await direct('delete from public.api_keys_establishments where parent_id = $1', id);
    expect((await products(key)).status).toBe(403);
    await direct(`update public.api_keys set status = 'inactive' where id = $1`, id);
    expect((await products(key)).status).toBe(401);
  });

  test('is out when its time is over, though nobody has changed anything', async () => {
    const { id, api_key: key } = await made({ name: 'Till of a market', expires_at: '2999-01-01T00:00:00.000Z' });
    expect((await products(key)).status).toBe(200);
    const before = await version(mine().clientId);
    await direct(`update public.api_keys set expires_at = now() - interval '1 second' where id = $1`, id);
    await direct(`update public.${RIGHTS_VERSIONS} set version = $2 where client_id = $1`, mine().clientId, before);
    expect((await products(key)).status).toBe(401);
  });
});
