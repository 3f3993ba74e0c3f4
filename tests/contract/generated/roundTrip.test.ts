import { sql } from 'kysely';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isHostWritten, kindOf } from '#/model/kinds/index.ts';
import { type FieldModel, listPath, type ResourceModel } from '#/model/language/model.ts';
import { referenceContext } from '#/resources/reference/context.ts';
import { csvLine, readCell } from '#/server/capabilities/exports/csv.ts';
import { imported, type Operation } from '#/tests/support/bulk.ts';
import { isOfPlatform, type RecordMaker, recordMaker } from '#/tests/support/recordMaker.ts';
import { givenFields, type Values } from '#/tests/support/sampleRecord.ts';
import type { SeededBusiness } from '#/tests/support/seed.ts';
import { specimenModel as model } from '#/tests/support/specimens.ts';
import { share } from '#/tests/support/thorough.ts';
import { type WorkingApp, workingApp } from '#/tests/support/workingApp.ts';

let host: WorkingApp;
let admin: string;
let here: Side;
let elsewhere: Side;

/** A business: records go out of one and into the other. */
interface Side {
  business: SeededBusiness;
  owner: string;
  maker: RecordMaker;
}

beforeAll(async () => {
  host = await workingApp({ model });
  admin = await host.signIn('admin@demo.test');
  const sideOf = async (business: SeededBusiness, email: string): Promise<Side> => {
    const owner = await host.signIn(email);
    return { business, owner, maker: recordMaker(host, model, business, { admin, owner }) };
  };
  here = await sideOf(host.seeded.one, 'owner@demo.test');
  elsewhere = await sideOf(host.seeded.two, 'owner@other.test');
});
afterAll(() => host.close());

const resources = Object.values(model.resources).filter(
  ({ permissions }) => permissions.list && permissions.view && (permissions.create || permissions.edit),
);
const tokenOf = (resource: ResourceModel, { owner }: Side) => (isOfPlatform(resource) ? admin : owner);

/** What a call says of the place of records: the business for a super-admin, an establishment for what belongs to one. */
function placeIn(resource: ResourceModel, { business }: Side): Values {
  if (resource.scope === 'establishment') return { establishment_id: business.establishments[0] };
  return resource.scope === 'client' && isOfPlatform(resource) ? { client_id: business.clientId } : {};
}

async function read(resource: ResourceModel, id: unknown, side: Side): Promise<Values> {
  const { status, body } = await host.call('GET', `${resource.endpoint}/${id}`, undefined, tokenOf(resource, side));
  if (status !== 200) throw new Error(`${resource.name} ${id}: ${status} ${JSON.stringify(body)}`);
  return body.data;
}

async function fileOf(resource: ResourceModel, ids: readonly unknown[], side: Side): Promise<string> {
  const { client_id: clientId, ...place } = placeIn(resource, side);
  const body = {
    resource: resource.name,
    sort_by: 'id',
    filters: { id: ids, ...(clientId === undefined ? {} : { client_id: clientId }) },
    ...place,
  };
  const { status, text, message } = await host.exported(body, tokenOf(resource, side));
  expect(status, message).toBe('completed');
  return text;
}

/** No two are the same: a PIN is told apart from every other. */
let secretsMade = 0;

/** Secrets never leave: whoever imports people gives them new ones. */
function withSecrets(text: string, resource: ResourceModel): string {
  const secrets = Object.values(resource.fields).filter(({ kind, readonly }) => kind === 'password' && !readonly);
  if (!secrets.length) return text;
  const [header = [], ...rows] = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: true, delimiter: ',' }).data;
  const added = () => secrets.map((field) => String(kindOf(field).sample(++secretsMade, field, referenceContext)));
  return [[...header, ...secrets.map(({ label }) => label)], ...rows.map((row) => [...row.map(readCell), ...added()])]
    .map(csvLine)
    .join('');
}

const bring = (resource: ResourceModel, text: string, mode: string, side: Side): Promise<Operation> =>
  imported(host, text, { resource: resource.name, mode, ...placeIn(resource, side) }, tokenOf(resource, side));

/** The ids of the last records that were made in a place, in the order in which they were. */
async function lastIds(resource: ResourceModel, count: number, side: Side): Promise<unknown[]> {
  const { client_id: clientId, ...place } = placeIn(resource, side);
  const body = {
    sort_by: 'id',
    sort_order: 'desc',
    per_page: count,
    fields: ['id'],
    ...place,
    ...(clientId === undefined ? {} : { filters: { client_id: clientId } }),
  };
  const answer = await host.call('POST', listPath(resource), body, tokenOf(resource, side));
  return (answer.body.data.list as Values[]).map(({ id }) => id).reverse();
}

const carried = new Map<string, Promise<void>>();

/** Brings records to the other business, what they refer to first. */
async function carry(name: string, id: number): Promise<void> {
  const resource = homeOf(name);
  const key = `${resource.table} ${id}`;
  const known = carried.get(key) ?? carryOne(resource, id);
  carried.set(key, known);
  await known;
}

