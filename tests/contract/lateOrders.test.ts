import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { OrderInput } from '#/server/domain/sales/orderInput.ts';
import { redateSales } from '#/server/domain/sales/redate.ts';
import { adjust } from '#/server/domain/stock/adjust.ts';
import type { CountingWorld, Item } from '#/tests/support/counting.ts';
import { instant, lateTools } from '#/tests/support/lateOrders.ts';
import { anOrder, setClock } from '#/tests/support/sales.ts';

const tools = lateTools();
const { made, postHere, onSheet, sheet, count, inStock, clock, send, setActual, add, ledger, window } = tools;

let host: CountingWorld['host'];
let here: number;
let beef: Item;
let mug: Item;
let serial: number;
beforeEach(() => {
  ({ host, here, beef, mug, serial } = tools.now());
  clock('2026-03-02 06:00');
});

const line = (quantity: number, changes: Partial<OrderInput['lines'][number]> = {}) => ({
  title: 'Mug',
  price: 8,
  quantity,
  product_id: mug.id,
  ...changes,
});
const order = (time: string, lines: OrderInput['lines'], changes: Partial<OrderInput> = {}) =>
  anOrder({ order_number: '1042', local_created_at: instant(time), lines, ...changes });

describe('an order that comes after a count which had seen its goods gone', () => {
  beforeEach(async () => {
    await add(mug, 20);
    clock('2026-03-03 12:00');
    await setActual(mug, 17);
    clock('2026-03-04 09:00');
  });

  test('leaves what was counted: it is sold at its own time, and made up for at the count, by its name', async () => {
    const [stored] = await send(order('2026-03-02 20:00', [line(3)]));
    expect(await inStock(mug)).toBe(17);
    expect((await ledger(mug)).slice(-2)).toMatchObject([
      { at: instant('2026-03-02 20:00'), day: '2026-03-02', kind: 'sold', quantity: -3, order: stored?.id, note: null },
      {
        at: instant('2026-03-03 12:00'),
        day: '2026-03-03',
        kind: 'set_actual',
        quantity: 3,
        order: stored?.id,
        note: 'Order 1042 came after this count',
      },
    ]);
    expect(await window(mug, { date: '2026-03-02' })).toMatchObject({
      beginning_count: 0,
      total_add: 20,
      total_sold: 3,
      current_count: 17,
    });
    expect(await window(mug, { date: '2026-03-03' })).toMatchObject({
      beginning_count: 17,
      total_add: 3,
      total_deduct: 3,
      total_sold: 0,
      current_count: 17,
    });
  });

  test('does so once, however often it comes; a newer revision by its difference, a voided one whole', async () => {
    const late = order('2026-03-02 20:00', [line(3)]);
    await send(late);
    expect((await send(late))[0]).toMatchObject({ status: 'unchanged' });
    await send({ ...late, revision: 2 });
    expect(await ledger(mug)).toHaveLength(4);
    await send({ ...late, revision: 3, lines: [line(5)] });
    expect((await ledger(mug)).at(-1)).toMatchObject({ quantity: 2, note: 'Order 1042 changed after this count' });
    await send({ ...late, revision: 4, status: 'voided' });
    expect((await ledger(mug)).filter(({ order: of }) => of !== null).map(({ quantity }) => quantity)).toEqual([-3, 3, -2, 2, 5, -5]);
    expect([await inStock(mug), (await window(mug, { date: '2026-03-02' })).total_sold]).toEqual([17, 0]);
  });

  test('lowers the stock as ever where it was sold after the count, and counts at its moment as seen', async () => {
    await send(order('2026-03-03 12:01', [line(2)]), order('2026-03-03 12:00', [line(4)]));
    expect(await inStock(mug)).toBe(15);
  });

  test('is made up for at the first count after it alone', async () => {
    await setActual(mug, 9);
    await send(order('2026-03-03 18:00', [line(1)]), order('2026-03-02 18:00', [line(2)]));
    expect(await inStock(mug)).toBe(9);
    const corrections = (await ledger(mug)).filter(({ kind, order: of }) => kind === 'set_actual' && of !== null);
    expect(corrections.map(({ at, quantity }) => [at, quantity])).toEqual([
      [instant('2026-03-04 09:00'), 1],
      [instant('2026-03-03 12:00'), 2],
    ]);
    expect((await window(mug, { date: '2026-03-03' })).current_count).toBe(16);
  });

  test('holds for what recipes take, and for an item that was never counted nothing changes', async () => {
    const burger = await made('/api/product', {
      item: `Burger ${serial}`,
      price: 10,
      recipe: [{ ingredient: beef.id, quantity: 150, uom: 'g' }],
    });
    await send(order('2026-03-02 20:00', [{ title: 'Burger', price: 10, quantity: 2, product_id: burger.id }]));
    expect(await inStock(beef)).toBe(-0.3);
    await setActual(beef, 4);
    await send(order('2026-03-02 21:00', [{ title: 'Burger', price: 10, quantity: 4, product_id: burger.id }]));
    expect(await inStock(beef)).toBe(4);
  });
});

