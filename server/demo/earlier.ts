import { type RawBuilder, sql } from 'kysely';
import { addDays } from '#/model/reports/periods.ts';
import { localText } from '#/model/values/instants.ts';
import { ORDER_TABLES } from '#/server/domain/sales/orderTables.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { CARD, CARD_NUMBER, leaveOutUncovered, nameCards } from './earlierGuests.ts';
import type { DemoSpan } from './span.ts';
import { tradeOn } from './trade.ts';
import type { DemoOwner, DemoWorld } from './world.ts';

/** Orders themselves come first, and otherwise. */
const { orders: _first, ...TABLES } = ORDER_TABLES;

type Instead = Readonly<Record<string, RawBuilder<unknown>>>;
/** What differs in these besides the order. */
const INSTEAD: Readonly<Record<string, Instead>> = {
  orders_lines: { takes: sql`null`, gift_card_number: CARD_NUMBER },
  payments: { gift_card: CARD, gift_card_number: CARD_NUMBER },
};

/** Some orders cannot be had again, so that of the others more are kept. */
const MORE = 1.2;

/** What orders there were before the days that were made up, and which of those are not to be had again. */
export interface Earlier extends DemoSpan {
  /** Orders, by uuid, that tell of something that happened once. */
  once: readonly string[];
  /** The number before that of the first order. */
  number: number;
}

/**
 * Lays the orders of the days before today once more before themselves, as often as is asked, with everything that the sales module has
 * made of them: payments and facts, but nothing that they took out of stock, whose ledger begins with the days that were made up (what a
 * line has cost stays with it). Every row is a copy, so that figures agree as those of the orders do, but of
 * another day at the same time of the clock; and of each day as many orders are kept as its season, its weather and a business that has
 * grown let expect. Gift cards that copies sell and are paid with are others than those of the orders; members earn and spend from the day
 * on which they became members.
 */
export async function repeatEarlier({ tx, now }: DemoWorld, owner: DemoOwner, earlier: Earlier): Promise<void> {
  const { clientId, establishment } = owner;
  const { days, repeats, number } = earlier;
  if (!establishment || repeats === 0) return;
  const { id, timezone } = establishment;
  const today = localText(now, timezone).slice(0, 10);
  const levels = Array.from({ length: days * repeats }, (_, at) => {
    const [ago, repeat] = [1 + (at % days), 1 + Math.floor(at / days)];
    const level = (before: number) => tradeOn(addDays(today, -before), before, establishment);
    return { day: addDays(today, -ago), back: repeat * days, share: (MORE * level(ago + repeat * days)) / level(ago) };
  });
  await chooseOrders(tx, { clientId, id }, levels, earlier.once);
  await leaveOutUncovered(tx, owner, timezone);
  await sql`
    create temporary table demo_earlier as
    select nextval(pg_get_serial_sequence('public.orders', 'id')) as id, numbered.* from (
      select source, back, day, hash, ${number} + 1 - row_number() over (order by created desc, source) as number
      from demo_chosen order by 5
    ) as numbered`.execute(tx);
  await nameCards(tx, owner);
  await sql`analyze demo_earlier, demo_cards`.execute(tx);
  await copyAll(tx, clientId, timezone);
  await sql`drop table demo_chosen, demo_earlier, demo_cards`.execute(tx);
}

/** A day of which orders are copied (`yyyy-MM-dd`), how many days back, and the share that is. */
interface Level {
  day: string;
  back: number;
  share: number;
}

