import { sql } from 'kysely';
import { resourceOf } from '#/model/language/model.ts';
import { DAY_MS } from '#/model/values/durations.ts';
import products from '#/resources/catalogue/products.ts';
import ingredients from '#/resources/stock/ingredients.ts';
import { defaultsOf } from '#/server/access/account/addUser.ts';
import { addMovements, type Movement, type StockItem } from '#/server/domain/stock/movements.ts';
import { type ItemReference, stockItems } from '#/server/domain/stock/stockItems.ts';
import { roundQuantity } from '#/server/domain/stock/usage.ts';
import { columnsOf } from '#/server/foundation/database/columnsOf.ts';
import { deliver, morningOf, type UsedInWeek } from '../deliveries.ts';
import type { Scenario } from '../scenarios.ts';
import { storeRecords } from '../storeRecords.ts';
import type { DemoOwner, DemoWorld } from '../world.ts';

/** What a shelf holds to begin with, where no par level says it. */
const FULL_SHELF = 24;

/** Of the first items every so many is low, because much of it went elsewhere; of the others fewer. */
const LOW_EACH = 4;
const FIRST_ITEMS = 9;
const LOW_LATER = 16;
/** Where such a one went. */
const WENT = { restaurant: 'Lent to the other kitchen', retail: 'Taken for the tasting table' } as const;
/** What is left of such a one, of its reorder point, in whole units: nobody lends four tenths of a mug. */
const LEFT = 0.6;

/**
 * What was on the shelves before the first sale, what vendors brought each week for what the week before had used (this week's is still to
 * come), and a count of it all.
 */
export const scenario: Scenario = async (world, owner) => {
  await fillShelves(world, owner);
  await beginCount(world, owner);
};

const product = columnsOf(products);
const ingredient = columnsOf(ingredients);

async function fillShelves(world: DemoWorld, owner: DemoOwner): Promise<void> {
  const { tx, now } = world;
  const { clientId, establishment, caller } = owner;
  if (!establishment) return;
  const here = sql`client_id = ${clientId} and establishment_id = ${establishment.id}`;
  const { rows: shelves } = await sql<ItemReference & { par: string | null; reorder: string | null }>`
    select 'products' as type, id, ${product.par_level} as par, ${product.reorder_point} as reorder
    from tenant.products where ${here} and ${product.track_inventory}
    union all select 'ingredients', id, ${ingredient.par_level}, ${ingredient.reorder_point} from tenant.ingredients where ${here}`.execute(
    tx,
  );
  const items = await stockItems(tx, clientId, establishment.id, shelves);
  const { rows: weeks } = await sql<{ type: StockItem['type']; id: number; week: string; used: string }>`
    select case when item_products is null then 'ingredients' else 'products' end as type, coalesce(item_products, item_ingredients) as id,
      date_trunc('week', day)::date as week, -sum(quantity) as used
    from tenant.inventory_movements where ${here} group by 1, 2, 3 order by 3`.execute(tx);
  const yesterday = new Date(Date.parse(now) - DAY_MS).toISOString();
  const first = weeks[0]?.week ?? now.slice(0, 10);
  const usedBy = new Map<StockItem, readonly UsedInWeek[]>(
    items.map((item) => [
      item,
      weeks.flatMap(({ type, id, week, used }) => (type === item.type && id === item.id ? { week, used: Number(used) } : [])),
    ]),
  );
  const delivered = await deliver(world, owner, usedBy);
  const movements = items.flatMap((item, index): Movement[] => {
    const own = usedBy.get(item) ?? [];
    const shelf = shelves.find(({ type, id }) => type === item.type && id === item.id);
    const par = Number(shelf?.par ?? FULL_SHELF);
    const busiest = Math.max(0, ...own.map(({ used }) => used));
    const beginning: Movement = { item, kind: 'beginning', quantity: Math.ceil(par + busiest), at: morningOf(first, now), day: first };
    const received =
      delivered.get(item) ??
      own.slice(1).map(({ week }, before): Movement => {
        const quantity = Math.max(1, Math.round(own[before]?.used ?? 0));
        return { item, kind: 'received', quantity, at: morningOf(week, now), day: week };
      });
    const used = own.reduce((sum, week) => sum + week.used, 0);
    const left = [beginning, ...received].reduce((sum, { quantity }) => sum + quantity, -used);
    const gone = roundQuantity(left - Math.floor(LEFT * Number(shelf?.reorder ?? 0)));
    const isLow = index % (index < FIRST_ITEMS ? LOW_EACH : LOW_LATER) === 1 && shelf?.reorder != null && gone > 0;
    const lent: Movement = {
      item,
      kind: 'deduct',
      quantity: -gone,
      at: yesterday,
      day: yesterday.slice(0, 10),
      note: WENT[establishment.behaviour],
    };
    return [beginning, ...received, ...(isLow ? [lent] : [])];
  });
  await addMovements(tx, { clientId, establishmentId: establishment.id, userId: caller.userId || null, name: caller.name, now }, movements);
}

/** A count sheet that is half done: most of what is counted is there, some is short by a little. */
async function beginCount(world: DemoWorld, owner: DemoOwner): Promise<void> {
  const { tx, model, now } = world;
  const { clientId, establishment, caller } = owner;
  const sheets = model.resources['inventory-counts'];
  if (!establishment || !sheets) return;
  await storeRecords(world, owner, sheets, [
    { record: { ...defaultsOf(resourceOf(model, sheets.name)), name: 'Whole stock' }, laidOver: {} },
  ]);
  const here = sql`client_id = ${clientId} and establishment_id = ${establishment.id}`;
  await sql`update public.inventory_counts set created_at = ${now}::timestamptz - interval '1 hour', updated_at = ${now}
    where ${here}`.execute(tx);
  await sql`
    update public.inventory_count_lines as l
      set counted = true, counted_at = ${now}, counted_by = ${caller.name}, counted_quantity = greatest(0, round((
      select coalesce(sum(m.quantity), 0) from tenant.inventory_movements m
      where m.client_id = l.client_id and (m.item_products = l.item_products or m.item_ingredients = l.item_ingredients)), 1) - case
        when id % 6 = 0 then 1 else 0 end)
    where ${here} and id % 2 = 0`.execute(tx);
}
