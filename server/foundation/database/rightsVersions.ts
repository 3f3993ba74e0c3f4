import type { SchemaObject } from './constraints.ts';
import { OWN_CLIENT, OWN_SETTING, PLATFORM_CLIENT, PLATFORM_ROLE, quoted, TENANT_ROLE } from './names.ts';

/** Says of every business which state its people's rights are in; no row: nobody has been told yet, so nothing is remembered. */
export const RIGHTS_VERSIONS = 'rights_versions';

const NOTE = 'note_rights_change';

/**
 * The table of versions, and what notes a change of them, as DDL that may run again. A version is no number that is counted up, so that
 * none comes twice after a restore. It is noted when the transaction commits, once for each business: whoever changes rights then waits for
 * nobody while holding what somebody else needs.
 */
export const rightsTables: readonly string[] = [
  `create table if not exists public.${RIGHTS_VERSIONS} (
    client_id bigint primary key,
    version uuid not null default gen_random_uuid()
  )`,
  `grant select, delete on public.${RIGHTS_VERSIONS} to ${PLATFORM_ROLE}`,
  `insert into public.${RIGHTS_VERSIONS} (client_id) values (${PLATFORM_CLIENT}) on conflict do nothing`,
  // Of a database that is older than this table.
  `do $do$ begin
    if to_regclass('public.clients') is not null then
      insert into public.${RIGHTS_VERSIONS} (client_id) select id from public.clients on conflict do nothing;
    end if;
  end $do$`,
  // As the owner of the table, which no business may write, nor the platform for one. What is deleted notes nothing anew: a business that
  // is removed leaves no version behind.
  `create or replace function public.${NOTE}() returns trigger language plpgsql
    security definer set search_path = pg_catalog as $fn$
  declare
    client bigint;
    fresh constant uuid := gen_random_uuid();
  begin
    if tg_op = 'DELETE' then client := (to_jsonb(old) ->> tg_argv[0])::bigint;
    else client := (to_jsonb(new) ->> tg_argv[0])::bigint;
    end if;
    if current_setting('app.rights_noted', true) is not distinct from client::text then return null; end if;
    perform set_config('app.rights_noted', client::text, true);
    if tg_op = 'DELETE' then update public.${RIGHTS_VERSIONS} set version = fresh where client_id = client;
    else
      insert into public.${RIGHTS_VERSIONS} (client_id, version) values (client, fresh)
        on conflict (client_id) do update set version = excluded.version;
    end if;
    return null;
  end $fn$`,
];

/**
 * On a cluster a transaction writes what is of one business as one role alone: a business notes the change of its own rights by itself
 * there, and the platform that of any.
 */
export const spreadRights: readonly string[] = [
  `alter function public.${NOTE}() security invoker`,
  `grant select, insert, update, delete on public.${RIGHTS_VERSIONS} to ${TENANT_ROLE}, ${PLATFORM_ROLE}`,
  `alter table public.${RIGHTS_VERSIONS} enable row level security`,
  ...[
    [TENANT_ROLE, `(${OWN_CLIENT} or ${OWN_SETTING} = ${PLATFORM_CLIENT})`],
    [PLATFORM_ROLE, 'true'],
  ].flatMap(([role, rule]) => [
    `drop policy if exists ${role} on public.${RIGHTS_VERSIONS}`,
    `create policy ${role} on public.${RIGHTS_VERSIONS} to ${role} using (${rule}) with check (${rule})`,
  ]),
];

/** A trigger that notes what changes in a table by which people have rights. @param of the columns that count, all of them without */
export function rightsTrigger(table: string, { key = 'client_id', of }: Watched = {}): SchemaObject {
  const name = quoted(`${table}_rights`);
  const on = `public.${quoted(table)}`;
  const columns = of ? ` of ${of.map(quoted).join(', ')}` : '';
  return {
    name: `${table}_rights`,
    drop: `drop trigger if exists ${name} on ${on}`,
    create: `create constraint trigger ${name} after insert or delete or update${columns} on ${on} deferrable initially deferred
      for each row execute function public.${NOTE}('${key}')`,
    phase: 2,
  };
}

interface Watched {
  /** The column that says whose rights they are. */
  key?: string;
  of?: readonly string[];
}

/**
 * Of the definitions' tables those that are read to know what somebody may do, and by which money and clock; the host's own say it
 * themselves.
 */
const WATCHED: Readonly<Record<string, Watched>> = {
  api_keys: { of: ['status', 'token', 'name', 'permissions', 'everywhere', 'expires_at'] },
  api_keys_establishments: {},
  clients: { key: 'id', of: ['status', 'requires_two_factor'] },
  establishments: { of: ['currency', 'timezone'] },
  roles: { of: ['type', 'permissions', 'requires_two_factor'] },
  stations: { of: ['status', 'token', 'name', 'establishment'] },
  users: { of: ['status', 'user_type', 'full_access', 'first_name', 'last_name', 'language'] },
  users_roles: {},
};

/** What notes a change of rights in a table of the definitions, where it has any column that counts. */
export function rightsObjects({ name, columns }: { name: string; columns: readonly { name: string }[] }): SchemaObject[] {
  const watched = WATCHED[name];
  if (!watched) return [];
  const of = watched.of?.filter((wanted) => columns.some((column) => column.name === wanted));
  return of?.length === 0 ? [] : [rightsTrigger(name, { ...watched, ...(of && { of }) })];
}
