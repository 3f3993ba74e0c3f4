import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { model } from '#/resources/index.ts';
import { type Answer, type TestApp, testApp } from '#/tests/support/app.ts';
import { conformance, conforming } from '#/tests/support/conformance.ts';

let host: TestApp;
const tokens: Record<string, string> = {};
const base = '/api/saved-view';
const [OWNER, MANAGER, STAFF, NOBODY, STRANGER, ADMIN] = [
  'owner@demo.test',
  'manager@demo.test',
  'staff@demo.test',
  'nobody@demo.test',
  'owner@other.test',
  'admin@demo.test',
] as const;

beforeAll(async () => {
  const plain = await testApp({ roles: { manager: ['Taxes', 'Products', 'SavedViewShare'], staff: ['Taxes'] } });
  const document = (await plain.call('GET', '/api/openapi.json')).body;
  host = conforming(plain, conformance(document));
  for (const email of [OWNER, MANAGER, STAFF, NOBODY, STRANGER, ADMIN]) tokens[email] = await plain.signIn(email);
});
afterAll(() => host.close());

const call = (method: 'POST' | 'PUT' | 'DELETE', path: string, body: object | undefined, who: string): Promise<Answer> =>
  host.call(method, base + path, body, tokens[who]);
const save = (body: object, who: string = OWNER) => call('POST', '', { resource: 'taxes', ...body }, who);
const change = (id: number, body: object, who: string = OWNER) => call('PUT', `/${id}`, body, who);
const remove = (id: number, who: string = OWNER) => call('DELETE', `/${id}`, undefined, who);
const list = async (who: string = OWNER, resource = 'taxes') => (await call('POST', '/list', { resource }, who)).body.data;
const names = async (who: string, resource?: string) => (await list(who, resource)).list.map(({ name }: { name: string }) => name);
const roleOf = (name: string) => host.seeded.one.roles[name] as number;

const whole = {
  name: 'Local rates',
  filters: { status: ['active'], rate: { gte: 5 } },
  search: 'city',
  sort_by: 'rate',
  sort_order: 'desc',
  columns: ['name', 'rate', 'updated_at'],
  widths: { rate: 140 },
};

describe('a saved view', () => {
  test('holds filters, search, order and columns, and comes back as it was saved', async () => {
    const saved = await save(whole);
    expect(saved.body).toMatchObject({ status: 'success', message: 'View Saved Successfully' });
    expect(saved.status).toBe(201);
    expect(saved.body.data).toMatchObject({ ...whole, resource: 'taxes', role: null, is_mine: true, may_change: true, is_partial: false });
    expect((await list()).list).toEqual([saved.body.data]);
    expect(await names(OWNER, 'products')).toEqual([]);
    await remove(saved.body.data.id);
  });

  test('is renamed, changed in part, and deleted', async () => {
    const { id, updated_at } = (await save({ ...whole, name: 'Mine' })).body.data;
    const renamed = await change(id, { name: '  Renamed ', updated_at });
    expect(renamed.body.data).toMatchObject({ ...whole, name: 'Renamed' });
    expect((await change(id, { filters: {}, sort_by: null, sort_order: null, columns: null })).body.data).toMatchObject({
      name: 'Renamed',
      filters: {},
      search: 'city',
      sort_by: null,
      columns: null,
    });
    const stale = await change(id, { name: 'Too late', updated_at });
    expect([stale.status, stale.body.data.name]).toEqual([409, 'Renamed']);
    expect((await remove(id)).body).toEqual({ status: 'success', message: 'View Deleted Successfully', data: { id } });
    expect((await remove(id)).status).toBe(404);
    expect(await names(OWNER)).toEqual([]);
  });

  test('is refused what its list would refuse', async () => {
    const refused = async (body: object) => {
      const { status, body: answer } = await save({ name: 'Refused', ...body });
      expect(status).toBe(422);
      return Object.keys(answer.errors);
    };
    expect(await refused({ name: ' ' })).toEqual(['name']);
    expect(await refused({ filters: { colour: 'red', rate: 'high' } })).toEqual(['filters.colour', 'filters.rate']);
    expect(await refused({ sort_by: 'colour' })).toEqual(['sort_by']);
    expect(await refused({ columns: ['name', 'colour'], widths: { shape: 100 } })).toEqual(['columns', 'widths']);
    expect(await refused({ widths: { rate: 3 } })).toEqual(['widths.rate']);
    expect(await refused({ resource: 'lottery' })).toEqual(['resource']);
    expect(await refused({ resource: 'constructor' })).toEqual(['resource']);
    expect(await refused({ colour: 'red' })).toEqual(['colour']);
    expect(await refused({ filters: { client_id: 1 } })).toEqual(['filters.client_id']);
    expect(await names(OWNER)).toEqual([]);
  });

  test('has a name of its own in its list, whatever the case', async () => {
    const { id } = (await save({ name: 'Weekly' })).body.data;
    expect((await save({ name: 'WEEKLY' })).body.errors).toEqual({ name: ['Already in use: choose another value'] });
    expect((await save({ name: 'Weekly', resource: 'products' })).status).toBe(201);
    expect((await save({ name: 'Weekly' }, MANAGER)).status).toBe(201);
    expect((await change(id, { name: 'weekly' })).status).toBe(200);
    await remove(id);
  });

  test('leaves an entry with every write', async () => {
    const { id } = (await save({ name: 'Logged' })).body.data;
    await change(id, { name: 'Logged again' });
    await remove(id);
    const answer = await host.call(
      'POST',
      '/api/activity-log/list',
      { filters: { subject_type: 'saved-views', subject_id: id }, fields: ['event', 'changes'], sort_by: 'id', sort_order: 'asc' },
      tokens[OWNER],
    );
    expect(
      answer.body.data.list.map(({ event, changes }: { event: string; changes: Record<string, unknown> }) => [event, changes.name]),
    ).toEqual([
      ['created', [null, 'Logged']],
      ['updated', ['Logged', 'Logged again']],
      ['deleted', ['Logged again', null]],
    ]);
  });
});

