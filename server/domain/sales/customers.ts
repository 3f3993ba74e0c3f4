import { sql } from 'kysely';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';

/**
 * The names of those of the given customers that the business knows, by id. A point of sale may still send one that was deleted
 * here: its order is taken without the customer, since the sale was made all the same.
 */
export async function knownCustomers(
  tx: Transaction,
  clientId: number,
  ids: readonly (number | null | undefined)[],
): Promise<ReadonlyMap<number, string>> {
  const wanted = [...new Set(ids)].filter((id) => id !== null && id !== undefined);
  if (!wanted.length) return new Map();
  const { rows } = await sql<{ id: number; name: string | null }>`
    select id, name from tenant.customers where client_id = ${clientId} and id = any(${wanted}::bigint[])`.execute(tx);
  return new Map(rows.map(({ id, name }) => [id, name ?? '']));
}
