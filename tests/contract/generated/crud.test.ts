import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { canFilter, canSort } from '#/model/compile/listDefaults.ts';
import { kindOf } from '#/model/kinds/index.ts';
import type { FieldModel, ResourceModel } from '#/model/language/model.ts';
import { referenceContext } from '#/resources/reference/context.ts';
import { openApiDocument } from '#/server/capabilities/openapi/document.ts';
import type { Answer, TestApp } from '#/tests/support/app.ts';
import { conformance, conforming } from '#/tests/support/conformance.ts';
import { type RecordMaker, recordMaker } from '#/tests/support/recordMaker.ts';
import { givenFields, type Values } from '#/tests/support/sampleRecord.ts';
import { specimenApp } from '#/tests/support/specimenApp.ts';
import { specimenModel as model } from '#/tests/support/specimens.ts';
import { rounds, share } from '#/tests/support/thorough.ts';
import { hiddenFields } from '#model/language';

let host: TestApp;
let maker: RecordMaker;
let admin: string;

const validate = conformance(openApiDocument(model));

beforeAll(async () => {
  const plain = await specimenApp();
  host = conforming(plain, validate);
  admin = await host.signIn('admin@demo.test');
  maker = recordMaker(host, model, host.seeded.one, { admin, owner: await host.signIn('owner@demo.test') });
});
afterAll(async () => {
  expect(validate.validated).toBeGreaterThan(0);
  await host.close();
});

