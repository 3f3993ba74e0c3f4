import { sql } from 'kysely';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { markDays } from './storeFacts.ts';

const DATED = ['facts_sales', 'facts_lines', 'facts_parts', 'facts_voids'] as const;

/**
 * Puts all sales of an establishment, and what moved its stock, on the business days of its timezone and day start as they are now, and
 * marks every day that had or has some: for a change of either, in that change's own unit of work. The marks keep reports right until the
 * next recompute.
 */
export async function redateSales(tx: Transaction, clientId: number, establishmentId: number): Promise<void> {
  const own = sql`f.client_id = ${clientId} and f.establishment_id = ${establishmentId}`;
  const zone = sql`e.client_id = ${clientId} and e.id = ${establishmentId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sales intake ${clientId} ${establishmentId}`}, 0))`.execute(tx);
  const before = await daysOf(tx, clientId, establishmentId);
  for (const table of DATED) {
    await sql`
      update ${sql.id('public', table)} as f set day = (f.at at time zone e.timezone - e.business_day_starts_at::interval)::date,
        minute = extract(hour from f.at at time zone e.timezone) * 60 + extract(minute from f.at at time zone e.timezone)
      from tenant.establishments e where ${own} and ${zone}`.execute(tx);
  }
  await sql`
    update public.orders as f set business_day = (coalesce(f.payment_date,
      f.local_created_at) at time zone e.timezone - e.business_day_starts_at::interval)::date
    from tenant.establishments e where ${own} and ${zone}`.execute(tx);
  await sql`
    update public.inventory_movements as f set day = (f.at at time zone e.timezone - e.business_day_starts_at::interval)::date
    from tenant.establishments e where ${own} and ${zone}`.execute(tx);
  await markDays(tx, { clientId, id: establishmentId }, new Set([...before, ...(await daysOf(tx, clientId, establishmentId))]));
}

async function daysOf(tx: Transaction, clientId: number, establishmentId: number): Promise<string[]> {
  const facts = DATED.map(
    (table) => sql`select day from ${sql.id('tenant', table)} where client_id = ${clientId} and establishment_id = ${establishmentId}`,
  );
  const { rows } = await sql<{ day: string }>`${sql.join(facts, sql` union `)}`.execute(tx);
  return rows.map(({ day }) => day);
}
