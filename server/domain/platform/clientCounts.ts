import { sql } from 'kysely';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';

/** How many clients there were at the end of a period that has this name. */
export interface ClientCount {
  label: string;
  count: number;
}

/** The last periods of a kind, the present one last, each with how it is called and how many there are. */
const PERIODS = {
  week: { unit: 'day', back: '6 days', label: 'YYYY-MM-DD' },
  month: { unit: 'day', back: '29 days', label: 'YYYY-MM-DD' },
  year: { unit: 'month', back: '11 months', label: 'YYYY-MM' },
} as const;
export type CountedPeriod = keyof typeof PERIODS;

/** Clients in all at the end of each day of the last week or month, or of each month of the last year (UTC). */
export async function clientCounts(tx: Transaction, period: CountedPeriod): Promise<ClientCount[]> {
  const { unit, back, label } = PERIODS[period];
  const { rows } = await sql<ClientCount>`
    select to_char(p.starts, ${label}) as label, (select count(*) from public.clients as c where c.client_id = 0
      and c.created_at < p.starts + ${`1 ${unit}`}::interval) as count
    from generate_series(date_trunc(${unit}, now() at time zone 'UTC') - ${back}::interval, date_trunc(${unit}, now() at time zone 'UTC'),
      ${`1 ${unit}`}::interval) as p (starts)
    order by p.starts`.execute(tx);
  return rows;
}

/** How many of each there are: `{ clients, establishments, stations }`. */
export async function platformSummary(tx: Transaction): Promise<{ clients: number; establishments: number; stations: number }> {
  const { rows } = await sql<{ clients: number; establishments: number; stations: number }>`
    select (select count(*) from public.clients) as clients, (select count(*)
      from public.establishments) as establishments, (select count(*) from public.stations) as stations`.execute(tx);
  return rows[0] ?? { clients: 0, establishments: 0, stations: 0 };
}

/** How many orders a business has taken. */
export async function ordersOfClient(tx: Transaction, clientId: number): Promise<number> {
  const { rows } = await sql<{ orders: number }>`select count(*)::int as orders from public.orders where client_id = ${clientId}`.execute(
    tx,
  );
  return rows[0]?.orders ?? 0;
}