describe('whose a view is', () => {
  test('one’s own is nobody else’s: not in their list, and 404 by its id', async () => {
    const { id } = (await save({ name: 'Private' }, STAFF)).body.data;
    for (const who of [OWNER, MANAGER, STRANGER, ADMIN]) {
      expect(await names(who)).not.toContain('Private');
      expect((await change(id, { name: 'Taken' }, who)).status).toBe(404);
      expect((await remove(id, who)).status).toBe(404);
    }
    expect(await names(STAFF)).toEqual(['Private']);
    await remove(id, STAFF);
  });

  test('shared with a role, everybody of the role has it, and who may not share cannot change it', async () => {
    const shared = await save({ name: 'For staff', role: roleOf('staff') }, MANAGER);
    const { id } = shared.body.data;
    expect(shared.body.data.role).toEqual({ id: roleOf('staff'), name: 'staff' });
    const [seen] = (await list(STAFF)).list;
    expect(seen).toMatchObject({ name: 'For staff', is_mine: false, may_change: false });
    expect((await change(id, { name: 'Ours' }, STAFF)).status).toBe(403);
    expect((await remove(id, STAFF)).status).toBe(403);
    expect((await change(id, { name: 'For all staff' }, OWNER)).body.data).toMatchObject({ may_change: true, is_mine: false });
    expect(await names(STRANGER)).toEqual([]);
    expect((await change(id, { name: 'Theirs' }, STRANGER)).status).toBe(404);
    expect((await change(id, { role: null }, MANAGER)).body.data.role).toBeNull();
    expect(await names(STAFF)).toEqual([]);
    expect((await remove(id, MANAGER)).status).toBe(200);
  });

  test('goes on as its maker’s own when the role is deleted', async () => {
    const { id: role } = (await host.call('POST', '/api/role', { name: 'Seasonal', type: 'WEB', permissions: ['Taxes'] }, tokens[OWNER]))
      .body.data;
    const { id } = (await save({ name: 'Seasonal', role })).body.data;
    expect((await host.call('DELETE', `/api/role/${role}`, undefined, tokens[OWNER])).status).toBe(200);
    expect((await list()).list.find((view: { id: number }) => view.id === id)).toMatchObject({ role: null, is_mine: true });
    await remove(id);
  });

  test('the permission to share decides who shares, and with which roles of the business', async () => {
    expect((await save({ name: 'Mine alone', role: roleOf('staff') }, STAFF)).status).toBe(403);
    const { id } = (await save({ name: 'Mine alone' }, STAFF)).body.data;
    expect((await change(id, { role: roleOf('staff') }, STAFF)).status).toBe(403);
    await remove(id, STAFF);
    expect((await list(STAFF)).roles).toEqual([]);
    expect((await list(MANAGER)).roles).toEqual([
      { id: roleOf('manager'), name: 'manager' },
      { id: roleOf('staff'), name: 'staff' },
    ]);
    expect((await save({ name: 'Elsewhere', resource: 'taxes', role: roleOf('staff') }, STRANGER)).body.errors).toHaveProperty('role');
    expect((await save({ name: 'Nowhere', role: 999_999 })).body.errors).toHaveProperty('role');
  });
});

