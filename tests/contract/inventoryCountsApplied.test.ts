import { beforeEach, describe, expect, test } from 'vitest';
import { type CountingWorld, countingTools, type Item } from '#/tests/support/counting.ts';

const tools = countingTools();
const { made, post, postHere, onSheet, code, sheet, rowOf, count, inStock, sell, entries, pause } = tools;

let host: CountingWorld['host'];
let owner: string;
let counter: string;
let beef: Item;
let mug: Item;
let serial: number;
beforeEach(() => {
  ({ host, owner, counter, beef, mug, serial } = tools.now());
});

describe('what was sold during the count', () => {
  test('is accounted for: the expected quantity is that of the moment of the count, and what was sold later stays deducted', async () => {
    await postHere('/api/inventory/add', { item_id: mug, quantity: 20 });
    const { id, number } = await sheet();
    await sell(3);
    await pause();
    // Three are sold: seventeen should be there, sixteen are.
    expect(await count(id, mug, 16)).toMatchObject({ expected_quantity: 17, variance: -1 });
    await pause();
    await sell(4);
    await postHere('/api/inventory/add', { item_id: mug, quantity: 2 });
    expect(await rowOf(id, mug)).toMatchObject({ expected_quantity: 17, variance: -1, variance_value: -3 });
    await onSheet(id, 'submit');
    expect((await onSheet(id, 'apply')).body).toMatchObject({
      status: 'success',
      data: { status: 'applied', variance_value: -3, applied_by: 'Owner Demo' },
    });
    expect(await inStock(mug)).toBe(16 - 4 + 2);
    const counted = (await entries(mug)).filter(({ kind }) => kind === 'set_actual');
    expect(counted).toMatchObject([{ quantity: -1, note: number }]);
  });

  test('counts as well where the order comes late; once applied the row stays as it was applied', async () => {
    await postHere('/api/inventory/add', { item_id: mug, quantity: 20 });
    const { id } = await sheet();
    const soldAt = new Date();
    await pause();
    expect(await count(id, mug, 18)).toMatchObject({ expected_quantity: 20, variance: -2 });
    await sell(2, soldAt);
    expect(await rowOf(id, mug)).toMatchObject({ expected_quantity: 18, variance: 0 });
    await onSheet(id, 'submit');
    await onSheet(id, 'apply');
    expect(await inStock(mug)).toBe(18);
    await sell(1, soldAt);
    expect(await rowOf(id, mug)).toMatchObject({ expected_quantity: 18, variance: 0, outcome: 'entered' });
    // Who counted had seen the one gone as well: what was counted stays.
    expect(await inStock(mug)).toBe(18);
    const { list } = (await post('/api/inventory-count-line/list', { filters: { inventory_count: id } })).body.data;
    expect(list).toMatchObject([{ expected_quantity: 18, variance: 0, variance_value: 0, unit_cost: 3 }]);
  });

  test('does not double where an item was counted elsewhere in the meantime', async () => {
    await postHere('/api/inventory/add', { item_id: mug, quantity: 10 });
    const [first, second, third] = [await sheet(), await sheet(), await sheet()];
    await count(first.id, mug, 8);
    await pause();
    await count(second.id, mug, 8);
    for (const { id } of [first, second]) {
      await onSheet(id, 'submit');
      await onSheet(id, 'apply');
    }
    expect(await inStock(mug)).toBe(8);
    await count(third.id, mug, 5);
    await pause();
    await postHere('/api/inventory/set-actual', { item_id: mug, actual_count: 7 });
    await onSheet(third.id, 'submit');
    await onSheet(third.id, 'apply');
    expect(await inStock(mug)).toBe(7);
    expect(await rowOf(third.id, mug)).toMatchObject({ outcome: 'counted_later' });
  });
});

