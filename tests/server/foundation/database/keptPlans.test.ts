import { afterAll, beforeAll, expect, test } from 'vitest';
import { KEPT } from '#/server/foundation/database/keptPlans.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { openWalledDatabase } from './engines.ts';

let database: Database;
beforeAll(async () => {
  database = await openWalledDatabase();
});
afterAll(() => database?.close());

const kept = async () =>
  (
    await database.direct(
      'select statement, calls from (select statement, generic_plans + custom_plans as calls from pg_prepared_statements) as p',
    )
  ).rows;

test.skipIf(process.env.TEST_DATABASE_URL || process.env.TEST_CITUS_URL)(
  'the embedded database keeps a statement that says so, whatever its values, and no other',
  async () => {
    const before = (await kept()).length;
    const text = `${KEPT} select $1::int + 1 as next`;
    for (const value of [1, 2, 3]) expect((await database.direct(text, [value])).rows).toEqual([{ next: value + 1 }]);
    await database.direct('select $1::int + 2 as after_that', [1]);
    expect((await kept()).slice(before)).toEqual([{ statement: text, calls: 3 }]);
  },
);

test('a kept statement goes on with a table that has changed meanwhile', async () => {
  const text = `${KEPT} select count(*)::int as n from notes where client_id = $1`;
  const count = async () => (await database.direct(text, [77])).rows;
  expect(await count()).toEqual([{ n: 0 }]);
  await database.direct(`alter table notes add column mood text; insert into notes (client_id, slug) values (77, 'a')`);
  expect(await count()).toEqual([{ n: 1 }]);
});

test('what is asked at a glance is one statement with any values, as the platform, and goes on after a change of the table', async () => {
  const text = `select $1::text || current_user as said, (select count(*)::int from notes where client_id = $2) as n`;
  const glance = async (said: string) => (await database.glance(78, text, [said, 78]))[0];
  const tricky = `it's \\ "so"; $2 drop table notes -- `;
  expect(await glance(tricky)).toEqual({ said: `${tricky}countinghouse_platform`, n: 0 });
  await database.direct(`alter table notes add column weather text; insert into notes (client_id, slug) values (78, 'a')`);
  expect(await glance('')).toEqual({ said: 'countinghouse_platform', n: 1 });
  await expect(database.glance(78, 'select 1 / $1::int', [0])).rejects.toThrow('division by zero');
  expect(await glance('')).toMatchObject({ n: 1 });
});

test('what is asked at a glance behind the wall sees the rows of that business alone', async () => {
  await database.direct(`insert into notes (client_id, slug) values (80, 'theirs'), (81, 'ours')`);
  const text = `select current_user as who, $1::text as said, (select string_agg(slug, ',') from tenant.notes) as notes`;
  const look = (clientId: number) => database.glance(clientId, text, ['it'], { behindWall: true });
  expect(await look(81)).toEqual([{ who: 'countinghouse_tenant', said: 'it', notes: 'ours' }]);
  expect(await look(80)).toEqual([{ who: 'countinghouse_tenant', said: 'it', notes: 'theirs' }]);
  expect(await look(82)).toEqual([{ who: 'countinghouse_tenant', said: 'it', notes: null }]);
});
