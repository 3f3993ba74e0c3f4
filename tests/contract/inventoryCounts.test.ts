import { beforeEach, describe, expect, test } from 'vitest';
import { type CountingWorld, countingTools, type Item } from '#/tests/support/counting.ts';

const tools = countingTools();
const { post, postHere, onSheet, rows, code, sheet, rowOf, count, pause } = tools;

let host: CountingWorld['host'];
let owner: string;
let counter: string;
let here: number;
let beef: Item;
let mug: Item;
let vendor: { id: number };
let serial: number;
beforeEach(() => {
  ({ host, owner, counter, here, beef, mug, vendor, serial } = tools.now());
});

describe('a count sheet', () => {
  test('is numbered and holds the rows of its scope: by type, by category, by vendor', async () => {
    const [first, second] = [await sheet({ name: 'Shelves' }), await sheet()];
    expect(Number(second.number.slice(3)) - Number(first.number.slice(3))).toBe(1);
    expect(first).toMatchObject({ status: 'counting', rows: 1, counted_rows: 0, blind: false });
    expect((await rows(first.id)).map(({ item }) => item)).toEqual([mug]);
    const ofVendor = await sheet({ item_type: 'all', category: null, vendor: vendor.id });
    expect((await rows(ofVendor.id)).map(({ item }) => item)).toEqual([beef]);
    const everything = await sheet({ item_type: 'all', category: null });
    const names = (await rows(everything.id)).map(({ item_name }) => item_name);
    expect(names).toEqual(expect.arrayContaining([`Beef ${serial}`, `Mug ${serial}`]));
    expect(names).toEqual(names.toSorted((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1)));
    const products = await sheet({ category: null });
    expect((await rows(products.id)).every(({ item }) => item.type === 'products')).toBe(true);
  });

  test('takes the rows of another scope while nothing on it is counted, keeps its own from then on, and can be edited while it is counted', async () => {
    const { id } = await sheet();
    const edit = (body: object) => host.call('PUT', `/api/inventory-count/${id}`, body, owner);
    expect((await edit({ item_type: 'all', category: null, vendor: vendor.id })).body.data.rows).toBe(1);
    expect((await rows(id)).map(({ item }) => item)).toEqual([beef]);
    await count(id, beef, 2);
    expect((await edit({ item_type: 'ingredient' })).body.errors).toHaveProperty('item_type');
    expect((await edit({ vendor: null })).body.errors).toHaveProperty('vendor');
    expect((await edit({ name: 'Kitchen' })).body.data).toMatchObject({ name: 'Kitchen', counted_rows: 1 });
    expect((await edit({ status: 'applied' })).body.errors).toHaveProperty('status');
    await onSheet(id, 'cancel');
    expect((await edit({ name: 'Bar' })).status).toBe(422);
    expect((await host.call('DELETE', `/api/inventory-count/${id}`, undefined, owner)).status).toBe(200);
    expect((await post('/api/inventory-count-line/list', { filters: { inventory_count: id } })).body.data.list).toEqual([]);
  });

  test('notes when and by whom a row was counted; the same count again changes nothing, an older one that comes late neither', async () => {
    const { id } = await sheet();
    await postHere('/api/inventory/add', { item_id: mug, quantity: 10 });
    const row = await rowOf(id, mug);
    expect(row).toMatchObject({ counted_quantity: null, counted_at: null, expected_quantity: 10, variance: null });
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const saves = [];
    for (const _again of [1, 2])
      saves.push((await post(`/api/inventory-count/${id}/count`, { line_id: row.id, counted_quantity: 8 }, counter, headers)).body.data);
    expect(saves[0]).toMatchObject({
      line: { counted_quantity: 8, counted_by: 'Staff Demo', expected_quantity: 10, variance: -2 },
      progress: { rows: 1, counted: 1 },
    });
    expect(saves[1]).toEqual(saves[0]);
    const { counted_at } = saves[0].line;
    await pause();
    const earlier = new Date(Date.parse(counted_at) - 1).toISOString();
    expect(await count(id, mug, 3, owner, { counted_at: earlier })).toMatchObject({ counted_quantity: 8, counted_at });
    const ahead = await count(id, mug, 9, owner, { counted_at: '2099-01-01T00:00:00.000Z' });
    expect(ahead.counted_quantity).toBe(9);
    expect(Date.parse(String(ahead.counted_at))).toBeLessThanOrEqual(Date.now());
    const back = await onSheet(id, 'uncount', { line_id: row.id });
    expect(back.body.data).toMatchObject({ line: { counted_quantity: null, counted_at: null, variance: null }, progress: { counted: 0 } });
  });

  test('finds a row by barcode, SKU and search, and says what a code is not', async () => {
    const { id } = await sheet({ category: null });
    const scan = (barcode: string) => onSheet(id, 'scan', { barcode });
    for (const barcode of [code(), ` ${code()} `, `mug-${serial}`]) {
      const { line, place } = (await scan(barcode)).body.data;
      expect(line.item).toEqual(mug);
      expect((await rows(id, { per_page: 1, page: place + 1 }))[0]?.id).toBe(line.id);
    }
    expect((await scan('4711')).body.errors).toEqual({
      barcode: ['No product has the code ‘4711’: check it, or search for the item by its name'],
    });
    const other = await sheet({ item_type: 'ingredient', category: null });
    const missing = await onSheet(other.id, 'scan', { barcode: code() });
    expect([missing.status, missing.body.errors.barcode[0]]).toEqual([
      422,
      expect.stringContaining(`Mug ${serial} is not on ${other.number}`),
    ]);
    expect((await rows(id, { search: `mug ${serial}` })).map(({ item }) => item)).toEqual([mug]);
    expect((await rows(id, { search: code() })).map(({ item }) => item)).toEqual([mug]);
  });

  test('is filtered by what is not counted yet and by what differs, page by page', async () => {
    const { id } = await sheet({ item_type: 'all', category: null });
    await postHere('/api/inventory/add', { item_id: mug, quantity: 5 });
    await count(id, mug, 5);
    await count(id, beef, 1.25);
    const kept = async (question: object) => (await rows(id, question)).map(({ item }) => JSON.stringify(item));
    expect(await kept({ show: 'uncounted' })).not.toContain(JSON.stringify(mug));
    expect(await kept({ show: 'variance' })).toEqual([JSON.stringify(beef)]);
    const page = (await onSheet(id, 'lines', { per_page: 1, page: 2 })).body.data;
    expect(page.list).toHaveLength(1);
    expect(page.pagination_options).toMatchObject({ page: 2, per_page: 1, last_page: page.pagination_options.total });
    expect(page.progress.counted).toBe(2);
  });

  test('refuses bad values in words: no row, a foreign row, no quantity, below zero, a time before the sheet', async () => {
    const { id } = await sheet();
    const refused = async (body: object) => {
      const { status, body: answer } = await onSheet(id, 'count', body);
      return [status, Object.keys(answer.errors ?? {})];
    };
    expect(await refused({ counted_quantity: 1 })).toEqual([422, ['line_id']]);
    expect(await refused({ line_id: 999_999, counted_quantity: 1 })).toEqual([422, ['line_id']]);
    expect(await refused({ item: beef, counted_quantity: 1 })).toEqual([422, ['item']]);
    expect(await refused({ item: mug })).toEqual([422, ['counted_quantity']]);
    expect(await refused({ item: mug, counted_quantity: null })).toEqual([422, ['counted_quantity']]);
    expect(await refused({ item: mug, counted_quantity: -1 })).toEqual([422, ['counted_quantity']]);
    expect(await refused({ item: mug, counted_quantity: 'five' })).toEqual([422, ['counted_quantity']]);
    expect(await refused({ item: mug, counted_quantity: 1, counted_at: '2020-01-01T00:00:00.000Z' })).toEqual([422, ['counted_at']]);
    expect((await onSheet(id, 'lines', { show: 'everything' })).status).toBe(422);
    expect((await onSheet(id, 'scan', {})).status).toBe(422);
    const other = await sheet();
    const foreign = (await rowOf(other.id, mug)).id;
    expect(await refused({ line_id: foreign, counted_quantity: 1 })).toEqual([422, ['line_id']]);
    expect((await onSheet(id, 'submit')).body.message).toMatch(/Nothing is counted/);
  });
});

