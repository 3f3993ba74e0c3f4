import { sql } from 'kysely';
import type { LineInput } from '#/server/domain/sales/orderInput.ts';
import type { TestApp } from './app.ts';
import { anOrder } from './sales.ts';

/** What the reports of stock are read in: items and what is made of them, and the calls that move them. */
export interface StockedKitchen {
  /** The id of each item by its name; those of the other establishment are called `{name} elsewhere`. */
  ids: Record<string, number>;
  /** Makes a record, at the first establishment where nothing else is said; answers its id. @throws where it is refused */
  made(path: string, body: object, establishment?: number): Promise<number>;
  /** An entry of the ledger as it might have been made on any day. */
  enter(name: string, kind: string, quantity: number, when?: { day?: string; cost?: number; order?: number | null }): Promise<void>;
  /** An order of these lines at noon. @throws where it is refused */
  sell(day: string, lines: Partial<LineInput>[], establishment?: number): Promise<void>;
}

interface Places {
  here: number;
  elsewhere: number;
}

/** Fills two establishments of a business for its owner. */
export async function stockedKitchen(host: TestApp, owner: string, places: Places): Promise<StockedKitchen> {
  const { here, elsewhere } = places;
  const kitchen: StockedKitchen = {
    ids: {},
    async made(path, body, establishment = here) {
      const { status, body: answer } = await host.call('POST', path, { establishment_id: establishment, ...body }, owner);
      if (status !== 201) throw new Error(JSON.stringify(answer));
      return answer.data.id;
    },
    async enter(name, kind, quantity, { day = '2026-02-01', cost = 9.8, order = null } = {}) {
      const column = name === 'Mug' ? 'item_products' : 'item_ingredients';
      await host.database.platform((tx) =>
        sql`
          insert into public.inventory_movements (client_id, establishment_id, at, day, ${sql.ref(column)}, item_name, kind, quantity,
            unit_cost, purchase_order, created_at, updated_at)
          values (${host.seeded.one.clientId}, ${name.endsWith('elsewhere') ? elsewhere : here}, ${`${day}T12:00:00Z`}::timestamptz,
            ${day}::date, ${kitchen.ids[name]}, ${name},
            ${kind}, ${quantity}, ${cost}, ${order}, now(), now())`.execute(tx),
      );
    },
    async sell(day, lines, establishment = here) {
      const order = anOrder({
        local_created_at: `${day} 12:00:00`,
        lines: lines.map((line) => ({ title: 'Anything', price: 10, quantity: 1, ...line })),
      });
      const status = lines.some(({ refund_quantity }) => refund_quantity) ? 'partially_refunded' : 'paid';
      const orders = [{ ...order, status }];
      const { body } = await host.call('POST', '/api/sales/intake', { establishment_id: establishment, orders }, owner);
      if (body.data.list[0].errors) throw new Error(JSON.stringify(body.data.list[0].errors));
    },
  };
  await fill(kitchen, places);
  // Past the host: what a recipe takes of it in grams can no longer be converted.
  await host.database.platform((tx) => sql`update public.ingredients set uom = 'can' where id = ${kitchen.ids['Old salt']}`.execute(tx));
  return kitchen;
}

/** Two vendors, what is bought from them, and what is made of it; and the same elsewhere, which stands in no row here. */
async function fill({ made, ids }: StockedKitchen, { here, elsewhere }: Places): Promise<void> {
  const [harvest, dairy] = [await made('/api/vendor', { name: 'Harvest' }), await made('/api/vendor', { name: 'Dairy' })];
  const of = (vendor: number, pack_size: number, cost?: number) => ({ vendor, pack_size, cost, vendor_item_id: `V-${pack_size}` });
  const ingredient = async (name: string, body: object, at = here) => {
    ids[`${name}${at === here ? '' : ' elsewhere'}`] = await made('/api/ingredient', { name, ...body }, at);
  };
  await ingredient('Beef', { uom: 'kg', unit_cost: 9.8, reorder_point: 8, par_level: 20, vendors: [of(harvest, 5, 49), of(dairy, 1, 1)] });
  await ingredient('Bun', { uom: 'each', unit_cost: 0.45, reorder_point: 40, par_level: 120 });
  await ingredient('Rice', { uom: 'kg', reorder_point: 10, par_level: 25 });
  await ingredient('Old salt', { uom: 'kg', reorder_point: 10, status: 'inactive' });
  await ingredient('Beef', { uom: 'kg', unit_cost: 1, reorder_point: 8, par_level: 20 }, elsewhere);
  const row = (name: string, quantity: number, uom: string) => ({ ingredient: ids[name], quantity, uom });
  const product = async (name: string, body: object) => {
    ids[name] = await made('/api/product', { item: name, price: 10, ...body });
  };
  const drinks = await made('/api/product-categories', { name: 'Drinks' });
  await product('Burger', { price: 16, cost: 5.2, recipe: [row('Beef', 180, 'g'), row('Bun', 1, 'each')] });
  await product('Risotto', { recipe: [row('Rice', 120, 'g'), row('Bun', 2, 'each')] });
  await product('Mug', { cost: 3, track_inventory: true, reorder_point: 6, par_level: 24, vendors: [of(dairy, 6)] });
  await product('Tea', { price: 3, category: drinks });
  await product('Odd', { recipe: [row('Old salt', 5, 'g')] });
  await made('/api/product', { item: 'Burger', price: 1, recipe: [row('Beef elsewhere', 1, 'kg')] }, elsewhere);
  await made('/api/operational-reason', { name: 'Unopened', type: 'refund', back_to_stock: true });
}
