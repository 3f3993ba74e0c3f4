import { CLIENT_SETTING, PLATFORM_ROLE, TENANT_ROLE } from '#/server/database/names.ts';

/**
 * The tables of signing in, run by the migration (each statement may run again). They belong to no definition:
 * `accounts` is the one uniqueness over all businesses, the others are what the host would otherwise have to remember.
 * A business may keep the addresses and end the sessions of its own users; tokens and tries are the platform's.
 */
export const accessTables: readonly string[] = [
  `create table if not exists public.accounts (
    email text primary key check (email = lower(email)),
    client_id bigint not null,
    user_id bigint not null,
    unique (client_id, user_id)
  )`,
  `create table if not exists public.revoked_tokens (
    jti text primary key,
    expires_at timestamptz not null
  )`,
  'create index if not exists revoked_tokens_expires_at on public.revoked_tokens (expires_at)',
  `create table if not exists public.token_generations (
    client_id bigint not null,
    user_id bigint not null,
    generation integer not null,
    kept_jti text,
    primary key (client_id, user_id)
  )`,
  `create table if not exists public.sign_in_attempts (
    key text primary key,
    tries integer not null,
    window_ends_at timestamptz not null
  )`,
  ...['accounts', 'token_generations'].flatMap((table) => [
    `alter table public.${table} enable row level security`,
    `grant select, insert, update, delete on public.${table} to ${TENANT_ROLE}, ${PLATFORM_ROLE}`,
    `drop policy if exists own on public.${table}`,
    `create policy own on public.${table} to ${TENANT_ROLE}
      using (client_id = nullif(current_setting('${CLIENT_SETTING}', true), '')::bigint)
      with check (client_id = nullif(current_setting('${CLIENT_SETTING}', true), '')::bigint)`,
    `drop policy if exists platform on public.${table}`,
    `create policy platform on public.${table} to ${PLATFORM_ROLE} using (true) with check (true)`,
  ]),
  ...['revoked_tokens', 'sign_in_attempts'].map((table) => `grant select, insert, update, delete on public.${table} to ${PLATFORM_ROLE}`),
];
