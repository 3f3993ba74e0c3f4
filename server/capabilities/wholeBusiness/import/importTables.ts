import { createTable } from '#/server/foundation/database/alterTable.ts';
import type { TableSpec } from '#/server/foundation/database/tables.ts';
import { walls } from '#/server/foundation/database/tenancy.ts';

/**
 * What an import of a whole business has begun and not yet ended: the numbers that it gives by table, the files that it stores, and the
 * roles that made room. Whoever takes it up again first removes what bears these numbers, and lays the roles back.
 */
const imports: TableSpec = {
  name: 'business_imports',
  source: 'business imports',
  columns: [
    { name: 'client_id', type: 'bigint', notNull: true },
    { name: 'numbers', type: 'jsonb', notNull: true },
    { name: 'files', type: 'jsonb', notNull: true },
    { name: 'roles', type: 'jsonb', notNull: true },
    { name: 'created_at', type: 'timestamptz(3)', notNull: true },
  ],
  primaryKey: ['client_id'],
  objects: [],
};

/** The table of imports under way, run by the migration (each statement may run again). */
export const importTables: readonly string[] = [
  ...createTable(imports).map((statement) => statement.replace(/^create table /, 'create table if not exists ')),
  ...walls(imports).view,
  ...walls(imports).policies,
];
