import { sql } from 'kysely';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { type Age, ageOn } from './ages.ts';
import { type BalancesAsked, clockOfMovement, dayOf, hadCome } from './movementDays.ts';

/** What gift cards are summed by: what was on a card before, what moved it, and what is on it after that; minor units. */
export const CARD_PARTS = ['opening', 'loaded', 'taken_back', 'given_back', 'redeemed', 'adjusted', 'closing'] as const;

/** One card over some days. Opening + loaded − taken back + given back − redeemed + adjusted = closing. */
export interface CardBalance extends Readonly<Record<(typeof CARD_PARTS)[number], number>> {
  id: number;
  /** How everybody may know it. */
  ending: string;
  /** The business day on which money last came onto it, `yyyy-MM-dd`. */
  loaded_on: string | null;
  used_on: string | null;
  age: Age;
}

/**
 * What a business owes to the holders of its gift cards of one currency, card by card: each balance is the sum of its movements up to the
 * end of the last day, whenever they were entered. Cards on which nothing was and nothing moved are left out. Source: figures, "Money
 * outside the sale".
 */
export async function readCardBalances(tx: Transaction, asked: BalancesAsked & { decimals: number }): Promise<CardBalance[]> {
  const { clientId, currency, from, to, decimals } = asked;
  const minor = (amount: ReturnType<typeof sql>) => sql`coalesce(round((${amount}) * ${10 ** decimals}::integer), 0)::bigint`;
  const moved = (sign: string, ...kinds: string[]) =>
    minor(sql`${sql.raw(sign)} sum(amount) filter (where day >= ${from}::date and kind = any(${kinds}::text[]))`);
  const { rows } = await sql<Omit<CardBalance, 'age'>>`
    with movements as (
      select t.gift_card, t.kind, t.credit - t.debit as amount, ${dayOf('t.transaction_date')} as day
      from tenant.gift_card_transactions t ${clockOfMovement(asked)}
      where t.client_id = ${clientId} and t.currency = ${currency} and ${hadCome('t.transaction_date', asked)}
    ), cards as (
      select gift_card, ${minor(sql`sum(amount) filter (where day < ${from}::date)`)} as opening,
        ${moved('+', 'activate', 'load')} as loaded, ${moved('-', 'unload')} as taken_back, ${moved('+', 'refund')} as given_back,
        ${moved('-', 'redeem')} as redeemed, ${moved('+', 'adjust')} as adjusted, ${minor(sql`sum(amount)`)} as closing,
        to_char(max(day) filter (where amount > 0 and kind <> 'redeem'), 'YYYY-MM-DD') as loaded_on, to_char(max(day), 'YYYY-MM-DD') as used_on,
        bool_or(day >= ${from}::date) as has_moved
      from movements group by gift_card
    )
    select c.id, c.ending, b.opening, b.loaded, b.taken_back, b.given_back, b.redeemed, b.adjusted, b.closing, b.loaded_on, b.used_on
    from cards b join tenant.gift_cards c on c.client_id = ${clientId} and c.id = b.gift_card
    where b.has_moved or b.opening <> 0 or b.closing <> 0
    order by b.closing desc, c.id`.execute(tx);
  return rows.map((row) => ({ ...row, age: ageOn(to, row.loaded_on) }));
}

/** How many cards hold something in a currency that no establishment of the business has: no report of theirs shows these. */
export async function cardsElsewhere(tx: Transaction, clientId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from tenant.gift_cards c
    where c.client_id = ${clientId} and c.current_balance <> 0
      and not exists (select 1 from tenant.establishments e where e.client_id = ${clientId} and e.currency = c.currency)`.execute(tx);
  return rows[0]?.count ?? 0;
}
