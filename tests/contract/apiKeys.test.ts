import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#/tests/support/app.ts';

let host: TestApp;
let owner: string;
let here: number;
let there: number;
let names = 0;
const base = '/api/api-key';
/** What one key may ask in a minute here. */
const CALLS = 20;
beforeAll(async () => {
  host = await testApp({
    config: { limits: { apiCallsPerMinute: CALLS } },
    roles: { staff: ['Products', 'ApiKeys', 'ApiKeyCreate', 'ApiKeyEdit', 'ApiKeyDelete'] },
  });
  owner = await host.signIn('owner@demo.test');
  [here, there] = host.seeded.one.establishments as [number, number];
});
afterAll(() => host.close());

const given = (changes: object = {}) => ({
  name: `Program ${++names}`,
  establishments: [here],
  permissions: ['Products', 'ProductCreate', 'ProductEdit', 'Categories', 'Taxes'],
  ...changes,
});
async function made(changes: object = {}, token = owner) {
  const { status, body } = await host.call('POST', base, given(changes), token);
  expect(body).toMatchObject({ status: 'success' });
  expect(status).toBe(201);
  return body.data as { id: number; api_key: string };
}
const products = (key: string, establishment_id = here) => host.call('POST', '/api/product/list', { establishment_id }, key);

describe('an API key', () => {
  it('is shown once, opens what it says and where, and is seen to be used', async () => {
    const { id, api_key: key } = await made();
    expect((await products(key)).status).toBe(200);
    expect((await host.call('POST', '/api/customer/list', {}, key)).status).toBe(403);
    expect((await host.call('POST', '/api/tax', { establishment_id: here, title: 'T', rate: 5 }, key)).status).toBe(403);
    expect((await products(key, there)).body.data.list).toEqual([]);
    const elsewhere = { establishment_id: there, item: 'Elsewhere', price: 1 };
    expect((await host.call('POST', '/api/product', elsewhere, key)).status).toBe(403);
    expect((await host.call('POST', '/api/product', { ...elsewhere, establishment_id: here }, key)).status).toBe(201);
    const foreign = { ...elsewhere, establishment_id: host.seeded.two.establishments[0] };
    expect((await host.call('POST', '/api/product', foreign, key)).status).toBe(404);
    const read = await host.call('GET', `${base}/${id}`, undefined, owner);
    expect(read.body.data).toMatchObject({ token_ending: key.slice(-4), last_used_at: expect.any(String), last_used_from: '127.0.0.1' });
    expect(JSON.stringify(read.body)).not.toContain(key);
  });

  it('names its program in the log', async () => {
    const { api_key: key } = await made({ name: 'Web shop' });
    await host.call('POST', '/api/product', { establishment_id: here, item: 'Logged', price: 1 }, key);
    const { body } = await host.call('POST', '/api/activity-log/list', { search: 'Logged' }, owner);
    expect(body.data.list[0]).toMatchObject({ causer: 'Web shop' });
  });

  it('ends when it is out of date, inactive, renewed or deleted, and with its business', async () => {
    const { id, api_key: key } = await made();
    const put = (changes: object) => host.call('PUT', `${base}/${id}`, changes, owner);
    await put({ status: 'inactive' });
    expect((await products(key)).status).toBe(401);
    await put({ status: 'active', expires_at: '2999-01-01T00:00:00.000Z' });
    expect((await products(key)).status).toBe(200);
    await host.database.tenant(host.seeded.one.clientId, (tx) =>
      sql`update public.api_keys set expires_at = now() where client_id = ${host.seeded.one.clientId} and id = ${id}`.execute(tx),
    );
    expect((await products(key)).status).toBe(401);
    await put({ expires_at: null });
    const { body } = await host.call('POST', `${base}/${id}/rotate-token`, {}, owner);
    expect([(await products(key)).status, (await products(body.data.api_key)).status]).toEqual([401, 200]);
    await host.call('DELETE', `${base}/${id}`, undefined, owner);
    expect((await products(body.data.api_key)).status).toBe(401);
    expect((await products(`${key.slice(0, -1)}x`)).status).toBe(401);
  });

  it('whose establishments are all gone opens nothing', async () => {
    const { id, api_key: key } = await made();
    const { clientId } = host.seeded.one;
    await host.database.tenant(clientId, (tx) =>
      sql`delete from public.api_keys_establishments where client_id = ${clientId} and parent_id = ${id}`.execute(tx),
    );
    expect((await products(key)).status).toBe(403);
    expect((await host.call('GET', '/api/get-permissions', undefined, key)).body.data.permissions).toEqual([]);
  });

  it('is made with no more than its maker holds there, and not changed by who holds less', async () => {
    const manager = await host.signIn('staff@demo.test');
    const own = await made({ permissions: ['Products'] }, manager);
    expect((await products(own.api_key)).status).toBe(200);
    const refused = async (changes: object) => (await host.call('POST', base, given(changes), manager)).body.errors;
    expect(await refused({ permissions: ['Products', 'Customers'] })).toEqual({ permissions: [expect.stringContaining('Customers')] });
    expect(await refused({ permissions: ['Products'], establishments: [there] })).toHaveProperty('establishments');
    expect(await refused({ permissions: ['Products'], establishments: null, everywhere: true })).toBeDefined();
    const greater = await made();
    const statuses = [
      await host.call('PUT', `${base}/${greater.id}`, { name: 'Mine now' }, manager),
      await host.call('POST', `${base}/${greater.id}/rotate-token`, {}, manager),
      await host.call('DELETE', `${base}/${greater.id}`, undefined, manager),
    ].map(({ status }) => status);
    expect(statuses).toEqual([403, 403, 403]);
  });

  it('gives no rights to others, and is nobody', async () => {
    for (const name of ['UserCreate', 'WebRoleEdit', 'ApiKeyCreate', 'ClientEdit', 'NoSuchName']) {
      const { status, body } = await host.call('POST', base, given({ permissions: [name] }), owner);
      expect([name, status, body.errors]).toEqual([name, 422, { permissions: [expect.stringContaining(name)] }]);
    }
    const { api_key: key } = await made({ permissions: ['Products', 'ChangePassword'], establishments: null, everywhere: true });
    const statuses = await Promise.all([
      host.call('GET', '/api/v1_0/profile', undefined, key),
      host.call('GET', '/api/v1_0/sessions', undefined, key),
      host.call('POST', '/api/v1_0/change-password', { current_password: 'countinghouse', new_password: 'another-one-1' }, key),
      host.call('POST', '/api/report-export/generate', { resource: 'products', format: 'csv' }, key),
      host.call('POST', '/api/saved-view/list', { resource: 'products' }, key),
      host.call('GET', '/api/notification/count', undefined, key),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([404, 403, 403, 403, 403, 403]);
  });

  it('counts its calls, and says how many are left', async () => {
    const { api_key: key } = await made();
    const call = () => host.call('GET', '/api/get-permissions', undefined, key);
    const left = [];
    for (let calls = 0; calls < CALLS; calls += 1) left.push((await call()).headers['ratelimit-remaining']);
    expect([left[0], left.at(-1)]).toEqual([String(CALLS - 1), '0']);
    const refused = await call();
    expect(refused).toMatchObject({ status: 429, headers: { 'ratelimit-remaining': '0', 'retry-after': expect.stringMatching(/^\d+$/) } });
    expect(refused.body).toMatchObject({ status: 'error', message: expect.stringContaining(`${CALLS} calls`) });
    expect((await host.call('GET', '/api/get-permissions', undefined, owner)).headers['ratelimit-remaining']).toBeUndefined();
  });
});
