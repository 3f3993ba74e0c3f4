import { sql } from 'kysely';
import { KEPT } from '#/server/foundation/database/keptPlans.ts';
import { PLATFORM_CLIENT } from '#/server/foundation/database/names.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { TokenClaims } from '../sessions/tokens.ts';
import { deviceOf } from '../signIn/device.ts';
import type { Visitor } from '../signIn/visitor.ts';
import { mustSetUpSecondFactor } from '../twoFactor/mustSetUp.ts';
import { type Caller, callerOf, chosenLanguage, type UserType } from './caller.ts';
import { type Asked, type Found, type KnownCallers, versionOf } from './knownCallers.ts';
import type { Grant } from './permissions.ts';

interface Row {
  userType: UserType;
  name: string;
  language: string | null;
  isFullAccess: boolean;
  grants: Grant[] | null;
  mustSetUpTwoFactor: boolean;
  isQuiet: boolean;
  version: string | null;
}

/** What the two sides of the platform's wall can hold at most. */
export interface Ceilings {
  platform: ReadonlySet<string>;
  client: ReadonlySet<string>;
}

/** Where a token is used by a call: from where, and who is remembered from the calls before. */
export interface OfCall {
  visitor: Visitor;
  known: KnownCallers<Caller>;
}

/**
 * The caller of a token, or undefined where the token is revoked or its user or business is gone or inactive. One
 * query (and now and then a mark that the session is in use, and from where); it comes before any tenant is known, so it runs as the
 * platform and names the business itself. Of a call whoever came before is remembered, and asked for anew only when rights have changed.
 */
export async function loadCaller(database: Database, claims: TokenClaims, ceilings: Ceilings, call?: OfCall): Promise<Caller | undefined> {
  const read = () => readCaller(database, claims, ceilings, !call);
  if (!call) return (await read())?.who;
  const found = await call.known.find(askedOf(claims), read);
  if (found?.isQuiet) await database.platform((tx) => usedNow(claims, call.visitor).execute(tx), { shareOf: claims.clientId });
  return found && { ...found.who };
}

async function readCaller(database: Database, claims: TokenClaims, ceilings: Ceilings, isJob: boolean): Promise<Found<Caller> | undefined> {
  const { rows } = await database.platform((tx) => callerQuery(claims, isJob).execute(tx), {
    readonly: true,
    shareOf: claims.clientId,
  });
  const [row] = rows;
  return row && { who: callerIn(row, claims, ceilings), version: row.version, isQuiet: row.isQuiet };
}

function callerIn(row: Row, { clientId, userId, jti, expiresAt, generation }: TokenClaims, ceilings: Ceilings): Caller {
  const isPlatform = clientId === PLATFORM_CLIENT;
  const holdings = { isPlatform, isFullAccess: row.isFullAccess, grants: row.grants ?? [] };
  return callerOf(
    {
      ...{ userId, clientId, userType: row.userType, name: row.name, language: chosenLanguage(row.language) },
      ...{ token: { jti, expiresAt, generation }, mustSetUpTwoFactor: row.mustSetUpTwoFactor, clocks: new Map() },
    },
    holdings,
    isPlatform ? ceilings.platform : ceilings.client,
  );
}

/** How exactly a session remembers its last use: a write with every request would cost more than the request. */
const aMinuteAgo = sql`now() - interval '1 minute'`;

const askedOf = ({ clientId, userId, jti, generation }: TokenClaims): Asked => ({
  ...{ clientId, token: jti, userId, detail: `${clientId} ${userId} ${generation}` },
  isOver: 'not exists (select 1 from public.user_sessions where client_id = $1 and user_id = $3 and jti = $2)',
  isQuiet: `exists (select 1 from public.user_sessions where client_id = $1 and jti = $2
    and last_used_at < now() - interval '1 minute')`,
});

const usedNow = ({ clientId, userId, jti }: TokenClaims, { address, device }: Visitor) => sql`
  update public.user_sessions set last_used_at = now(), address = ${address}, device = ${deviceOf(device)}
  where client_id = ${clientId} and user_id = ${userId} and jti = ${jti} and last_used_at < ${aMinuteAgo}`;

/** The grants of the user `u` of a business; a role of the point of sale opens nothing here. */
export const grantsOfUser = (clientId: number) => sql`
  (select json_agg(json_build_object('establishment', l.establishment, 'permissions', r.permissions))
    from public.users_roles l join public.roles r on r.client_id = l.client_id and r.id = l.role
    where l.client_id = ${clientId} and l.parent_id = u.id and r.type <> 'POS')`;

/**
 * Reads a token's caller, and every table that says what they may do. A token is good as long as its session stands: whoever signs out
 * ends it. A job has none.
 */
export const callerQuery = ({ clientId, userId, generation, jti }: TokenClaims, isJob = false) => sql<Row>`${sql.raw(KEPT)}
  select u.user_type as "userType", concat_ws(' ', u.first_name, u.last_name) as name, u.language, coalesce(u.full_access,
    false) as "isFullAccess",
    ${grantsOfUser(clientId)} as grants, ${mustSetUpSecondFactor(clientId)} as "mustSetUpTwoFactor",
    coalesce(s.last_used_at < ${aMinuteAgo}, false) as "isQuiet",
    ${versionOf(clientId)} as version
  from public.users u
  left join public.businesses c on c.id = u.client_id
  left join public.user_sessions s on s.client_id = u.client_id and s.user_id = u.id and s.jti = ${jti}
  left join public.token_generations g on g.client_id = u.client_id and g.user_id = u.id
  where u.client_id = ${clientId} and u.id = ${userId} and u.status = 'active' and (u.client_id = 0 or c.status = 'active')
    and (coalesce(g.generation, 0) = ${generation} or g.kept_jti = ${jti})
    and ${isJob ? sql`true` : sql`s.jti is not null`}`;
