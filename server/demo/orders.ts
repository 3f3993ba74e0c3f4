import { calculateOrder } from '#/server/domain/sales/calculateOrder.ts';
import type { OrderFigures, SellingEstablishment } from '#/server/domain/sales/figures.ts';
import type { OrderInput } from '#/server/domain/sales/orderInput.ts';
import { recomputeMonth } from '#/server/domain/sales/recompute.ts';
import { ownEstablishment } from '#/server/domain/sales/sellingEstablishment.ts';
import { storeOrders } from '#/server/domain/sales/storeOrders.ts';
import { CardWallet } from './cardWallet.ts';
import { stationFor, stationsHere } from './equipment.ts';
import { fakeOrder } from './fakeOrder.ts';
import { enrol } from './members.ts';
import { orderTimes } from './orderTimes.ts';
import { payFor } from './payments.ts';
import { randomFrom } from './random.ts';
import { demoSource, shopOf } from './shop.ts';
import type { DemoOwner, DemoWorld } from './world.ts';

/** Orders that one call stores. */
const BATCH = 500;

/** The sales of an establishment over the days up to now, by the sales module's own reckoning, facts and rollups. */
export async function fillOrders(world: DemoWorld, owner: DemoOwner, days: number): Promise<void> {
  const { tx, model, random, now, noteOrders } = world;
  const { clientId, establishment } = owner;
  const shop = shopOf(demoSource(world, owner));
  const stations = stationsHere(world, owner);
  const selling = establishment && (await ownEstablishment(tx, clientId, establishment.id));
  if (!selling || !establishment || !model.resources.orders || shop.products.length === 0) return;
  const months = new Set<string>();
  const members = await enrol(world, owner);
  const wallet = new CardWallet(randomFrom(`${establishment.title} gift cards`), establishment.currency);
  let number = 1000;
  let batch: OrderFigures[] = [];
  let storing = Promise.resolve();
  const store = async (orders: readonly OrderFigures[]) => {
    const last = orders.at(-1)?.created.at ?? now;
    for (const { paid, created } of orders) months.add(`${(paid ?? created).day.slice(0, 7)}-01`);
    await storeOrders({ tx, model, establishment: selling, userId: null, now: last }, orders);
    await noteOrders(orders.length);
  };
  /** The next batch is made up while the database stores this one. */
  const handOver = async () => {
    await storing;
    storing = store(batch);
    batch = [];
  };
  for (const time of orderTimes(random, establishment, now, days)) {
    number += 1;
    const order = members.rewarded(fakeOrder(random, shop, time, number, selling.decimals));
    const paid = wallet.settle(payFor(random, establishment, order, selling, now));
    const figures = reckoned({ ...paid, station_id: stationFor(stations, paid, number) }, selling);
    members.note(figures);
    batch.push(figures);
    if (batch.length === BATCH) await handOver();
  }
  if (batch.length > 0) await handOver();
  await storing;
  for (const month of [...months].sort()) await recomputeMonth(tx, { clientId, establishmentId: establishment.id, month });
}

function reckoned(order: OrderInput, establishment: SellingEstablishment): OrderFigures {
  const result = calculateOrder(order, establishment);
  if ('errors' in result) throw new Error(`A demo order is refused: ${JSON.stringify(result.errors)} in ${JSON.stringify(order)}`);
  return result.figures;
}
