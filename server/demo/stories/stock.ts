import { sql } from 'kysely';
import { addMovements, type Movement, type StockItem } from '#/server/stock/movements.ts';
import { type ItemReference, stockItems } from '#/server/stock/stockItems.ts';
import type { Story } from '../stories.ts';

/** What a shelf holds to begin with, where no par level says it. */
const FULL_SHELF = 24;

/** What was on the shelves before the first sale, and what came each week for what the week before had used: this week's is still to come. */
export const story: Story = async ({ tx, now }, { clientId, establishment, caller }) => {
  if (!establishment) return;
  const here = sql`client_id = ${clientId} and establishment_id = ${establishment.id}`;
  const { rows: shelves } = await sql<ItemReference & { par: string | null }>`
    select 'products' as type, id, null as par from tenant.products where ${here} and track_inventory
    union all select 'ingredients', id, par_level from tenant.ingredients where ${here}`.execute(tx);
  const items = await stockItems(tx, clientId, establishment.id, shelves);
  const { rows: weeks } = await sql<{ type: StockItem['type']; id: number; week: string; used: string }>`
    select case when item_products is null then 'ingredients' else 'products' end as type, coalesce(item_products, item_ingredients) as id,
      date_trunc('week', day)::date as week, -sum(quantity) as used
    from tenant.inventory_movements where ${here} group by 1, 2, 3 order by 3`.execute(tx);
  const morningOf = (day: string) => [`${day}T08:00:00.000Z`, now].sort()[0] as string;
  const first = weeks[0]?.week ?? now.slice(0, 10);
  const movements = items.flatMap((item): Movement[] => {
    const own = weeks.filter(({ type, id }) => type === item.type && id === item.id);
    const par = Number(shelves.find(({ type, id }) => type === item.type && id === item.id)?.par ?? FULL_SHELF);
    const busiest = Math.max(0, ...own.map(({ used }) => Number(used)));
    const beginning: Movement = { item, kind: 'beginning', quantity: Math.ceil(par + busiest), at: morningOf(first), day: first };
    const received = own.slice(1).map(({ week }, before): Movement => {
      const quantity = Math.max(1, Math.round(Number(own[before]?.used)));
      return { item, kind: 'received', quantity, at: morningOf(week), day: week };
    });
    return [beginning, ...received];
  });
  await addMovements(tx, { clientId, establishmentId: establishment.id, userId: caller.userId || null, name: caller.name, now }, movements);
};
