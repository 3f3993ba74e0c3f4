import { sql } from 'kysely';
import { PLATFORM_CLIENT } from '#/server/foundation/database/names.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { type Caller, callerOf, chosenLanguage } from '../permissions/caller.ts';
import { type Ceilings, grantsOfUser } from '../permissions/loadCaller.ts';
import { type Grant, rightsOf } from '../permissions/permissions.ts';
import { mustSetUpSecondFactor } from '../twoFactor/mustSetUp.ts';
import { supporterName } from './supportSessions.ts';
import type { TokenClaims } from './tokens.ts';

/** What lets a super-admin enter a business; who loses it is out with the next call. */
export const ENTER = 'ClientEnter';

/** About the person, not the business: nobody does this for somebody else. */
const OWN_AFFAIRS = 'ChangePassword';

interface Row {
  name: string;
  language: string | null;
  isFullAccess: boolean;
  grants: Grant[] | null;
  clientName: string;
}

/**
 * The caller of a support session's token: a super-admin who stands inside a business with everything its own people can hold. Undefined
 * where it has ended, where the super-admin's own token is revoked, where the user, their right to enter or the business is gone, or where
 * they have to set up a second factor first.
 */
export async function loadSupporter(
  database: Database,
  claims: TokenClaims & { acting: number },
  ceilings: Ceilings,
): Promise<Caller | undefined> {
  const { rows } = await database.platform((tx) => queryOf(claims).execute(tx), { readonly: true, shareOf: claims.acting });
  const [row] = rows;
  if (!row) return undefined;
  const own = rightsOf({ isPlatform: true, isFullAccess: row.isFullAccess, grants: row.grants ?? [] }, ceilings.platform);
  if (!own.permissionsAnywhere.has(ENTER)) return undefined;
  const { userId, acting: clientId, jti, expiresAt } = claims;
  const identity = {
    userId,
    clientId,
    userType: 'client' as const,
    name: supporterName(row.name),
    language: chosenLanguage(row.language),
    token: { jti, expiresAt },
  };
  const ceiling = new Set([...ceilings.client].filter((name) => name !== OWN_AFFAIRS));
  const acting = { clientName: row.clientName, until: expiresAt };
  return callerOf({ ...identity, acting }, { isPlatform: false, isFullAccess: true, grants: [] }, ceiling);
}

const queryOf = ({ userId, acting, generation, jti }: TokenClaims & { acting: number }) => sql<Row>`
  with s as materialized (
    select s.client_id, s.own_jti from public.support_sessions s
    where s.client_id = ${acting} and s.user_id = ${userId} and s.jti = ${jti} and s.ended_at is null and s.expires_at > now())
  select concat_ws(' ', u.first_name, u.last_name) as name, u.language, coalesce(u.full_access, false) as "isFullAccess",
    ${grantsOfUser(PLATFORM_CLIENT)} as grants, c.name as "clientName"
  from public.users u
  join s on true
  join public.user_sessions o on o.client_id = u.client_id and o.user_id = u.id and o.jti = s.own_jti
  join public.businesses c on c.id = s.client_id and c.status = 'active'
  left join public.token_generations g on g.client_id = u.client_id and g.user_id = u.id
  where u.client_id = ${PLATFORM_CLIENT} and u.id = ${userId} and u.status = 'active' and coalesce(g.generation, 0) = ${generation}
    and not ${mustSetUpSecondFactor(PLATFORM_CLIENT)}`;
