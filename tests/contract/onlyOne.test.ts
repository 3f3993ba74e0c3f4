import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#/tests/support/app.ts';

let host: TestApp;
let owner: string;
let place: number;
let made = 0;
const base = '/api/service-area';
beforeAll(async () => {
  host = await testApp();
  owner = await host.signIn('owner@demo.test');
  place = host.seeded.one.establishments[0] as number;
});
afterAll(() => host.close());

const add = async (values: object = {}) => {
  const { status, body } = await host.call('POST', base, { establishment_id: place, name: `Area ${++made}`, ...values }, owner);
  expect(status).toBe(201);
  return body.data as { id: number; primary: boolean; updated_at: string };
};
const change = (id: number, values: object) => host.call('PUT', `${base}/${id}`, values, owner);
const primaries = async (establishment_id = place) =>
  (await host.call('POST', `${base}/list`, { establishment_id, filters: { primary: true } }, owner)).body.data.list.map(
    ({ id }: { id: number }) => id,
  );
const read = async (id: number) => (await host.call('GET', `${base}/${id}`, undefined, owner)).body.data;

describe('a mark that one record at most has', () => {
  it('moves to the record that takes it, newly made or changed, with a line in the log of the one that lost it', async () => {
    const first = await add({ primary: true });
    const second = await add({ primary: true });
    expect(await primaries()).toEqual([second.id]);
    expect((await change(first.id, { primary: true })).body.data.primary).toBe(true);
    expect(await primaries()).toEqual([first.id]);
    const history = (await host.call('POST', `${base}/${second.id}/history`, {}, owner)).body.data.list;
    expect(history[0]).toMatchObject({ event: 'updated', causer: 'Owner Demo', changes: { primary: [true, false] } });
    expect((await read(second.id)).updated_at > second.updated_at).toBe(true);
  });

  it('stays where it is when another record is changed, and may be nobody’s', async () => {
    const first = await add({ primary: true });
    const second = await add();
    expect((await change(second.id, { name: 'Renamed' })).status).toBe(200);
    expect(await primaries()).toEqual([first.id]);
    await change(first.id, { primary: false });
    expect(await primaries()).toEqual([]);
  });

  it('is one in every establishment', async () => {
    const here = await add({ primary: true });
    const elsewhere = host.seeded.one.establishments[1] as number;
    const there = await add({ primary: true, establishment_id: elsewhere });
    expect([await primaries(), await primaries(elsewhere)]).toEqual([[here.id], [there.id]]);
  });

  it('is not moved by a write that is refused', async () => {
    const first = await add({ primary: true });
    const refused = await host.call('POST', base, { establishment_id: place, name: '', primary: true }, owner);
    expect(refused.status).toBe(422);
    expect(await primaries()).toEqual([first.id]);
  });

  it('is one record’s when many take it at once', async () => {
    const areas = [await add(), await add(), await add(), await add()];
    const changed = await Promise.all(areas.map(({ id }) => change(id, { primary: true })));
    expect(changed.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await primaries()).toHaveLength(1);
    const created = await Promise.all(areas.map(() => add({ primary: true })));
    expect(created).toHaveLength(4);
    expect(await primaries()).toHaveLength(1);
  });
});
