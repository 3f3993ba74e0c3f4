import { sql } from 'kysely';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { newToken } from './programToken.ts';

/** Gives a program a new key and answers it this once; the one before stops working. */
export async function giveKey(
  { tx, clientId, revealOnce }: { tx: Transaction; clientId: number; revealOnce: Record<string, unknown> },
  id: number,
): Promise<void> {
  const { token, digest, ending } = newToken('api_key', clientId);
  await sql`update public.api_keys set token = ${digest}, token_ending = ${ending} where client_id = ${clientId} and id = ${id}`.execute(
    tx,
  );
  revealOnce.api_key = token;
}
