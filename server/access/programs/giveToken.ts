import { sql } from 'kysely';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { newToken } from './programToken.ts';

/** Gives a station a new token and answers it this once; the one before stops working. */
export async function giveToken(
  { tx, clientId, revealOnce }: { tx: Transaction; clientId: number; revealOnce: Record<string, unknown> },
  stationId: number,
): Promise<void> {
  const { token, digest, ending } = newToken('station', clientId);
  await sql`
    update public.stations set token = ${digest}, token_ending = ${ending} where client_id = ${clientId} and id = ${stationId}`.execute(tx);
  revealOnce.station_token = token;
}
