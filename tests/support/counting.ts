import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { TestApp } from './app.ts';
import { anOrder, salesApp, setClock } from './sales.ts';

/** What is counted. */
export type Item = { type: 'products' | 'ingredients'; id: number };

/** A sheet's row as it is answered. */
export interface CountRow {
  id: number;
  item: Item;
  item_name: string;
  counted_quantity: number | null;
  counted_at: string | null;
  counted_by: string | null;
  expected_quantity?: number;
  variance?: number | null;
  unit_cost?: number;
  variance_value?: number;
  outcome: string | null;
}

/** What the tests of count sheets stand on; the items, their vendor and their category are each test's own. */
export interface CountingWorld {
  host: TestApp;
  owner: string;
  /** Somebody who counts: no cost, no approval. */
  counter: string;
  here: number;
  beef: Item;
  mug: Item;
  vendor: { id: number };
  category: { id: number };
  serial: number;
}

const COUNTS = ['InventoryManagement', 'InventorySetActual', 'InventoryAdd', 'InventoryDeduct', 'ActivityLog'];

/** Opens a host for a file of tests and gives what they do with count sheets. `now()` is read in each test anew. */
export function countingTools() {
  const world = { serial: 0 } as CountingWorld;
  beforeAll(async () => {
    world.host = await salesApp({ roles: { staff: COUNTS } });
    await setClock(world.host);
    world.owner = await world.host.signIn('owner@demo.test');
    world.counter = await world.host.signIn('staff@demo.test');
    world.here = world.host.seeded.one.establishments[0] as number;
  });
  afterAll(() => world.host.close());
  const tools = toolsOf(world);
  beforeEach(async () => {
    world.serial += 1;
    const { serial } = world;
    world.category = await tools.made('/api/product-categories', { name: `Shelf ${serial}` });
    world.vendor = (await tools.post('/api/vendor', { name: `Harvest ${serial}` })).body.data;
    const vendors = [{ vendor: world.vendor.id }];
    world.beef = {
      type: 'ingredients',
      id: (await tools.made('/api/ingredient', { name: `Beef ${serial}`, uom: 'kg', unit_cost: 9.995, vendors })).id,
    };
    const product = { item: `Mug ${serial}`, price: 8, cost: 3, kind: 'retail', track_inventory: true, category: world.category.id };
    world.mug = {
      type: 'products',
      id: (await tools.made('/api/product', { ...product, barcode: tools.code(), sku: `MUG-${serial}` })).id,
    };
  });
  return { ...tools, now: () => world };
}

function toolsOf(world: CountingWorld) {
  const post = (path: string, body: object = {}, token = world.owner, headers = {}) => world.host.call('POST', path, body, token, headers);
  const postHere = (path: string, body: object, token = world.owner) => post(path, { establishment_id: world.here, ...body }, token);
  const onSheet = (id: number, verb: string, body: object = {}, token = world.owner) =>
    post(`/api/inventory-count/${id}/${verb}`, body, token);
  const made = async (path: string, body: object, token = world.owner) => {
    const { status, body: answer } = await postHere(path, body, token);
    if (status !== 201) throw new Error(JSON.stringify(answer));
    return answer.data;
  };
  const rows = async (id: number, question: object = {}, token = world.owner): Promise<CountRow[]> => {
    const { status, body } = await onSheet(id, 'lines', { per_page: 500, ...question }, token);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body.data.list;
  };
  const same = (one: Item, other: Item) => one.type === other.type && one.id === other.id;
  return {
    post,
    postHere,
    onSheet,
    made,
    rows,
    /** The code of this test's mug. */
    code: () => `SHELF-${world.serial}-X`,
    /** A sheet of this test's mug alone, where nothing else is asked. */
    sheet: (changes: object = {}) => made('/api/inventory-count', { item_type: 'product', category: world.category.id, ...changes }),
    rowOf: async (id: number, item: Item, token = world.owner) =>
      (await rows(id, {}, token)).find((row) => same(row.item, item)) as CountRow,
    async count(id: number, item: Item, counted_quantity: number, token = world.owner, more: object = {}): Promise<CountRow> {
      const { status, body } = await onSheet(id, 'count', { item, counted_quantity, ...more }, token);
      if (status !== 200) throw new Error(JSON.stringify(body));
      return body.data.line;
    },
    async inStock(item: Item): Promise<number> {
      const { body } = await postHere('/api/inventory/list', { per_page: 500 });
      return body.data.list.find(({ item_id }: { item_id: Item }) => same(item_id, item)).current_count;
    },
    async sell(quantity: number, at = new Date()): Promise<void> {
      const lines = [{ title: 'Mug', price: 8, quantity, product_id: world.mug.id }];
      const { body } = await postHere('/api/sales/intake', { orders: [anOrder({ local_created_at: at.toISOString(), lines })] });
      for (const { errors } of body.data.list) if (errors) throw new Error(JSON.stringify(errors));
    },
    async entries(item: Item): Promise<{ kind: string; quantity: number; note: string | null }[]> {
      return (await postHere('/api/inventory/movements', { filters: { item }, sort_by: 'id', sort_order: 'asc', per_page: 100 })).body.data
        .list;
    },
    /** Long enough for another millisecond. */
    pause: () => new Promise((resolve) => setTimeout(resolve, 5)),
  };
}
