import { createTable } from '#/server/foundation/database/alterTable.ts';
import type { TableSpec } from '#/server/foundation/database/tables.ts';
import { walls } from '#/server/foundation/database/tenancy.ts';

const given = (name: string, type: string) => ({ name, type, notNull: true });

/**
 * What was answered under a key (json, not jsonb: as it was said, letter by letter), by that key; `call` is a hash of
 * method, address and body.
 */
const verbAnswers: TableSpec = {
  name: 'verb_answers',
  source: 'verbs',
  columns: [
    given('client_id', 'bigint'),
    given('user_id', 'bigint'),
    given('key', 'text'),
    given('call', 'text'),
    { name: 'answer', type: 'json', notNull: false },
    given('created_at', 'timestamptz(3)'),
  ],
  primaryKey: ['client_id', 'user_id', 'key'],
  objects: [],
};

/** The table of keys, run by the migration (each statement may run again). */
export const verbTables: readonly string[] = [
  ...createTable(verbAnswers).map((statement) => statement.replace(/^create table /, 'create table if not exists ')),
  'create index if not exists verb_answers_age on public.verb_answers (created_at)',
  ...walls(verbAnswers).view,
  ...walls(verbAnswers).policies,
];
