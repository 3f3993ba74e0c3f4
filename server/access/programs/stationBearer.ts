import { sql } from 'kysely';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { BearerReader } from '../authenticate.ts';
import { callerOf } from '../permissions/caller.ts';
import { clientOfToken, tokenDigest } from './programToken.ts';

/** What a point of sale may do, in its own establishment alone. */
const STATION_PERMISSIONS = ['OrderCreate', 'CashDrawerCreate', 'CashDrawerEdit'];
/** How often it is noted that a station was heard of. */
const SEEN_AGAIN = '1 minute';

interface FoundStation {
  id: number;
  name: string;
  establishment: number;
  isHeardAnew: boolean;
}

/** Finds the station of a bearer: one that is active, of an active business. */
export function stationBearer(database: Database): BearerReader {
  return async (bearer) => {
    const clientId = clientOfToken('station', bearer);
    if (clientId === undefined) return undefined;
    const station = await database.platform(async (tx) => {
      const { rows } = await sql<FoundStation>`
        select s.id, s.name, s.establishment, s.last_seen_at is null or s.last_seen_at < now() - ${SEEN_AGAIN}::interval as "isHeardAnew"
        from public.stations as s join public.clients as c on c.client_id = 0 and c.id = s.client_id and c.status = 'active'
        where s.client_id = ${clientId} and s.token = ${tokenDigest(bearer)} and s.status = 'active'`.execute(tx);
      return rows[0];
    });
    if (!station) return undefined;
    if (station.isHeardAnew) await noteSeen(database, clientId, station.id);
    const identity = { userId: 0, clientId, userType: 'station' as const, name: station.name, stationId: station.id, token: undefined };
    const grants = [{ establishment: station.establishment, permissions: STATION_PERMISSIONS }];
    return callerOf(identity, { isPlatform: false, isFullAccess: false, grants }, new Set(STATION_PERMISSIONS));
  };
}

async function noteSeen(database: Database, clientId: number, stationId: number): Promise<void> {
  await database.tenant(clientId, (tx) =>
    sql`update public.stations set last_seen_at = now() where client_id = ${clientId} and id = ${stationId}`.execute(tx),
  );
}