async function carryOne(resource: ResourceModel, id: number): Promise<void> {
  if (resource.scope === 'platform') return;
  const isImported = resource.permissions.create && resource.permissions.view;
  const record = resource.permissions.view ? await read(resource, id, here) : {};
  if (!isImported) {
    const made = await elsewhere.maker.add(resource, { seed: 700 + id });
    const { rows } = await host.database.platform((tx) =>
      sql<{ title: unknown }>`select ${sql.ref(resource.title)} as title from public.${sql.ref(resource.table)} where id = ${id}`.execute(
        tx,
      ),
    );
    await host.database.platform((tx) =>
      sql`update public.${sql.ref(resource.table)} set ${sql.ref(resource.title)} = ${rows[0]?.title} where id = ${made.id}`.execute(tx),
    );
    return;
  }
  await carryTargets(resource, record);
  const done = await bring(resource, withSecrets(await fileOf(resource, [id], here), resource), 'upsert', elsewhere);
  expect(done.failed, `${resource.name} ${JSON.stringify(done.errors)}`).toBe(0);
}

/** The resource itself rather than a variant of it, as far as the business may see it. */
function homeOf(name: string): ResourceModel {
  const named = model.resources[name] as ResourceModel;
  return named.callers === 'platform' ? (resources.find((one) => one.table === named.table && one.callers !== 'platform') ?? named) : named;
}

async function carryTargets(resource: ResourceModel, record: Values): Promise<void> {
  for (const field of Object.values(givenFields(resource))) {
    if (field.kind === 'reference') await carryValue(field, record[field.name]);
    if (field.kind !== 'lines') continue;
    for (const row of (record[field.name] ?? []) as Values[])
      for (const [name, one] of Object.entries(field.fields))
        if (one.kind === 'reference' && !isHostWritten(one)) await carryValue(one, row[name]);
  }
}

async function carryValue(field: { to: string | readonly string[] }, value: unknown): Promise<void> {
  for (const one of [value ?? []].flat()) {
    if (typeof one === 'number') await carry(String(field.to), one);
    else await carry((one as { type: string }).type, (one as { id: number }).id);
  }
}

/** A record as a reader knows it: references by their titles, rows without ids, nothing that a file does not bring. */
function readable(resource: ResourceModel, record: Values): Values {
  const brought = Object.values(givenFields(resource)).filter((field) => field.kind !== 'password' && field.csv !== false);
  return Object.fromEntries(brought.map((field) => [field.name, shownValue(field, record)]));
}

function shownValue(field: FieldModel, record: Values): unknown {
  const value = record[field.name];
  if (field.kind === 'reference' && value !== null && value !== undefined) {
    const title = ((record._titles ?? {}) as Values)[field.name] ?? value;
    return Array.isArray(field.to) ? [(value as Values).type, title] : title;
  }
  if (field.kind !== 'lines') return value;
  const own = Object.entries(field.fields).filter(([, one]) => !isHostWritten(one));
  return (value as Values[]).map((row) =>
    Object.fromEntries(own.map(([name, one]) => [name, shownValue({ ...one, name, label: name }, row)])),
  );
}

const names = resources.map(({ name }) => name);

describe.each([...new Set(['specimens', ...share(names, 3, 'round trip')])])('a file of %s', (name) => {
  const resource = resources.find((one) => one.name === name) as ResourceModel;

  test('changes nothing where it came from, and makes the same records elsewhere', async () => {
    const made: Values[] = [];
    for (const [seed, full] of [
      [301, true],
      [302, false],
      [303, true],
    ] as const)
      made.push(await here.maker.add(resource, { seed, full }));
    const ids = made.map(({ id }) => id);
    const stored = await Promise.all(ids.map((id) => read(resource, id, here)));
    const text = await fileOf(resource, ids, here);

    if (resource.permissions.edit) {
      const same = await bring(resource, text, 'upsert', here);
      expect(same).toMatchObject({ status: 'completed', rows_read: 3, created: 0, updated: 0, unchanged: 3, failed: 0, errors: [] });
      expect(await Promise.all(ids.map((id) => read(resource, id, here)))).toEqual(stored);
    }

    if (!resource.permissions.create) return;
    const target = resource.scope === 'platform' ? here : elsewhere;
    for (const record of stored) await carryTargets(resource, record);
    for (const id of ids) {
      if (resource.permissions.delete)
        expect((await host.call('DELETE', `${resource.endpoint}/${id}`, undefined, tokenOf(resource, here))).status).toBe(200);
    }
    const brought = await bring(resource, withSecrets(text, resource), 'create', target);
    expect(brought).toMatchObject({ status: 'completed', rows_read: 3, created: 3, failed: 0, errors: [] });
    const copies = await lastIds(resource, 3, target);
    for (const [at, id] of copies.entries())
      expect(readable(resource, await read(resource, id, target))).toEqual(readable(resource, stored[at] as Values));
  });
});
