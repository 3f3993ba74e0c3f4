import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type TestApp, testApp } from '#/tests/support/app.ts';

let host: TestApp;
let admin: string;
let owner: string;
let made = 0;
beforeAll(async () => {
  host = await testApp();
  [admin, owner] = await Promise.all([host.signIn('admin@demo.test'), host.signIn('owner@demo.test')]);
});
afterAll(() => host.close());

const client = () => host.seeded.one.clientId;
const agree = async (limits: object) =>
  expect((await host.call('PUT', `/api/admin/clients/account-info/${client()}`, limits, admin)).status).toBe(200);
const count = async (path: string, filters: object = {}) =>
  (await host.call('POST', path, { filters: { client_id: client(), ...filters } }, admin)).body.data.pagination_options.total as number;
const addUser = (token: string, values: object = {}) =>
  host.call(
    'POST',
    '/api/user',
    { first_name: 'One', last_name: 'More', email: `more${++made}@demo.test`, password: 'a long password', ...values },
    token,
  );
const addPlace = (token: string, values: object = {}) =>
  host.call('POST', '/api/admin/clients/establishment', { title: `Place ${++made}`, ...values }, token);
const addStation = (values: object = {}) =>
  host.call(
    'POST',
    '/api/admin/clients/establishment-station',
    { client_id: client(), name: `Till ${++made}`, establishment: host.seeded.one.establishments[0], ...values },
    admin,
  );
const refusedAt = (field: string, { status, body }: Answer) => expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);

describe('what is agreed with a business', () => {
  it('stops the next establishment of the business with a sentence that says what to do', async () => {
    const present = await count('/api/admin/clients/establishment/list');
    await agree({ max_establishments: present + 1 });
    expect((await addPlace(owner)).status).toBe(201);
    const refused = await addPlace(owner);
    refusedAt('title', refused);
    expect(refused.body.errors.title[0]).toBe(
      `Your account allows ${present + 1} establishments and has ${present + 1}: delete one that is not needed, or ask your provider for a larger plan`,
    );
    const byAdmin = await addPlace(admin, { client_id: client() });
    refusedAt('title', byAdmin);
    expect(byAdmin.body.errors.title[0]).toContain("raise 'Most establishments' in the account info of the client");
    await agree({ max_establishments: null });
    expect((await addPlace(owner)).status).toBe(201);
  });

  it('stops the next user and the next station, and neither elsewhere nor changes to those that are there', async () => {
    await agree({ max_users: 1, max_stations: 1 });
    refusedAt('email', await addUser(owner));
    expect((await addUser(admin, { client_id: host.seeded.two.clientId, email: `other${++made}@other.test` })).status).toBe(201);
    expect((await addUser(admin, { client_id: 0, email: `platform${++made}@demo.test` })).status).toBe(201);
    const station = await addStation();
    expect(station.status).toBe(201);
    refusedAt('name', await addStation());
    expect(
      (await host.call('PUT', `/api/admin/clients/establishment-station/${station.body.data.id}`, { status: 'inactive' }, admin)).status,
    ).toBe(200);
    expect((await host.call('DELETE', `/api/admin/clients/establishment-station/${station.body.data.id}`, undefined, admin)).status).toBe(
      200,
    );
    expect((await addStation()).status).toBe(201);
    await agree({ max_users: null, max_stations: null });
  });

  it('holds when many are made at once', async () => {
    const present = await count('/api/user/list');
    await agree({ max_users: present + 2 });
    const answers = await Promise.all(Array.from({ length: 6 }, () => addUser(owner)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 422, 422, 422, 422]);
    expect(await count('/api/user/list')).toBe(present + 2);
    await agree({ max_users: null });
  });
});
