import { createTable } from '#/server/foundation/database/alterTable.ts';
import type { TableSpec } from '#/server/foundation/database/tables.ts';
import { walls } from '#/server/foundation/database/tenancy.ts';

const given = (name: string, type: string) => ({ name, type, notNull: true });

/** Where the rows of deleted records wait for an undo. */
export const KEPT_TABLE = 'deleted_records';

/**
 * What deletions took, for as long as they can be undone: one row a record, those of one call under one `deletion`. `kept` holds rows as
 * the database wrote them, secrets as they are stored; nothing reads it but the undo.
 */
const deletedRecords: TableSpec = {
  name: KEPT_TABLE,
  source: 'deletions',
  columns: [
    given('client_id', 'bigint'),
    given('deletion', 'uuid'),
    given('record_id', 'bigint'),
    given('resource', 'text'),
    given('user_id', 'bigint'),
    // A super-admin who helps inside a business has an id of another client.
    given('is_guest', 'boolean'),
    given('rows', 'bigint'),
    given('kept', 'jsonb'),
    given('deleted_at', 'timestamptz(3)'),
  ],
  primaryKey: ['client_id', 'deletion', 'record_id'],
  objects: [],
};

/** The table of what can be put back, run by the migration (each statement may run again). */
export const deletionTables: readonly string[] = [
  ...createTable(deletedRecords).map((statement) => statement.replace(/^create table /, 'create table if not exists ')),
  `create index if not exists ${KEPT_TABLE}_age on public.${KEPT_TABLE} (deleted_at)`,
  `create index if not exists ${KEPT_TABLE}_deletion on public.${KEPT_TABLE} (deletion)`,
  ...walls(deletedRecords).view,
  ...walls(deletedRecords).policies,
];
