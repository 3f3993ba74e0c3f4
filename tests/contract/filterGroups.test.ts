import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#/model/reports/periods.ts';
import { localText } from '#/model/values/instants.ts';
import { type TestApp, testApp } from '#/tests/support/app.ts';

let host: TestApp;
let owner: string;
let manager: string;
let harbour: number;
let today: string;

beforeAll(async () => {
  host = await testApp({ roles: { manager: ['PurchasingReceiving', 'SavedViewShare', 'Ingredients'] } });
  [owner, manager] = [await host.signIn('owner@demo.test'), await host.signIn('manager@demo.test')];
  harbour = host.seeded.one.establishments[0] as number;
  const place = (await host.call('GET', `/api/establishment/${harbour}`, undefined, owner)).body.data;
  today = localText(new Date().toISOString(), place.timezone).slice(0, 10);
  const salt = (await host.call('POST', '/api/ingredient', { establishment_id: harbour, name: 'Salt', uom: 'kg' }, owner)).body.data;
  for (const [name, days, rating] of [
    ['Late', -3, 5],
    ['Now', 0, 3],
    ['Soon', 5, null],
    ['Never', null, 1],
  ] as const) {
    const vendor = (await host.call('POST', '/api/vendor', { establishment_id: harbour, name, rating }, owner)).body.data;
    const expected_date = days === null ? null : addDays(today, days);
    const order = {
      establishment_id: harbour,
      vendor: vendor.id,
      expected_date,
      items: [{ item: { type: 'ingredients', id: salt.id }, ordered_quantity: 1 }],
    };
    const { body } = await host.call('POST', '/api/purchase-order', order, owner);
    expect(body.status, JSON.stringify(body)).toBe('success');
  }
});
afterAll(() => host.close());

const names = async (path: string, column: string, filters: object, token = owner) => {
  const { status, body } = await host.call('POST', `${path}/list`, { filters, establishment_id: harbour }, token);
  return status === 200
    ? body.data.list
        .map((row: { [name: string]: unknown; _titles?: Record<string, string> }) => row._titles?.[column] ?? row[column])
        .sort()
    : body.errors;
};
const vendors = (filters: object) => names('/api/vendor', 'name', filters);
const orders = (filters: object) => names('/api/purchase-order', 'vendor', filters);
const refused = (...paths: string[]) => Object.fromEntries(paths.map((path) => [`filters.${path}`, [expect.any(String)]]));

describe('groups of filters', () => {
  test.each<[string, object, string[]]>([
    ['any: at least one holds', { any: [{ name: 'Late' }, { rating: { lt: 3 } }] }, ['Late', 'Never']],
    ['all: of one field, too', { all: [{ rating: { gte: 2 } }, { rating: { not: 5 } }] }, ['Now']],
    ['not: whatever does not satisfy all of it', { not: { rating: { gte: 3 } } }, ['Never', 'Soon']],
    ['not any', { not: { any: [{ name: 'Late' }, { name: 'Now' }] } }, ['Never', 'Soon']],
    [
      'inside each other, beside a field',
      { rating: { filled: true }, any: [{ all: [{ name: 'Late' }, { rating: 1 }] }, { name: 'Now' }] },
      ['Now'],
    ],
    ['what a value is not: what is empty among them', { rating: { not: [5, 1] } }, ['Now', 'Soon']],
    ['a text that does not contain it', { name: { not: { contains: 'e' } } }, ['Now', 'Soon']],
    ['none of nothing', { any: [] }, []],
    ['all of nothing', { all: [], rating: 5 }, ['Late']],
  ])('%s', async (_, filters, found) => {
    expect(await vendors(filters)).toEqual(found);
  });

  test.each<[string, object, string[]]>([
    ['empty', { expected_date: { filled: false } }, ['Never']],
    ['not empty', { expected_date: { not: null } }, ['Late', 'Now', 'Soon']],
    ['days that have gone', { expected_date: { days: { lte: -1 } } }, ['Late']],
    ['days from today', { expected_date: { days: { gte: 0, lte: 5 } } }, ['Now', 'Soon']],
    ['a day of the calendar', { expected_date: { within: 'today' } }, ['Now']],
    ['and of moments', { created_at: { within: 'today' }, expected_date: { within: 'today' } }, ['Now']],
    ['by a reference that it is not', { not: { vendor: { contains: 'o' } } }, ['Late', 'Never']],
  ])('of days: %s', async (_, filters, found) => {
    expect(await orders(filters)).toEqual(found);
  });

  test('select for a bulk edit as they do in the list', async () => {
    const filters = { any: [{ name: 'Soon' }, { rating: 1 }] };
    const change = { filters, establishment_id: harbour, set: { tax_id: 'Grouped' } };
    const { body } = await host.call('POST', '/api/vendor/bulk', change, owner);
    expect(body.data, JSON.stringify(body)).toMatchObject({ matched: 2, changed: 2 });
    expect(await vendors({ tax_id: 'Grouped' })).toEqual(['Never', 'Soon']);
  });
});

describe('is refused by the path of what is wrong', () => {
  const deep = (levels: number): object => (levels ? { not: deep(levels - 1) } : { name: 'Late' });
  test.each<[string, object, string[]]>([
    ['an unknown field', { any: [{ name: 'Late' }, { nothing: 1, rating: 'many' }] }, ['any.1.nothing', 'any.1.rating']],
    ['no list of filters', { any: { name: 'Late' }, all: [1] }, ['any', 'all']],
    ['no filters', { not: ['Late'] }, ['not']],
    ['a client inside', { any: [{ client_id: 1 }] }, ['any.0.client_id']],
    ['days of a text', { name: { within: 'today' } }, ['name']],
    ['no period', { created_at: { within: 'someday' } }, ['created_at']],
    ['no whole days', { created_at: { days: { gte: 0.5 } } }, ['created_at']],
    ['far too many days', { created_at: { days: { gte: -999_999 } } }, ['created_at']],
    ['neither filled nor empty', { name: { filled: 1 } }, ['name']],
    ['groups that are too deep', deep(7), ['not.not.not.not.not.not.not']],
  ])('%s', async (_, filters, paths) => {
    expect(await vendors(filters)).toEqual(refused(...paths));
  });

  test('more filters than anybody needs', async () => {
    expect(await vendors({ any: Array.from({ length: 201 }, (_, index) => ({ name: `${index}` })) })).toEqual({
      filters: [expect.any(String)],
    });
  });
});

test('what one may not see cannot be asked for inside a group, and leaves a shared view with its whole group', async () => {
  const guardedGroup = { any: [{ total: { gte: 5 } }, { status: 'draft' }] };
  expect(await names('/api/purchase-order', 'vendor', guardedGroup, manager)).toEqual(refused('any.0.total'));
  const view = {
    resource: 'purchase-orders',
    name: 'Dear',
    role: host.seeded.one.roles.manager,
    filters: { ...guardedGroup, not: { status: 'closed' } },
    columns: [],
  };
  const saved = await host.call('POST', '/api/saved-view', view, owner);
  expect(saved.status, JSON.stringify(saved.body)).toBe(201);
  const { body } = await host.call('POST', '/api/saved-view/list', { resource: 'purchase-orders' }, manager);
  const seen = body.data.list.find(({ name }: { name: string }) => name === 'Dear');
  expect(seen, JSON.stringify(body)).toMatchObject({ filters: { not: { status: 'closed' } }, is_partial: true });
});
