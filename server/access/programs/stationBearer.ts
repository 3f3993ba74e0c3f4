import { sql } from 'kysely';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { BearerReader } from '../authenticate.ts';
import { callerOf } from '../permissions/caller.ts';
import { type Found, KnownCallers, versionOf } from '../permissions/knownCallers.ts';
import { clientOfToken, tokenDigest } from './programToken.ts';

/** What a point of sale may do, in its own establishment alone. */
const STATION_PERMISSIONS = ['OrderCreate', 'CashDrawerCreate', 'CashDrawerEdit'];
/** How often it is noted that a station was heard of. */
const SEEN_AGAIN = '1 minute';

interface Station {
  id: number;
  name: string;
  establishment: number;
}

/** Finds the station of a bearer: one that is active, of an active business. */
export function stationBearer(database: Database): BearerReader {
  const known = new KnownCallers<Station>(database);
  return async (bearer) => {
    const clientId = clientOfToken('station', bearer);
    if (clientId === undefined) return undefined;
    const token = tokenDigest(bearer);
    const found = await known.find({ clientId, token, isOver: 'false', isQuiet: IS_QUIET }, () => readStation(database, clientId, token));
    if (!found) return undefined;
    const { who: station } = found;
    if (found.isQuiet) await noteSeen(database, clientId, station.id);
    const identity = { userId: 0, clientId, userType: 'station' as const, name: station.name, stationId: station.id, token: undefined };
    const grants = [{ establishment: station.establishment, permissions: STATION_PERMISSIONS }];
    return callerOf(identity, { isPlatform: false, isFullAccess: false, grants }, new Set(STATION_PERMISSIONS));
  };
}

const aWhileAgo = `(last_seen_at is null or last_seen_at < now() - interval '${SEEN_AGAIN}')`;

const IS_QUIET = `exists (select 1 from public.stations where client_id = $1 and token = $2 and ${aWhileAgo})`;

async function readStation(database: Database, clientId: number, token: string): Promise<Found<Station> | undefined> {
  const { rows } = await database.platform(
    (tx) =>
      sql<Station & Pick<Found<Station>, 'version' | 'isQuiet'>>`
        select s.id, s.name, s.establishment, ${sql.raw(aWhileAgo)} as "isQuiet", ${versionOf(clientId)} as version
        from public.stations as s join public.businesses as c on c.id = s.client_id and c.status = 'active'
        where s.client_id = ${clientId} and s.token = ${token} and s.status = 'active'`.execute(tx),
    { readonly: true, shareOf: clientId },
  );
  const [row] = rows;
  return row && { who: row, version: row.version, isQuiet: row.isQuiet };
}

async function noteSeen(database: Database, clientId: number, stationId: number): Promise<void> {
  await database.tenant(clientId, (tx) =>
    sql`update public.stations set last_seen_at = now() where client_id = ${clientId} and id = ${stationId}`.execute(tx),
  );
}
