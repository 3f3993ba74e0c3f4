import { sql } from 'kysely';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { type Age, ageOn } from './ages.ts';
import { type BalancesAsked, clockOfMovement, dayOf, hadCome } from './movementDays.ts';

/** What members are summed by: points before, what moved them, and points after that. */
export const POINT_PARTS = ['opening', 'earned', 'taken_back', 'redeemed', 'given_back', 'adjusted', 'closing'] as const;

/** One member over some days. Opening + earned − taken back − redeemed + given back + adjusted = closing. */
export interface MemberBalance extends Readonly<Record<(typeof POINT_PARTS)[number], number>> {
  id: number;
  ending: string;
  customer: string | null;
  /** The business day on which points were last earned, `yyyy-MM-dd`. */
  earned_on: string | null;
  age: Age;
}

/**
 * The points that a business's members have, member by member: each the sum of what moved up to the end of the last day, whenever it was
 * entered. Members who had none and moved none are left out.
 */
export async function readMemberBalances(tx: Transaction, asked: BalancesAsked): Promise<MemberBalance[]> {
  const { clientId, from, to } = asked;
  const moved = (sign: string, ...kinds: string[]) =>
    sql`coalesce(${sql.raw(sign)} sum(points) filter (where day >= ${from}::date and kind = any(${kinds}::text[])), 0)::bigint`;
  const named = ['earn', 'take_back', 'redeem', 'give_back'];
  const { rows } = await sql<Omit<MemberBalance, 'age'>>`
    with movements as (
      select t.member, t.kind, t.credit - t.debit as points, ${dayOf('t.at')} as day
      from tenant.loyalty_transactions t ${clockOfMovement(asked)}
      where t.client_id = ${clientId} and ${hadCome('t.at', asked)}
    ), members as (
      select member, coalesce(sum(points) filter (where day < ${from}::date), 0)::bigint as opening,
        ${moved('+', 'earn')} as earned, ${moved('-', 'take_back')} as taken_back, ${moved('-', 'redeem')} as redeemed,
        ${moved('+', 'give_back')} as given_back,
        coalesce(sum(points) filter (where day >= ${from}::date and (kind is null or kind <> all(${named}::text[]))), 0)::bigint as adjusted,
        sum(points)::bigint as closing, to_char(max(day) filter (where kind = 'earn' and points > 0), 'YYYY-MM-DD') as earned_on,
        bool_or(day >= ${from}::date and points <> 0) as has_moved
      from movements group by member
    )
    select m.id, m.ending, c.name as customer, b.opening, b.earned, b.taken_back, b.redeemed, b.given_back, b.adjusted, b.closing,
      b.earned_on
    from members b join tenant.loyalty_members m on m.client_id = ${clientId} and m.id = b.member
    left join tenant.customers c on c.client_id = m.client_id and c.id = m.customer
    where b.has_moved or b.opening <> 0 or b.closing <> 0
    order by b.closing desc, m.id`.execute(tx);
  return rows.map((row) => ({ ...row, age: ageOn(to, row.earned_on) }));
}

/** The most that a point is worth as money off: an amount and the points that it costs; undefined where no reward takes an amount off. */
export interface PointsWorth {
  reward: string;
  /** Major units. */
  value: number;
  points: number;
}

/** By the rewards as they are now, that which gives most for a point. Percentages and free items have no amount of their own. */
export async function readPointsWorth(tx: Transaction, clientId: number): Promise<PointsWorth | undefined> {
  const { rows } = await sql<PointsWorth>`
    select name as reward, value::float8 as value, threshold::integer as points from tenant.loyalty_rewards
    where client_id = ${clientId} and status = 'active' and reward_type = 'amount_off' and unlock_by = 'points' and value > 0
    order by value / threshold desc, threshold, id limit 1`.execute(tx);
  return rows[0];
}
