import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { compile } from '#/model/compile/compile.ts';
import type { DefinitionFiles } from '#/model/language/definitions.ts';
import { migrate } from '#/server/foundation/database/migrate.ts';
import { type Database, openDatabase } from '#/server/foundation/database/openDatabase.ts';
import { crud, defineGroup, defineResource, field } from '#model/language';

const shared = { version: 1, icon: 'Box', title: 'name' } as const;
const clients = defineResource({
  ...shared,
  name: 'clients',
  label: ['Client', 'Clients'],
  scope: 'platform',
  endpoint: '/api/client',
  permissions: crud('Clients', 'Client'),
  fields: { name: field.text({ required: true }) },
});
const things = defineResource({
  ...shared,
  name: 'things',
  label: ['Thing', 'Things'],
  scope: 'client',
  endpoint: '/api/thing',
  permissions: crud('Things', 'Thing'),
  fields: { name: field.text({ required: true }) },
});
const boxes = defineResource({
  ...shared,
  name: 'boxes',
  label: ['Box', 'Boxes'],
  scope: 'client',
  endpoint: '/api/box',
  permissions: crud('Boxes', 'Box'),
  fields: {
    name: field.text({ required: true }),
    thing: field.reference('things'),
    tags: field.references('things'),
    rows: field.lines({ label: field.text() }),
  },
});
const modelOf = (...resources: readonly object[]) =>
  compile(
    Object.fromEntries([
      ['./shop/group.ts', defineGroup({ label: 'Shop', icon: 'Store', order: 1 })],
      ...resources.map((one, index) => [`./shop/r${index}.ts`, one]),
    ]) as unknown as DefinitionFiles,
  );

let database: Database;
beforeEach(async () => {
  database = await openDatabase();
});
afterEach(() => database.close());

/** Of the definitions; the table of the search is there whatever they are. */
const views = async () =>
  (
    await database.owner((db) =>
      sql<{ name: string }>`select viewname as name from pg_views where schemaname = 'tenant' and viewname <> 'search_entries'`.execute(db),
    )
  ).rows
    .map((row) => row.name)
    .sort();

describe('a resource whose definition was taken away', () => {
  test('keeps its tables, which are named with the SQL that drops them, and come back whole with the definition', async () => {
    await migrate(database, modelOf(clients, things, boxes), ['create table if not exists public.notes_of_mine (id bigint)']);
    const { removed } = await migrate(database, modelOf(clients, things));
    expect(removed).toEqual([
      { name: 'boxes', sql: 'drop table public."boxes" cascade;' },
      { name: 'boxes_rows', sql: 'drop table public."boxes_rows" cascade;' },
      { name: 'boxes_tags', sql: 'drop table public."boxes_tags" cascade;' },
    ]);
    expect(await migrate(database, modelOf(clients, things))).toEqual({ changed: false, removed: [] });
    for (const { sql: statement } of removed) await database.direct(statement);
    expect(await views()).toEqual(['clients', 'record_comments', 'things']);
    expect(
      await migrate(database, modelOf(clients, { ...things, label: ['Thing', 'Stuff'], fields: { ...things.fields, more: field.text() } })),
    ).toEqual({
      changed: true,
      removed: [],
    });
    expect((await migrate(database, modelOf(clients, things, boxes))).removed).toEqual([
      { name: 'things.more', sql: 'alter table public."things" drop column "more";' },
    ]);
    expect(await views()).toEqual(['boxes', 'boxes_rows', 'boxes_tags', 'clients', 'record_comments', 'things']);
    const { rows } = await database.owner((db) =>
      sql<{ name: string }>`select conname as name from pg_constraint where conrelid = 'public.boxes'::regclass and contype = 'f'`.execute(
        db,
      ),
    );
    expect(rows).toEqual([{ name: 'boxes_thing_fkey' }]);
  });
});
