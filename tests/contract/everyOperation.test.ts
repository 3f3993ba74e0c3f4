import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { model } from '#/resources/index.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { tablesOf } from '#/server/foundation/database/tables.ts';
import { fuzzRound } from '#/tests/fuzz/fuzz.ts';
import { type FuzzHost, fuzzHost } from '#/tests/fuzz/fuzzHost.ts';
import { reportOf } from '#/tests/fuzz/fuzzReport.ts';
import { codeIn, type MailServer, startMailServer } from '#/tests/server/foundation/mail/mailServer.ts';
import { grantOf } from '#/tests/support/app.ts';
import { rounds } from '#/tests/support/thorough.ts';

/** A small and always equal part of `npm run fuzz`, which makes 100,000 calls of other seeds. */
const CALLS = rounds(250, 800);
const SEED = 20_261_120;

let host: FuzzHost;
let mail: MailServer;
const lines: string[] = [];
const secrets = new Set<string>();
const secret = (value: string) => {
  secrets.add(value);
  return value;
};

beforeAll(async () => {
  mail = await startMailServer();
  host = await fuzzHost({ smtpUrl: mail.url, onLog: (line) => lines.push(line), routes: (app) => faults(app, () => host.database) });
});
afterAll(async () => {
  await host.close();
  await mail.close();
});

/** Routes that fail in the ways in which a driver would say the values. */
function faults(app: FuzzHost['app'], database: () => Database): void {
  const config = { public: true };
  app.get('/api/fault/cast', { config }, () => database().platform((tx) => sql`select ${secret('cast-4111-1111')}::bigint`.execute(tx)));
  app.get('/api/fault/row', { config }, () =>
    database().platform((tx) =>
      sql`insert into public.gift_cards (client_id, card_number) values (1, ${secret('row-5500-0000')})`.execute(tx),
    ),
  );
  app.get('/api/fault/key', { config }, () =>
    database().platform((tx) =>
      sql`insert into public.accounts (email, client_id, user_id) select ${secret('key-6011-0000')}, 1, user_id + 5000 from public.accounts
        limit 2`.execute(tx),
    ),
  );
  app.get('/api/fault/json', { config }, async () => JSON.parse(secret('json-3782-8224')));
  app.get('/api/fault/logged', { config }, async (request) => {
    request.log.info(
      { headers: { authorization: `Bearer ${secret('bearer-3714')}` }, password: secret('logged-password-1') },
      'a careless line',
    );
    request.log.info(`asked for /files/a/b.png?signature=${secret('signature-9966')}`);
    request.log.error(new Error(`no mail by smtp://mailer:${secret('smtp-password-2')}@mail.test`));
    throw Object.assign(new Error('broken'), { detail: secret('detail-6304'), cause: new Error(`"${secret('cause-6759')}" is wrong`) });
  });
}

