import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type WorkingApp, workingApp } from '#/tests/support/workingApp.ts';

let host: WorkingApp;
let admin: string;
let owner: string;
let one: number;
let two: number;
beforeAll(async () => {
  host = await workingApp();
  [admin, owner] = await Promise.all([host.signIn('admin@demo.test'), host.signIn('owner@demo.test')]);
  one = host.seeded.one.clientId;
  two = host.seeded.two.clientId;
  for (const client_id of [one, two, 0]) await added('/api/vendor', { client_id, name: 'Taster' });
  for (const establishment_id of [host.seeded.one.establishments[0], host.seeded.two.establishments[0]])
    await added('/api/discount', { establishment_id, name: 'Five off', value: 5 });
});
afterAll(() => host.close());

async function added(path: string, body: object) {
  const answer = await host.call('POST', path, body, admin);
  expect([answer.status, answer.body.errors]).toEqual([201, undefined]);
}

interface Row {
  client_id?: number;
  _titles?: Record<string, string | null>;
}
async function list(path: string, body: object, token = admin) {
  const answer = await host.call('POST', `${path}/list`, body, token);
  expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
  return answer.body.data as { list: Row[]; groups?: { list: { value: number; title: string | null; count: number }[] } };
}
const tasters = (body: object = {}) => list('/api/vendor', { search: 'Taster', fields: ['name', 'client_id'], ...body });
const names = ({ list: rows }: { list: readonly Row[] }) => rows.map(({ _titles }) => _titles?.client_id ?? null);

describe('whose a row is, for a super-admin', () => {
  it('stands with each row by name, of businesses and of establishments; the platform has none', async () => {
    expect(names(await tasters({ sort_by: 'client_id' }))).toEqual(['Client one', 'Client two', null]);
    const { list: discounts } = await list('/api/discount', { fields: ['name', 'client_id'], sort_by: 'client_id', search: 'Five off' });
    expect(discounts.map(({ client_id, _titles }) => [client_id, _titles?.client_id])).toEqual([
      [one, 'Client one'],
      [two, 'Client two'],
    ]);
  });

  it('puts a list in order, and is filtered and grouped by, as references are', async () => {
    expect(names(await tasters({ sort_by: 'client_id', sort_order: 'desc' }))).toEqual(['Client two', 'Client one', null]);
    expect(names(await tasters({ sort_by: 'client_id', cursor: '', per_page: 2 }))).toEqual(['Client one', 'Client two']);
    expect(names(await tasters({ sort_by: 'client_id', filters: { client_id: [one, two] } }))).toEqual(['Client one', 'Client two']);
    expect(names(await tasters({ filters: { client_id: { not: [one] } }, sort_by: 'client_id' }))).toEqual(['Client two', null]);
    for (const client_id of [two, [two], 0])
      expect((await tasters({ filters: { client_id } })).list.map((row) => row.client_id)).toEqual([client_id].flat());
    const { groups } = await tasters({ group_by: 'client_id' });
    expect(groups?.list.map(({ value, title, count }) => [value, title, count])).toEqual(
      expect.arrayContaining([
        [one, 'Client one', 1],
        [two, 'Client two', 1],
      ]),
    );
  });

  it('is in a file where it was asked for', async () => {
    const asked = { resource: 'vendors', format: 'csv', columns: ['name', 'client_id'], search: 'Taster' };
    const { bytes } = await host.exported(asked, admin);
    expect(String(bytes)).toContain('Taster,Client two');
  });

  it('is no column for a business', async () => {
    const { list: rows } = await list('/api/vendor', { fields: ['name', 'client_id'] }, owner);
    expect(rows.flatMap(({ _titles }) => _titles?.client_id ?? [])).toEqual([]);
    for (const asked of [{ sort_by: 'client_id' }, { group_by: 'client_id' }, { filters: { client_id: [two] } }])
      expect((await host.call('POST', '/api/vendor/list', asked, owner)).status).toBe(422);
  });
});
