import { type RawBuilder, sql } from 'kysely';
import { keptText } from '#/i18n/keptSentences.ts';
import { say } from '#/i18n/sentences.ts';
import { present } from '#/model/values/shapes.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { endingOf } from '#model/language';
import { addEntries, type CardEntry } from './giftCardMovement.ts';

/** A write that moves cards: `name` is who did it where an order does not say who served. */
export interface CardWork {
  tx: Transaction;
  clientId: number;
  userId: number | null;
  name: string;
  /** ISO 8601 UTC. */
  now: string;
}

/** Of one business, orders that name cards and cards that are made come one after the other: neither misses the other. */
export async function holdCards(tx: Transaction, clientId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('gift cards', ${clientId}))`.execute(tx);
}

/**
 * Makes cards for those of the numbers that were sold and are not there yet: money was taken for them. What was paid with such a card
 * before it was known is taken from it now.
 */
export async function makeSoldCards(work: CardWork, currency: string, numbers: readonly string[]): Promise<void> {
  const { tx, clientId, userId, now } = work;
  for (const number of new Set(numbers)) {
    const { rows } = await sql<{ id: number }>`
      insert into public.gift_cards (client_id, card_number, ending, card_type, currency, current_balance, status, created_at, updated_at,
        created_by)
      values (${clientId}, ${number}, ${endingOf(number)}, 'physical', ${currency}, 0, 'pending', ${now}, ${now}, ${userId})
      on conflict do nothing returning id`.execute(tx);
    for (const { id } of rows) await takeFromCard(work, id);
  }
}

/** Takes from a card what was paid with its number before the card was known. */
export async function takeFromCard(work: CardWork, card: number): Promise<void> {
  const orders = await matchPayments(work, sql`c.id = ${card} and p.gift_card_number = upper(c.card_number)`);
  await enterMovements(work, orders);
}

/**
 * Brings the movements of cards to what orders say: what was paid and given back by card, sold onto cards and taken back from them. The
 * movements are only ever added to: what an order says otherwise than before is entered as the difference, at the moment it belongs to.
 * A card may so come below zero: the money was spent all the same.
 */
export async function settleCards(work: CardWork, orders: readonly number[]): Promise<void> {
  if (orders.length === 0) return;
  const ids = sql`${[...orders]}::bigint[]`;
  await matchPayments(work, sql`p."order" = any(${ids}) and lower(p.gift_card_number) = lower(c.card_number)`);
  await enterMovements(work, orders);
}

/** Gives payments that name a card's number the card; answers their orders. A card of another currency pays nothing here. */
async function matchPayments({ tx, clientId }: CardWork, which: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{ order: number }>`
    update public.payments as p set gift_card = c.id
    from tenant.gift_cards c, tenant.establishments e
    where p.client_id = ${clientId} and c.client_id = ${clientId} and e.client_id = ${clientId} and e.id = p.establishment_id
      and c.currency = e.currency and p.gift_card is null and p.gift_card_number is not null and ${which}
    returning p."order"`.execute(tx);
  return [...new Set(rows.map(({ order }) => order))];
}

interface Due extends Omit<CardEntry, 'reason'> {
  gift_card: number;
  /** Whether the order has moved this card before. */
  isKnown: boolean;
}

async function enterMovements(work: CardWork, orders: readonly number[]): Promise<void> {
  if (orders.length === 0) return;
  const due = await movementsDue(work, orders);
  if (due.length === 0) return;
  const { tx, clientId } = work;
  const cards = [...new Set(due.map((one) => one.gift_card))];
  await sql`select 1 from ${sql.id('public', 'gift_cards')} where client_id = ${clientId} and id = any(${cards}::bigint[])
    order by id for update`.execute(tx);
  const { rows } = await sql<{ id: number; currency: string; current_balance: number; isNew: boolean }>`
    select id, currency, current_balance::float8 as current_balance, activation_date is null as "isNew" from tenant.gift_cards
    where client_id = ${clientId} and id = any(${cards}::bigint[])`.execute(tx);
  const known = new Map(rows.map((card) => [card.id, card]));
  for (const id of cards) {
    const { isNew, ...card } = present(known.get(id), 'gift card of a movement');
    const own = due.filter((one) => one.gift_card === id);
    // A card is activated by the first money that it gets.
    const first = isNew ? own.find(({ kind, amount }) => kind === 'load' && amount > 0) : undefined;
    const entries = own.map(
      ({ isKnown, ...entry }): CardEntry => ({
        ...entry,
        kind: entry === first || (first && entry.at === first.at && entry.kind === 'load') ? 'activate' : entry.kind,
        reason: isKnown ? keptText(say('orders.order_corrected')) : null,
      }),
    );
    await addEntries({ ...work, caller: work }, card, entries);
    if (first) await activate(work, id, first);
  }
}

async function activate({ tx, clientId }: CardWork, card: number, { at, order_id }: Due): Promise<void> {
  await sql`
    update public.gift_cards set status = case when status = 'pending' then 'active' else status end,
      activation_date = (select (${at}::timestamptz at time zone e.timezone)::date from tenant.orders o
        join tenant.establishments e on e.client_id = o.client_id and e.id = o.establishment_id
        where o.client_id = ${clientId} and o.id = ${order_id})
    where client_id = ${clientId} and id = ${card}`.execute(tx);
}

/**
 * What the orders say of cards less what stands in the cards' movements already, by card and moment. Of a business that is new the planner
 * knows nothing and expects one row of everything, so each part is read once (`materialized`) and each row found by its key (`offset 0`):
 * the first thousands of orders took a minute else.
 */
async function movementsDue({ tx, clientId, name }: CardWork, orders: readonly number[]): Promise<Due[]> {
  const ids = sql`${[...orders]}::bigint[]`;
  const { rows } = await sql<Due>`
    with wanted as materialized (
      select p.gift_card, p."order", case when p.status = 'captured' then 'redeem' else 'refund' end as kind, p.at,
        (p.amount + p.tip) * case when p.status = 'captured' then -1 else 1 end as amount
      from tenant.payments p
      where p.client_id = ${clientId} and p."order" = any(${ids}) and p.gift_card is not null and p.status <> 'failed'
      union all
      select c.id, o.id, moved.kind, moved.at, moved.amount
      from tenant.orders o
      join tenant.establishments e on e.client_id = o.client_id and e.id = o.establishment_id
      cross join lateral (
        select l.gift_card_number, l.total, l.refunded_at, l.refund_amount from tenant.orders_lines l
        where l.client_id = ${clientId} and l.parent_id = o.id and l.gift_card_number is not null and l.voided_at is null offset 0
      ) as l
      join tenant.gift_cards c on c.client_id = o.client_id and lower(c.card_number) = lower(l.gift_card_number)
        and c.currency = e.currency
      cross join lateral (
        values ('load', o.payment_date, l.total), ('unload', coalesce(l.refunded_at, o.payment_date), - l.refund_amount)
      ) as moved (kind, at, amount)
      where o.client_id = ${clientId} and o.id = any(${ids}) and o.payment_date is not null
        and moved.amount is not null
    ), entered as materialized (
      select gift_card, order_id as "order", case kind when 'activate' then 'load' else kind end as kind, transaction_date as at,
        credit - debit as amount
      from tenant.gift_card_transactions where client_id = ${clientId} and order_id = any(${ids})
    )
    select due.gift_card, due."order" as order_id, max(o.order_number) as order_number, due.kind, due.at,
      sum(due.amount)::float8 as amount, bool_or(due.is_known) as "isKnown", coalesce(max(o.user_name), ${name}) as employee
    from (
      select *, false as is_known from wanted union all select gift_card, "order", kind, at, - amount, true from entered
    ) as due
    cross join lateral (
      select o.order_number, o.user_name from tenant.orders o where o.client_id = ${clientId} and o.id = due."order" offset 0
    ) as o
    group by due.gift_card, due."order", due.kind, due.at having sum(due.amount) <> 0
    order by due.at, due."order", due.kind`.execute(tx);
  return rows;
}
