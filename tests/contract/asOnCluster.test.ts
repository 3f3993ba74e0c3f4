import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { model } from '#/resources/index.ts';
import { NotAsDistributed, spreading } from '#/server/foundation/database/distribute.ts';
import { migrate } from '#/server/foundation/database/migrate.ts';
import { tablesOf } from '#/server/foundation/database/tables.ts';
import { asSpread, walls } from '#/server/foundation/database/tenancy.ts';
import { systemTables } from '#/server/systemTables.ts';
import { type TestApp, testApp } from '#/tests/support/app.ts';

const tables = tablesOf(model);
const spreadObjects = tables.flatMap(({ objects }) => objects.filter(({ spread }) => spread !== undefined));

describe('what a cluster is given', () => {
  test('has no key that empties a column, and no trigger that sees all that a statement changed', () => {
    const given = tables.flatMap(({ objects }) => objects.map(({ create, spread = create }) => spread));
    expect(given.filter((statement) => /on delete set null|referencing (new|old) table/.test(statement))).toEqual([]);
    expect(spreadObjects.length).toBeGreaterThan(100);
  });

  test('has views of a range of one, and rights to whole tables', () => {
    const [table] = tables;
    const view = walls(table as NonNullable<typeof table>).view.map(asSpread);
    expect(view.join()).toMatch(/where client_id >= nullif\(.*\)::bigint and client_id <= nullif\(/);
    const rights = systemTables.map(asSpread).filter((statement) => /^grant [a-z, ]+ \(/.test(statement));
    expect(rights).toEqual([]);
  });
});

/** On one node what a cluster has in the place of keys, statements' triggers and row-level security does the same. */
describe.skipIf(process.env.TEST_CITUS_URL)('on one node', () => {
  let host: TestApp;
  let owner: string;

  beforeAll(async () => {
    host = await testApp();
    owner = await host.signIn('owner@demo.test');
    await host.database.owner(async (db) => {
      for (const { name, drop, spread = '' } of spreadObjects) {
        if (name === 'businesses') continue;
        await sql.raw(drop).execute(db);
        await sql.raw(spread).execute(db);
      }
    });
  });
  afterAll(() => host.close());

  test('a database that is no cluster is not taken for one', async () => {
    const refused = await migrate({ ...host.database, distributed: true }, model, systemTables).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(NotAsDistributed);
    expect(String(refused)).toContain('create extension citus');
  });

  const made = async (path: string, body: object): Promise<number> => {
    const { status, body: answer } = await host.call('POST', path, body, owner);
    expect(status, JSON.stringify(answer)).toBe(201);
    return answer.data.id;
  };
  const found = async (query: string) =>
    (await host.call('POST', '/api/global-search/list', { query }, owner)).body.data.list.map(({ title }: { title: string }) => title);

  test('a column is emptied when what it points to is deleted', async () => {
    const [establishment_id] = host.seeded.one.establishments;
    const vendor = await made('/api/vendor', { name: 'Green Harvest' });
    const type = await made('/api/expense-type', { name: 'Food', establishment_id });
    const expense = await made('/api/expense', { name: 'Salad', amount: 12, date: '2026-10-01', type, vendor, establishment_id });
    expect((await host.call('DELETE', `/api/vendor/${vendor}`, undefined, owner)).status).toBe(200);
    const { body } = await host.call('GET', `/api/expense/${expense}`, undefined, owner);
    expect(body.data).toMatchObject({ name: 'Salad', vendor: null });
  });

  test('the search over everything follows what is made, renamed and deleted', async () => {
    const vendor = await made('/api/vendor', { name: 'Blue Mill' });
    expect(await found('blue')).toEqual(['Blue Mill']);
    const { body } = await host.call('GET', `/api/vendor/${vendor}`, undefined, owner);
    await host.call('PUT', `/api/vendor/${vendor}`, { name: 'Red Mill', updated_at: body.data.updated_at }, owner);
    expect(await found('blue')).toEqual([]);
    expect(await found('red')).toEqual(['Red Mill']);
    await host.call('DELETE', `/api/vendor/${vendor}`, undefined, owner);
    expect(await found('red')).toEqual([]);
  });

  test('the wall between businesses holds for what is added, changed and deleted', async () => {
    const { clientId: one } = host.seeded.one;
    const { clientId: two } = host.seeded.two;
    const vendor = await made('/api/vendor', { name: 'Own' });
    await host.database.owner(async (db) => {
      for (const statement of spreading) if (!statement.startsWith('alter role')) await sql.raw(statement).execute(db);
      await sql`alter table public.vendors disable row level security`.execute(db);
      await sql`create trigger "0_wall" before insert or update or delete on public.vendors
        for each row execute function public.own_rows_only()`.execute(db);
    });
    const { rows } = await host.database.tenant(two, (tx) =>
      sql`update public.vendors set name = 'Theirs' where id = ${vendor} returning id`.execute(tx),
    );
    expect(rows).toEqual([]);
    await host.database.tenant(two, (tx) => sql`delete from public.vendors where id = ${vendor}`.execute(tx));
    const moved = host.database.tenant(one, (tx) => sql`update public.vendors set client_id = ${two} where id = ${vendor}`.execute(tx));
    await expect(moved).rejects.toMatchObject({ sqlstate: '42501' });
    const added = host.database.tenant(two, (tx) =>
      sql`insert into public.vendors (client_id, name, status, created_at, updated_at)
        values (${one}, 'Foreign', 'active', now(), now())`.execute(tx),
    );
    await expect(added).rejects.toMatchObject({ sqlstate: '42501' });
    const { body } = await host.call('GET', `/api/vendor/${vendor}`, undefined, owner);
    expect(body.data).toMatchObject({ name: 'Own' });
  });
});
