import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';

/** `station_<client>_<secret>`: opaque to who holds it; the client in it says behind which wall to look. */
const FORM = /^station_(\d{1,15})_[A-Za-z0-9_-]{43}$/;

/** The client that a station's token belongs to; undefined where the text is no such token. */
export function clientOfToken(token: string): number | undefined {
  const client = FORM.exec(token)?.[1];
  return client === undefined ? undefined : Number(client);
}

/** What is kept of a token: 256 random bits need no slow hash. */
export function tokenDigest(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Gives a station a new token and answers it this once; the one before stops working. */
export async function giveToken(
  { tx, clientId, revealOnce }: { tx: Transaction; clientId: number; revealOnce: Record<string, unknown> },
  stationId: number,
): Promise<void> {
  const token = `station_${clientId}_${randomBytes(32).toString('base64url')}`;
  await sql`
    update public.stations set token = ${tokenDigest(token)}, token_ending = ${token.slice(-4)} where client_id = ${clientId}
      and id = ${stationId}`.execute(tx);
  revealOnce.station_token = token;
}
