import { afterAll, beforeAll, expect, test } from 'vitest';
import { brandingAt } from '#/server/domain/platform/ownHosts.ts';
import { type TestApp, testApp } from '#/tests/support/app.ts';

let host: TestApp;
let admin: string;
const PATH = '/api/admin/clients/general-info';
const business = { name: 'Pier Group', email: 'pier@demo.test', plan: 'starter' };

beforeAll(async () => {
  host = await testApp();
  admin = await host.signIn('admin@demo.test');
});
afterAll(() => host.close());

test('a business is at home under its own address while it is active, and no other has the same one', async () => {
  const own = { own_host: 'office.pier.test', logo: '/files/public/a.png' };
  const { status, body } = await host.call('POST', PATH, { ...business, ...own }, admin);
  expect(status).toBe(201);
  expect(await brandingAt(host.database, 'Office.Pier.test')).toEqual({ name: 'Pier Group', logo: own.logo, logoOnDark: null });
  expect(await brandingAt(host.database, 'pier.test')).toBeUndefined();
  // Who set the platform's own address at a business would sign everybody in under its name.
  expect(await brandingAt(host.database, own.own_host, 'https://office.pier.test:8443/')).toBeUndefined();
  const twice = await host.call('POST', PATH, { ...business, name: 'Other', email: 'other@demo.test', own_host: own.own_host }, admin);
  expect([twice.status, Object.keys(twice.body.errors)]).toEqual([422, ['own_host']]);
  expect((await host.call('PUT', `${PATH}/${body.data.id}`, { status: 'inactive' }, admin)).status).toBe(200);
  expect(await brandingAt(host.database, own.own_host)).toBeUndefined();
});

test.each(['https://office.test', 'office.test/x', 'Office.test', 'office.test:8443', '-office.test', 'office..test'])(
  '%s is no address of a business',
  async (own_host) => {
    const { status, body } = await host.call('POST', PATH, { ...business, name: own_host, own_host }, admin);
    expect([status, body.errors]).toEqual([
      422,
      { own_host: ['Write the name of the host alone, in small letters, such as office.example.com'] },
    ]);
  },
);

test('the business itself does not choose it', async () => {
  const { one } = host.seeded;
  const owner = await host.signIn('owner@demo.test');
  expect((await host.call('PUT', `${PATH}/${one.clientId}`, { own_host: 'mine.test' }, owner)).status).toBe(403);
});
