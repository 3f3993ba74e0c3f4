import { sql } from 'kysely';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';

/** Tokens of an older generation of somebody's are void. */
export async function generationOf(tx: Transaction, clientId: number, userId: number | null): Promise<number> {
  const { rows } = await sql<{ generation: number }>`
    select generation from public.token_generations where client_id = ${clientId} and user_id = ${userId}`.execute(tx);
  return rows[0]?.generation ?? 0;
}