describe('applying', () => {
  test('enters each counted row once, leaves rows that are not counted alone, and cannot be done again', async () => {
    await postHere('/api/inventory/add', { item_id: mug, quantity: 4 });
    await postHere('/api/inventory/add', { item_id: beef, quantity: 2.5 });
    const { id } = await sheet({ item_type: 'all', category: null });
    await count(id, beef, 2.125);
    expect((await onSheet(id, 'apply')).status).toBe(409);
    const submitted = (await onSheet(id, 'submit')).body.data;
    expect(submitted).toMatchObject({ status: 'submitted', counted_rows: 1, submitted_by: 'Owner Demo' });
    expect(submitted.rows).toBeGreaterThan(1);
    expect((await onSheet(id, 'count', { item: beef, counted_quantity: 1 })).status).toBe(409);
    const totals = (await onSheet(id, 'variance')).body.data;
    expect(totals).toMatchObject({
      counted: 1,
      with_variance: 1,
      variance_value: -3.75,
      short_value: -3.75,
      over_value: 0,
      without_cost: 0,
    });
    expect(totals.units).toEqual([{ uom: 'kg', rows: 1, variance: -0.375, over: 0, short: -0.375 }]);
    const answers = await Promise.all([1, 2, 3].map(() => onSheet(id, 'apply')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await onSheet(id, 'apply')).status).toBe(409);
    expect([await inStock(beef), await inStock(mug)]).toEqual([2.125, 4]);
    expect((await entries(beef)).filter(({ kind }) => kind === 'set_actual')).toHaveLength(1);
    expect((await onSheet(id, 'variance')).body.data).toMatchObject({ with_variance: 1, variance_value: -3.75 });
    for (const verb of ['reopen', 'cancel', 'submit']) expect((await onSheet(id, verb)).status).toBe(409);
    expect((await host.call('DELETE', `/api/inventory-count/${id}`, undefined, owner)).status).toBe(409);
  });

  test('of two sheets with the same item at once leaves what was counted', async () => {
    await postHere('/api/inventory/add', { item_id: mug, quantity: 30 });
    const sheets = [await sheet(), await sheet(), await sheet()];
    for (const { id } of sheets) {
      await count(id, mug, 26);
      await pause();
      await onSheet(id, 'submit');
    }
    const answers = await Promise.all(sheets.map(({ id }) => onSheet(id, 'apply')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await inStock(mug)).toBe(26);
  });

  test('takes the reason and the note of a row over', async () => {
    const reason = await made('/api/operational-reason', { name: `Breakage ${serial}`, type: 'stock_adjustment' });
    const wrong = await made('/api/operational-reason', { name: `Slow ${serial}`, type: 'discount' });
    const { id, number } = await sheet();
    const row = await count(id, mug, 1);
    const explain = (body: object) => post(`/api/inventory-count-line/${row.id}/explain`, body, counter);
    expect((await explain({ reason_id: wrong.id })).status).toBe(422);
    expect((await explain({ reason_id: reason.id, note: 'Fell down' })).body.data).toMatchObject({ reason: reason.id, note: 'Fell down' });
    await onSheet(id, 'submit');
    await onSheet(id, 'apply');
    const counted = (await postHere('/api/inventory/movements', { filters: { item: mug } })).body.data.list[0];
    expect(counted).toMatchObject({ kind: 'set_actual', quantity: 1, note: `${number}: Fell down`, reason: reason.id });
    expect((await explain({ note: 'Later' })).status).toBe(409);
  });

  test('needs its own permission, and counting another; another business finds nothing', async () => {
    const { id } = await sheet();
    await count(id, mug, 1, counter);
    expect((await onSheet(id, 'submit', {}, counter)).status).toBe(200);
    expect((await onSheet(id, 'apply', {}, counter)).status).toBe(403);
    expect((await onSheet(id, 'reopen', {}, counter)).status).toBe(200);
    const nobody = await host.signIn('nobody@demo.test');
    for (const verb of ['lines', 'variance', 'count', 'submit', 'scan']) expect((await onSheet(id, verb, {}, nobody)).status).toBe(403);
    const other = await host.signIn('owner@other.test');
    const bodies = {
      lines: {},
      variance: {},
      scan: { barcode: code() },
      count: { item: mug, counted_quantity: 1 },
      uncount: { item: mug },
      submit: {},
      apply: {},
      cancel: {},
    };
    for (const [verb, body] of Object.entries(bodies)) expect((await onSheet(id, verb, body, other)).status, verb).toBe(404);
    expect(await rowOf(id, mug)).toMatchObject({ counted_quantity: 1 });
  });
});
