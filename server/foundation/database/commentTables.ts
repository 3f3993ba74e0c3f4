import { createTable } from './alterTable.ts';
import { COMMENT_TABLE } from './commentObjects.ts';
import type { ColumnSpec, TableSpec } from './tables.ts';
import { walls } from './tenancy.ts';

const given = (name: string, type: string): ColumnSpec => ({ name, type, notNull: true });
const optional = (name: string, type: string): ColumnSpec => ({ name, type, notNull: false });

/**
 * What people say on records. `text` holds people as `@{id}`; `mentions` is everybody whom it ever mentioned, each by the name that they
 * had then: whom it mentions is said by the text, who was told of it by this.
 */
const COMMENTS: TableSpec = {
  name: COMMENT_TABLE,
  source: 'comments',
  columns: [
    given('client_id', 'bigint'),
    { ...given('id', 'bigint'), identity: true },
    given('resource', 'text'),
    given('record_id', 'bigint'),
    optional('establishment_id', 'bigint'),
    given('text', 'text'),
    given('mentions', 'jsonb'),
    given('author', 'text'),
    optional('created_by', 'bigint'),
    given('created_at', 'timestamptz(3)'),
    optional('edited_at', 'timestamptz(3)'),
  ],
  primaryKey: ['client_id', 'id'],
  objects: [],
};

/** The table of comments, as DDL that may run again. */
export const commentTables: readonly string[] = [
  ...createTable(COMMENTS).map((statement) => statement.replace(/^create table /, 'create table if not exists ')),
  `create index if not exists ${COMMENT_TABLE}_of_record on public.${COMMENT_TABLE} (client_id, resource, record_id, id)`,
  ...walls(COMMENTS).view,
  ...walls(COMMENTS).policies,
];
