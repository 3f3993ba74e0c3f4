import { createTable } from '#/server/foundation/database/alterTable.ts';
import type { TableSpec } from '#/server/foundation/database/tables.ts';
import { walls } from '#/server/foundation/database/tenancy.ts';

const given = (name: string, type: string) => ({ name, type, notNull: true });

const establishmentMeta: TableSpec = {
  name: 'establishment_meta',
  source: 'settings',
  columns: [
    given('client_id', 'bigint'),
    given('establishment_id', 'bigint'),
    given('kind', 'text'),
    given('values', 'jsonb'),
    given('updated_at', 'timestamptz(3)'),
    { name: 'updated_by', type: 'bigint', notNull: false },
  ],
  primaryKey: ['client_id', 'establishment_id', 'kind'],
  objects: [],
};

/** The settings of establishments, one record per kind, run by the migration (each statement may run again). */
export const settingsTables: readonly string[] = [
  ...createTable(establishmentMeta).map((statement) => statement.replace(/^create table /, 'create table if not exists ')),
  ...walls(establishmentMeta).view,
  ...walls(establishmentMeta).policies,
];
