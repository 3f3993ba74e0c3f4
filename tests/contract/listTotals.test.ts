import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkModel } from '#/model/compile/check.ts';
import { compile } from '#/model/compile/compile.ts';
import { canGroup } from '#/model/compile/listDefaults.ts';
import type { DefinitionFiles } from '#/model/language/definitions.ts';
import { type FieldModel, listPath, type ResourceModel } from '#/model/language/model.ts';
import { localText } from '#/model/values/instants.ts';
import { definitionFiles } from '#/resources/index.ts';
import { otherPermissions } from '#/resources/reference/permissions.ts';
import type { ListGroups } from '#/server/records/list/listGroups.ts';
import { crud, defineResource, field } from '#model/language';
import { migratedDatabase, type TestApp, testApp } from '../support/app.ts';
import { type RecordMaker, recordMaker } from '../support/recordMaker.ts';

/**
 * Totals of every sort: a plain number, an amount, one that follows from others, one counted elsewhere, and one that not everybody may see.
 */
const measures = defineResource({
  version: 1,
  name: 'measures',
  label: ['Measure', 'Measures'],
  icon: 'Straighten',
  scope: 'establishment',
  title: 'name',
  endpoint: '/api/measure',
  permissions: crud('Measures', 'Measure'),
  fields: {
    name: field.text({ required: true, search: true }),
    count: field.integer({ required: true, min: 0, max: 50 }),
    price: field.money({ required: true, min: 0, max: 500 }),
    worth: field.computed({ value: { multiply: ['count', 'price'] }, as: 'money' }),
    parts: field.aggregate({ of: 'measures', by: 'whole', count: true }),
    whole: field.reference('measures', { filter: true }),
    cost: field.money({ min: 0, readable: { permission: 'CostView' } }),
    kind: field.enum({ big: 'Big', small: 'Small' }, { readable: { permission: 'CostView' } }),
  },
  list: { totals: ['count', 'price', 'worth', 'parts', 'cost'], totalsBy: 'whole' },
});
/** Amounts of a business in a currency of their own. */
const debts = defineResource({
  version: 1,
  name: 'debts',
  label: ['Debt', 'Debts'],
  icon: 'Money',
  scope: 'client',
  heldIn: 'anywhere',
  title: 'name',
  endpoint: '/api/debt',
  permissions: crud('Debts', 'Debt'),
  fields: {
    name: field.text({ required: true }),
    currency: field.currency({ required: true }),
    owed: field.money({ required: true, currency: 'currency' }),
  },
  list: { totals: ['owed'] },
});

const files = { ...definitionFiles, './catalogue/measures.ts': measures, './money/debts.ts': debts } as unknown as DefinitionFiles;
const model = compile(files, otherPermissions);
checkModel(model);
const resources = Object.values(model.resources).filter((resource) => resource.list.totals);

let host: TestApp;
let maker: RecordMaker;
const tokens: Record<string, string> = {};
let places: readonly number[];
let timezone: string;

beforeAll(async () => {
  host = await testApp({ model, database: await migratedDatabase(model), roles: { manager: ['Measures', 'MeasureCreate'] } });
  for (const email of ['admin@demo.test', 'owner@demo.test', 'manager@demo.test', 'owner@other.test'])
    tokens[email] = await host.signIn(email);
  maker = recordMaker(host, model, host.seeded.one, {
    admin: tokens['admin@demo.test'] as string,
    owner: tokens['owner@demo.test'] as string,
  });
  places = host.seeded.one.establishments;
  timezone = (await host.call('GET', `/api/establishment/${places[0]}`, undefined, tokens['owner@demo.test'])).body.data.timezone;
  for (const [at, currency] of ['EUR', 'EUR', 'GBP'].entries())
    await host.database.platform((tx) =>
      tx
        .updateTable('establishments')
        .set({ currency })
        .where('id', '=', places[at] as number)
        .execute(),
    );
});
afterAll(() => host.close());

interface Totals {
  currency: string | null;
  sums: Record<string, number>;
  by?: { id: number | null; title: string | null; sums: Record<string, number> }[];
}

async function list(resource: ResourceModel, body: object = {}, who = 'owner@demo.test') {
  const answer = await host.call('POST', listPath(resource), { per_page: 500, totals: true, ...body }, tokens[who]);
  expect(answer.body).toMatchObject({ status: 'success' });
  return answer.body.data as { list: Record<string, number | string>[]; totals?: Totals[]; groups?: ListGroups };
}
const resource = (name: string) => model.resources[name] as ResourceModel;
const rounded = (value: number) => Math.round(value * 1e6) / 1e6;

/** Whether a field holds amounts, entered or worked out. */
const isOfMoney = (field: FieldModel | undefined) =>
  field?.kind === 'money' || (field !== undefined && 'as' in field && field.as === 'money');

