import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '#/tests/support/app.ts';
import { jobEnded } from '#/tests/support/jobEnded.ts';
import { lunch, salesApp, setClock } from '#/tests/support/sales.ts';

/**
 * Whatever keeps what a business does waiting, others find connections: each unit of work takes its own from the share of the business that
 * it is for, those of the platform's that look up who asks or what belongs to it too. What takes jobs of everybody is nobody's.
 */
let host: TestApp;
let shares: { kind: string; clientId: number | undefined }[] = [];

beforeAll(async () => {
  host = await salesApp();
  await setClock(host);
  host.database.observe({ began: (kind, _isReadonly, clientId) => void shares.push({ kind, clientId }) });
});
afterAll(() => host.close());

/** Of whose share the connections were that such work took. */
async function sharesOf(work: () => Promise<unknown>): Promise<(number | undefined)[]> {
  shares = [];
  await work();
  expect(shares.length).toBeGreaterThan(0);
  return [...new Set(shares.filter(({ kind }) => kind !== 'owner').map(({ clientId }) => clientId))];
}

test('what a business does counts to its own share, from the first call to the last', async () => {
  const { clientId, establishments } = host.seeded.one;
  const owner = await host.signIn('owner@demo.test');
  const ok = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => {
    const answer = await host.call(method, path, body, owner);
    expect([path, answer.status]).toEqual([path, expect.toSatisfy((status: number) => status < 300)]);
    return answer.body.data;
  };
  const made = () =>
    sharesOf(async () => {
      await ok('POST', '/api/vendor', { name: 'Vendor' });
      await ok('POST', '/api/vendor/list', {});
      await ok('POST', '/api/sales/intake', { establishment_id: establishments[0], orders: [lunch()] });
      await ok('GET', '/api/v1_0/profile');
      await ok('PUT', '/api/v1_0/profile', { first_name: 'Other' });
      await ok('GET', '/api/v1_0/sessions');
      await ok('GET', '/api/v1_0/two-factor');
      await ok('GET', '/api/get-permissions');
      await ok('POST', '/api/v1_0/change-password', { current_password: 'countinghouse', new_password: 'A-better-one-77' });
      const { report_id } = await ok('POST', '/api/report-export/generate', { resource: 'products', format: 'csv' });
      await jobEnded(host.database, report_id);
      await ok('POST', '/api/logout');
    });
  expect(await made()).toEqual([clientId]);
});

test('who signs in counts to the business that has the address, once that is known', async () => {
  const { clientId } = host.seeded.one;
  expect(await sharesOf(() => host.signIn('manager@demo.test'))).toEqual([undefined, clientId]);
  const reset = () => host.call('POST', '/api/v1_0/request-password-reset', { email: 'manager@demo.test' });
  expect(await sharesOf(reset)).toEqual([undefined, clientId]);
});

test('a super-admin counts to the platform, and to the business inside which they are', async () => {
  const { clientId } = host.seeded.one;
  const admin = await host.signIn('admin@demo.test');
  expect(await sharesOf(() => host.call('POST', '/api/vendor/list', {}, admin))).toEqual([0]);
  const enter = `/api/admin/clients/general-info/${clientId}/enter`;
  const entered = await host.call('POST', enter, { reason: 'Asked for help', minutes: 30 }, admin);
  expect(entered.status, JSON.stringify(entered.body)).toBe(200);
  const inside = entered.body.data.access_token;
  expect(await sharesOf(() => host.call('POST', '/api/vendor/list', {}, inside))).toEqual([clientId]);
});