const call = (resource: ResourceModel, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<Answer> =>
  host.call(method, resource.endpoint + path, body, maker.tokenOf(resource));
const resources = Object.values(model.resources);
const isReadable = (field: FieldModel) => field.kind !== 'password';
const pathOf = (resource: ResourceModel) => resource.paths?.list ?? `${resource.endpoint}/list`;

async function list(resource: ResourceModel, body: Values): Promise<{ list: Values[]; pagination_options: Values }> {
  const answer = await host.call('POST', pathOf(resource), body, maker.tokenOf(resource));
  expect(answer.body, JSON.stringify(body)).toMatchObject({ status: 'success' });
  return answer.body.data;
}

async function changesLogged(resource: ResourceModel, id: unknown, event: string): Promise<Values> {
  const filters = { subject_type: resource.variant?.of ?? resource.name, subject_id: id, event };
  const answer = await host.call(
    'POST',
    '/api/activity-log/list',
    { filters, fields: ['changes'], sort_by: 'id', sort_order: 'desc', per_page: 1 },
    admin,
  );
  expect(answer.body.data.pagination_options.total, `${event} of ${resource.name} ${id} is logged`).toBeGreaterThan(0);
  return answer.body.data.list[0].changes;
}

/** Fields of all resources together that were to be changed, and those that were. */
const ofAll = { tried: 0, changed: 0 };

/** How many records are sorted and paged: the log, in which every other test writes, would take longer with each definition. */
const MOST = rounds(20, 60);

/** The specimens have a field of every kind; of the others each takes a part of its own. */
function tried(resource: ResourceModel, fields: readonly FieldModel[]): readonly FieldModel[] {
  return resource.name === 'specimens' ? fields : share(fields, 4, resource.name);
}

/** A filter for the newest records of a list. */
async function newest(resource: ResourceModel): Promise<Values> {
  const { list: some } = await list(resource, { sort_by: 'id', sort_order: 'desc', per_page: MOST, fields: ['id'] });
  return { id: { gte: some.at(-1)?.id ?? 0 } };
}

/** What was sent, as it should come back: rows by what they were given, many references in any order. */
function expectStored(resource: ResourceModel, sent: Values, stored: Values): void {
  for (const [name, value] of Object.entries(sent)) {
    const field = resource.fields[name];
    if (!field || !isReadable(field)) continue;
    if (field.kind === 'lines') expect(stored[name], name).toMatchObject(value as object[]);
    else if (Array.isArray(value)) expect([...(stored[name] as unknown[])].sort(), name).toEqual([...value].sort());
    else expect(stored[name], name).toEqual(value);
  }
}

/** What is answered once is not read again. */
function withoutSecrets(resource: ResourceModel, made: Values): Values {
  return Object.fromEntries(Object.entries(made).filter(([name]) => !(name in (resource.answersOnce ?? {}))));
}

describe.each(
  resources.filter(({ permissions }) => permissions.create && permissions.view).map((resource) => [resource.name, resource] as const),
)('%s', (_, resource) => {
  test('are made of valid input, read back whole, and logged with every value', async () => {
    for (const full of [true, false]) {
      const body = await maker.bodyOf(resource, { seed: full ? 1 : 2, full });
      const made = await call(resource, 'POST', '', body);
      expect(made.body, JSON.stringify(body)).toMatchObject({ status: 'success', message: resource.messages.created });
      expect(made.status).toBe(201);
      expectStored(resource, body, made.body.data);
      const { status, body: read } = await call(resource, 'GET', `/${made.body.data.id}`);
      expect({ status, data: read.data }).toEqual({ status: 200, data: withoutSecrets(resource, made.body.data) });
      const logged = await changesLogged(resource, made.body.data.id, 'created');
      for (const name of Object.keys(givenFields(resource))) {
        if (name in body && resource.fields[name]?.kind !== 'password') expect(logged, 'the log of what was made').toHaveProperty([name]);
      }
      expect(JSON.stringify(made.body)).not.toContain('sample-secret');
    }
  });

  test('are changed one field at a time, each change logged with the old and the new value', async () => {
    const record = await maker.add(resource, { seed: 3 });
    let stored: Values = (await call(resource, 'GET', `/${record.id}`)).body.data;
    let changed = 0;
    let open = 0;
    const all = Object.values(givenFields(resource));
    const fields = tried(resource, all);
    for (const field of fields) {
      // What the rules hide of this record has no other value than none.
      if (!hiddenFields(resource.rules, stored).has(field.name)) open += 1;
      const answer = await changeOne(resource, stored, field);
      if (!answer) continue;
      changed += 1;
      const { data } = answer.body;
      expect(Date.parse(data.updated_at)).toBeGreaterThan(Date.parse(stored.updated_at as string));
      const logged = await changesLogged(resource, record.id, 'updated');
      if (field.kind === 'password') expect(logged[field.name]).toEqual([null, '••••••']);
      else if (field.kind !== 'lines' && !(field.kind === 'reference' && field.many))
        expect(logged[field.name]).toEqual([stored[field.name], data[field.name]]);
      else expect(logged).toHaveProperty([field.name]);
      expect((await call(resource, 'GET', `/${record.id}`)).body.data).toEqual(data);
      stored = data;
    }
    if (!resource.permissions.edit) return;
    ofAll.tried += open;
    ofAll.changed += changed;
    if (fields.length === all.length) expect(changed).toBeGreaterThan(open / 2);
    // A part may happen to be of fields whose rules leave no other value: of a few, one fewer than most of them.
    else expect(changed).toBeGreaterThanOrEqual(Math.floor(open / 2));
  });

  test('are changed and deleted together, then gone', async () => {
    const ids = [];
    for (const seed of [4, 5]) ids.push((await maker.add(resource, { seed })).id);
    if (resource.permissions.edit) {
      const [name, value] = await plainChange(resource);
      const bulk = await call(resource, 'POST', '/bulk', { ids: [...ids, 999_999_999], set: { [name]: value } });
      expect(bulk.body.data).toEqual({ matched: 2, changed: 2, failed: [] });
      for (const id of ids) expect((await call(resource, 'GET', `/${id}`)).body.data[name]).toEqual(value);
    }
    if (!resource.permissions.delete) return;
    const [first, second] = ids;
    const gone = await call(resource, 'DELETE', `/${first}`);
    expect(gone.body).toMatchObject({ status: 'success', message: resource.messages.deleted, data: { id: first } });
    expect(await changesLogged(resource, first, 'deleted')).toBeTypeOf('object');
    expect((await call(resource, 'POST', '/bulk', { ids: [second], delete: true })).body.data).toMatchObject({
      matched: 1,
      changed: 1,
      failed: [],
    });
    for (const id of ids)
      for (const method of ['GET', 'DELETE'] as const) expect((await call(resource, method, `/${id}`)).status).toBe(404);
  });
});

test('most fields of all resources together have another value to be given', () => {
  expect(ofAll.tried).toBeGreaterThan(resources.length);
  expect(ofAll.changed / ofAll.tried).toBeGreaterThan(0.85);
});

describe.each(resources.filter(({ permissions }) => permissions.list).map((resource) => [resource.name, resource] as const))(
  'the list of %s',
  (_, resource) => {
    test('finds a record by each of its fields', async () => {
      await maker.add(resource, { seed: 6, full: false });
      const { id } = await maker.add(resource, { seed: 7 });
      const all = Object.values(resource.allFields).filter(isReadable);
      const [record = {}] = (await list(resource, { filters: { id }, fields: all.map(({ name }) => name) })).list;
      expect(record.id).toBe(id);
      for (const field of tried(resource, all.filter(canFilter))) {
        for (const wanted of filtersOf(field, record)) {
          const found = await list(resource, { filters: { id, [field.name]: wanted } });
          expect(
            found.list.map((one) => one.id),
            `${field.name} by ${JSON.stringify(wanted)}`,
          ).toEqual([id]);
        }
      }
      for (const field of tried(
        resource,
        all.filter((one) => !canFilter(one)),
      )) {
        const refused = await host.call('POST', pathOf(resource), { filters: { [field.name]: 1 } }, maker.tokenOf(resource));
        expect(refused.status, field.name).toBe(422);
      }
      for (const name of resource.search) {
        const searched = resource.allFields[name]?.kind === 'reference' ? ((record._titles ?? {}) as Values)[name] : record[name];
        if (!searched) continue;
        const found = await list(resource, { search: String(searched).toUpperCase(), filters: { id } });
        expect(
          found.list.map((one) => one.id),
          `${name} by search`,
        ).toEqual([id]);
      }
      expect((await list(resource, { search: 'no record has this text', filters: { id } })).list).toEqual([]);
    });

    test('sorts by each field, in both directions and by id among equals', async () => {
      for (const seed of [8, 9, 10]) await maker.add(resource, { seed, full: seed !== 9 });
      const filters = await newest(resource);
      for (const field of tried(
        resource,
        Object.values(resource.allFields).filter((one) => isReadable(one) && canSort(one)),
      )) {
        const ask = (sort_order: string) =>
          list(resource, { filters, sort_by: field.name, sort_order, per_page: 500, fields: [field.name] });
        const [up, down] = [(await ask('asc')).list, (await ask('desc')).list];
        expect(up.length).toBeGreaterThan(2);
        const filled = up.filter((one) => (one[field.name] ?? null) !== null);
        const empty = up.filter((one) => !filled.includes(one));
        const idsOf = (records: readonly Values[]) => records.map(({ id }) => id);
        // Whichever way it goes, what has no value comes last.
        expect(idsOf(up), field.name).toEqual(idsOf([...filled, ...empty]));
        expect(idsOf(down), field.name).toEqual(idsOf([...filled.toReversed(), ...empty.toReversed()]));
        const numbers = up.map((one) => one[field.name]).filter((value) => typeof value === 'number');
        if (field.kind !== 'reference') expect(numbers, field.name).toEqual([...numbers].sort((a, b) => a - b));
      }
    });

    test('comes in pages that hold every record once', async () => {
      const filters = await newest(resource);
      const { pagination_options: all, list: whole } = await list(resource, { filters, per_page: 500 });
      const total = Number(all.total);
      const pages = [];
      for (let page = 1; page <= Math.ceil(total / 2); page++) pages.push(...(await list(resource, { filters, per_page: 2, page })).list);
      expect(pages.map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
    });
  },
);

/** Every way in which a filter may ask for the value that a record has. */
function filtersOf(field: FieldModel, record: Values): unknown[] {
  const value = record[field.name];
  if (field.kind === 'reference' && field.many) return (value as number[]).length ? [value, (value as number[])[0]] : [null];
  if (value === null || value === undefined) return [null];
  if (field.kind === 'json') return [];
  const title = ((record._titles ?? {}) as Values)[field.name];
  if (field.kind === 'reference') return [value, [value], ...(title ? [{ contains: String(title).slice(1, 4).toUpperCase() }] : [])];
  if (field.kind === 'enum' || field.kind === 'lookup' || field.kind === 'boolean') return [value, [value, null]];
  if (typeof value === 'string' && !['date', 'time', 'datetime', 'aggregate'].includes(field.kind))
    return [value, [value], { contains: value.slice(1, 4).toUpperCase() }];
  return [value, [value], { gte: value, lte: value }];
}

/** Gives one field another value that the rules allow; undefined where there is none to give. */
async function changeOne(resource: ResourceModel, stored: Values, field: FieldModel): Promise<Answer | undefined> {
  if (!resource.permissions.edit) return undefined;
  for (let attempt = 0; attempt < 12; attempt++) {
    const value = await anotherValue(resource, stored, field, attempt);
    if (value === undefined || JSON.stringify(value) === JSON.stringify(stored[field.name])) continue;
    const answer = await call(resource, 'PUT', `/${stored.id}`, { [field.name]: value, updated_at: stored.updated_at });
    // A rule may refuse one value; anything but that is a fault.
    expect([200, 422], JSON.stringify(answer.body)).toContain(answer.status);
    if (answer.status === 422) continue;
    expectStored(resource, { [field.name]: value }, answer.body.data);
    return answer;
  }
  return undefined;
}

async function anotherValue(resource: ResourceModel, stored: Values, field: FieldModel, attempt: number): Promise<unknown> {
  const seed = 100 + attempt * 37 + (attempt >> 1);
  if (field.kind === 'reference') return maker.target(field, 30 + attempt, stored.establishment_id as number | undefined, stored);
  // By turns of the kind alone and of the whole record, where other fields and corrections have their say.
  if (field.kind !== 'lines' && attempt % 2 === 0) return kindOf(field).sample(seed, field, referenceContext);
  const value = (await maker.bodyOf(resource, { seed, establishment: stored.establishment_id as number | undefined }))[field.name];
  return field.kind === 'lines' ? (value as unknown[] | undefined)?.slice(0, Math.max(1, field.min ?? 1)) : value;
}

/** A change that any record of the resource can take. */
async function plainChange(resource: ResourceModel): Promise<[string, unknown]> {
  const record = await maker.add(resource, { seed: 11 });
  const free = Object.values(givenFields(resource)).filter(
    (field) =>
      !field.unique &&
      !(field.kind === 'boolean' && field.onlyOne) &&
      !(resource.unique ?? []).some((group) => group.includes(field.name)) &&
      !['password', 'lines', 'reference'].includes(field.kind),
  );
  for (const field of free) {
    const answer = await changeOne(resource, record, field);
    if (answer) return [field.name, answer.body.data[field.name]];
  }
  throw new Error(`${resource.name} has no field that can be changed in many records`);
}
