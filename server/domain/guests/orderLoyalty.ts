import { sql } from 'kysely';
import { keptText } from '#/i18n/keptSentences.ts';
import { say } from '#/i18n/sentences.ts';
import type { Model } from '#/model/language/model.ts';
import { present, type Values } from '#/model/values/shapes.ts';
import { currencyDecimals } from '#/resources/reference/currencies.ts';
import { type Earning, earningRules, earningsOf, type SaleFact, type SpentReward, saleAmount } from '#/resources/reference/earnings.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { readSettings } from '#/server/records/settings/storedSettings.ts';
import { addMemberEntries, type MemberEntry } from './memberMovement.ts';
import type { CardWork } from './orderCards.ts';

/** Of one business, orders that name members and members that are made come one after the other: neither misses the other. */
export async function holdMembers(tx: Transaction, clientId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('loyalty members', ${clientId}))`.execute(tx);
}

/** What a member earned and spent before anybody knew them: with orders that named the card. */
export async function settleEarlierOrders(work: CardWork, model: Model, cardNumber: string): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from tenant.orders where client_id = ${work.clientId} and loyalty_card = upper(${cardNumber})`.execute(work.tx);
  await settleMembers(
    work,
    model,
    rows.map(({ id }) => id),
  );
}

/**
 * Brings members' points and visits to what orders say. They are only ever added to: what an order says otherwise than before is entered
 * as the difference, at the moment it belongs to. What an order earned for each unit of money, and what its rewards cost, stay as they were
 * when it was paid. A member may so come below zero: the reward was given all the same.
 */
export async function settleMembers(work: CardWork, model: Model, orders: readonly number[]): Promise<void> {
  if (orders.length === 0) return;
  const entered = await enteredBefore(work, orders);
  const sales = (await salesOf(work, orders)).filter(({ id, member }) => member !== null || entered.some((one) => one.order_id === id));
  if (sales.length === 0) return;
  const circumstances = await circumstancesOf(work, model, sales);
  const due = new Map<number, MemberEntry[]>();
  for (const sale of sales) {
    const before = entered.filter((one) => one.order_id === sale.id);
    for (const { member, ...entry } of differences(wantedOf(sale, circumstances, before), before)) {
      const reason = before.some(({ kind }) => kind === entry.kind) ? keptText(say('orders.order_corrected')) : null;
      const order = { order_id: sale.id, order_number: sale.order_number, employee: sale.employee };
      due.set(member, [...(due.get(member) ?? []), { ...entry, ...order, reason }]);
    }
  }
  // Members are locked in the order of their ids: two batches never wait for each other.
  for (const [member, entries] of [...due].sort(([one], [other]) => one - other)) await addMemberEntries(work, member, entries);
}

/** What is wanted less what is there, by member, kind, moment and reward. */
function differences(wanted: readonly Entered[], there: readonly Entered[]): Entered[] {
  const sums = new Map<string, Entered>();
  for (const [sign, list] of [[1, wanted] as const, [-1, there] as const])
    for (const { points, visits, ...one } of list) {
      const key = JSON.stringify([one.member, one.kind, one.at, one.program]);
      const sum = sums.get(key) ?? { ...one, points: 0, visits: 0 };
      sums.set(key, { ...sum, points: sum.points + sign * points, visits: sum.visits + sign * visits });
    }
  return [...sums.values()].filter(({ points, visits }) => points !== 0 || visits !== 0);
}

interface Sale {
  id: number;
  establishment_id: number;
  currency: string;
  order_number: string;
  employee: string;
  /** Whoever earns; null where nobody is known, or where the order is no sale. */
  member: number | null;
}

type Entered = Earning & { member: number; order_id: number; rate: number | null };

/** The orders with their members: by the card, else by the customer, who earns from the day of becoming a member. */
async function salesOf({ tx, clientId, name }: CardWork, orders: readonly number[]): Promise<Sale[]> {
  const { rows } = await sql<Sale>`
    select o.id, o.establishment_id, e.currency, o.order_number, coalesce(o.user_name, ${name}) as employee,
      case when o.payment_date is not null then (
        select coalesce(m.merged_into, m.id) from tenant.loyalty_members m
        where m.client_id = ${clientId} and case when o.loyalty_card is not null then lower(m.card_number) = lower(o.loyalty_card)
          else m.customer = o.customer and m.merged_into is null
            and (m.activation_date is null or m.activation_date <= o.business_day) end
        order by m.id limit 1
      ) end as member
    from tenant.orders o join tenant.establishments e on e.client_id = o.client_id and e.id = o.establishment_id
    where o.client_id = ${clientId} and o.id = any(${[...orders]}::bigint[]) order by o.payment_date, o.id`.execute(tx);
  return rows;
}

