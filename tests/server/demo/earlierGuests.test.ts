import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { model } from '#/resources/index.ts';
import { uncovered } from '#/server/demo/earlierGuests.ts';
import { fill } from '#/server/demo/fill.ts';
import { daysOf } from '#/server/demo/span.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { migratedDatabase } from '#/tests/support/app.ts';
import { thorough } from '#/tests/support/thorough.ts';

const NOW = '2026-11-20T15:00:00.000Z';
/** Ten weeks, of which two are made up. */
const SPAN = { days: 14, repeats: 4 };
/** Days long enough for each establishment to sell, earn and be paid with cards: a fifth of them. */
const STRETCH = daysOf(SPAN) / 5;

let database: Database;

const found = async <R>(query: RawBuilder<R>): Promise<R[]> => (await database.owner((tx) => query.execute(tx))).rows;

describe.runIf(thorough)('gift cards and points of the demo', () => {
  beforeAll(async () => {
    database = await migratedDatabase();
    await fill(database, model, { passwordHash: 'nobody signs in', now: NOW, span: SPAN });
  });
  afterAll(() => database.close());

  it('are sold, spent, earned and redeemed in each stretch of days, made up or copied', async () => {
    const stretches = await found(sql<{ establishment: number; kinds: string[] }>`
      select o.establishment_id as establishment, ((${NOW.slice(0, 10)}::date - o.business_day - 1) / ${sql.lit(STRETCH)}) as stretch,
        array_agg(distinct t.kind order by t.kind) as kinds
      from public.orders o join (
        select client_id, order_id, kind from public.gift_card_transactions
        union all select client_id, order_id, 'points ' || kind from public.loyalty_transactions
      ) as t on t.client_id = o.client_id and t.order_id = o.id
      where o.business_day < ${NOW.slice(0, 10)}::date and o.business_day >= ${NOW.slice(0, 10)}::date - ${sql.lit(daysOf(SPAN))}
      group by 1, 2 order by 1, 2`);
    expect(stretches).toHaveLength(4 * 5);
    for (const one of stretches)
      expect(one.kinds, JSON.stringify(one)).toEqual(expect.arrayContaining(['activate', 'points earn', 'redeem']));
  });

  it('are fewer in the oldest days than in the latest, as the business was younger', async () => {
    const [count] = await found(sql<Record<'cards' | 'oldCards' | 'points' | 'oldPoints', number>>`
      with moved as (
        select o.business_day >= ${NOW.slice(0, 10)}::date - ${sql.lit(STRETCH)} as late,
          o.business_day < ${NOW.slice(0, 10)}::date - ${sql.lit(daysOf(SPAN) - STRETCH)} as early, t.cards, t.points
        from public.orders o join (
          select client_id, order_id, 1 as cards, 0 as points from public.gift_card_transactions where kind = 'activate'
          union all select client_id, order_id, 0, credit from public.loyalty_transactions where kind = 'earn'
        ) as t on t.client_id = o.client_id and t.order_id = o.id
      )
      select sum(cards) filter (where late)::int as cards, sum(cards) filter (where early)::int as "oldCards",
        sum(points) filter (where late)::int as points, sum(points) filter (where early)::int as "oldPoints" from moved`);
    expect(count?.oldCards).toBeLessThan(Number(count?.cards));
    expect(count?.oldPoints).toBeLessThan(Number(count?.points) / 2);
  });

  it('hold what their movements come to, and never less than nothing', async () => {
    const wrong = await found(sql`
      with moved as (
        select client_id, 'card' as of, gift_card as owner, id, credit - debit as amount, balance as said, transaction_date as at
        from public.gift_card_transactions
        union all select client_id, 'member', member, id, credit - debit, total_points, at from public.loyalty_transactions
      ), running as (
        select *, sum(amount) over (partition by client_id, of, owner order by at, id) as held from moved
      ), holders as (
        select client_id, 'card' as of, id, current_balance as held from public.gift_cards
        union all select client_id, 'member', id, coalesce(total_points, 0) from public.loyalty_members
      )
      select of, owner, at::text, held from running where held < 0
      union all
      select h.of, h.id, 'its sum', h.held from holders h
      left join (select client_id, of, owner, sum(amount) as held from moved group by 1, 2, 3) as m
        on m.client_id = h.client_id and m.of = h.of and m.owner = h.id
      where h.held <> coalesce(m.held, 0)`);
    expect(wrong).toEqual([]);
  });

  it('have in copied days a running balance by date', async () => {
    const wrong = await found(sql`
      with running as (
        select 'member' as of, member as owner, at, total_points as said,
          sum(credit - debit) over (partition by client_id, member order by at, id) as held
        from public.loyalty_transactions
        union all
        select 'card', gift_card, transaction_date, balance,
          sum(credit - debit) over (partition by client_id, gift_card order by transaction_date, id)
        from public.gift_card_transactions
      )
      select * from running where said <> held`);
    expect(wrong).toEqual([]);
  });

  it('agree with the orders: what was paid by card was redeemed, what was sold is on the card', async () => {
    const wrong = await found(sql`
      with said as (
        select p.client_id, p."order", p.gift_card as card, - (p.amount + p.tip) as amount from public.payments p
        where p.gift_card is not null and p.status = 'captured'
        union all
        select p.client_id, p."order", p.gift_card, p.amount + p.tip from public.payments p
        where p.gift_card is not null and p.status = 'refunded'
        union all
        select l.client_id, l.parent_id, c.id, l.total from public.orders_lines l
        left join public.gift_cards c on c.client_id = l.client_id and c.card_number = l.gift_card_number
        where l.gift_card_number is not null
      ), moved as (
        select client_id, order_id as "order", gift_card as card, sum(credit - debit) as amount
        from public.gift_card_transactions group by 1, 2, 3
      )
      select * from (select client_id, "order", card, sum(amount) as amount from said group by 1, 2, 3) as s
      full join moved m using (client_id, "order", card) where s.amount is distinct from m.amount`);
    expect(wrong).toEqual([]);
    const named = await found(sql`
      select p.id from public.payments p join public.gift_cards c on c.client_id = p.client_id and c.id = p.gift_card
      where p.gift_card_number <> c.card_number
      union all select id from public.payments where (gift_card is null) <> (gift_card_number is null)`);
    expect(named).toEqual([]);
  });

  it('agree with the orders: members have of each what its facts come to, from the day on which they became members', async () => {
    const wrong = await found(sql`
      select t.order_id, t.member, sum(t.credit - t.debit) as points
      from public.loyalty_transactions t
      join public.orders o on o.client_id = t.client_id and o.id = t.order_id
      join public.loyalty_members m on m.client_id = t.client_id and m.id = t.member
      join public.establishments e on e.client_id = t.client_id and e.id = o.establishment_id
      where t.kind in ('earn', 'take_back') group by t.client_id, t.order_id, t.member
      having bool_or(m.customer is distinct from o.customer or m.activation_date > o.business_day)
        or sum(t.credit - t.debit) <> (
          select floor(greatest(sum(f.gross - f.discount - f.refund), 0) * max(t.points_per_unit)
            / case max(e.currency) when 'JPY' then 1 else 100 end)
          from public.facts_sales f where f.client_id = t.client_id and f.order_id = t.order_id)`);
    expect(wrong).toEqual([]);
    const rewards = await found(sql`
      select d.parent_id from public.orders_discounts d join public.orders o on o.client_id = d.client_id and o.id = d.parent_id
      where d.reward_id is not null and o.payment_date is not null and not exists (
        select 1 from public.loyalty_transactions t where t.client_id = o.client_id and t.order_id = o.id and t.kind = 'redeem')`);
    expect(rewards).toEqual([]);
  });
});

describe('copied orders that spend points', () => {
  const order = (source: number, earned: number, spent = 0, member = 1) => ({ source, back: 7, member, isMember: true, earned, spent });

  it('are left out where the member had fewer', () => {
    const found = uncovered([order(1, 400), order(2, 90, 500), order(3, 100), order(4, 20, 500), order(5, 10, 500)]);
    expect(found.map(({ source }) => source)).toEqual([2, 5]);
  });

  it('do not count what others have, or what came before the member was one', () => {
    const found = uncovered([
      order(1, 600, 0, 2),
      { ...order(2, 600), isMember: false },
      order(3, 0, 500),
      { ...order(4, 0, 500, 2), isMember: false },
    ]);
    expect(found.map(({ source }) => source)).toEqual([3, 4]);
  });
});
