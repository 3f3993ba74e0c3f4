import { sql } from 'kysely';
import { resourceOf } from '#/model/language/model.ts';
import { addDays } from '#/model/reports/periods.ts';
import { present } from '#/model/values/shapes.ts';
import type { Movement, StockItem } from '#/server/domain/stock/movements.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { randomFrom } from './random.ts';
import { storePlain } from './storeRecords.ts';
import type { DemoOwner, DemoWorld } from './world.ts';

/** How the first vendor of an item sells it: in packs of so many units, at so much a pack today. */
interface Terms {
  vendor: number;
  vendorName: string;
  paymentTerms: string | null;
  code: string | null;
  pack: number;
  cost: number;
}

/** What one week had used of an item. */
export interface UsedInWeek {
  /** The week's first day. */
  week: string;
  used: number;
}

interface Line {
  item: StockItem;
  terms: Terms;
  ordered: number;
  received: number;
  /** Of a pack, as the vendor asked it then. */
  cost: number;
}

interface Delivery {
  week: string;
  weeksAgo: number;
  vendor: Terms;
  lines: Line[];
}

/** Goes up with everything it sells, once: so long ago, by so much. */
const RISE = { vendor: 'Union Dairy', weeksAgo: 5, by: 1.06 } as const;
/** Its prices go with the harvest. */
const SEASONAL = 'Riverside Produce';
/** After so many weeks an order is closed, and its invoice entered. */
const CLOSED_AFTER = 2;
const DAYS_TO_PAY: Readonly<Record<string, number>> = { on_delivery: 0, net_7: 7, net_14: 14, net_30: 30 };

/**
 * Buys each week in whole packs what the week before had used of what vendors sell: purchase orders, their receipts and invoices, at prices
 * that change as prices do. The last delivery of the first vendor is a pack short, and one invoice asks more than was agreed.
 * @returns what came into stock, by item
 */
export async function deliver(
  world: DemoWorld,
  owner: DemoOwner,
  used: ReadonlyMap<StockItem, readonly UsedInWeek[]>,
): Promise<Map<StockItem, Movement[]>> {
  const decimals = owner.context.currencyDecimals(owner.context.currency);
  const deliveries = deliveriesOf(used, await readTerms(world, owner, [...used.keys()]), decimals);
  const came = new Map<StockItem, Movement[]>();
  if (!deliveries.length) return came;
  const ids = await storeOrders(world, owner, deliveries);
  await storeReceipts(world, owner, deliveries, ids);
  await storeInvoices(world, owner, deliveries, ids);
  for (const [at, { week, lines }] of deliveries.entries())
    for (const { item, terms, received, cost } of lines) {
      const own = came.get(item) ?? [];
      came.set(item, own);
      own.push({
        item: { ...item, cost: cost / terms.pack },
        kind: 'received',
        quantity: received * terms.pack,
        at: morningOf(week, world.now),
        day: week,
        purchaseOrder: present(ids[at], 'purchase order'),
      });
    }
  return came;
}

/** Eight in the morning of a day, or now where that is still to come. */
export function morningOf(day: string, now: string): string {
  const morning = `${day}T08:00:00.000Z`;
  return morning < now ? morning : now;
}

function deliveriesOf(
  used: ReadonlyMap<StockItem, readonly UsedInWeek[]>,
  termsOf: ReadonlyMap<StockItem, Terms>,
  decimals: number,
): Delivery[] {
  const weeks = [...new Set([...used.values()].flatMap((own) => own.map(({ week }) => week)))].sort();
  const deliveries = new Map<string, Delivery>();
  for (const [item, terms] of termsOf) {
    let left = 0;
    (used.get(item) ?? []).forEach(({ used: quantity }, at, own) => {
      const next = own[at + 1]?.week;
      const packs = Math.ceil((quantity - left) / terms.pack);
      left -= quantity;
      if (next === undefined || packs <= 0) return;
      left += packs * terms.pack;
      const weeksAgo = weeks.length - 1 - weeks.indexOf(next);
      const delivery = deliveries.get(`${next} ${terms.vendor}`) ?? { week: next, weeksAgo, vendor: terms, lines: [] };
      const cost = Number((terms.cost * priceFactor(terms.vendorName, item.name, weeksAgo)).toFixed(decimals));
      delivery.lines.push({ item, terms, ordered: packs, received: packs, cost });
      deliveries.set(`${next} ${terms.vendor}`, delivery);
    });
  }
  const all = [...deliveries.values()].sort((one, other) => one.week.localeCompare(other.week) || one.vendor.vendor - other.vendor.vendor);
  const short = all.findLast(({ weeksAgo, lines }) => weeksAgo === 0 && lines.some(({ ordered }) => ordered > 1));
  const line = short?.lines.find(({ ordered }) => ordered > 1);
  if (line) line.received--;
  return all;
}

