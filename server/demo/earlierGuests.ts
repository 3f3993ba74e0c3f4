import { sql } from 'kysely';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import type { DemoOwner } from './world.ts';

/**
 * Takes those of the chosen orders (`demo_chosen`) away whose guests could not have paid like that: with a gift card that was not sold in
 * the same days before, or with points that the member did not have yet.
 */
export async function leaveOutUncovered(tx: Transaction, { clientId }: DemoOwner, timezone: string): Promise<void> {
  await sql`
    delete from demo_chosen c using tenant.payments p
    where p.client_id = ${clientId} and p."order" = c.source and p.gift_card is not null and not exists (
      select 1 from demo_chosen sold join tenant.orders_lines l on l.client_id = ${clientId} and l.parent_id = sold.source
      where sold.back = c.back and l.gift_card_number = p.gift_card_number)`.execute(tx);
  const { rows } = await sql<MemberOrder>`
    select c.source, c.back, t.member, c.day >= m.activation_date as "isMember",
      coalesce(sum(t.credit - t.debit) filter (where t.kind in ('earn', 'take_back')), 0)::integer as earned,
      coalesce(sum(t.debit) filter (where t.kind = 'redeem'), 0)::integer as spent
    from demo_chosen c join tenant.loyalty_transactions t on t.client_id = ${clientId} and t.order_id = c.source
    join tenant.loyalty_members m on m.client_id = t.client_id and m.id = t.member
    group by 1, 2, 3, 4 order by min(t.at at time zone ${timezone} - c.back * interval '1 day'), c.source`.execute(tx);
  await sql`
    delete from demo_chosen c using json_to_recordset(${JSON.stringify(uncovered(rows))}::json) as x (source bigint, back integer)
    where c.source = x.source and c.back = x.back`.execute(tx);
}

interface MemberOrder {
  /** The order to be copied, and how many days the copy lies before it. */
  source: number;
  back: number;
  member: number;
  /** Whether the member was one already on the day of the copy. */
  isMember: boolean;
  /** Points, after all that is taken back later. */
  earned: number;
  /** Points, whatever is given back of them later. */
  spent: number;
}

/** Those of members' orders, which come in the order of their moments, that spend more points than there are. */
export function uncovered(orders: readonly MemberOrder[]): Pick<MemberOrder, 'source' | 'back'>[] {
  const points = new Map<number, number>();
  return orders.filter(({ member, isMember, earned, spent }) => {
    const had = points.get(member) ?? 0;
    if (spent > (isMember ? had : 0)) return true;
    if (isMember) points.set(member, had + earned - spent);
    return false;
  });
}

/** The cards (`demo_cards`) that the copied orders (`demo_earlier`) sell: others than their originals, with numbers of their own. */
export async function nameCards(tx: Transaction, { clientId }: DemoOwner): Promise<void> {
  await sql`
    create temporary table demo_cards as
    select nextval(pg_get_serial_sequence('public.gift_cards', 'id')) as id, c.id as source, e.back, c.card_number as original,
      '60' || ('x' || left(md5(e.back || c.card_number), 11))::bit(44)::bigint % 9e12::bigint + 1e12::bigint as number
    from demo_earlier e
    join tenant.orders_lines l on l.client_id = ${clientId} and l.parent_id = e.source and l.gift_card_number is not null
    join tenant.gift_cards c on c.client_id = ${clientId} and c.card_number = l.gift_card_number
    order by e.id`.execute(tx);
}

/** What the copied rows (`s`, `e`) name instead of their originals' cards. */
export const CARD_NUMBER = sql`case when s.gift_card_number is not null then
  (select c.number from demo_cards c where c.back = e.back and c.original = s.gift_card_number) end`;
export const CARD = sql`case when s.gift_card is not null then
  (select c.id from demo_cards c where c.back = e.back and c.source = s.gift_card) end`;

/** Has a business' cards and members hold what their movements come to, and each movement say what there was after it by its date. */
export async function sumMovements(tx: Transaction, { clientId }: DemoOwner): Promise<void> {
  await sql`
    update public.gift_card_transactions t set balance = s.balance
    from (
      select id, sum(credit - debit) over (partition by gift_card order by transaction_date, id) as balance
      from public.gift_card_transactions where client_id = ${clientId}
    ) as s where t.client_id = ${clientId} and t.id = s.id and t.balance <> s.balance`.execute(tx);
  await sql`
    update public.gift_cards c set current_balance = s.balance, last_trans_date = s.last
    from (
      select gift_card, sum(credit - debit) as balance, max(transaction_date) as last from public.gift_card_transactions
      where client_id = ${clientId} group by 1
    ) as s where c.client_id = ${clientId} and c.id = s.gift_card
      and (c.current_balance, c.last_trans_date) is distinct from (s.balance, s.last)`.execute(tx);
  await sql`
    update public.loyalty_transactions t set total_points = s.points
    from (
      select id, sum(credit - debit) over (partition by member order by at, id) as points
      from public.loyalty_transactions where client_id = ${clientId}
    ) as s where t.client_id = ${clientId} and t.id = s.id and t.total_points <> s.points`.execute(tx);
  await sql`
    update public.loyalty_members m set total_points = s.points, total_visits = s.visits
    from (
      select member, sum(credit - debit) as points, sum(visits) as visits from public.loyalty_transactions
      where client_id = ${clientId} group by 1
    ) as s where m.client_id = ${clientId} and m.id = s.member
      and (m.total_points, m.total_visits) is distinct from (s.points, s.visits)`.execute(tx);
}
