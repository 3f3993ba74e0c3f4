import { type RawBuilder, sql } from 'kysely';
import { addDays } from '#/model/reports/periods.ts';
import { localText } from '#/model/values/instants.ts';
import { ORDER_TABLES } from '#/server/domain/sales/orderTables.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import type { DemoSpan } from './span.ts';
import { tradeOn } from './trade.ts';
import type { DemoOwner, DemoWorld } from './world.ts';

/** Orders themselves come first, and otherwise. */
const { orders: _first, ...TABLES } = ORDER_TABLES;

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
 * grown let expect. Orders that move gift cards or spend rewards are left out: both began with the days that were made up.
 */
export async function repeatEarlier({ tx, now }: DemoWorld, { clientId, establishment }: DemoOwner, earlier: Earlier): Promise<void> {
  const { days, repeats, once, number } = earlier;
  if (!establishment || repeats === 0) return;
  const today = localText(now, establishment.timezone).slice(0, 10);
  const levels = Array.from({ length: days * repeats }, (_, at) => {
    const [ago, repeat] = [1 + (at % days), 1 + Math.floor(at / days)];
    const level = (before: number) => tradeOn(addDays(today, -before), before, establishment);
    return { day: addDays(today, -ago), back: repeat * days, share: (MORE * level(ago + repeat * days)) / level(ago) };
  });
  await sql`
    create temporary table demo_earlier on commit drop as
    select nextval(pg_get_serial_sequence('public.orders', 'id')) as id, chosen.* from (
      select o.id as source, l.back,
        ${number} + 1 - row_number() over (order by o.local_created_at - l.back * interval '1 day' desc, o.id) as number,
        md5(l.back || o.uuid) as hash
      from tenant.orders o
      join json_to_recordset(${JSON.stringify(levels)}::json) as l (day date, back integer, share float8) on l.day = o.business_day
      where o.client_id = ${clientId} and o.establishment_id = ${establishment.id} and o.status <> 'open'
        and ('x' || left(md5(l.back || o.uuid), 8))::bit(32)::bigint < l.share * 4294967296
        and o.uuid not in (select unnest(${[...once]}::text[]))
        and o.id not in (
          select parent_id from tenant.orders_lines where client_id = ${clientId} and gift_card_number is not null
          union all select "order" from tenant.payments where client_id = ${clientId} and gift_card_number is not null
          union all select parent_id from tenant.orders_discounts where client_id = ${clientId} and reward_id is not null)
      order by 3
    ) as chosen`.execute(tx);
  await sql`analyze demo_earlier`.execute(tx);
  await copyRows(tx, clientId, establishment.timezone, 'orders', {
    id: sql`e.id`,
    uuid: sql`left(e.hash, 8) || '-' || substr(e.hash, 9, 4) || '-4' || substr(e.hash, 14, 3) || '-a' || substr(e.hash, 18, 3)
      || '-' || right(e.hash, 12)`,
    order_number: sql`e.number`,
    receipt_number: sql`'R' || e.number`,
    tracking_id: sql`upper(substr(e.hash, 13, 8))`,
  });
  for (const [table, order] of Object.entries(TABLES))
    await copyRows(
      tx,
      clientId,
      establishment.timezone,
      table,
      { [order]: sql`e.id`, ...(table === 'orders_lines' && { takes: sql`null` }) },
      order,
    );
  await sql`drop table demo_earlier`.execute(tx);
}

/** Copies the rows of the chosen orders. Their days and moments are earlier; `instead` says what else differs. */
async function copyRows(
  tx: Transaction,
  clientId: number,
  timezone: string,
  table: string,
  instead: Readonly<Record<string, RawBuilder<unknown>>>,
  order = 'id',
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
  const key = columns.some(({ name }) => name === 'n') ? sql`s.n` : sql`s.id`;
  await sql`insert into ${sql.id('public', table)} (${sql.join(columns.map(({ name }) => sql.id(name)))}) overriding system value
    select ${sql.join(values)} from ${sql.id('public', table)} s join demo_earlier e on e.source = ${sql.ref(`s.${order}`)}
    where s.client_id = ${clientId} order by e.id, ${table === 'orders' ? sql`e.id` : key}`.execute(tx);
}
