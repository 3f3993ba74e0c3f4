import { sql } from 'kysely';
import { type Blank, listed, say } from '#/i18n/sentences.ts';
import { canUseEverywhere } from '#/server/access/permissions/permissions.ts';
import type { RecordWork } from '#/server/records/extensionPoints.ts';

/** The establishments in which somebody has the role; null: in all of them. */
export async function establishmentsOf(role: number, { tx, clientId }: RecordWork): Promise<(number | null)[]> {
  const { rows } = await sql<{ establishment: number | null }>`
    select distinct establishment from tenant.users_roles where client_id = ${clientId} and role = ${role}`.execute(tx);
  return rows.map(({ establishment }) => establishment);
}

/** As many as are named in a sentence. */
const MAX_NAMED = 3;

/**
 * Who has the role, as a sentence names them; by name for those who may list users everywhere, else how many. Undefined where nobody has.
 */
export async function holdersOf(role: number, { tx, clientId, caller }: RecordWork): Promise<{ count: number; people: Blank } | undefined> {
  const { rows } = await sql<{ name: string; count: number }>`
    select coalesce(nullif(concat_ws(' ', first_name, last_name), ''), email) as name, count(*) over () as count
    from tenant.users u where u.client_id = ${clientId} and exists (
      select 1 from tenant.users_roles l where l.client_id = ${clientId} and l.parent_id = u.id and l.role = ${role})
    order by lower(last_name), lower(first_name), id limit ${MAX_NAMED}`.execute(tx);
  const count = Number(rows[0]?.count ?? 0);
  if (count === 0) return undefined;
  if (!canUseEverywhere(caller, 'UsersManagement')) return { count, people: say('people.users', { smart_count: count }) };
  const names = rows.map(({ name }) => name);
  const more = count - names.length;
  return { count, people: more > 0 ? say('people.and_more', { names: names.join(', '), count: more }) : listed(names) };
}
