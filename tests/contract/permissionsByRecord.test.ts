import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '#/tests/support/app.ts';
import { type RecordMaker, recordMaker } from '#/tests/support/recordMaker.ts';
import type { Values } from '#/tests/support/sampleRecord.ts';
import { giveRole, insert } from '#/tests/support/seed.ts';
import { specimenApp } from '#/tests/support/specimenApp.ts';
import { specimenModel as model } from '#/tests/support/specimens.ts';

const seen = ['Specimens', 'SpecimenView', 'SpecimenNotes'];

let host: TestApp;
let owner: string;
let staff: string;
let maker: RecordMaker;
let here: number;
let there: number;

beforeAll(async () => {
  host = await specimenApp({ roles: { staff: [...seen, 'SpecimenNoteEdit', 'SpecimenNoteCreate'] } });
  owner = await host.signIn('owner@demo.test');
  staff = await host.signIn('staff@demo.test');
  maker = recordMaker(host, model, host.seeded.one, { admin: await host.signIn('admin@demo.test'), owner });
  [here, there] = host.seeded.one.establishments as [number, number];
  const { clientId, users } = host.seeded.one;
  await host.database.platform(async (tx) => {
    const permissions = JSON.stringify([...seen, 'SpecimenPraiseEdit', 'SpecimenPraiseCreate']);
    const role = await insert(tx, model, 'roles', clientId, { name: 'Praiser', type: 'WEB', permissions });
    await giveRole(tx, { clientId, userId: users['staff@demo.test'] as number, role, establishment: there });
  });
});
afterAll(() => host.close());

/** A note of so many stars in an establishment, as the owner writes it. */
async function note(stars: number, establishment: number): Promise<Values> {
  const specimen = await maker.target({ kind: 'reference', to: 'specimens' }, stars, establishment);
  return (await host.call('POST', '/api/specimen-note', { establishment_id: establishment, text: 'Seen', specimen, stars }, owner)).body
    .data;
}
const edit = async (record: Values, change: object) => (await host.call('PUT', `/api/specimen-note/${record.id}`, change, staff)).status;

describe('a record of an establishment with permissions of its own sort', () => {
  test('is changed by who holds these in its establishment, and not by who holds them in another', async () => {
    const [plainHere, praiseHere, plainThere, praiseThere] = [
      await note(3, here),
      await note(5, here),
      await note(3, there),
      await note(5, there),
    ];
    expect(await edit(plainHere, { text: 'New' })).toBe(200);
    expect(await edit(praiseHere, { text: 'New' })).toBe(403);
    expect(await edit(plainThere, { text: 'New' })).toBe(403);
    expect(await edit(praiseThere, { text: 'New' })).toBe(200);
  });

  test('is not turned into a sort that one may not write', async () => {
    expect(await edit(await note(3, here), { stars: 5 })).toBe(403);
    expect(await edit(await note(5, there), { stars: 3 })).toBe(403);
  });

  test('is made by who may make its sort there, and deleted by nobody where its sort says nothing of it', async () => {
    const specimen = {
      [here]: await maker.target({ kind: 'reference', to: 'specimens' }, 1, here),
      [there]: await maker.target({ kind: 'reference', to: 'specimens' }, 1, there),
    };
    const add = async (stars: number, at: number) =>
      (await host.call('POST', '/api/specimen-note', { establishment_id: at, text: 'Seen', specimen: specimen[at], stars }, staff)).status;
    expect([await add(3, here), await add(5, here), await add(3, there), await add(5, there)]).toEqual([201, 403, 403, 201]);
    const removed = async (record: Values) => (await host.call('DELETE', `/api/specimen-note/${record.id}`, undefined, owner)).status;
    expect([await removed(await note(3, here)), await removed(await note(5, here))]).toEqual([200, 403]);
  });

  test('is passed over by a bulk edit that may not write it', async () => {
    const [plain, praise] = [await note(3, here), await note(5, here)];
    const { data } = (await host.call('POST', '/api/specimen-note/bulk', { ids: [plain.id, praise.id], set: { text: 'All' } }, staff)).body;
    expect(data).toMatchObject({ matched: 2, changed: 1, failed: [{ id: praise.id }] });
  });
});