describe('a blind count', () => {
  test('does not tell those who count what should be there, wherever they look', async () => {
    await postHere('/api/inventory/add', { item_id: mug, quantity: 41.375 });
    expect((await post('/api/inventory-count', { establishment_id: here, blind: true }, counter)).status).toBe(422);
    const { id } = await sheet({ blind: true });
    const saved = await onSheet(id, 'count', { item: mug, counted_quantity: 40 }, counter);
    const scanned = await onSheet(id, 'scan', { barcode: code() }, counter);
    const page = await onSheet(id, 'lines', {}, counter);
    const totals = await onSheet(id, 'variance', {}, counter);
    const record = await host.call('GET', `/api/inventory-count/${id}`, undefined, counter);
    const list = await post('/api/inventory-count/list', { filters: { id } }, counter);
    const plain = await post('/api/inventory-count-line/list', { filters: { inventory_count: id } }, counter);
    const line = await host.call('GET', `/api/inventory-count-line/${saved.body.data.line.id}`, undefined, counter);
    const history = await post(`/api/inventory-count/${id}/history`, {}, counter);
    const log = await post(
      '/api/activity-log/list',
      { filters: { subject_type: 'inventory-counts', subject_id: id }, fields: ['changes'] },
      counter,
    );
    for (const { status, body } of [saved, scanned, page, totals, record, list, plain, line, history, log]) {
      expect(status, JSON.stringify(body)).toBe(200);
      expect(JSON.stringify(body)).not.toMatch(/41\.375|-1\.375|-4\.13/);
    }
    expect(page.body.data.hides_expected).toBe(true);
    for (const shown of [saved.body.data.line, scanned.body.data.line, page.body.data.list[0]])
      for (const name of ['expected_quantity', 'variance', 'variance_value']) expect(shown).not.toHaveProperty(name);
    expect(plain.body.data.list[0]).toMatchObject({ expected_quantity: null, variance: null });
    expect(totals.body.data).toEqual({ rows: 1, counted: 1 });
    expect((await onSheet(id, 'lines', { show: 'variance' }, counter)).body.errors).toHaveProperty('show');
    expect((await host.call('PUT', `/api/inventory-count/${id}`, { blind: false }, counter)).status).toBe(422);
    // Whoever began it may count too.
    expect(await rowOf(id, mug)).not.toHaveProperty('expected_quantity');
    await onSheet(id, 'submit', {}, counter);
    expect(await rowOf(id, mug)).toMatchObject({ expected_quantity: 41.375, variance: -1.375 });
  });

  test('is told once it is submitted, and opened again by approvers alone; costs stay with those who may see them', async () => {
    await postHere('/api/inventory/add', { item_id: mug, quantity: 5 });
    const { id } = await sheet({ blind: true });
    await count(id, mug, 4, counter);
    await onSheet(id, 'submit', {}, counter);
    const row = await rowOf(id, mug, counter);
    expect(row).toMatchObject({ expected_quantity: 5, variance: -1 });
    for (const name of ['unit_cost', 'variance_value']) expect(row).not.toHaveProperty(name);
    const totals = (await onSheet(id, 'variance', {}, counter)).body.data;
    expect(totals).toMatchObject({ with_variance: 1 });
    for (const name of ['variance_value', 'over_value', 'short_value']) expect(totals).not.toHaveProperty(name);
    expect((await onSheet(id, 'reopen', {}, counter)).status).toBe(403);
    expect((await onSheet(id, 'reopen')).status).toBe(200);
    expect(await rowOf(id, mug, counter)).not.toHaveProperty('expected_quantity');
    await onSheet(id, 'submit');
    await onSheet(id, 'apply');
    const { list } = (await post('/api/inventory-count-line/list', { filters: { inventory_count: id } }, counter)).body.data;
    expect(list[0]).toMatchObject({ expected_quantity: 5, variance: -1 });
    for (const name of ['unit_cost', 'variance_value']) expect(list[0]).not.toHaveProperty(name);
    expect((await host.call('GET', `/api/inventory-count/${id}`, undefined, counter)).body.data).not.toHaveProperty('variance_value');
  });
});