/** What a vendor asked so many weeks ago, as a part of what it asks today. */
function priceFactor(vendor: string, item: string, weeksAgo: number): number {
  if (weeksAgo === 0) return 1;
  if (vendor === RISE.vendor) return weeksAgo >= RISE.weeksAgo ? 1 / RISE.by : 1;
  const random = randomFrom(`price of ${item}`);
  const [kind, when, size] = [random.next(), 1 + Math.floor(random.next() * 8), random.next()];
  if (vendor === SEASONAL) return kind < 0.5 ? 1 + 0.16 * (randomFrom(`price of ${item} ${Math.floor(weeksAgo / 2)}`).next() - 0.5) : 1;
  if (weeksAgo < when) return 1;
  return kind < 0.25 ? 1 - 0.03 - 0.08 * size : kind > 0.94 ? 1 + 0.02 + 0.04 * size : 1;
}

async function readTerms({ tx }: DemoWorld, { clientId }: DemoOwner, items: readonly StockItem[]): Promise<Map<StockItem, Terms>> {
  const { rows } = await sql<Omit<Terms, 'pack' | 'cost'> & { type: StockItem['type']; id: number; pack: string; cost: string }>`
    select t.type, t.id, t.vendor, v.name as "vendorName", v.payment_terms as "paymentTerms", t.code, t.pack, t.cost
    from (
      select 'products' as type, parent_id as id, vendor, vendor_item_id as code, pack_size as pack, cost
        from tenant.products_vendors where client_id = ${clientId} and position = 0
      union all select 'ingredients', parent_id, vendor, vendor_item_id, pack_size, cost
        from tenant.ingredients_vendors where client_id = ${clientId} and position = 0) as t
    join tenant.vendors v on v.client_id = ${clientId} and v.id = t.vendor
    where t.pack > 0 and t.cost > 0`.execute(tx);
  const known = new Map(rows.map(({ type, id, pack, cost, ...terms }) => [`${type} ${id}`, { ...terms, pack: +pack, cost: +cost }]));
  return new Map(
    items.flatMap((item) => {
      const terms = known.get(`${item.type} ${item.id}`);
      return terms ? [[item, terms] as const] : [];
    }),
  );
}

/** Before the orders among the samples: those are the last ones. */
async function storeOrders(world: DemoWorld, owner: DemoOwner, deliveries: readonly Delivery[]): Promise<number[]> {
  const { tx, model, known, now } = world;
  const orders = resourceOf(model, 'purchase-orders');
  const here = hereOf(owner);
  const { rows: samples } = await sql<{ id: number }>`select id from tenant.purchase_orders where ${here} order by id`.execute(tx);
  await storePlain(
    world,
    owner,
    orders,
    deliveries.map(({ week, weeksAgo, vendor, lines }, at) => ({
      number: numberOf(at),
      vendor: vendor.vendor,
      expected_date: week,
      status: lines.some(({ ordered, received }) => received < ordered)
        ? 'partially_received'
        : weeksAgo >= CLOSED_AFTER
          ? 'closed'
          : 'received',
      items: lines.map(({ item, terms, ordered, received, cost }) => ({
        item: { type: item.type, id: item.id },
        item_name: item.name,
        vendor_item_id: terms.code,
        uom: item.uom,
        ordered_quantity: ordered,
        pack_size: terms.pack,
        received_quantity: received,
        rejected_quantity: 0,
        unit_cost: cost,
        status: received < ordered ? 'partially_received' : 'received',
      })),
    })),
  );
  const ids = known
    .of(orders, owner)
    .slice(-deliveries.length)
    .map(({ id }) => id);
  for (const [at, { id }] of samples.entries()) await moveBehind(tx, id, numberOf(deliveries.length + at));
  await sql`update public.purchase_orders set created_at = (expected_date - interval '3 days') at time zone 'UTC',
    updated_at = least((expected_date + interval '8 hours') at time zone 'UTC', ${now}::timestamptz)
    where ${here} and id = any(${ids}::bigint[])`.execute(tx);
  return ids;
}