async function enteredBefore({ tx, clientId }: CardWork, orders: readonly number[]): Promise<Entered[]> {
  const { rows } = await sql<Entered>`
    select coalesce(m.merged_into, m.id) as member, t.order_id, t.kind, t.at, sum(t.credit - t.debit)::integer as points,
      sum(t.visits)::integer as visits, t.loyalty_program as program, max(t.points_per_unit)::float8 as rate
    from tenant.loyalty_transactions t join tenant.loyalty_members m on m.client_id = t.client_id and m.id = t.member
    where t.client_id = ${clientId} and t.order_id = any(${[...orders]}::bigint[])
    group by 1, 2, 3, 4, t.loyalty_program order by t.at`.execute(tx);
  return rows;
}

/** What orders with members come to, spent and were rewarded by: read for all of them at once. */
async function circumstancesOf({ tx, clientId }: CardWork, model: Model, sales: readonly Sale[]) {
  const ids = sql`${sales.map(({ id }) => id)}::bigint[]`;
  // What was given back before all was paid was never sold: it counts as of the payment.
  const { rows: facts } = await sql<{ order_id: number; at: string; net: number; tax: number }>`
    select f.order_id, greatest(f.at, o.payment_date) as at, sum(f.gross - f.discount - f.refund)::float8 as net, sum(f.tax)::float8 as tax
    from tenant.facts_sales f join tenant.orders o on o.client_id = f.client_id and o.id = f.order_id
    where f.client_id = ${clientId} and f.order_id = any(${ids}) group by 1, 2 order by 2`.execute(tx);
  const { rows: rewards } = await sql<SpentReward & { order_id: number }>`
    select d.parent_id as order_id, r.id, case r.unlock_by when 'points' then r.threshold else 0 end::integer as points,
      case r.unlock_by when 'visits' then r.threshold else 0 end::integer as visits
    from tenant.orders_discounts d join tenant.loyalty_rewards r on r.client_id = d.client_id and r.id = d.reward_id
    where d.client_id = ${clientId} and d.parent_id = any(${ids}) order by d.position`.execute(tx);
  const settings = present(model.settings.loyalty, 'settings of loyalty');
  const rules = new Map<number, Values>();
  for (const establishmentId of new Set(sales.map(({ establishment_id }) => establishment_id)))
    rules.set(establishmentId, (await readSettings(tx, { clientId, establishmentId, settings })).values);
  return { facts: byOrder(facts), rewards: byOrder(rewards), rules };
}

function byOrder<R extends { order_id: number }>(rows: readonly R[]): ReadonlyMap<number, R[]> {
  const groups = new Map<number, R[]>();
  for (const row of rows) groups.set(row.order_id, [...(groups.get(row.order_id) ?? []), row]);
  return groups;
}

type Circumstances = Awaited<ReturnType<typeof circumstancesOf>>;

function wantedOf(sale: Sale, { facts, rewards, rules }: Circumstances, before: readonly Entered[]): Entered[] {
  const { id, member } = sale;
  if (member === null) return [];
  const values = rules.get(sale.establishment_id) ?? {};
  const unit = 10 ** currencyDecimals(sale.currency);
  const { rate, ...earning } = earningRules(values, unit, before.find((one) => one.rate !== null)?.rate);
  const sold = (facts.get(id) ?? []).map(({ at, ...fact }): SaleFact => ({ at, amount: saleAmount(values, fact) }));
  // What a reward cost then holds for the order, whatever it costs today.
  const cost = (reward: SpentReward): SpentReward => {
    const kept = before.find((one) => one.program === reward.id && one.kind === 'redeem' && (one.points !== 0 || one.visits !== 0));
    return kept ? { id: reward.id, points: -kept.points, visits: -kept.visits } : reward;
  };
  const earned = earningsOf(sold, (rewards.get(id) ?? []).map(cost), earning);
  return earned.map((one) => ({ ...one, member, order_id: id, rate }));
}
