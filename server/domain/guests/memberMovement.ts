import { sql } from 'kysely';
import type { LoyaltyKind } from '#/resources/reference/earnings.ts';
import type { CardWork } from './orderCards.ts';

/** One movement of a member's points and visits. */
export interface MemberEntry {
  kind: LoyaltyKind;
  at: string;
  points: number;
  visits: number;
  program: number | null;
  order_id: number | null;
  order_number: string | null;
  /** What the order earned with, kept for its later revisions. */
  rate: number | null;
  employee: string;
  reason: string | null;
}

/** Adds movements to a member and gives their ids: its points and visits are always their sums. The member is locked until the work ends. */
export async function addMemberEntries(
  { tx, clientId, userId, now }: CardWork,
  member: number,
  entries: readonly MemberEntry[],
): Promise<number[]> {
  if (entries.length === 0) return [];
  await sql`select 1 from ${sql.id('public', 'loyalty_members')} where client_id = ${clientId} and id = ${member} for update`.execute(tx);
  const { rows } = await sql<{ total_points: number }>`
    select coalesce(total_points, 0)::integer as total_points from tenant.loyalty_members
    where client_id = ${clientId} and id = ${member}`.execute(tx);
  let total = rows[0]?.total_points ?? 0;
  const added = entries.map(({ points, ...entry }) => {
    total += points;
    return { ...entry, debit: Math.max(-points, 0), credit: Math.max(points, 0), total_points: total };
  });
  const { rows: entered } = await sql<{ id: number }>`
    insert into public.loyalty_transactions (client_id, member, at, kind, debit, credit, total_points, visits, loyalty_program, "order",
      order_id, points_per_unit, employee, reason, created_at, updated_at, created_by)
    select ${clientId}, ${member}, at, kind, debit, credit, total_points, visits, program, order_number, order_id, rate, employee, reason,
      ${now}, ${now}, ${userId}
    from json_to_recordset(${JSON.stringify(added)}::json) as x (at timestamptz, kind text, debit bigint, credit bigint,
      total_points bigint, visits bigint, program bigint, order_number text, order_id bigint, rate numeric, employee text, reason text)
    returning id`.execute(tx);
  const visits = entries.reduce((sum, one) => sum + one.visits, 0);
  const last = entries.reduce((latest, { at }) => (at > latest ? at : latest), '');
  await sql`
    update public.loyalty_members set total_points = ${total}, total_visits = coalesce(total_visits, 0) + ${visits},
      last_transaction_date = greatest(last_transaction_date, ${last}::timestamptz)
    where client_id = ${clientId} and id = ${member}`.execute(tx);
  return entered.map(({ id }) => id);
}
