import { PROCESS_ROLES } from '#/model/values/operations.ts';
import { PLATFORM_ROLE } from '#/server/foundation/database/names.ts';

/** The hosts and workers on this database, a row each; run by the migration. The platform's: no business has rows in it or reads it. */
export const processTables: readonly string[] = [
  `create table if not exists public.processes (
    name text primary key,
    machine text not null,
    role text not null check (role in (${PROCESS_ROLES.map((role) => `'${role}'`).join(', ')})),
    version text not null,
    node text not null,
    port integer,
    started_at timestamptz(3) not null,
    seen_at timestamptz(3) not null,
    memory_bytes bigint not null,
    busy_percent smallint not null
  )`,
  'alter table public.processes add column if not exists schema text',
  `grant select, insert, update, delete on public.processes to ${PLATFORM_ROLE}`,
];
