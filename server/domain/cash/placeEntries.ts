import { sql } from 'kysely';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { rank, whileOpen } from './drawers.ts';
import { addMovements, type CashMovement, type DrawerOwner } from './movements.ts';

/** What opens and closes a drawer moves nothing in it. */
const OPENINGS = ['open', 'close'];

/**
 * Has what tills report wait for drawers that are opened meanwhile, and those for it: an entry that saw no drawer is seen by the drawer.
 * Taken before any row of a session is locked.
 */
export async function holdDrawers(tx: Transaction, { clientId, establishmentId }: DrawerOwner): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`cash drawers ${clientId} ${establishmentId}`}, 0))`.execute(tx);
}

/** The session that was open then at this station, as a payment would find it. */
export async function drawerOpenAt(
  tx: Transaction,
  { clientId, establishmentId }: DrawerOwner,
  { at, station }: { at: string; station: number | null },
): Promise<{ id: number; number: string } | undefined> {
  const { rows } = await sql<{ id: number; number: string }>`
    select s.id, s.number from (
      select ${clientId}::bigint as client_id, ${establishmentId}::bigint as establishment_id, ${at}::timestamptz as at,
        ${station}::bigint as station
    ) as p
    join tenant.cash_drawer_sessions as s on ${whileOpen('s')}
    where s.client_id = ${clientId} order by ${rank('s')} desc limit 1`.execute(tx);
  return rows[0];
}

/** Puts what tills reported while no drawer was open into those that turned out to be. */
export async function placeEntries(tx: Transaction, owner: DrawerOwner, now: string): Promise<void> {
  const { clientId, establishmentId } = owner;
  const { rows } = await sql<Waiting>`
    select p.id, p.kind, p.amount, p.reason, p.employee, p.at, open.id as session from tenant.till_cash_entries as p
    join lateral (
      select s.id from tenant.cash_drawer_sessions as s where s.client_id = ${clientId} and ${whileOpen('s')}
      order by ${rank('s')} desc limit 1
    ) as open on true
    where p.client_id = ${clientId} and p.establishment_id = ${establishmentId} and p.drawer is null and p.kind <> all(${OPENINGS})
    order by p.at, p.id`.execute(tx);
  for (const entry of rows) await placeEntry(tx, owner, entry, now);
}

/** A movement that stands outside of drawers. */
export interface Entry extends CashMovement {
  id: number;
}
interface Waiting extends Entry {
  session: number;
}

/** Puts one into a session: from then on it is one of its movements. Where somebody else does so at the same moment, it is once. */
export async function placeEntry(tx: Transaction, owner: DrawerOwner, { id, session, ...movement }: Waiting, now: string): Promise<void> {
  const { rows } = await sql`
    update public.till_cash_entries set drawer = ${session}, updated_at = ${now} where client_id = ${owner.clientId}
      and id = ${id} and drawer is null returning 1`.execute(tx);
  if (rows.length) await addMovements(tx, owner, session, [movement], now);
}
