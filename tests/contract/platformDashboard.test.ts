import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '#/model/values/durations.ts';
import { type TestApp, testApp } from '#/tests/support/app.ts';

/** How long ago the clients came, in days, and some moments at the edges of days and months. */
const AGES = [0, 1, 1, 3, 6, 7, 12, 29, 30, 31, 64, 200, 330, 364, 366, 800];

let host: TestApp;
let admin: string;

beforeAll(async () => {
  host = await testApp();
  admin = await host.signIn('admin@demo.test');
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  const moments = [...AGES.map((age) => today - age * DAY_MS), today - 1, today - 7 * DAY_MS - 1, startOfMonth(0), startOfMonth(0) - 1];
  for (const [at, moment] of moments.entries()) {
    const { status, body } = await host.call(
      'POST',
      '/api/admin/clients/general-info',
      { name: `Client ${at}`, email: `c${at}@demo.test`, plan: 'starter' },
      admin,
    );
    if (status !== 201) throw new Error(JSON.stringify(body));
    await host.database.platform((tx) =>
      sql`update public.clients set created_at = ${new Date(moment).toISOString()} where id = ${body.data.id}`.execute(tx),
    );
  }
});
afterAll(() => host.close());

interface Count {
  label: string;
  count: number;
}

const startOfMonth = (monthsAgo: number) => Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() - monthsAgo, 1);
const listOf = async (path: string, body: object = {}) => (await host.call('POST', path, { per_page: 100, ...body }, admin)).body.data;
const countsOf = async (period: string) =>
  (await host.call('GET', `/api/admin/${period}-client-count`, undefined, admin)).body.data.list as Count[];

/** How many of the listed clients there were before a moment. */
async function clientsBefore(): Promise<(moment: number) => number> {
  const { list, pagination_options: pages } = await listOf('/api/admin/clients/list');
  expect(list).toHaveLength(pages.total);
  return (moment) => list.filter(({ created_at }: { created_at: string }) => Date.parse(created_at) < moment).length;
}

describe('the super-admin’s dashboard', () => {
  test.each([
    ['weekly', 7],
    ['monthly', 30],
  ])('counts the clients of the list at the end of each day: %s, the last %i days', async (period, days) => {
    const clientsUntil = await clientsBefore();
    const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
    const ends = Array.from({ length: days }, (_, at) => today - (days - 1 - at) * DAY_MS);
    expect(await countsOf(period)).toEqual(
      ends.map((day) => ({ label: new Date(day).toISOString().slice(0, 10), count: clientsUntil(day + DAY_MS) })),
    );
  });

  test('counts them at the end of each of the last twelve months', async () => {
    const clientsUntil = await clientsBefore();
    const months = Array.from({ length: 12 }, (_, at) => 11 - at);
    const wanted = months.map((ago) => ({
      label: new Date(startOfMonth(ago)).toISOString().slice(0, 7),
      count: clientsUntil(startOfMonth(ago - 1)),
    }));
    const counts = await countsOf('yearly');
    expect(counts).toEqual(wanted);
    expect(counts.at(-1)?.count).toBeGreaterThan(counts[0]?.count ?? 0);
  });

  test('sums up what the lists hold', async () => {
    const totals = await Promise.all(
      ['/api/admin/clients/list', '/api/admin/clients/establishment/list', '/api/admin/clients/establishment-station/list'].map(
        async (path) => (await listOf(path, { per_page: 1 })).pagination_options.total,
      ),
    );
    const { body } = await host.call('GET', '/api/admin/dashboard-summary', undefined, admin);
    expect(body.data).toEqual({ clients: totals[0], establishments: totals[1], stations: totals[2] });
  });

  test.each(['dashboard-summary', 'weekly-client-count', 'monthly-client-count', 'yearly-client-count'])(
    '%s is for super-admins alone',
    async (name) => {
      expect((await host.call('GET', `/api/admin/${name}`, undefined, await host.signIn('owner@demo.test'))).status).toBe(403);
      expect((await host.call('GET', `/api/admin/${name}`)).status).toBe(401);
    },
  );
});
