import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { model } from '#/resources/index.ts';
import { ended, endOf, type Operation, uploaded } from '#/tests/support/bulk.ts';
import { shopifyInventoryFile, squareStockFile, stockSamples } from '#/tests/support/samples/systems/stockFiles.ts';
import { giveRole, insert } from '#/tests/support/seed.ts';
import { summedStock } from '#/tests/support/summedStock.ts';
import { share } from '#/tests/support/thorough.ts';
import { type WorkingApp, workingApp } from '#/tests/support/workingApp.ts';

let host: WorkingApp;
let owner: string;
let harbour: number;
let corner: number;

beforeAll(async () => {
  host = await workingApp({ jobs: { pollMs: 200 } });
  owner = await host.signIn('owner@demo.test');
  [harbour = 0] = host.seeded.one.establishments;
  [corner = 0] = host.seeded.two.establishments;
});
afterAll(() => host.close());

const counts = ({ created, unchanged, failed, deleted }: Operation) => ({ created, unchanged, failed, deleted });

async function bring(bytes: Buffer | string, place: string | null, more: object = {}, token = owner, name = 'stock.csv') {
  const file = typeof bytes === 'string' ? bytes : await uploaded(host, name, bytes, token);
  return ended(host, 'bring', { establishment_id: harbour, files: [file], stock_location: place, ...more }, token);
}

/** What is in stock at the harbour, by name. */
async function inStock(): Promise<Record<string, number>> {
  const { body } = await host.call('POST', '/api/inventory/list', { establishment_id: harbour, per_page: 500 }, owner);
  const rows: { item_name: string; current_count: number }[] = body.data.list;
  return Object.fromEntries(rows.filter(({ current_count: count }) => count !== 0).map((row) => [row.item_name, row.current_count]));
}

/** All that a business has of what stock comes to. */
const tables = ['products', 'inventory_movements', 'stock_sums'] as const;
async function stored() {
  return host.database.platform(async (tx) => {
    const found: Record<string, unknown> = {};
    for (const table of tables) {
      const of = table === 'products' ? sql`count(*)` : sql`coalesce(sum(quantity), 0)`;
      const { rows } = await sql<{ n: string }>`select ${of} as n from ${sql.id('public', table)}`.execute(tx);
      found[table] = Number(rows[0]?.n);
    }
    return found;
  });
}

const samples = stockSamples.flatMap((sample) => Object.keys(sample.stock).map((place) => [sample.profile, place, sample] as const));
describe.each(share(samples, 4, 'stock'))('stock on hand of %s at "%s"', (profile, place, { name, bytes, stock, value }) => {
  test('is recognised, tried, brought, brought again without a change, and taken back', async () => {
    const file = await uploaded(host, name, bytes, owner);
    const { body } = await host.call('POST', '/api/bulk-operation/recognise', { establishment_id: harbour, file_url: file }, owner);
    expect(`${body.data.system}/${body.data.kind}`).toBe(profile);
    expect(body.data.stock).toMatchObject({ allowed: true, shows_value: true });
    expect(body.data.stock.locations).toEqual(
      expect.arrayContaining([{ name: place, items: expect.any(Number), is_here: place === 'Harbour' }]),
    );
    const before = await stored();
    const trial = await bring(file, place, { dry_run: true });
    expect(trial.errors).toEqual([]);
    expect(await stored()).toEqual(before);
    const run = await bring(file, place);
    expect([run.errors, run.created, run.balances]).toEqual([[], trial.created, trial.balances]);
    const items = Object.keys(stock[place] ?? {});
    expect(await inStock()).toEqual(stock[place]);
    if (items.length)
      expect(run.balances.stock).toMatchObject({
        items: items.length,
        pieces: Object.values(stock[place] ?? {}).reduce((sum, count) => sum + count, 0),
        value: value?.[place] ?? 0,
        without_cost: value ? 0 : items.length,
      });
    const again = await bring(file, place);
    expect(counts(again)).toMatchObject({ created: 0, failed: 0 });
    expect([await inStock(), again.balances]).toEqual([stock[place], null]);
    const undone = await ended(host, `${run.id}/undo`, undefined, owner);
    expect(counts(undone)).toMatchObject({ deleted: run.created, failed: 0 });
    expect(await stored()).toEqual(before);
  });
});

