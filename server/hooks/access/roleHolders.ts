import { sql } from 'kysely';
import { canUseEverywhere } from '#/server/access/permissions.ts';
import type { RecordWork } from '#/server/crud/hooks.ts';

/** The establishments in which somebody has the role; null: in all of them. */
export async function placesOf(role: number, { tx, clientId }: RecordWork): Promise<(number | null)[]> {
  const { rows } = await sql<{ establishment: number | null }>`
    select distinct establishment from tenant.users_roles where client_id = ${clientId} and role = ${role}`.execute(tx);
  return rows.map(({ establishment }) => establishment);
}

/** As many as are named in a sentence. */
const MOST_NAMED = 3;

/** Who has the role, as a sentence can say it; by name for those who may list users everywhere, else how many. Undefined where nobody has. */
export async function holdersInWords(role: number, { tx, clientId, caller }: RecordWork): Promise<{ count: number; words: string } | undefined> {
  const { rows } = await sql<{ name: string; count: number }>`
    select coalesce(nullif(concat_ws(' ', first_name, last_name), ''), email) as name, count(*) over () as count
    from tenant.users u where u.client_id = ${clientId} and exists (
      select 1 from tenant.users_roles l where l.client_id = ${clientId} and l.parent_id = u.id and l.role = ${role})
    order by lower(last_name), lower(first_name), id limit ${MOST_NAMED}`.execute(tx);
  const count = Number(rows[0]?.count ?? 0);
  if (count === 0) return undefined;
  if (!canUseEverywhere(caller, 'UsersManagement')) return { count, words: count === 1 ? '1 user' : `${count} users` };
  return {
    count,
    words: listed(
      rows.map(({ name }) => name),
      count,
    ),
  };
}

function listed(names: readonly string[], count: number): string {
  const more = count - names.length;
  if (more > 0) return `${names.join(', ')} and ${more} more`;
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '');
}
