import { createTable } from '#/server/foundation/database/alterTable.ts';
import type { ColumnSpec, TableSpec } from '#/server/foundation/database/tables.ts';
import { walls } from '#/server/foundation/database/tenancy.ts';

const given = (name: string, type: string): ColumnSpec => ({ name, type, notNull: true });
const optional = (name: string, type: string): ColumnSpec => ({ name, type, notNull: false });

/**
 * What people are told. Without a `message` it says what its record says; it opens a record of a resource, or a page. One of a comment
 * leaves with it.
 */
const notifications: TableSpec = {
  name: 'notifications',
  source: 'notifications',
  columns: [
    given('client_id', 'bigint'),
    { ...given('id', 'bigint'), identity: true },
    given('user_id', 'bigint'),
    given('kind', 'text'),
    optional('message', 'text'),
    optional('resource', 'text'),
    optional('page', 'text'),
    optional('subject_id', 'bigint'),
    optional('establishment_id', 'bigint'),
    given('created_at', 'timestamptz(3)'),
    optional('read_at', 'timestamptz(3)'),
    optional('comment_id', 'bigint'),
  ],
  primaryKey: ['client_id', 'id'],
  objects: [],
};

/** The table of notifications, run by the migration (each statement may run again). */
export const notificationTables: readonly string[] = [
  ...createTable(notifications).map((statement) => statement.replace(/^create table /, 'create table if not exists ')),
  'alter table public.notifications add column if not exists comment_id bigint',
  'create index if not exists notifications_of_user on public.notifications (client_id, user_id, id desc)',
  'create index if not exists notifications_unread on public.notifications (client_id, user_id, resource) where read_at is null',
  'create index if not exists notifications_of_comment on public.notifications (client_id, comment_id) where comment_id is not null',
  'create index if not exists notifications_age on public.notifications (created_at)',
  ...walls(notifications).view,
  ...walls(notifications).policies,
];
