import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#/tests/support/app.ts';

let host: TestApp;
let admin: string;
let owner: string;
let establishment: number;
const base = '/api/admin/clients/establishment-station';
beforeAll(async () => {
  host = await testApp();
  [admin, owner] = await Promise.all([host.signIn('admin@demo.test'), host.signIn('owner@demo.test')]);
  establishment = host.seeded.one.establishments[0] as number;
});
afterAll(() => host.close());

const order = (uuid: string) => ({
  uuid,
  revision: 1,
  order_number: '1',
  local_created_at: '2026-05-04 12:00:00',
  status: 'paid',
  lines: [{ title: 'Tea', price: 3, quantity: 1 }],
});
const made = async (name: string) => {
  const { status, body } = await host.call('POST', base, { client_id: host.seeded.one.clientId, name, establishment }, admin);
  expect(status).toBe(201);
  return body.data as { id: number; station_token: string };
};
const send = (token: string, uuid: string, to = establishment) =>
  host.call('POST', '/api/sales/intake', { establishment_id: to, orders: [order(uuid)] }, token);

describe('a station', () => {
  it('shows its token once, sends its orders with it, and is seen', async () => {
    const { id, station_token: token } = await made('Front');
    const { body } = await send(token, '00000000-0000-4000-8000-000000000001');
    expect(body.data.list).toMatchObject([{ status: 'created' }]);
    const read = await host.call('GET', `${base}/${id}`, undefined, admin);
    expect(read.body.data).toMatchObject({ token_ending: token.slice(-4), last_seen_at: expect.any(String) });
    expect(JSON.stringify(read.body)).not.toContain(token);
  });

  it('may send only its own establishment’s orders, and nothing else', async () => {
    const { station_token: token } = await made('Second');
    const other = host.seeded.one.establishments[1] as number;
    const foreign = host.seeded.two.establishments[0] as number;
    expect((await send(token, '00000000-0000-4000-8000-000000000002', other)).status).toBe(403);
    expect((await send(token, '00000000-0000-4000-8000-000000000002', foreign)).status).toBe(404);
    expect((await host.call('POST', '/api/sales/list', { establishment_id: establishment }, token)).status).toBe(403);
    expect((await host.call('POST', '/api/product/list', { establishment_id: establishment }, token)).status).toBe(403);
  });

  it('that has a new token is refused with the old one, as is one that is inactive or deleted', async () => {
    const { id, station_token: old } = await made('Third');
    const turned = await host.call('POST', `${base}/${id}/rotate-token`, {}, admin);
    const token = turned.body.data.station_token as string;
    expect((await send(old, '00000000-0000-4000-8000-000000000003')).status).toBe(401);
    expect((await send(token, '00000000-0000-4000-8000-000000000003')).status).toBe(200);
    await host.call('PUT', `${base}/${id}`, { status: 'inactive' }, admin);
    expect((await send(token, '00000000-0000-4000-8000-000000000004')).status).toBe(401);
    const unsold = await made('Unsold');
    expect((await host.call('DELETE', `${base}/${unsold.id}`, undefined, admin)).status).toBe(200);
    expect((await send(unsold.station_token, '00000000-0000-4000-8000-000000000005')).status).toBe(401);
  });

  it('is the platform’s to make; its business reads it without the end of its token', async () => {
    const { id } = await made('Fourth');
    expect((await host.call('POST', base, { name: 'Own', establishment }, owner)).status).toBe(403);
    const { body } = await host.call('GET', `/api/station/${id}`, undefined, owner);
    expect(body.data).toMatchObject({ name: 'Fourth' });
    expect(body.data).not.toHaveProperty('token_ending');
    expect((await host.call('GET', `/api/station/${id}`, undefined, await host.signIn('owner@other.test'))).status).toBe(404);
  });
});