/** Of each day as many as its level says. What is paid with a gift card is chosen by the same chance as the order that sold it. */
async function chooseOrders(
  tx: Transaction,
  { clientId, id }: { clientId: number; id: number },
  levels: readonly Level[],
  once: readonly string[],
): Promise<void> {
  await sql`
    create temporary table demo_chosen as
    with cards as materialized (
      select p."order" as id, min(sold.uuid) as uuid from tenant.payments p
      join tenant.orders_lines l on l.client_id = p.client_id and l.gift_card_number = p.gift_card_number
      join tenant.orders sold on sold.client_id = l.client_id and sold.id = l.parent_id
      where p.client_id = ${clientId} and p.establishment_id = ${id} and p.gift_card_number is not null group by 1
    )
    select o.id as source, l.back, l.day - l.back as day, o.local_created_at - l.back * interval '1 day' as created,
      md5(l.back || o.uuid) as hash
    from tenant.orders o left join cards on cards.id = o.id
    join json_to_recordset(${JSON.stringify(levels)}::json) as l (day date, back integer, share float8) on l.day = o.business_day
    where o.client_id = ${clientId} and o.establishment_id = ${id} and o.status <> 'open'
      and ('x' || left(md5(l.back || coalesce(cards.uuid, o.uuid)), 8))::bit(32)::bigint < l.share * 4294967296
      and o.uuid not in (select unnest(${[...once]}::text[]))`.execute(tx);
  await sql`analyze demo_chosen`.execute(tx);
}

/** The orders and all that was made of them, and what they moved on gift cards and for members. */
async function copyAll(tx: Transaction, clientId: number, timezone: string): Promise<void> {
  const copy = (table: string, key: string, instead: Instead, part?: Part) =>
    copyRows(tx, { clientId, timezone }, table, key, instead, part);
  const card = { id: sql`e.id`, card_number: sql`e.number`, ending: sql`'•••• ' || right(e.number, 4)` };
  await copy('gift_cards', 'id', card, { of: sql`demo_cards` });
  await copy('orders', 'id', {
    id: sql`e.id`,
    uuid: sql`left(e.hash, 8) || '-' || substr(e.hash, 9, 4) || '-4' || substr(e.hash, 14, 3) || '-a' || substr(e.hash, 18, 3)
      || '-' || right(e.hash, 12)`,
    order_number: sql`e.number`,
    receipt_number: sql`'R' || e.number`,
    tracking_id: sql`upper(substr(e.hash, 13, 8))`,
  });
  for (const [table, order] of Object.entries(TABLES)) await copy(table, order, { [order]: sql`e.id`, ...INSTEAD[table] });
  await copy('gift_card_transactions', 'order_id', { order_id: sql`e.id`, order_number: sql`e.number`, gift_card: CARD });
  const asMember = sql`e.day >= (
    select m.activation_date from tenant.loyalty_members m where m.client_id = s.client_id and m.id = s.member)`;
  await copy('loyalty_transactions', 'order_id', { order_id: sql`e.id`, order: sql`e.number` }, { where: asMember });
}

/** Which rows are copied: once for each row of a table that has `source` and `back`, where a condition holds. */
interface Part {
  of?: RawBuilder<unknown>;
  where?: RawBuilder<unknown>;
}

/** Copies the rows that were chosen by their `key`. Their days and moments are earlier; `instead` says what else differs. */
async function copyRows(
  tx: Transaction,
  { clientId, timezone }: { clientId: number; timezone: string },
  table: string,
  key: string,
  instead: Instead,
  { of = sql`demo_earlier`, where = sql`true` }: Part = {},
): Promise<void> {
  const { rows: columns } = await sql<{ name: string; type: string }>`
    select attname as name, atttypid::regtype::text as type from pg_attribute
    where attrelid = ${`public.${table}`}::text::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      and (attname <> 'id' or ${'id' in instead}) order by attnum`.execute(tx);
  const values = columns.map(({ name, type }) => {
    const own = sql.ref(`s.${name}`);
    if (instead[name]) return instead[name];
    if (type === 'date') return sql`${own} - e.back`;
    // The clock is moved, not the moment: whoever comes at noon does so in winter too.
    const moved = sql`(${own} at time zone ${timezone} - e.back * interval '1 day') at time zone ${timezone}`;
    return type.startsWith('timestamp') ? moved : own;
  });
  const place = columns.some(({ name }) => name === 'n') ? sql`s.n` : sql`s.id`;
  await sql`insert into ${sql.id('public', table)} (${sql.join(columns.map(({ name }) => sql.id(name)))}) overriding system value
    select ${sql.join(values)} from ${sql.id('public', table)} s join ${of} e on e.source = ${sql.ref(`s.${key}`)}
    where s.client_id = ${clientId} and ${where} order by e.id, ${key === 'id' ? sql`e.id` : place}`.execute(tx);
}