test('of Shopify’s inventory meets the products that another file of the same import brings, whichever is named first', async () => {
  const row = { Handle: 'pier-tee', Title: 'Pier tee', 'Option1 Name': 'Size', COO: 'PT' };
  const inventory = shopifyInventoryFile([
    { ...row, 'Option1 Value': 'S', SKU: 'PIER-S', Location: 'Harbour', 'Available (not editable)': 7, 'On hand (current)': 9 },
    { ...row, 'Option1 Value': 'S', SKU: 'PIER-S', Location: 'Market', 'On hand (current)': 40 },
    { ...row, 'Option1 Value': 'M', SKU: 'PIER-M', Location: 'Harbour', 'On hand (current)': 'not stocked' },
    { ...row, 'Option1 Value': 'L', SKU: 'PIER-L', Location: 'Harbour', 'On hand (current)': 1 },
  ]);
  const products = Buffer.from(
    ['S', 'M'].reduce(
      (text, size) => `${text}\npier-tee,${size === 'S' ? 'Pier tee' : ''},Size,${size},PIER-${size},shopify,20.00`,
      'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Price',
    ),
  );
  const files = [await uploaded(host, 'inventory.csv', inventory, owner), await uploaded(host, 'products.csv', products, owner)];
  const asked = { establishment_id: harbour, files, stock_location: 'Harbour' };
  const trial = await ended(host, 'bring', { ...asked, dry_run: true }, owner);
  const run = await ended(host, 'bring', asked, owner);
  for (const one of [trial, run]) {
    expect(counts(one)).toMatchObject({ created: 3, failed: 1 });
    expect(one.errors[0]).toMatchObject({
      place: { row: 5, resource: 'inventory-movements', file_name: 'inventory.csv' },
      message: expect.stringMatching(/No product here has the code PIER-L or is called 'Pier tee – L': bring the products first/),
    });
  }
  expect(await inStock()).toEqual({ 'Pier tee – S': 9 });
  expect(counts(await ended(host, `${run.id}/undo`, undefined, owner))).toMatchObject({ deleted: 3, failed: 0 });
});

describe('what cannot be stock', () => {
  const file = () =>
    squareStockFile([
      { 'Item Name': 'Odd mug', SKU: 'ODD-1', 'Current Quantity Harbour': '-3' },
      { 'Item Name': 'Odd cup', SKU: 'ODD-2', 'Current Quantity Harbour': '2.5' },
      { 'Item Name': 'Odd jar', SKU: 'ODD-3', 'Current Quantity Harbour': 'some' },
      { 'Item Name': 'Odd lid', SKU: 'ODD-4', 'Current Quantity Harbour': '7' },
      { 'Item Name': 'Odd cheese', SKU: 'ODD-5', 'Unit and Precision': 'kg (.000)', 'Current Quantity Harbour': '2.75' },
    ]);

  test('is refused with what to do, corrected in the trial, and comes in with the rest', async () => {
    const address = await uploaded(host, 'odd.csv', file(), owner);
    const trial = await bring(address, 'Harbour', { dry_run: true });
    expect(counts(trial)).toMatchObject({ created: 7, failed: 3 });
    expect(trial.balances.stock).toMatchObject({ items: 2, pieces: 7, weighed: 2.75 });
    expect(trial.errors.map(({ field, message }: Operation) => [field, message.split(':')[0]])).toEqual([
      ['Quantity', "'-3' is below zero"],
      ['Quantity', "'2.5' is no whole number, and this product is sold by the piece"],
      ['Quantity', "'some' is no quantity"],
    ]);
    const { body } = await host.call('POST', `/api/bulk-operation/${trial.id}/refused`, {}, owner);
    expect(body.data.list[0]).toMatchObject({ headers: ['item_name', 'quantity'], cells: ['Odd mug', '-3'] });
    const rows = Object.fromEntries(trial.errors.map(({ row }: Operation, at: number) => [row, { quantity: String(at + 1) }]));
    const run = await bring(address, 'Harbour', { corrections: { rows } });
    expect(counts(run)).toMatchObject({ created: 10, failed: 0 });
    expect(await inStock()).toEqual({ 'Odd mug': 1, 'Odd cup': 2, 'Odd jar': 3, 'Odd lid': 7, 'Odd cheese': 2.75 });
    await ended(host, `${run.id}/undo`, undefined, owner);
    expect(await inStock()).toEqual({});
  });

  test('is one product twice', async () => {
    const twice = squareStockFile([
      { 'Item Name': 'Twice mug', SKU: 'TWI-1', 'Current Quantity Harbour': '3' },
      { 'Item Name': 'Twice mug again', SKU: 'TWI-1', 'Current Quantity Harbour': '4' },
    ]);
    const run = await bring(twice, 'Harbour');
    expect(run.errors.filter(({ place }: Operation) => place.resource === 'inventory-movements')).toMatchObject([
      { message: 'Row 2 is this very record: keep one of the two' },
    ]);
    expect(await inStock()).toEqual({ 'Twice mug': 3 });
    await ended(host, `${run.id}/undo`, undefined, owner);
  });
});