/** What one gets by adding up the rows by hand. */
function addedUp(
  of: ResourceModel,
  rows: readonly Record<string, number | string>[],
  currency: (row: Record<string, number | string>) => string | null,
): Totals[] {
  const { totals: names = [], totalsBy } = of.list;
  const sumsOf = (those: typeof rows) =>
    Object.fromEntries(names.map((name) => [name, rounded(those.reduce((sum, row) => sum + Number(row[name] ?? 0), 0))]));
  const partsOf = (those: typeof rows) =>
    [...new Set(those.map((row) => row[totalsBy ?? ''] ?? null))].map((id) => {
      const own = those.filter((row) => (row[totalsBy ?? ''] ?? null) === id);
      const { _titles: titles } = own[0] as { _titles?: Record<string, string> };
      return { id: id as number | null, title: titles?.[totalsBy ?? ''] ?? null, sums: sumsOf(own) };
    });
  return [...new Set(rows.map(currency))]
    .map((code) => {
      const own = rows.filter((row) => currency(row) === code);
      return { currency: code, sums: sumsOf(own), ...(totalsBy && { by: inOrder(partsOf(own), names[0] ?? '') }) };
    })
    .sort((a, b) => (String(a.currency) < String(b.currency) ? -1 : 1));
}
const inOrder = (parts: NonNullable<Totals['by']>, first: string) =>
  [...parts].sort(
    (a, b) =>
      (b.sums[first] ?? 0) - (a.sums[first] ?? 0) ||
      String(a.title ?? '~').localeCompare(String(b.title ?? '~')) ||
      Number(a.id) - Number(b.id),
  );

describe.each(resources.map((one) => [one.name, one] as const))('the totals of %s', (_, of) => {
  // Hours have no currency: they are one sum.
  const isMoney = (of.list.totals ?? []).some((name) => isOfMoney(of.fields[name]));
  const currencyOf = (row: Record<string, number | string>) =>
    !isMoney ? null : of.scope === 'client' ? String(row.currency) : row.establishment_id === places[2] ? 'GBP' : 'EUR';
  const fields = () => [
    ...(of.list.totals ?? []),
    ...(of.scope === 'client' ? ['currency'] : ['establishment_id']),
    ...[of.list.totalsBy ?? []].flat(),
  ];

  beforeAll(async () => {
    for (const [at, establishment] of [...places, ...places, places[0]].entries())
      await maker.add(of, { seed: 700 + at, establishment, full: true });
  });

  test('are the sums of every row, by currency, whichever page is shown', async () => {
    const whole = await list(of, { fields: fields() });
    expect(whole.list.length).toBeGreaterThanOrEqual(7);
    expect(new Set(whole.list.map(currencyOf)).size > 1).toBe(isMoney);
    expect(whole.totals).toEqual(addedUp(of, whole.list, currencyOf));
    const page = await list(of, { per_page: 2, page: 2 });
    expect([page.list.length, page.totals]).toEqual([2, whole.totals]);
  });

  test('follow the filters', async () => {
    const { list: rows } = await list(of, { fields: fields() });
    const ids = rows.slice(0, 3).map(({ id }) => id);
    const some = await list(of, { filters: { id: ids }, fields: fields() });
    expect(some.totals).toEqual(addedUp(of, some.list, currencyOf));
    expect((await list(of, { filters: { id: -1 } })).totals).toEqual([]);
  });

  test('are not worked out where nobody asks, and never over another business', async () => {
    expect(await list(of, { totals: undefined })).not.toHaveProperty('totals');
    expect(await list(of, { totals: false })).not.toHaveProperty('totals');
    expect((await list(of, {}, 'owner@other.test')).totals).toEqual([]);
  });
});

describe.each(resources.map((one) => [one.name, one] as const))('the groups of %s', (_, of) => {
  const groupable = Object.values(of.allFields).filter((field) => canGroup(field));
  test.each(groupable.map(({ name }) => name))('by %s are the rows of each value, counted and added up', async (name) => {
    const field = of.allFields[name] as FieldModel;
    const asked = [name, ...(of.list.totals ?? []), ...(of.scope === 'establishment' ? ['establishment_id'] : [])];
    const { list: rows, groups } = await list(of, { group_by: name, fields: asked });
    const isMonths = field.kind === 'date' || field.kind === 'datetime';
    // The demo's first establishment says by whose clock moments are.
    const inGroup = (row: Record<string, unknown>) => {
      const value = row[name] ?? null;
      if (!isMonths || value === null) return value;
      return (field.kind === 'date' ? String(value) : localText(String(value), timezone)).slice(0, 7);
    };
    const counts = new Map<unknown, number>();
    for (const row of rows) counts.set(inGroup(row), (counts.get(inGroup(row)) ?? 0) + 1);
    expect(new Map(groups?.list.map(({ value, count }) => [value, count]))).toEqual(counts);
    expect(groups?.is_partial).toBe(false);
    for (const group of groups?.list ?? []) {
      const own = rows.filter((row) => inGroup(row) === group.value);
      for (const sum of of.list.totals ?? [])
        expect(rounded(group.totals.reduce((all, { sums }) => all + (sums[sum] ?? 0), 0)), sum).toBe(
          rounded(own.reduce((all, row) => all + Number(row[sum] ?? 0), 0)),
        );
    }
    // Without a value at the end, and without what the definition does not have.
    expect(groups?.list.slice(0, -1).every(({ value }) => value !== null)).toBe(true);
  });
});

