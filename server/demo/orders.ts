import { sql } from 'kysely';
import { calculateOrder } from '#/server/sales/calculateOrder.ts';
import type { OrderFigures, SellingPlace } from '#/server/sales/figures.ts';
import type { OrderInput } from '#/server/sales/orderInput.ts';
import { recomputeMonth } from '#/server/sales/recompute.ts';
import { ownPlace } from '#/server/sales/sellingPlace.ts';
import { ANALYZE } from '#/server/sales/statistics.ts';
import { storeOrders } from '#/server/sales/storeOrders.ts';
import { madeUpOrder } from './madeUpOrder.ts';
import { orderTimes } from './orderTimes.ts';
import { payFor } from './payments.ts';
import { demoSource, shopOf } from './shop.ts';
import type { DemoPlace, DemoWorld } from './world.ts';

/** Orders that one call stores. */
const BATCH = 500;

/** The sales of an establishment over the days up to now, by the sales module's own reckoning, facts and rollups. */
export async function fillOrders(world: DemoWorld, place: DemoPlace, days: number): Promise<void> {
  const { tx, model, random, now } = world;
  const { clientId, establishment } = place;
  const shop = shopOf(demoSource(world, place));
  const selling = establishment && (await ownPlace(tx, clientId, establishment.id));
  if (!selling || !establishment || !model.resources.orders || shop.products.length === 0) return;
  const months = new Set<string>();
  let number = 1000;
  let stored = 0;
  let batch: OrderFigures[] = [];
  const store = async () => {
    const last = batch.at(-1)?.created.at ?? now;
    for (const { paid, created } of batch) months.add(`${(paid ?? created).day.slice(0, 7)}-01`);
    await storeOrders({ tx, model, place: selling, userId: null, now: last }, batch);
    batch = [];
    stored += 1;
    // Each time that there are twice as many: without statistics every row looks its order up among all of the business's.
    if (Number.isInteger(Math.log2(stored))) await sql.raw(ANALYZE).execute(tx);
  };
  for (const time of orderTimes(random, establishment, now, days)) {
    number += 1;
    batch.push(reckoned(payFor(random, establishment, madeUpOrder(random, shop, time, number, selling.decimals), selling, now), selling));
    if (batch.length === BATCH) await store();
  }
  if (batch.length > 0) await store();
  for (const month of [...months].sort()) await recomputeMonth(tx, { clientId, establishmentId: establishment.id, month });
}

function reckoned(order: OrderInput, place: SellingPlace): OrderFigures {
  const result = calculateOrder(order, place);
  if ('errors' in result) throw new Error(`A demo order is refused: ${JSON.stringify(result.errors)} in ${JSON.stringify(order)}`);
  return result.figures;
}
