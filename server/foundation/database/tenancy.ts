import { OWN_CLIENT, OWN_SETTING, PLATFORM_ROLE, quoted, shortened, TENANT_ROLE, TENANT_SCHEMA } from './names.ts';
import type { TableSpec } from './tables.ts';

/** What hinders no grant: it is its own, who migrates is no owner of roles, or another migration does it at this moment. */
const GRANTED_ALREADY = "'0LP01', '42501', '23505'";

/** The two roles and the schema of the tenant's views. Safe to run again, and beside another one on the same server. */
export const rolesAndSchemas: readonly string[] = [
  ...[TENANT_ROLE, PLATFORM_ROLE].map(
    (role) => `do $$ begin create role ${role} nologin; exception when duplicate_object or unique_violation then null; end $$`,
  ),
  ...[TENANT_ROLE, PLATFORM_ROLE].map(
    (role) =>
      `do $$ begin execute format('grant ${role} to %I', current_user); exception when others then if sqlstate not in (${GRANTED_ALREADY}) then raise; end if; end $$`,
  ),
  `create schema if not exists ${TENANT_SCHEMA}`,
  `grant usage on schema public to ${TENANT_ROLE}, ${PLATFORM_ROLE}`,
  `grant usage on schema ${TENANT_SCHEMA} to ${TENANT_ROLE}`,
];

/**
 * Both walls of a table. Reads go through a plain view of the tenant's own rows, so that indexes with operators that
 * are not leakproof still serve; writes go to the table, whose row-level security refuses another client's rows.
 */
export function walls(table: TableSpec): { view: string[]; policies: string[] } {
  const name = quoted(table.name);
  const columns = table.columns.map((column) => quoted(column.name)).join(', ');
  const policy = (kind: string, role: string, command: string, rule: string) => {
    const key = quoted(shortened(`${table.name}_${kind}`));
    return [`drop policy if exists ${key} on public.${name}`, `create policy ${key} on public.${name} for ${command} to ${role} ${rule}`];
  };
  return {
    view: [
      `drop view if exists ${TENANT_SCHEMA}.${name}`,
      `create view ${TENANT_SCHEMA}.${name} as select ${columns} from public.${name} where ${OWN_CLIENT}`,
      `grant select on ${TENANT_SCHEMA}.${name} to ${TENANT_ROLE}`,
    ],
    policies: [
      `alter table public.${name} enable row level security`,
      ...policy('tenant_read', TENANT_ROLE, 'select', 'using (true)'),
      ...policy('tenant_insert', TENANT_ROLE, 'insert', `with check (${OWN_CLIENT})`),
      ...policy('tenant_update', TENANT_ROLE, 'update', `using (${OWN_CLIENT}) with check (${OWN_CLIENT})`),
      ...policy('tenant_delete', TENANT_ROLE, 'delete', `using (${OWN_CLIENT})`),
      ...policy('platform', PLATFORM_ROLE, 'all', 'using (true) with check (true)'),
      `grant select, insert, update, delete on public.${name} to ${TENANT_ROLE}, ${PLATFORM_ROLE}`,
    ],
  };
}

/**
 * A statement as a cluster takes it. A view's rows are compared by a range of one: by equality its planner finds, beside the question's own
 * `client_id = …`, a comparison of two constants, and refuses an outer join over it. Rights to single columns it has none: a business may
 * read the second factors of its own people there, which are sealed, and their codes, of which there are digests.
 */
export function asSpread(statement: string): string {
  if (statement.startsWith('grant select (')) return statement.replace(/ \([^)]*\)/, '');
  if (!statement.startsWith('create view ')) return statement;
  return statement.replace(` where ${OWN_CLIENT}`, ` where client_id >= ${OWN_SETTING} and client_id <= ${OWN_SETTING}`);
}
