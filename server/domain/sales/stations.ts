import { sql } from 'kysely';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import type { OrderFigures, SellingEstablishment } from './figures.ts';

/**
 * The names of those of the stations that orders name which stand in the establishment, by id. Money of another one was taken all the
 * same: it is kept without, and counts as taken where no drawer was open.
 */
export async function knownStations(
  tx: Transaction,
  { clientId, id }: SellingEstablishment,
  orders: readonly OrderFigures[],
): Promise<ReadonlyMap<number, string>> {
  const wanted = [...new Set(orders.flatMap(namedBy))];
  if (!wanted.length) return new Map();
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from tenant.stations where client_id = ${clientId} and establishment = ${id} and id = any(${wanted}::bigint[])`.execute(
    tx,
  );
  return new Map(rows.map(({ id: station, name }) => [station, name]));
}

/** What the station is called at which an order was rung up: the station that it names, else the one where it was first paid. */
export function stationOf(order: OrderFigures, known: ReadonlyMap<number, string>): string | undefined {
  return namedBy(order).flatMap((one) => known.get(one) ?? [])[0];
}

/** The stations that an order names, its own first. */
function namedBy({ input, payments }: OrderFigures): number[] {
  return [input.station_id, ...payments.map(({ stationId }) => stationId)].flatMap((one) => one ?? []);
}
