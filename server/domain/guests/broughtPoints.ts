import { sql } from 'kysely';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { BROUGHT, type TakenBackMovement } from './broughtBalance.ts';

/** The points that were brought for a member already. */
export async function broughtFor(tx: Transaction, clientId: number, member: number): Promise<number> {
  const { rows } = await sql<{ brought: number }>`
    select coalesce(sum(credit - debit), 0)::integer as brought from tenant.loyalty_transactions
    where client_id = ${clientId} and member = ${member} and reason like ${BROUGHT}`.execute(tx);
  return rows[0]?.brought ?? 0;
}

/**
 * Takes points that were brought away from a member again, as if they had never been: only while nothing else moved them after that. A
 * member who was made for them goes too.
 */
export async function takeFromMember(tx: Transaction, clientId: number, movement: number): Promise<TakenBackMovement> {
  const { rows } = await sql<{ member: number; name: string; isOwn: boolean; isLast: boolean; isOnly: boolean }>`
    select m.id as member, m.ending as name, m.created_at = t.created_at as "isOwn",
      not exists (select from tenant.loyalty_transactions o where o.client_id = ${clientId} and o.member = t.member and o.id > t.id) as "isLast",
      not exists (select from tenant.loyalty_transactions o where o.client_id = ${clientId} and o.member = t.member and o.id <> t.id)
        and not exists (select from tenant.loyalty_members o where o.client_id = ${clientId} and o.merged_into = t.member) as "isOnly"
    from tenant.loyalty_transactions t join tenant.loyalty_members m on m.client_id = t.client_id and m.id = t.member
    where t.client_id = ${clientId} and t.id = ${movement} and t.reason like ${BROUGHT}`.execute(tx);
  const [found] = rows;
  if (!found) return { end: 'gone', name: '' };
  const { member, name } = found;
  if (!found.isLast || (found.isOwn && !found.isOnly)) return { end: 'changed', name };
  await sql`delete from public.loyalty_transactions where client_id = ${clientId} and id = ${movement}`.execute(tx);
  if (found.isOwn) await sql`delete from public.loyalty_members where client_id = ${clientId} and id = ${member}`.execute(tx);
  else
    await sql`
      update public.loyalty_members m set total_points = coalesce(t.points, 0), last_transaction_date = t.last
      from (select sum(credit - debit) as points, max(at) as last from tenant.loyalty_transactions
        where client_id = ${clientId} and member = ${member}) t
      where m.client_id = ${clientId} and m.id = ${member}`.execute(tx);
  return { end: 'removed', name };
}
