import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { addDays } from '#/model/reports/periods.ts';
import { calculateOrder } from '#/server/domain/sales/calculateOrder.ts';
import type { OrderFigures, SellingEstablishment } from '#/server/domain/sales/figures.ts';
import type { OrderInput } from '#/server/domain/sales/orderInput.ts';
import { recomputeMonth, type SalesMonth } from '#/server/domain/sales/recompute.ts';
import { ownEstablishment } from '#/server/domain/sales/sellingEstablishment.ts';
import { markDays } from '#/server/domain/sales/storeFacts.ts';
import { storeOrders } from '#/server/domain/sales/storeOrders.ts';
import { readAs } from '#/server/foundation/database/readAs.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { CardWallet } from './cardWallet.ts';
import { repeatEarlier } from './earlier.ts';
import { stationFor, stationsHere } from './equipment.ts';
import { fakeOrder } from './fakeOrder.ts';
import { enrol } from './members.ts';
import { orderTimes } from './orderTimes.ts';
import { happenedOnce, shopThen } from './pastEvents.ts';
import { payFor } from './payments.ts';
import { randomFrom } from './random.ts';
import { seatedNow } from './seatedNow.ts';
import { demoSource, shopOf } from './shop.ts';
import { type DemoSpan, daysOf } from './span.ts';
import type { DemoOwner, DemoWorld } from './world.ts';

/** Orders that one call stores. */
const BATCH = 1500;
/** After so many orders that were made up, what the database has answered is seen to. */
const TURN = 20;
const FIRST_NUMBER = 1000;

/**
 * The sales of an establishment over the days up to now, by the sales module's own reckoning, facts and rollups; what was before these days
 * is made of them.
 */
export async function fillOrders(world: DemoWorld, owner: DemoOwner, span: DemoSpan): Promise<void> {
  const { tx, model, random, now, noteOrders } = world;
  const { clientId, establishment } = owner;
  const shop = shopOf(demoSource(world, owner));
  const stations = stationsHere(world, owner);
  const selling = establishment && (await ownEstablishment(tx, clientId, establishment.id));
  if (!selling || !establishment || !model.resources.orders || shop.products.length === 0) return;
  const members = await enrol(world, owner, daysOf(span));
  const wallet = new CardWallet(randomFrom(`${establishment.title} gift cards`), establishment.currency);
  const first = FIRST_NUMBER + span.repeats * span.days * establishment.ordersADay;
  let number = first;
  const once: string[] = [];
  const taken = new Set<string>();
  let batch: OrderFigures[] = [];
  let storing = Promise.resolve();
  const store = async (orders: readonly OrderFigures[]) => {
    const last = orders.at(-1)?.created.at ?? now;
    await storeOrders({ tx, model, establishment: selling, userId: null, now: last }, orders);
    await noteOrders(orders.length);
  };
  /** The next batch is made up while the database stores this one. */
  const handOver = async () => {
    await storing;
    storing = store(batch);
    // Whoever awaits it next meets what went wrong; meanwhile it has met somebody.
    storing.catch(() => undefined);
    batch = [];
  };
  for (const { at, ago, hour } of orderTimes(random, establishment, now, span.days)) {
    number += 1;
    const then = shopThen(shop, establishment, ago, hour);
    const order = members.rewarded(fakeOrder(random, then, at, number, selling.decimals));
    if (happenedOnce(order, then)) once.push(order.uuid);
    const paid = wallet.settle(payFor(random, establishment, order, selling, now));
    const figures = reckoned({ ...paid, station_id: stationFor(stations, paid, number) }, selling);
    members.note(figures);
    if (paid.status === 'open' && paid.table) taken.add(paid.table);
    batch.push(figures);
    if (batch.length === BATCH) await handOver();
    else if (batch.length % TURN === 0) await setImmediate();
  }
  const free = { ...shop, tables: shop.tables.filter((table) => !taken.has(table)) };
  for (const order of seatedNow(randomFrom(`${establishment.title} seated now`), free, now, number + 1, selling.decimals)) {
    batch.push(reckoned({ ...order, station_id: stationFor(stations, order, Number(order.order_number)) }, selling));
  }
  if (batch.length > 0) await handOver();
  await storing;
  await repeatEarlier(world, owner, { ...span, once, number: first });
  await markDays(tx, selling, daysBefore(now, world.days));
}

/** So many days before today and those around them: it is not the same day everywhere. */
const daysBefore = (now: string, days: number) => Array.from({ length: days + 3 }, (_, at) => addDays(now.slice(0, 10), 1 - at));

/** Brings all rollups up to their facts. */
export async function sumSales(tx: Transaction): Promise<void> {
  const { rows } = await sql<SalesMonth>`
    select distinct client_id as "clientId", establishment_id as "establishmentId", date_trunc('month', day)::date as month
    from public.sales_marks order by 1, 2, 3`.execute(tx);
  for (const month of rows) {
    await readAs(tx, month.clientId);
    await recomputeMonth(tx, month);
  }
}

function reckoned(order: OrderInput, establishment: SellingEstablishment): OrderFigures {
  const result = calculateOrder(order, establishment);
  if ('errors' in result) throw new Error(`A demo order is refused: ${JSON.stringify(result.errors)} in ${JSON.stringify(order)}`);
  return result.figures;
}
