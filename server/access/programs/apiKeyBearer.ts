import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Model } from '#/model/language/model.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { BearerReader } from '../authenticate.ts';
import { type Caller, callerOf } from '../permissions/caller.ts';
import { type Found, KnownCallers, versionOf } from '../permissions/knownCallers.ts';
import { programCeiling } from '../permissions/permissions.ts';
import { clientOfToken, tokenDigest } from './programToken.ts';

/** How exactly a key remembers its last use: a write with every call would cost more than the call. */
const USED_AGAIN = '1 minute';

interface FoundKey {
  id: number;
  name: string;
  permissions: readonly string[];
  everywhere: boolean;
  establishments: readonly number[] | null;
}

/**
 * Finds the caller of an API key: one that is active and not out of date, of an active business. It may do what the key says, where it says
 * it; a key whose establishments are all gone opens nothing.
 */
export function apiKeyBearer(database: Database, model: Pick<Model, 'permissions' | 'resources'>): BearerReader {
  const ceiling = programCeiling(model);
  const known = new KnownCallers<FoundKey>(database);
  return async (bearer, request) => {
    const clientId = clientOfToken('api_key', bearer);
    if (clientId === undefined) return undefined;
    const token = tokenDigest(bearer);
    const found = await known.find({ clientId, token, ...CONDITIONS }, () => readKey(database, clientId, token));
    if (!found) return undefined;
    if (found.isQuiet) await noteUse(database, clientId, found.who.id, request);
    return keyCaller(found.who, clientId, ceiling);
  };
}

const aWhileAgo = `(k.last_used_at is null or k.last_used_at < now() - interval '${USED_AGAIN}')`;

const keyThatIs = (condition: string) =>
  `exists (select 1 from public.api_keys as k where k.client_id = $1 and k.token = $2 and ${condition})`;
const CONDITIONS = { isOver: keyThatIs('k.expires_at <= now()'), isQuiet: keyThatIs(aWhileAgo) };

async function readKey(database: Database, clientId: number, token: string): Promise<Found<FoundKey> | undefined> {
  const { rows } = await database.platform(
    (tx) =>
      sql<FoundKey & Pick<Found<FoundKey>, 'version' | 'isQuiet'>>`
      select k.id, k.name, k.permissions, k.everywhere, ${sql.raw(aWhileAgo)} as "isQuiet", ${versionOf(clientId)} as version,
        (select json_agg(e.target_id) from public.api_keys_establishments as e where e.client_id = ${clientId} and e.parent_id = k.id)
          as establishments
      from public.api_keys as k join public.businesses as c on c.id = k.client_id and c.status = 'active'
      where k.client_id = ${clientId} and k.token = ${token} and k.status = 'active'
        and (k.expires_at is null or k.expires_at > now())`.execute(tx),
    { readonly: true, shareOf: clientId },
  );
  const [row] = rows;
  return row && { who: row, version: row.version, isQuiet: row.isQuiet };
}

function keyCaller(
  { id, name, permissions, everywhere, establishments }: FoundKey,
  clientId: number,
  ceiling: ReadonlySet<string>,
): Caller {
  const establishmentIds = everywhere ? [null] : (establishments ?? []);
  const grants = establishmentIds.map((establishment) => ({ establishment, permissions }));
  const identity = { userId: 0, clientId, userType: 'api_key' as const, name, apiKeyId: id, token: undefined };
  return callerOf(identity, { isPlatform: false, isFullAccess: false, grants }, ceiling);
}

async function noteUse(database: Database, clientId: number, id: number, { ip }: FastifyRequest): Promise<void> {
  await database.tenant(clientId, (tx) =>
    sql`update public.api_keys set last_used_at = now(), last_used_from = ${ip} where client_id = ${clientId} and id = ${id}`.execute(tx),
  );
}
