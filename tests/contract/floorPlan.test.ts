import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '#/tests/support/app.ts';

let host: TestApp;
let owner: string;
let establishment_id: number;
let hall: number;

beforeAll(async () => {
  host = await testApp();
  owner = await host.signIn('owner@demo.test');
  [establishment_id] = host.seeded.one.establishments as [number];
  hall = (await post('/api/service-area', { name: 'Hall' })).body.data.id;
});
afterAll(() => host.close());

const post = (path: string, body: object, token = owner) => host.call('POST', path, { establishment_id, ...body }, token);
const arrange = (tables: readonly object[], token?: string) => post('/api/table/arrange', { tables }, token);
const read = async (id: number) => (await host.call('GET', `/api/table/${id}`, undefined, owner)).body.data;
const table = async (name: string) => read((await post('/api/table', { name, capacity: 4, service_area: hall })).body.data.id);

it('saves moved tables and new ones together, each with its line in its own history', async () => {
  const [one, other] = [await table('1'), await table('2')];
  const { status, body } = await arrange([
    { table: other.id, read_at: other.updated_at, plan_x: 300, plan_y: 200, rotation: 45 },
    { table: one.id, read_at: one.updated_at, plan_x: 100, plan_y: 200, name: '1a' },
    { service_area: hall, name: '3', capacity: 2, shape: 'round', plan_x: 500, plan_y: 200, plan_width: 80, plan_depth: 80 },
  ]);
  expect([status, body.message]).toEqual([200, 'Floor plan saved']);
  expect(await read(one.id)).toMatchObject({ name: '1a', capacity: 4, plan_x: 100, plan_y: 200, rotation: null });
  const { list } = (await post('/api/table/list', { filters: { service_area: [hall] }, sort_by: 'name' })).body.data;
  expect(list.map(({ name, plan_x }: { name: string; plan_x: number }) => [name, plan_x])).toEqual([
    ['1a', 100],
    ['2', 300],
    ['3', 500],
  ]);
  const history = (await host.call('POST', `/api/table/${other.id}/history`, {}, owner)).body.data.list;
  expect(Object.keys(history[0].changes).sort()).toEqual(['plan_x', 'plan_y', 'rotation']);
});

it('saves nothing where somebody else changed one of the tables, and says which', async () => {
  const [still, changed] = [await table('4'), await table('5')];
  await host.call('PUT', `/api/table/${changed.id}`, { capacity: 6 }, owner);
  const { status, body } = await arrange([
    { table: still.id, read_at: still.updated_at, plan_x: 100, plan_y: 100 },
    { table: changed.id, read_at: changed.updated_at, plan_x: 300, plan_y: 100 },
  ]);
  expect([status, body.data.id, body.data.capacity]).toEqual([409, changed.id, 6]);
  expect(body.message).toMatch(/^Somebody else changed table '5'/);
  expect(await read(still.id)).toMatchObject({ plan_x: null });
});

it('says at which table what is wrong', async () => {
  const [one] = [await table('6'), await table('7')];
  expect((await arrange([{ table: one.id, name: '7' }])).body.errors).toHaveProperty(['tables.0.name']);
  expect((await arrange([{ table: one.id, plan_x: -1 }])).body.errors).toHaveProperty(['tables.0.plan_x']);
  expect((await arrange([{ table: one.id }, { table: one.id }])).body.errors).toHaveProperty(['tables.1.table']);
  expect((await arrange([{ name: 'New' }])).body.errors).toHaveProperty(['tables.0.service_area']);
});

it('reaches no table of another business, and takes none from who may not edit', async () => {
  const one = await table('8');
  const other = await host.signIn('owner@other.test');
  const [elsewhere] = host.seeded.two.establishments as [number];
  const foreign = await host.call(
    'POST',
    '/api/table/arrange',
    { establishment_id: elsewhere, tables: [{ table: one.id, plan_x: 1, plan_y: 1 }] },
    other,
  );
  expect(foreign.status).toBe(422);
  expect((await arrange([{ table: one.id, plan_x: 1, plan_y: 1 }], await host.signIn('staff@demo.test'))).status).toBe(403);
  expect(await read(one.id)).toMatchObject({ plan_x: null });
});
