import { createTable } from '#/server/foundation/database/alterTable.ts';
import type { ColumnSpec, TableSpec } from '#/server/foundation/database/tables.ts';
import { walls } from '#/server/foundation/database/tenancy.ts';

const given = (name: string, type: string): ColumnSpec => ({ name, type, notNull: true });
const optional = (name: string, type: string): ColumnSpec => ({ name, type, notNull: false });

/** Counts of rows, 0 until there are some. */
export const COUNTS = ['rows_read', 'created', 'updated', 'unchanged', 'failed', 'deleted', 'made'] as const;

/** What was asked for, by whom, and how far it is. `plan` holds what the job needs beside; `run_token` names the run that may write, `run_of` the preview that an edit does. */
const operations: TableSpec = {
  name: 'bulk_operations',
  source: 'bulk',
  columns: [
    given('client_id', 'bigint'),
    { ...given('id', 'bigint'), identity: true },
    given('type', 'text'),
    given('status', 'text'),
    given('resources', 'jsonb'),
    optional('mode', 'text'),
    given('dry_run', 'boolean'),
    optional('format', 'text'),
    optional('establishment_id', 'bigint'),
    optional('file_name', 'text'),
    given('ignored', 'jsonb'),
    given('plan', 'jsonb'),
    optional('rows_total', 'integer'),
    ...COUNTS.map((name) => given(name, 'integer')),
    optional('result', 'jsonb'),
    optional('undo_of', 'bigint'),
    optional('undone_by', 'bigint'),
    optional('run_of', 'bigint'),
    given('user_client_id', 'bigint'),
    given('user_id', 'bigint'),
    given('user_name', 'text'),
    optional('job_id', 'bigint'),
    optional('run_token', 'text'),
    optional('message', 'text'),
    optional('sales', 'jsonb'),
    optional('balances', 'jsonb'),
    given('created_at', 'timestamptz(3)'),
    optional('finished_at', 'timestamptz(3)'),
  ],
  primaryKey: ['client_id', 'id'],
  objects: [],
};

/** What became of a file's rows: records made and changed (with what they were before), and refused rows with their reasons. */
const rows: TableSpec = {
  name: 'bulk_operation_rows',
  source: 'bulk',
  columns: [
    given('client_id', 'bigint'),
    given('operation_id', 'bigint'),
    given('row_number', 'integer'),
    given('outcome', 'text'),
    optional('record_id', 'bigint'),
    optional('before', 'jsonb'),
    optional('record_updated_at', 'timestamptz(3)'),
    optional('cells', 'jsonb'),
    optional('errors', 'jsonb'),
    optional('resource', 'text'),
    optional('changes', 'jsonb'),
  ],
  primaryKey: ['client_id', 'operation_id', 'row_number'],
  objects: [],
};

/**
 * Whose upload an address is, how large it is once it is there (before, how large it may become), and whether a record's history holds it.
 */
const owners: TableSpec = {
  name: 'upload_owners',
  source: 'bulk',
  columns: [
    given('client_id', 'bigint'),
    given('key', 'text'),
    optional('user_id', 'bigint'),
    given('created_at', 'timestamptz(3)'),
    optional('name', 'text'),
    optional('bytes', 'bigint'),
    optional('stored_at', 'timestamptz(3)'),
    optional('in_history', 'boolean'),
  ],
  primaryKey: ['client_id', 'key'],
  objects: [],
};

/** Columns that tables of earlier versions lack. */
const added: Readonly<Record<string, readonly string[]>> = {
  bulk_operations: ['made integer not null default 0', 'sales jsonb', 'balances jsonb', 'run_of bigint'],
  bulk_operation_rows: ['resource text', 'changes jsonb'],
  upload_owners: ['name text', 'bytes bigint', 'stored_at timestamptz(3)', 'in_history boolean'],
};

const made = [operations, rows, owners].flatMap((table) => [
  ...createTable(table).map((statement) => statement.replace(/^create table /, 'create table if not exists ')),
  ...(added[table.name] ?? []).map((column) => `alter table public.${table.name} add column if not exists ${column}`),
  ...walls(table).view,
  ...walls(table).policies,
]);

/** The tables of bulk operations, run by the migration (each statement may run again). */
export const bulkTables: readonly string[] = [
  ...made,
  'create index if not exists upload_owners_key on public.upload_owners (key)',
  'create unique index if not exists bulk_operations_run_of on public.bulk_operations (client_id, run_of) where run_of is not null',
  `create index if not exists bulk_operation_rows_outcome on public.bulk_operation_rows (client_id, operation_id, outcome, row_number)`,
];