/** Gives an order the next id and a number: the latest stand first in lists. */
async function moveBehind(tx: Transaction, id: number, number: string): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into public.purchase_orders overriding system value
    select (jsonb_populate_record(o, jsonb_build_object('id', nextval(pg_get_serial_sequence('public.purchase_orders', 'id')),
      'number', ${number}::text))).* from public.purchase_orders as o where id = ${id} returning id`.execute(tx);
  await sql`update public.purchase_orders_items set parent_id = ${rows[0]?.id} where parent_id = ${id}`.execute(tx);
  await sql`delete from public.purchase_orders where id = ${id}`.execute(tx);
}

const numberOf = (at: number) => `PO-${String(at + 1).padStart(5, '0')}`;
const hereOf = ({ clientId, establishment }: DemoOwner) => sql`client_id = ${clientId} and establishment_id = ${establishment?.id}`;

async function storeReceipts(
  world: DemoWorld,
  owner: DemoOwner,
  deliveries: readonly Delivery[],
  orders: readonly number[],
): Promise<void> {
  const { tx, model, now } = world;
  await storePlain(
    world,
    owner,
    resourceOf(model, 'purchase-receipts'),
    deliveries.map(({ week, vendor, lines }, at) => ({
      number: `${numberOf(at)}-1`,
      purchase_order: orders[at],
      vendor: vendor.vendor,
      at: morningOf(week, now),
      user_name: owner.caller.name,
      total: totalOf(owner, lines),
      items: lines.map(({ item, terms, received, cost }, line) => ({
        line: line + 1,
        item: { type: item.type, id: item.id },
        item_name: item.name,
        pack_size: terms.pack,
        received_quantity: received,
        rejected_quantity: 0,
        ordered_cost: cost,
        unit_cost: cost,
        cost_taken_over: false,
      })),
    })),
  );
  await sql`update public.purchase_receipts set created_at = at, updated_at = at where ${hereOf(owner)}`.execute(tx);
}

/** What has come lately is not invoiced yet; what is due is paid; of one that nobody has approved yet, the price is not the agreed one. */
async function storeInvoices(
  world: DemoWorld,
  owner: DemoOwner,
  deliveries: readonly Delivery[],
  orders: readonly number[],
): Promise<void> {
  const { tx, model, now } = world;
  const billed = deliveries.flatMap((delivery, at) => (delivery.weeksAgo > 0 ? [{ ...delivery, at }] : []));
  const disputed = billed.findLast(({ weeksAgo }) => weeksAgo === 1);
  const today = now.slice(0, 10);
  const asked = ({ lines }: Delivery, isDisputed: boolean) =>
    lines.map((line, at) => (isDisputed && at === 0 ? { ...line, cost: line.cost * 1.1 } : line));
  await storePlain(
    world,
    owner,
    resourceOf(model, 'purchase-invoices'),
    billed.map((delivery) => {
      const { week, vendor, at } = delivery;
      const isDisputed = delivery === disputed;
      const lines = asked(delivery, isDisputed);
      const due = addDays(week, DAYS_TO_PAY[vendor.paymentTerms ?? ''] ?? 0);
      return {
        invoice_number: `${vendor.vendorName.slice(0, 2).toUpperCase()}-${owner.establishment?.id}${String(at + 101).padStart(4, '0')}`,
        vendor: vendor.vendor,
        purchase_order: orders[at],
        date: week,
        due_date: due,
        items: lines.map(({ item, received, cost }) => ({
          item: { type: item.type, id: item.id },
          item_name: item.name,
          quantity: received,
          unit_cost: Number(cost.toFixed(6)),
        })),
        subtotal: totalOf(owner, lines),
        match: isDisputed ? 'differs' : 'matches',
        status: isDisputed ? 'draft' : due < today ? 'paid' : 'approved',
      };
    }),
  );
  await sql`update public.purchase_invoices set created_at = (date + interval '9 hours') at time zone 'UTC',
    updated_at = (date + interval '9 hours') at time zone 'UTC'
    where ${hereOf(owner)}`.execute(tx);
}

function totalOf({ context }: DemoOwner, lines: readonly Line[]): number {
  const factor = 10 ** context.currencyDecimals(context.currency);
  return lines.reduce((sum, { received, cost }) => sum + Math.round(received * cost * factor), 0) / factor;
}
