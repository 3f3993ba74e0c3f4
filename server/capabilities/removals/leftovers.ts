import { sql } from 'kysely';
import { PLATFORM_CLIENT } from '#/server/foundation/database/names.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';

/** The queue's kind of the work that clears up behind a business. */
export const LEFTOVERS = 'businesses.leftovers';

/** Has everything removed that a business which is being deleted leaves behind, once this unit of work has ended. */
export async function queueLeftovers(tx: Transaction, clientId: number): Promise<void> {
  await sql`
    insert into public.jobs (client_id, kind, key, payload)
      values (${PLATFORM_CLIENT}, ${LEFTOVERS}, ${String(clientId)}, ${JSON.stringify({ clientId })}::jsonb)
    on conflict do nothing`.execute(tx);
}
