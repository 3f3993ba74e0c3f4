import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compile } from '#/model/compile/compile.ts';
import type { DefinitionFiles } from '#/model/language/definitions.ts';
import type { Model } from '#/model/language/model.ts';
import { definitionFiles } from '#/resources/index.ts';
import { otherPermissions } from '#/resources/reference/permissions.ts';
import { leastPasswordCost } from '#/server/access/passwords.ts';
import { buildApp } from '#/server/app.ts';
import { migrate, schemaOf } from '#/server/foundation/database/migrate.ts';
import { Presence } from '#/server/foundation/processes/presence.ts';
import { neighboursOn } from '#/server/foundation/processes/readProcesses.ts';
import { systemTables } from '#/server/systemTables.ts';
import { caller, migratedDatabase, type TestApp, testApp, testJwtSecret } from '#/tests/support/app.ts';
import { crud, defineResource, field } from '#model/language';

const parcels = {
  version: 1,
  name: 'parcels',
  label: ['Parcel', 'Parcels'],
  icon: 'Box',
  scope: 'client',
  title: 'name',
  endpoint: '/api/parcel',
  permissions: crud('Parcels', 'Parcel'),
} as const;
const fields = {
  name: field.text({ required: true }),
  weight: field.integer({ filter: true }),
  stamp: field.text({ required: true, default: 'red' }),
};
const withParcels = (definition: object): Model =>
  compile({ ...definitionFiles, './catalogue/parcels.ts': definition } as unknown as DefinitionFiles, otherPermissions);

const older = withParcels(defineResource({ ...parcels, fields }));
/** A field more that is required, one less, and one that is unique from now on. */
const newer = withParcels(
  defineResource({
    ...parcels,
    fields: { name: fields.name, weight: fields.weight, wrapping: field.text({ required: true, default: 'paper', max: 20 }) },
    unique: [['name', 'weight']],
  }),
);
const renaming = withParcels(
  defineResource({ ...parcels, fields: { name: fields.name, stamp: fields.stamp, grams: field.integer({ was: 'weight' }) } }),
);
const requiring = withParcels(defineResource({ ...parcels, fields: { ...fields, weight: field.integer({ required: true, default: 1 }) } }));

let host: TestApp;
let there: TestApp['call'];
let owner: string;
const closing: (() => Promise<unknown>)[] = [];
/** As on a server that several processes share. */
const shared = () => ({ ...host.database, engine: 'postgres' as const });
const migrated = (model: Model) => migrate(host.database, model, systemTables, { neighbours: neighboursOn(shared()), lockMs: 300 });
/** A process of these definitions is there from now on; what ends it. */
async function running(model: Model): Promise<() => Promise<void>> {
  const presence = new Presence(shared(), host.app.log);
  await presence.start({ role: 'host', version: '1.0.0', schema: schemaOf(model, systemTables) });
  return () => presence.stop();
}

beforeAll(async () => {
  const database = await migratedDatabase();
  await migrate(database, older, systemTables);
  host = await testApp({ model: older, database });
  owner = await host.signIn('owner@demo.test');
});
afterAll(async () => {
  for (const close of closing) await close();
  await host.close();
});

const post = (call: TestApp['call'], path: string, body: object) => call('POST', path, body, owner);
const names = async (call: TestApp['call']) =>
  (await post(call, '/api/parcel/list', { sort_by: 'id', sort_order: 'asc' })).body.data.list.map(({ name }: { name: string }) => name);