type Call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: object,
  token?: string,
) => Promise<{ status: number; body: ReturnType<typeof JSON.parse> }>;
const call: Call = async (method, url, payload, token) => {
  const answer = await host.app.inject({
    method,
    url,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
};

test('a tour past everything secret is answered as it should be', async () => {
  const [owner, admin] = ['owner', 'admin'].map((name) => secret(host.tokenOf(name as 'owner') as string)) as [string, string];
  expect((await call('POST', '/oauth/token', grantOf('staff@demo.test', secret('Wrong-Password-5b2e')))).status).toBe(400);
  const registered = await call('POST', '/api/auth/register', {
    email: 'new@tour.test',
    password: secret('Register-Password-77'),
    firstName: 'New',
    lastName: 'Owner',
  });
  expect(registered.status).toBe(201);
  const change = { current_password: 'Register-Password-77', new_password: secret('Changed-Password-78') };
  expect((await call('POST', '/api/v1_0/change-password', change, secret(registered.body.data.accessToken))).status).toBe(200);

  const email = 'manager@demo.test';
  mail.forget();
  await call('POST', '/api/v1_0/request-password-reset', { email });
  const code = secret(codeIn(await nextTo(email)));
  const other = secret(String((Number(code) + 1) % 1_000_000).padStart(6, '0'));
  expect((await call('POST', '/api/v1_0/verify-password-request-code', { email, code: other })).status).toBe(422);
  const { body } = await call('POST', '/api/v1_0/verify-password-request-code', { email, code });
  const reset = { reset_token: secret(body.data.reset_token), password: secret('Reset-Password-79') };
  expect((await call('POST', '/api/v1_0/reset-password', reset)).status).toBe(200);

  const station = host.tokenOf('station') as string;
  secret(station);
  const stations = await call('POST', '/api/admin/clients/establishment-station/list', { search: 'Fuzz' }, admin);
  const rotated = await call('POST', `/api/admin/clients/establishment-station/${stations.body.data.list[0].id}/rotate-token`, {}, admin);
  secret(rotated.body.data.station_token);
  expect((await call('POST', '/api/sales/list', {}, station)).status).toBe(401);

  const employee = { establishment_id: 1, first_name: 'Pin', last_name: 'Holder', pin: secret('840271') };
  expect((await call('POST', '/api/employee', employee, owner)).status).toBe(201);
  expect((await call('POST', '/api/employee', employee, owner)).status).toBe(422);
  const card = { card_number: secret('TOUR-9F3A-7712'), currency: 'USD' };
  expect((await call('POST', '/api/gift-card', card, owner)).status).toBe(201);
  expect((await call('POST', '/api/gift-card', card, owner)).status).toBe(422);

  const { url } = (await call('POST', '/api/v1_0/get-presigned-url', { file_name: 'menu.csv' }, owner)).body.data as { url: string };
  secret(new URLSearchParams(url.split('?')[1]).get('signature') as string);
  const put = (to: string) => host.app.inject({ method: 'PUT', url: to, payload: 'a,b\n', headers: { 'content-type': 'text/csv' } });
  expect((await put(url)).statusCode).toBe(200);
  expect((await put(`${url}x`)).statusCode).toBe(403);
  expect((await call('GET', `/api/nothing?access_token=${owner}`)).status).toBe(404);

  mail.refuse = { code: 550, message: `Spam: "Your code is ${secret('118226')}" and 118226` };
  await call('POST', '/api/v1_0/request-password-reset', { email });
  await expect.poll(() => lines.some((line) => line.includes('is given up'))).toBe(true);
  mail.refuse = undefined;
  for (const [fault, status] of Object.entries({ cast: 422, row: 500, key: 409, json: 500, logged: 500 }))
    expect((await call('GET', `/api/fault/${fault}`)).status, fault).toBe(status);
  // What was broken on purpose is no failure of the calls that follow.
  expect(host.errors.splice(0)).toHaveLength(5);
});

async function nextTo(email: string) {
  for (;;) {
    const received = await mail.next();
    if (received.recipients.includes(email)) return received;
  }
}

// Each of these was answered with 500.
test('a word that every object has, in the place of a field, is refused like any other that is none', async () => {
  const owner = host.tokenOf('owner');
  const field = (name: string) => expect.arrayContaining([expect.stringContaining(`${name} is not a field`)]);
  const list = async (body: object) => (await call('POST', '/api/product/list', body, owner)).body.errors;
  expect(await list({ toString: 1, constructor: 1 })).toEqual({ toString: field('toString'), constructor: field('constructor') });
  expect(await list({ filters: { valueOf: 1, id: { hasOwnProperty: 1 } } })).toEqual({
    'filters.valueOf': field('valueOf'),
    'filters.id': field('hasOwnProperty'),
  });
  expect(await list({ sort_by: 'toString' })).toEqual({ sort_by: field('toString') });
  expect(await list({ sort_by: { toString: 1 }, fields: ['valueOf', { valueOf: 1 }] })).toMatchObject({
    sort_by: expect.any(Array),
    fields: expect.any(Array),
  });
  for (const report of Object.values(model.reports)) {
    const { status, body } = await call(
      'POST',
      report.endpoint,
      { establishment_ids: [1], toString: 1, valueOf: 2, sort_by: { toString: 1 } },
      owner,
    );
    expect([report.name, status, body.errors]).toEqual([
      report.name,
      422,
      expect.objectContaining({ toString: field('toString'), valueOf: field('valueOf') }),
    ]);
  }
});

test('far days, with the days that they are compared with, are answered or refused', async () => {
  const far = [
    { date_from: '0001-01-01', date_to: '0001-01-31', compare: 'previous_period' },
    { date_from: '0001-01-01', date_to: '0001-01-01', compare: 'last_year' },
    { date_from: '9999-12-01', date_to: '9999-12-31', compare: 'previous_period' },
    { date_from: '9999-12-31', compare: { date_from: '0001-01-01', date_to: '0001-01-02' } },
    { date_from: 5, date_to: '0000-00-00', compare: 'previous_period' },
    { date_to: '+275760-09-13', compare: 'last_year' },
  ];
  for (const report of Object.values(model.reports).filter(({ compare }) => compare !== false))
    for (const days of far) {
      const { status, body } = await call('POST', report.endpoint, { establishment_ids: [1], ...days }, host.tokenOf('owner'));
      expect([200, 422], `${report.name} ${JSON.stringify([days, body])}`).toContain(status);
    }
});

test('what is no list where rows are meant, and what is said twice in an address, is refused', async () => {
  const verbs = Object.values(model.resources).flatMap((resource) =>
    resource.callers === 'platform' ? [] : Object.values(resource.verbs),
  );
  const over = verbs.filter((verb) => verb.over !== undefined);
  expect(over.length).toBeGreaterThan(0);
  for (const verb of over)
    for (const rows of ['x', {}, 5, [null], ['x'], [[]]]) {
      const { status, body } = await call(
        verb.method,
        verb.path.replace('{id}', '1'),
        { [String(verb.over)]: rows },
        host.tokenOf('owner'),
      );
      expect([404, 409, 422], `${verb.path} ${JSON.stringify([rows, body])}`).toContain(status);
    }
  const asked = verbs.filter((verb) => verb.method === 'GET' && verb.path.includes('{id}') && verb.input);
  for (const verb of asked) {
    const twice = Object.keys(verb.input ?? {}).map((name) => `${name}=1&${name}=2`);
    const { statusCode, body } = await host.app.inject({
      url: `${verb.path.replace('{id}', '1')}?${twice.join('&')}`,
      headers: { authorization: `Bearer ${host.tokenOf('owner')}` },
    });
    expect([404, 422], body).toContain(statusCode);
  }
  const odd = { toString: 1, valueOf: 2 };
  for (const place of [odd, [odd], [[1]], true])
    expect((await call('DELETE', '/api/tax/1', { establishment_id: place }, host.tokenOf('owner'))).status).toBe(422);
  expect((await call('GET', `/api/tax/${'a'.repeat(300)}`, undefined, host.tokenOf('owner'))).status).toBe(404);
});

test(`${CALLS} made-up calls over every operation are answered in time, none with a fault (more of them: npm run fuzz)`, async () => {
  const outcome = await fuzzRound(host, { calls: CALLS, seed: SEED });
  expect(outcome.failures, reportOf(outcome)).toEqual([]);
  expect(outcome.calls).toBeGreaterThan(CALLS / 4);
  for (const status of [200, 422]) expect(outcome.statuses.get(status), reportOf(outcome)).toBeGreaterThan(outcome.calls / 20);
});

test('no line of the log, at any level, holds a token, a code, a PIN, a password or a card number', () => {
  const written = lines.join('');
  // The faults are there, with where they stood.
  for (const part of ['request failed', '"sqlstate":"23502"', 'a careless line', 'The mail server answered 550', '"stack":"    at '])
    expect(written).toContain(part);
  const found = [...secrets].filter((one) => containing(one).test(written));
  expect(found).toEqual([]);
});

test('nothing secret lies in the database as it was sent, but the card numbers that somebody reads', async () => {
  const searched = [...secrets].filter((one) => !one.startsWith('TOUR-')).map((one) => one.replaceAll('.', '\\.'));
  const any = `(^|[^0-9])(${searched.join('|')})($|[^0-9])`;
  const found: string[] = [];
  await host.database.owner(async (tx) => {
    const { rows: tables } = await sql<{ name: string }>`
      select c.relname as name from pg_class as c join pg_namespace as n on n.oid = c.relnamespace where n.nspname = 'public'
        and c.relkind = 'r'`.execute(tx);
    expect(tables.length).toBeGreaterThan(tablesOf(model).length);
    for (const { name } of tables) {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from ${sql.id('public', name)} as t where t::text ~ ${any}`.execute(tx);
      if (rows[0]?.count) found.push(name);
    }
  });
  expect(found).toEqual([]);
});

/** A code of digits alone may stand inside a longer number. */
function containing(text: string): RegExp {
  return new RegExp(`(?<![0-9])${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![0-9])`);
}
