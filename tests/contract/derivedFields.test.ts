import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compile } from '#/model/compile/compile.ts';
import type { DefinitionFiles } from '#/model/language/definitions.ts';
import { checkReaders } from '#/server/records/externalFields.ts';
import { migratedDatabase } from '#/tests/support/app.ts';
import { type RecordMaker, recordMaker } from '#/tests/support/recordMaker.ts';
import type { Values } from '#/tests/support/sampleRecord.ts';
import { specimenModel as model } from '#/tests/support/specimens.ts';
import { type WorkingApp, workingApp } from '#/tests/support/workingApp.ts';
import { defineGroup, field } from '#model/language';

let host: WorkingApp;
let owner: string;
let manager: string;
let maker: RecordMaker;
const made: Values[] = [];

beforeAll(async () => {
  host = await workingApp({ model, database: await migratedDatabase(model), roles: { manager: ['Specimens', 'SpecimenView'] } });
  owner = await host.signIn('owner@demo.test');
  manager = await host.signIn('manager@demo.test');
  maker = recordMaker(host, model, host.seeded.one, { admin: await host.signIn('admin@demo.test'), owner });
  const specimens = model.resources.specimens;
  if (!specimens) throw new Error('There are no specimens');
  for (const seed of [1, 2, 3]) made.push(await maker.add(specimens, { seed, full: false }));
});
afterAll(() => host.close());

const list = async (body: object, token = owner) => host.call('POST', '/api/specimen/list', body, token);
const idsOf = async (body: object) => (await list(body)).body.data.list.map(({ id }: Values) => id);

describe('an external field', () => {
  test('is read by the host’s reader when a record is viewed', async () => {
    for (const { id, title } of made) {
      const { data } = (await host.call('GET', `/api/specimen/${id}`, undefined, owner)).body;
      expect(data).toMatchObject({ letters: String(title).length, motto: Number(id) % 2 === 0 ? `Motto ${id}` : null });
    }
  });

  test('stands in a list where it is asked for, and is not read otherwise', async () => {
    const [row] = (await list({})).body.data.list;
    expect(row).not.toHaveProperty('letters');
    const asked = (await list({ fields: ['title', 'letters'] })).body.data.list;
    expect(asked).toHaveLength(3);
    for (const { title, letters } of asked) expect(letters).toBe(title.length);
  });

  test('orders and filters no list', async () => {
    expect((await list({ sort_by: 'letters' })).status).toBe(422);
    expect((await list({ filters: { letters: 3 } })).status).toBe(422);
  });

  test('is nobody’s to write', async () => {
    const { status, body } = await host.call('PUT', `/api/specimen/${made[0]?.id}`, { letters: 99 }, owner);
    expect([status, body.errors]).toEqual([422, { letters: ['This cannot be changed'] }]);
  });

  test('behind a permission is shown to nobody without it', async () => {
    const [row] = (await list({ fields: ['letters', 'motto'] }, manager)).body.data.list;
    expect(row.letters).toBeGreaterThan(0);
    expect(row).not.toHaveProperty('motto');
    expect((await host.call('GET', `/api/specimen/${made[0]?.id}`, undefined, manager)).body.data).not.toHaveProperty('motto');
  });

  test('is a column of the export', async () => {
    const { text } = await host.exported({ resource: 'specimens', format: 'csv', columns: ['title', 'letters'], sort_by: 'title' }, owner);
    const [, ...rows] = text
      .trim()
      .split(/\r?\n/)
      .map((line) => line.split(','));
    expect(rows).toHaveLength(3);
    for (const [title = '', letters] of rows) expect(letters).toBe(String(title.length));
  });

  test('that nothing reads stops the start', () => {
    const thing = {
      version: 1,
      name: 'things',
      label: ['Thing', 'Things'],
      icon: 'Box',
      scope: 'client',
      title: 'name',
      endpoint: '/api/thing',
      permissions: { list: 'Things' },
      fields: { name: field.text(), stock: field.external({ reader: 'stockOnHand', as: 'quantity' }) },
    };
    const group = defineGroup({ label: 'Things', icon: 'Box', order: 1 });
    const { things } = compile({ './things/group.ts': group, './things/things.ts': thing } as unknown as DefinitionFiles).resources;
    expect(() => things && checkReaders(things)).toThrow(
      "things.stock: is read by 'stockOnHand', which the host does not have. Fix: write server/extensions/readers/stockOnHand.ts.",
    );
  });
});

describe('an aggregate', () => {
  test('counts, sums and picks over the records that point there, those alone that it asks for', async () => {
    const [first, second, third] = made as [Values, Values, Values];
    const stars = { [String(first.id)]: [5, 4, 1], [String(second.id)]: [2], [String(third.id)]: [] };
    for (const [specimen, given] of Object.entries(stars))
      for (const one of given)
        await host.call(
          'POST',
          '/api/specimen-note',
          { establishment_id: first.establishment_id, text: 'x', specimen: Number(specimen), stars: one },
          owner,
        );
    const { data } = (await host.call('GET', `/api/specimen/${first.id}`, undefined, owner)).body;
    expect(data).toMatchObject({ notes: 3, praises: 2, stars: 10 });
    expect(Date.parse(data.last_note)).toBeGreaterThan(Date.parse(data.created_at));
    expect((await host.call('GET', `/api/specimen/${third.id}`, undefined, owner)).body.data).toMatchObject({
      notes: 0,
      praises: 0,
      stars: 0,
      last_note: null,
    });
    expect(await idsOf({ sort_by: 'stars', sort_order: 'desc' })).toEqual([first.id, second.id, third.id]);
    expect(await idsOf({ filters: { praises: { gte: 1 } } })).toEqual([first.id]);
    expect(await idsOf({ filters: { stars: 2 } })).toEqual([second.id]);
    expect(await idsOf({ filters: { last_note: null } })).toEqual([third.id]);
  });
});