test('beside older hosts a newer one adds what it needs, and all go on: each reads and changes what the others made', async () => {
  const stop = await running(older);
  const early = await post(host.call, '/api/parcel', { name: 'Early', weight: 2, stamp: 'red' });
  expect(early.status).toBe(201);
  expect(await migrated(newer)).toMatchObject({ changed: true });
  const app = await buildApp({
    ...{ model: newer, jwtSecret: testJwtSecret, passwordCost: leastPasswordCost, database: host.database, webhookSettings: { most: 0 } },
    ...{ jobSettings: { recurs: false } },
    config: { oauthClientSecret: 'countinghouse-dashboard', logLevel: 'silent', s3: undefined, trustProxy: undefined, dataDir: '/none' },
  });
  closing.push(() => app.close());
  there = caller(app);
  const made = await post(host.call, '/api/parcel', { name: 'Of the older', weight: 3, stamp: 'blue' });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  expect((await there('GET', `/api/parcel/${made.body.data.id}`, undefined, owner)).body.data).toMatchObject({ wrapping: 'paper' });
  const late = await post(there, '/api/parcel', { name: 'Of the newer', weight: 4, wrapping: 'straw' });
  expect(late.status, JSON.stringify(late.body)).toBe(201);
  const { id, updated_at } = late.body.data;
  expect((await host.call('PUT', `/api/parcel/${id}`, { weight: 5, updated_at, stamp: 'green' }, owner)).status).toBe(200);
  expect((await there('GET', `/api/parcel/${id}`, undefined, owner)).body.data).toMatchObject({ weight: 5, wrapping: 'straw' });
  expect(await names(host.call)).toEqual(['Early', 'Of the older', 'Of the newer']);
  expect(await names(there)).toEqual(['Early', 'Of the older', 'Of the newer']);
  // The next one that starts, with none of the older left, puts away what was for them.
  expect(await migrated(newer)).toEqual({ changed: false, removed: [] });
  await stop();
  expect(await migrated(newer)).toEqual({
    changed: true,
    removed: [{ name: 'parcels.stamp', sql: 'alter table public."parcels" drop column "stamp";' }],
  });
  expect(await migrated(newer)).toEqual({ changed: false, removed: [] });
  await host.database.owner((db) => sql`alter table public.parcels drop column stamp`.execute(db));
  expect(await names(there)).toEqual(['Early', 'Of the older', 'Of the newer']);
});

test('an older host that starts anew beside a newer one leaves the database as that one has it, and takes it back when it is alone', async () => {
  const stop = await running(newer);
  expect(await migrated(older)).toEqual({ changed: false, removed: [], isOlder: true });
  expect((await post(there, '/api/parcel', { name: 'Still', weight: 6 })).status).toBe(201);
  await stop();
  expect(await migrated(older)).toMatchObject({ changed: true, removed: [{ name: 'parcels.wrapping' }] });
  // Once it is taken back, the other one is the newer one again, and comes beside it as it did before.
  const stopOlder = await running(older);
  expect(await migrated(newer)).toMatchObject({ changed: true });
  const stopNewer = await running(newer);
  expect(await migrated(older)).toEqual({ changed: false, removed: [], isOlder: true });
  await Promise.all([stopOlder(), stopNewer()]);
});

test.each([
  ['renames parcels.weight', renaming],
  ['requires parcels.weight', requiring],
])(
  'what older hosts cannot go on beside is refused while one is there, with what to do, and nothing is changed: %s',
  async (what, model) => {
    await migrated(older);
    const stop = await running(older);
    await expect(migrated(model)).rejects.toThrow(new RegExp(`^This program ${what}, beside which .* stop them first.* \\(1\\.0\\.0\\)$`));
    expect((await post(host.call, '/api/parcel', { name: what, weight: 7, stamp: 'red' })).status).toBe(201);
    await stop();
    expect(await migrated(model)).toMatchObject({ changed: true });
  },
);

test.skipIf(process.env.TEST_DATABASE_URL === undefined)(
  'where a table is in use for long, nobody waits behind the newer host: it lets them go on, and tries again',
  async () => {
    await migrated(older);
    const stop = await running(older);
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const using = host.database.platform(async (tx) => {
      await sql`select count(*) from public.parcels`.execute(tx);
      await held;
    });
    const ready = migrated(newer);
    // A call that comes while the newer host waits is answered between its tries.
    for (const name of ['A', 'B', 'C']) expect((await post(host.call, '/api/parcel', { name, weight: 8, stamp: 'red' })).status).toBe(201);
    letGo();
    await using;
    expect(await ready).toMatchObject({ changed: true });
    await stop();
  },
);