describe('the view that a list opens with', () => {
  const open = (view: number | string | null, who: string = OWNER, resource = 'taxes') => call('POST', '/default', { resource, view }, who);

  test('is each person’s own choice, and none at first', async () => {
    const { id } = (await save({ name: 'Morning', role: roleOf('staff') })).body.data;
    expect((await list(STAFF)).default).toBeNull();
    expect((await open(id, STAFF)).body.data).toEqual({ resource: 'taxes', view: id });
    expect([(await list(STAFF)).default, (await list(OWNER)).default]).toEqual([id, null]);
    const { id: other } = (await save({ name: 'Evening' }, STAFF)).body.data;
    await open(other, STAFF);
    expect((await list(STAFF)).default).toBe(other);
    await open(null, STAFF);
    await open(null, STAFF);
    expect((await list(STAFF)).default).toBeNull();
    await remove(other, STAFF);
    await open(id, STAFF);
    await remove(id);
    expect((await list(STAFF)).default).toBeNull();
  });

  test('can be one that the definition brings, and nothing else', async () => {
    const [resource, definition] = Object.entries(model.resources).find(([, one]) => one.list.views) as [
      string,
      (typeof model.resources)[string],
    ];
    const [name] = Object.keys(definition.list.views ?? {}) as [string];
    await open(name, OWNER, resource);
    expect((await list(OWNER, resource)).default).toBe(name);
    expect((await open('lottery', OWNER, resource)).status).toBe(404);
    const { id } = (await save({ name: 'Private' }, STAFF)).body.data;
    expect((await open(id, OWNER)).status).toBe(404);
    expect((await open(id, STAFF, 'taxes')).status).toBe(200);
    await remove(id, STAFF);
  });
});

describe('who may', () => {
  test('is decided by the list’s permission: whoever opens the list keeps views of it', async () => {
    const { id } = (await save({ name: 'Kept' }, STAFF)).body.data;
    const calls: readonly (readonly ['POST' | 'PUT' | 'DELETE', string, object | undefined])[] = [
      ['POST', '/list', { resource: 'products' }],
      ['POST', '', { resource: 'products', name: 'Closed' }],
      ['POST', '/default', { resource: 'products', view: null }],
    ];
    for (const [method, path, body] of calls) {
      expect((await call(method, path, body, STAFF)).status, `${method} ${path}`).toBe(403);
      expect((await call(method, path, body, NOBODY)).status, `${method} ${path}`).toBe(403);
      expect([200, 201], `${method} ${path}`).toContain((await call(method, path, body, MANAGER)).status);
      expect((await host.call(method, base + path, body)).status, `${method} ${path}`).toBe(401);
    }
    await withoutTaxes(async () => {
      for (const [method, body] of [
        ['PUT', { name: 'Still mine' }],
        ['DELETE', undefined],
      ] as const)
        expect((await call(method, `/${id}`, body, STAFF)).status, method).toBe(404);
    });
    expect((await remove(id, STAFF)).status).toBe(200);
  });

  test('the platform’s own people keep views of their lists, and businesses never of those', async () => {
    const ofPlatform = Object.values(model.resources).find((one) => one.callers === 'platform' && one.permissions.list)?.name ?? '';
    const { id } = (await save({ resource: ofPlatform, name: 'Platform' }, ADMIN)).body.data;
    expect(await names(ADMIN, ofPlatform)).toEqual(['Platform']);
    expect((await call('POST', '/list', { resource: ofPlatform }, OWNER)).status).toBe(403);
    expect((await remove(id, ADMIN)).status).toBe(200);
    expect((await save({ name: 'One business', filters: { client_id: host.seeded.one.clientId } }, ADMIN)).body.data.filters).toEqual({
      client_id: host.seeded.one.clientId,
    });
  });

  async function withoutTaxes(act: () => Promise<void>): Promise<void> {
    const give = (permissions: readonly string[]) =>
      host.database.platform((tx) =>
        tx
          .updateTable('roles')
          .set({ permissions: JSON.stringify(permissions) })
          .where('client_id', '=', host.seeded.one.clientId)
          .where('id', '=', roleOf('staff'))
          .execute(),
      );
    await give(['Products']);
    await act();
    await give(['Taxes']);
  }
});
