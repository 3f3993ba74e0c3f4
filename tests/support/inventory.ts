import { afterAll, beforeAll } from 'vitest';
import type { OrderInput } from '#/server/domain/sales/orderInput.ts';
import type { Answer, TestApp } from './app.ts';
import { anOrder, salesApp, setClock } from './sales.ts';

export type Item = { type: 'products' | 'ingredients'; id: number };
/** What is in stock of an item, as it is listed. */
export type StockRow = Record<'beginning_count' | 'total_add' | 'total_sold' | 'total_deduct' | 'current_count', number> & {
  item_id: Item;
};

/** A host with an owner's token, and the establishment where everything happens. */
interface InventoryWorld {
  host: TestApp;
  owner: string;
  here: number;
  /** How often items were made: it stands in their names. */
  serial: number;
}

/** Opens a host for a file of tests, and gives what they do with its stock; `world` is filled before the first of them. */
export function inventoryTools() {
  const world = { serial: 0 } as InventoryWorld;
  beforeAll(async () => {
    world.host = await salesApp();
    await setClock(world.host);
    world.owner = await world.host.signIn('owner@demo.test');
    world.here = world.host.seeded.one.establishments[0] as number;
  });
  afterAll(() => world.host.close());
  return { world, ...toolsOf(world) };
}

function toolsOf(world: InventoryWorld) {
  const post = (path: string, body: object, token = world.owner, headers = {}) =>
    world.host.call('POST', path, { establishment_id: world.here, ...body }, token, headers);
  async function made(path: string, body: object): Promise<Answer['body']> {
    const { status, body: answer } = await post(path, body);
    if (status !== 201) throw new Error(JSON.stringify(answer));
    return answer.data;
  }
  async function inventory(item: Item, days: object = {}): Promise<StockRow> {
    const { status, body } = await post('/api/inventory/list', { per_page: 500, ...days });
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body.data.list.find((row: StockRow) => same(row.item_id, item));
  }
  return {
    post,
    made,
    inventory,
    count: async (item: Item) => (await inventory(item)).current_count,
    async send(...orders: OrderInput[]) {
      const { body } = await post('/api/sales/intake', { orders });
      for (const { errors } of body.data.list) if (errors) throw new Error(JSON.stringify(errors));
      return body.data.list as { id: number; status: string }[];
    },
    /** Beef by the kilogram, a burger that takes 150 g of it, and a mug that is tracked itself; nothing of them is in stock. */
    async items(ofBeef: object = {}, ofMug: object = {}): Promise<{ beef: Item; burger: { id: number }; mug: Item }> {
      world.serial += 1;
      const { serial } = world;
      const { id } = await made('/api/ingredient', { name: `Beef ${serial}`, uom: 'kg', ...ofBeef });
      const recipe = [{ ingredient: id, quantity: 150, uom: 'g' }];
      const burger = await made('/api/product', { item: `Burger ${serial}`, price: 10, recipe });
      const mug = await made('/api/product', { item: `Mug ${serial}`, price: 8, track_inventory: true, ...ofMug });
      return { beef: { type: 'ingredients', id }, burger, mug: { type: 'products', id: mug.id } };
    },
  };
}

export const same = (one: Item, other: Item) => one.type === other.type && one.id === other.id;

/** A paid order of these lines, one of 10.00 each where nothing else is said. */
export const sale = (lines: Partial<OrderInput['lines'][number]>[], changes: Partial<OrderInput> = {}) =>
  anOrder({ lines: lines.map((line) => ({ title: 'Anything', price: 10, quantity: 1, ...line })), ...changes });
