import { sql } from 'kysely';
import type { VerbFunction } from '#/server/crud/verbFunctions.ts';
import { type Arrival, receiveStock } from '#/server/stock/receiveStock.ts';

type Line = Omit<Arrival, 'quantity'> & { id: number; ordered_quantity: number; received_quantity: number };

/** Adds what arrived to each line and to the stock; the lines' and the order's statuses follow from the sums. */
export const perform: VerbFunction = async (work, input, record = {}) => {
  const { tx, clientId, now } = work;
  const arrived = new Map((input.items as { id: number; receiving_quantity: number }[]).map((line) => [line.id, line.receiving_quantity]));
  const lines = ((record.items ?? []) as Line[]).map((line) => {
    const received = Math.round((line.received_quantity + (arrived.get(line.id) ?? 0)) * 1000) / 1000;
    const status =
      received === 0 ? 'pending' : received < line.ordered_quantity ? 'partially_received' : received > line.ordered_quantity ? 'over_received' : 'received';
    return { id: line.id, received, status };
  });
  const rows = sql.join(lines.map((line) => sql`(${line.id}::bigint, ${line.received}::numeric, ${line.status}::text)`));
  await sql`
    update public.purchase_orders_items as t set received_quantity = v.received, status = v.status
    from (values ${rows}) as v (id, received, status) where t.client_id = ${clientId} and t.parent_id = ${record.id as number} and t.id = v.id`.execute(tx);
  const arrivals = ((record.items ?? []) as Line[]).map(({ id, item, unit_cost }) => ({ item, unit_cost, quantity: arrived.get(id) ?? 0 }));
  await receiveStock(work, arrivals, { id: Number(record.id), isReturn: record.type === 'vendor_return' });
  const isWhole = lines.every((line) => line.status === 'received' || line.status === 'over_received');
  const status = isWhole ? 'received' : lines.some((line) => line.received > 0) ? 'partially_received' : 'ordered';
  await sql`
    update public.purchase_orders set status = ${status}, updated_at = greatest(${now}::timestamptz, updated_at + interval '1 millisecond')
    where client_id = ${clientId} and id = ${record.id as number}`.execute(tx);
  return undefined;
};
