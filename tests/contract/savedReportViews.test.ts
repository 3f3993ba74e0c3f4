import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '#/tests/support/app.ts';
import { conformance, conforming } from '#/tests/support/conformance.ts';

let host: TestApp;
const tokens: Record<string, string> = {};
const [OWNER, MANAGER, STAFF, STRANGER] = ['owner@demo.test', 'manager@demo.test', 'staff@demo.test', 'owner@other.test'] as const;

beforeAll(async () => {
  const plain = await testApp({ roles: { manager: ['TimeEntries', 'ProductMix', 'SavedViewShare'], staff: ['TimeEntries'] } });
  host = conforming(plain, conformance((await plain.call('GET', '/api/openapi.json')).body));
  for (const email of [OWNER, MANAGER, STAFF, STRANGER]) tokens[email] = await plain.signIn(email);
});
afterAll(() => host.close());

const call = (path: string, body: object, who: string = OWNER) => host.call('POST', `/api/saved-view${path}`, body, tokens[who]);
const save = (body: object, who?: string) => call('', { resource: 'reports/product-mix', name: 'Mine', ...body }, who);
const views = async (resource: string, who?: string) => (await call('/list', { resource }, who)).body.data;
const remove = (id: number) => host.call('DELETE', `/api/saved-view/${id}`, undefined, tokens[OWNER]);

const whole = {
  filters: {
    period: 'last_week',
    hours: 'lunch',
    establishments: 'all',
    compare: 'last_year',
    side_by_side: '1',
    measure: 'item_qty',
    show: 'table',
    group_by: 'category',
  },
  search: 'tea',
  sort_by: 'item_qty',
  sort_order: 'asc',
  columns: ['name', 'item_qty', 'net_amount'],
};

describe('a saved view of a report', () => {
  test('keeps its question with presets as presets, and comes back as it was saved', async () => {
    const saved = await save(whole);
    expect([saved.status, saved.body.data]).toEqual([
      201,
      expect.objectContaining({ ...whole, resource: 'reports/product-mix', widths: {}, is_partial: false }),
    ]);
    expect((await views('reports/product-mix')).list).toEqual([saved.body.data]);
    expect((await views('reports/quantity-sold')).list).toEqual([]);
    await remove(saved.body.data.id);
  });

  test('keeps chosen days, establishments, and what its sections are asked', async () => {
    const own = String(host.seeded.one.establishments[0]);
    const filters = {
      from: '2026-11-01',
      to: '2026-11-07',
      time_from: '22:00',
      time_to: '02:00',
      compare_from: '2025-11-01',
      compare_to: '2025-11-07',
      establishments: own,
    };
    const sections = { 'tax-summary.sort': 'amount', 'tax-summary.order': 'asc' };
    const saved = await save({ resource: 'reports/sales-summary', filters: { ...filters, ...sections } });
    expect([saved.status, saved.body.data.filters]).toEqual([201, { ...filters, ...sections }]);
    await remove(saved.body.data.id);
  });

  test('is refused what the report cannot be asked, each at its place', async () => {
    const refused = async (body: object) => {
      const { status, body: answer } = await save({ name: 'Refused', ...body });
      expect(status).toBe(422);
      return Object.keys(answer.errors);
    };
    expect(await refused({ filters: { period: 'someday', colour: 'red', 'tax-summary.sort': 'amount', page: '2' } })).toEqual([
      'filters.period',
      'filters.colour',
      'filters.tax-summary.sort',
      'filters.page',
    ]);
    expect(await refused({ filters: { from: '2026-02-30', hours: 7, group_by: 'colour' } })).toEqual([
      'filters.from',
      'filters.hours',
      'filters.group_by',
    ]);
    expect(await refused({ filters: { from: '2026-01-01', to: '9999-12-31' } })).toEqual(['filters.to']);
    expect(await refused({ filters: { establishments: String(host.seeded.two.establishments[0]) } })).toEqual(['filters.establishments']);
    expect(await refused({ sort_by: 'colour', columns: ['name', 'constructor'], widths: { name: 100 } })).toEqual([
      'sort_by',
      'columns',
      'widths',
    ]);
    expect(await refused({ resource: 'reports/sales-summary', search: 'tea' })).toEqual(['search']);
    expect(await refused({ resource: 'reports/lottery' })).toEqual(['resource']);
    expect(await refused({ resource: 'reports/constructor' })).toEqual(['resource']);
    expect((await views('reports/product-mix')).list).toEqual([]);
  });

  test('is closed to who may not open the report', async () => {
    expect((await save({}, STAFF)).status).toBe(403);
    expect((await call('/list', { resource: 'reports/product-mix' }, STAFF)).status).toBe(403);
    expect((await views('reports/product-mix', STRANGER)).list).toEqual([]);
  });

  test('opens the report for who chose it, and no other report', async () => {
    const { id } = (await save({})).body.data;
    expect((await call('/default', { resource: 'reports/product-mix', view: id })).status).toBe(200);
    expect((await views('reports/product-mix')).default).toBe(id);
    expect((await call('/default', { resource: 'reports/quantity-sold', view: id })).status).toBe(404);
    expect((await call('/default', { resource: 'reports/product-mix', view: 'usual' })).status).toBe(404);
    await remove(id);
    expect((await views('reports/product-mix')).default).toBeNull();
  });
});

test('a shared view shows its reader no column, and no order by one, that they may not see', async () => {
  const content = {
    resource: 'reports/time-entry-hours',
    sort_by: 'wages',
    sort_order: 'desc',
    columns: ['employee', 'wages'],
    filters: { period: 'today' },
  };
  const saved = await save({ ...content, role: host.seeded.one.roles.staff });
  expect(saved.body.data).toMatchObject({ ...content, is_partial: false });
  const [seen] = (await views('reports/time-entry-hours', STAFF)).list;
  expect(seen).toMatchObject({
    sort_by: null,
    sort_order: null,
    columns: ['employee'],
    filters: { period: 'today' },
    is_partial: true,
    may_change: false,
  });
  expect((await save({ ...content, name: 'Own' }, STAFF)).body.errors).toEqual({ sort_by: expect.any(Array), columns: expect.any(Array) });
  await remove(saved.body.data.id);
});