describe('stock that was brought before', () => {
  const file = (quantity: number) => squareStockFile([{ 'Item Name': 'Moving mug', SKU: 'MOV-1', 'Current Quantity Harbour': quantity }]);
  const productId = async () => {
    const { body } = await host.call('POST', '/api/product/list', { establishment_id: harbour, search: 'Moving mug' }, owner);
    return body.data.list[0].id as number;
  };

  test('becomes what a newer file says as long as nothing has moved; each undo takes back its own', async () => {
    const first = await bring(file(12), 'Harbour');
    const second = await bring(file(9), 'Harbour');
    expect(second.balances.stock).toMatchObject({ items: 1, pieces: -3 });
    expect(await inStock()).toEqual({ 'Moving mug': 9 });
    // The first one is under the second: it stays until that is gone.
    const early = await ended(host, `${first.id}/undo`, undefined, owner);
    expect(early.errors.map(({ message }: Operation) => message)).toContain(
      'The stock of Moving mug has moved since the import: it stays as it is',
    );
    await ended(host, `${second.id}/undo`, undefined, owner);
    expect(await inStock()).toEqual({ 'Moving mug': 12 });
    expect(counts(await ended(host, `${first.id}/undo`, undefined, owner))).toMatchObject({ failed: 0 });
    expect(await inStock()).toEqual({});
  });

  test('stays where it has moved here since, for the file that comes again, for a newer one, and for the undo', async () => {
    const run = await bring(file(12), 'Harbour');
    const item = { type: 'products', id: await productId() };
    const deduct = { establishment_id: harbour, item_id: item, quantity: 2 };
    expect((await host.call('POST', '/api/inventory/deduct', deduct, owner)).status).toBe(200);
    expect(counts(await bring(file(12), 'Harbour'))).toMatchObject({ created: 0, failed: 0 });
    const newer = await bring(file(20), 'Harbour');
    expect(newer.errors[0].message).toBe('Moving mug has movements of stock here already: set its count under Inventory instead');
    const undone = await ended(host, `${run.id}/undo`, undefined, owner);
    expect(undone.errors.map(({ message }: Operation) => message)).toContainEqual(expect.stringMatching(/moved since the import/));
    expect(await inStock()).toEqual({ 'Moving mug': 10 });
    // The host takes the ledger's other entries for their own: here the test clears them away.
    await host.database.direct('delete from public.inventory_movements where item_products = $1', [item.id]);
    await ended(host, `${run.id}/undo`, undefined, owner);
  });

  test('goes on behind the last stored batch after a restart, and counts nothing twice', async () => {
    const run = await bring(file(12), 'Harbour');
    const stood = await stored();
    // As if the host had died over its last row.
    await host.database.direct(
      `update public.bulk_operations set status = 'processing', finished_at = null, rows_read = 1, created = 1 where id = $1`,
      [run.id],
    );
    await host.database.direct(
      `update public.jobs set status = 'pending', finished_at = null, holder = null, held_until = null
        where id = (select job_id from public.bulk_operations where id = $1)`,
      [run.id],
    );
    const gone = await endOf(host, run.id, owner);
    expect(gone).toMatchObject({ created: 1, unchanged: 1, failed: 0, rows_read: 2, balances: run.balances });
    expect(await stored()).toEqual(stood);
    await ended(host, `${run.id}/undo`, undefined, owner);
  });

  test('goes out of the kept sums too', async () => {
    const run = await bring(file(12), 'Harbour');
    // What is seen at one time is summed at the next.
    await summedStock(host.database);
    await summedStock(host.database);
    expect((await stored()).stock_sums).toBe(12);
    await ended(host, `${run.id}/undo`, undefined, owner);
    await summedStock(host.database);
    expect(await stored()).toMatchObject({ stock_sums: 0, inventory_movements: 0 });
  });
});

