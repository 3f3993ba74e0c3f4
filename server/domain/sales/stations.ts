import { sql } from 'kysely';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import type { OrderFigures, SellingPlace } from './figures.ts';

/**
 * Those of the stations that orders name which stand in the establishment. Money of another one was taken all the same: it is kept without,
 * and counts as taken where no drawer was open.
 */
export async function knownStations(
  tx: Transaction,
  { clientId, id }: SellingPlace,
  orders: readonly OrderFigures[],
): Promise<ReadonlySet<number>> {
  const wanted = [...new Set(orders.flatMap(({ payments }) => payments.map(({ stationId }) => stationId)))].filter((one) => one !== null);
  if (!wanted.length) return new Set();
  const { rows } = await sql<{ id: number }>`
    select id from tenant.stations where client_id = ${clientId} and establishment = ${id} and id = any(${wanted}::bigint[])`.execute(tx);
  return new Set(rows.map((row) => row.id));
}
