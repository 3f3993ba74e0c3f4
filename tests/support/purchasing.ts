import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Answer, TestApp } from './app.ts';
import { salesApp, setClock } from './sales.ts';

export type Item = { type: 'products' | 'ingredients'; id: number };
export type Values = Record<string, unknown> & { id: number };
export type Line = Values & { received_quantity: number; rejected_quantity: number; status: string };
export type Order = Values & { number: string; items: Line[] };

/** A vendor with what it sells, and the calls one buys with; each desk has its own. */
export interface Desk {
  serial: number;
  vendor: Values;
  /** A tracked product in packs of 12 at 72: par 40, reorder at 12, cost 6, price 12. */
  beans: Item;
  /** An ingredient by the sack of 25 kg at 20: par 60, reorder at 20, cost 0.8. */
  flour: Item;
  /** Makes a record at the establishment. @throws where it is refused */
  made(path: string, body: object, token?: string): Promise<Values>;
  /** What a call answers under `data`. */
  get(path: string, token?: string): Promise<Answer['body']>;
  post(path: string, body: object, token?: string): ReturnType<TestApp['call']>;
  /** An order of the vendor that is marked as ordered. */
  ordered(items: object[], more?: object): Promise<Order>;
  receive(order: Order, rows: object[], token?: string, headers?: Record<string, string>): ReturnType<TestApp['call']>;
  receipts(order: Order): Promise<Values[]>;
  /** What is in stock of an item. */
  count(item: Item): Promise<number>;
}

/** What the tests of purchasing stand on. */
export interface PurchasingWorld {
  host: TestApp;
  owner: string;
  /** Sees no costs. */
  manager: string;
  /** Each test's own. */
  desk: Desk;
}

/**
 * Opens a host for a file of tests, and a desk at its first establishment for each of them; `prepare` does there what all of them begin
 * with.
 */
export function purchasingWorld(prepare: (desk: Desk) => Promise<unknown> = async () => undefined): PurchasingWorld {
  const world = {} as PurchasingWorld;
  let serial = 0;
  beforeAll(async () => {
    world.host = await salesApp();
    await setClock(world.host);
    world.owner = await world.host.signIn('owner@demo.test');
    world.manager = await world.host.signIn('manager@demo.test');
  });
  afterAll(() => world.host.close());
  beforeEach(async () => {
    serial += 1;
    world.desk = await purchasingDesk(world.host, world.owner, world.host.seeded.one.establishments[0] as number, serial);
    await prepare(world.desk);
  });
  return world;
}

/** Opens one at an establishment, for its owner. */
export async function purchasingDesk(host: TestApp, owner: string, establishment_id: number, serial: number): Promise<Desk> {
  const made = async (path: string, body: object, token = owner) => {
    const { status, body: answer } = await host.call('POST', path, { establishment_id, ...body }, token);
    if (status !== 201) throw new Error(JSON.stringify(answer));
    return answer.data;
  };
  const get = async (path: string, token = owner) => (await host.call('GET', path, undefined, token)).body.data;
  const post = (path: string, body: object, token = owner) => host.call('POST', path, { establishment_id, ...body }, token);
  const vendor = await made('/api/vendor', { name: `Harvest ${serial}`, email: `sales${serial}@harvest.example`, payment_terms: 'net_14' });
  const sold = (vendor_item_id: string, pack_size: number, cost: number) => ({
    vendors: [{ vendor: vendor.id, vendor_item_id, pack_size, cost }],
  });
  const stock = (par_level: number, reorder_point: number) => ({ par_level, reorder_point });
  const product = { item: `Beans ${serial}`, price: 12, cost: 6, track_inventory: true, ...stock(40, 12), ...sold('B-12', 12, 72) };
  const ingredient = { name: `Flour ${serial}`, uom: 'kg', unit_cost: 0.8, ...stock(60, 20), ...sold('F-25', 25, 20) };
  return {
    serial,
    vendor,
    beans: { type: 'products', id: (await made('/api/product', product)).id },
    flour: { type: 'ingredients', id: (await made('/api/ingredient', ingredient)).id },
    made,
    get,
    post,
    async ordered(items, more = {}) {
      const { id } = await made('/api/purchase-order', { vendor: vendor.id, items, ...more });
      return (await host.call('POST', `/api/purchase-order/${id}/order`, {}, owner)).body.data;
    },
    receive: ({ id }, items, token = owner, headers = {}) =>
      host.call('PUT', `/api/purchase-order/receive/${id}`, { items }, token, headers),
    async receipts({ id }) {
      return (await post('/api/purchase-receipt/list', { filters: { purchase_order: [id] }, sort_by: 'id' })).body.data.list;
    },
    async count({ type, id }) {
      const { list } = (await post('/api/inventory/list', { per_page: 500 })).body.data;
      return list.find((row: { item_id: Item }) => row.item_id.type === type && row.item_id.id === id).current_count;
    },
  };
}