describe('stock on hand is brought', () => {
  const file = squareStockFile([{ 'Item Name': 'Right mug', SKU: 'RIG-1', 'Default Unit Cost': '4', 'Current Quantity Harbour': 5 }]);
  const products = ['BulkOperationImport', 'Products', 'ProductView', 'ProductCreate', 'ProductEdit', 'ProductDelete'];

  test('by who may import products and set counts there; its value is told to who may see costs', async () => {
    const owners = await bring(file, 'Harbour');
    const ask = async (path: string, body: object, token: string) => host.call('POST', `/api/bulk-operation/${path}`, body, token);
    const clerk = await person(products);
    const mine = await uploaded(host, 'stock.csv', file, clerk);
    const asked = { establishment_id: harbour, files: [mine], stock_location: 'Harbour' };
    const known = await ask('recognise', { establishment_id: harbour, file_url: mine }, clerk);
    expect(known.body.data.stock).toMatchObject({ allowed: false, shows_value: false });
    const refused = await ask('bring', asked, clerk);
    expect([refused.status, refused.body.message]).toEqual([
      403,
      expect.stringMatching(/only where you may import products and set actual counts/),
    ]);
    expect((await ask(`${owners.id}/undo`, {}, clerk)).status).toBe(403);
    await ended(host, `${owners.id}/undo`, undefined, owner);
    const counter = await person([...products, 'InventorySetActual']);
    const run = await ended(host, 'bring', asked, counter);
    expect(run.balances.stock).toEqual({ items: 1, pieces: 5, weighed: 0, value: null, without_cost: null });
    await ended(host, `${run.id}/undo`, undefined, owner);
  });

  test('never into another business, and not unless somebody says whose it is', async () => {
    const address = await uploaded(host, 'stock.csv', file, owner);
    const asked = { establishment_id: corner, files: [address], stock_location: 'Harbour' };
    expect((await host.call('POST', '/api/bulk-operation/bring', asked, owner)).status).toBe(404);
    const run = await bring(address, null);
    expect([run.created, run.balances]).toEqual([1, null]);
    await ended(host, `${run.id}/undo`, undefined, owner);
    const inventory = shopifyInventoryFile([
      { Handle: 'x', Title: 'X', 'Option1 Value': 'Default Title', SKU: 'X', Location: 'Pier', 'On hand (current)': 1 },
    ]);
    const alone = { establishment_id: harbour, files: [await uploaded(host, 'inventory.csv', inventory, owner)] };
    const { status, body } = await host.call('POST', '/api/bulk-operation/bring', alone, owner);
    expect([status, body.errors]).toEqual([422, { stock_location: ['Choose the place whose stock on hand comes over'] }]);
  });
});

/** Somebody of business one with these permissions alone, at the harbour. */
async function person(permissions: readonly string[]): Promise<string> {
  const { clientId, users } = host.seeded.one;
  const userId = users['nobody@demo.test'] ?? 0;
  await host.database.platform(async (tx) => {
    await sql`delete from public.users_roles where client_id = ${clientId} and parent_id = ${userId}`.execute(tx);
    const role = await insert(tx, model, 'roles', clientId, {
      name: permissions.join(),
      type: 'WEB',
      permissions: JSON.stringify(permissions),
    });
    await giveRole(tx, { clientId, userId, role, establishment: harbour });
  });
  return host.signIn('nobody@demo.test');
}