describe('an order that was there before the count', () => {
  let early: OrderInput;
  beforeEach(async () => {
    await made('/api/operational-reason', { name: `Unopened ${serial}`, type: 'refund', back_to_stock: true });
    await add(mug, 20);
    clock('2026-03-02 20:00');
    early = order('2026-03-02 20:00', [line(3)]);
    await send(early);
    clock('2026-03-03 12:00');
    await setActual(mug, 16);
    clock('2026-03-04 09:00');
  });
  const refunded = (time: string) => ({
    revision: 2,
    status: 'partially_refunded' as const,
    lines: [line(3, { refund_quantity: 1, refund_reason: `Unopened ${serial}`, refunded_at: instant(time) })],
  });

  test('was reckoned with: it is not made up for, but what changes of it later is', async () => {
    expect(await inStock(mug)).toBe(16);
    await send({ ...early, revision: 2, status: 'voided' });
    expect(await inStock(mug)).toBe(16);
    expect((await ledger(mug)).map(({ quantity }) => quantity)).toEqual([20, -3, -1, 3, -3]);
  });

  test('puts back in stock what came back after the count, and not what came back before it', async () => {
    await send({ ...early, ...refunded('2026-03-03 15:00') });
    expect(await inStock(mug)).toBe(17);
    await send({ ...early, ...refunded('2026-03-03 11:00'), revision: 3 });
    expect(await inStock(mug)).toBe(16);
    expect((await window(mug, { date: '2026-03-03' })).current_count).toBe(16);
  });

  test('that turns out to be sold after the count, on the same day or not, lowers what was counted', async () => {
    await send({ ...early, revision: 2, payment_date: instant('2026-03-03 13:00') });
    expect([await inStock(mug), (await window(mug, { date: '2026-03-02' })).current_count]).toEqual([13, 20]);
    await send({ ...early, revision: 3, payment_date: instant('2026-03-03 11:00') });
    expect(await inStock(mug)).toBe(16);
  });

  test('stays as it is where the establishment’s day begins at another hour', async () => {
    await send(order('2026-03-03 02:00', [line(5)]));
    await setClock(host, { dayStartsAt: '04:00' });
    await host.database.tenant(host.seeded.one.clientId, (tx) => redateSales(tx, host.seeded.one.clientId, here));
    expect(await window(mug, { date: '2026-03-02' })).toMatchObject({ total_sold: 8, current_count: 12 });
    expect(await window(mug, { date: '2026-03-03' })).toMatchObject({ beginning_count: 12, total_sold: 0, current_count: 16 });
    await send({ ...early, revision: 2, lines: [line(1)] });
    expect(await window(mug, { date: '2026-03-02' })).toMatchObject({ total_sold: 6, current_count: 14 });
    expect(await inStock(mug)).toBe(16);
    await setClock(host);
  });
});