describe('totals', () => {
  test('of one establishment are in its currency alone', async () => {
    const { totals } = await list(resource('measures'), { establishment_id: places[2] });
    expect(totals?.map(({ currency }) => currency)).toEqual(['GBP']);
  });

  test('follow the search', async () => {
    const owner = tokens['owner@demo.test'];
    for (const count of [4, 5]) {
      const body = { establishment_id: places[0], name: `Sought ${count}`, count, price: 0.1 };
      expect((await host.call('POST', '/api/measure', body, owner)).status).toBe(201);
    }
    const sums = { count: 9, price: 0.2, worth: 0.9, parts: 0, cost: 0 };
    expect((await list(resource('measures'), { search: 'sought' })).totals).toEqual([
      { currency: 'EUR', sums, by: [{ id: null, title: null, sums }] },
    ]);
  });

  test('leave out what the reader may not see, and where they may not look', async () => {
    const seen = await list(resource('measures'), { fields: ['establishment_id'] }, 'manager@demo.test');
    expect(new Set(seen.list.map((row) => row.establishment_id))).toEqual(new Set([places[0]]));
    const { totals: [own] = [] } = seen;
    expect(Object.keys(own?.sums ?? {})).toEqual(['count', 'price', 'worth', 'parts']);
    const { totals: [whole] = [] } = await list(resource('measures'), { establishment_id: places[0] });
    expect(own?.sums.worth).toBe(whole?.sums.worth);
    for (const part of own?.by ?? []) expect(Object.keys(part.sums)).toEqual(['count', 'price', 'worth', 'parts']);
  });

  test('are said apart for each record that a reference names, and that are filtered by it', async () => {
    const owner = tokens['owner@demo.test'];
    const make = async (values: object) => {
      const body = { establishment_id: places[0], count: 1, price: 0, ...values };
      return (await host.call('POST', '/api/measure', body, owner)).body.data.id as number;
    };
    const [few, many] = [await make({ name: 'Parted few' }), await make({ name: 'Parted many' })];
    await make({ name: 'Parted 1', whole: few, count: 3 });
    for (const count of [20, 30]) await make({ name: `Parted ${count}`, whole: many, count });
    const asked = { search: 'parted' };
    const { totals: [all] = [] } = await list(resource('measures'), asked);
    expect(all?.by).toMatchObject([
      { id: many, title: 'Parted many', sums: { count: 50 } },
      { id: few, title: 'Parted few', sums: { count: 3 } },
      { id: null, title: null, sums: { count: 2 } },
    ]);
    const { totals: [one] = [] } = await list(resource('measures'), { ...asked, filters: { whole: [few] } });
    expect([one?.sums.count, one?.by]).toMatchObject([3, [{ id: few, sums: { count: 3 } }]]);
  });

  test('are given to no list whose definition names none, and asked for by yes or no', async () => {
    expect(await list(resource('taxes'))).not.toHaveProperty('totals');
    const refused = await host.call('POST', '/api/tax/list', { totals: ['rate'] }, tokens['owner@demo.test']);
    expect([refused.status, refused.body.errors]).toEqual([422, { totals: ['Give true or false'] }]);
  });
});

describe('groups', () => {
  const refused = async (group_by: unknown, who = 'owner@demo.test') =>
    (await host.call('POST', '/api/measure/list', { group_by }, tokens[who])).body.errors;

  test('are refused by what is no such field, is written as people like, or may not be seen', async () => {
    for (const name of ['nothing', 'name', 'price', 'parts', 7]) expect(await refused(name)).toEqual({ group_by: [expect.any(String)] });
    expect(await refused('kind', 'manager@demo.test')).toEqual({ group_by: [expect.any(String)] });
  });

  test('follow filters and search, say their sums by currency, and what they name by its title', async () => {
    const { groups } = await list(resource('measures'), { search: 'sought', group_by: 'whole' });
    const sums = { count: 9, price: 0.2, worth: 0.9, parts: 0, cost: 0 };
    expect(groups?.list).toEqual([{ value: null, title: null, count: 2, totals: [{ currency: 'EUR', sums }] }]);
    const { groups: named } = await list(resource('measures'), { filters: { whole: { filled: true } }, group_by: 'whole' });
    expect(named?.list.every(({ title }) => title !== null)).toBe(true);
    expect((await list(resource('measures'), { group_by: 'whole' }, 'owner@other.test')).groups?.list).toEqual([]);
    expect(await list(resource('measures'), {})).not.toHaveProperty('groups');
  });
});