describe('an applied count sheet', () => {
  test('has seen what was sold before each row’s own time of counting', async () => {
    await add(mug, 20);
    const { id } = await sheet();
    clock('2026-03-03 12:00');
    await count(id, mug, 18);
    clock('2026-03-03 15:00');
    await send(order('2026-03-03 11:00', [line(1)]), order('2026-03-03 14:00', [line(4)]));
    await onSheet(id, 'submit');
    await onSheet(id, 'apply');
    expect(await inStock(mug)).toBe(14);
    await send(order('2026-03-03 11:30', [line(2)]), order('2026-03-03 12:30', [line(3)]));
    expect(await inStock(mug)).toBe(11);
    const { list } = (await postHere('/api/inventory-count-line/list', { filters: { inventory_count: id } })).body.data;
    expect(list).toMatchObject([{ expected_quantity: 19, variance: -1 }]);
  });

  test('that was counted but not entered, because a later count was there, has seen nothing', async () => {
    await add(mug, 20);
    const { id } = await sheet();
    clock('2026-03-03 12:00');
    await count(id, mug, 18);
    clock('2026-03-03 15:00');
    await setActual(mug, 10);
    await onSheet(id, 'submit');
    await onSheet(id, 'apply');
    await send(order('2026-03-03 11:00', [line(2)]));
    expect((await ledger(mug)).at(-1)).toMatchObject({ at: instant('2026-03-03 15:00'), quantity: 2 });
    expect(await inStock(mug)).toBe(10);
  });
});

test('late orders, counts and sheets all at once leave what was counted, whoever came first', async () => {
  for (const round of [1, 2, 3]) {
    const { id } = await sheet();
    clock(`2026-03-03 12:0${round}`);
    await count(id, mug, 7);
    await onSheet(id, 'submit');
    const late = () => send(order('2026-03-02 20:00', [line(1)]), order('2026-03-03 01:00', [line(2)]));
    const counted = () => setActual(mug, 7);
    await Promise.all([late(), late(), counted(), late(), onSheet(id, 'apply'), late(), late(), counted(), late(), late()]);
    expect(await inStock(mug)).toBe(7);
  }
  const { rows } = await host.database.platform((tx) =>
    sql<{ sold: number; corrected: number }>`
      select count(*) filter (where kind = 'sold') as sold, count(*) filter (where kind = 'set_actual' and "order" is not null) as corrected
      from public.inventory_movements where item_products = ${mug.id}`.execute(tx),
  );
  expect(rows[0]).toMatchObject({ sold: 42 });
  expect(rows[0]?.corrected).toBeGreaterThanOrEqual(28);
});

test('an order that comes while a count is being entered waits for it, and is made up for', async () => {
  await add(mug, 20);
  clock('2026-03-03 12:00');
  const { database, seeded } = host;
  const { clientId } = seeded.one;
  let isStored = false;
  let sayEntered = () => {};
  const entered = new Promise<void>((resolve) => {
    sayEntered = resolve;
  });
  const counting = database.tenant(clientId, async (tx) => {
    const work = { tx, clientId, establishmentId: here, caller: { name: 'Counter', userId: 0 }, now: new Date().toISOString() };
    await adjust(work, { item_id: mug }, (before) => ({ kind: 'set_actual', quantity: 7 - before }));
    sayEntered();
    const isWaiting = async () =>
      (
        await sql`select from pg_locks join pg_database on pg_database.oid = database
          where datname = current_database() and locktype = 'advisory' and not granted`.execute(tx)
      ).rows.length > 0;
    // On the embedded database one unit of work waits for the other anyhow.
    while (database.engine === 'postgres' && !isStored && !(await isWaiting()));
  });
  await entered;
  const sending = send(order('2026-03-02 20:00', [line(3)])).finally(() => {
    isStored = true;
  });
  await Promise.all([counting, sending]);
  expect(await inStock(mug)).toBe(7);
});
