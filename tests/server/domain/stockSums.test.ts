import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readStockLevels } from '#/server/domain/stock/lowStock.ts';
import { sumStock } from '#/server/domain/stock/stockSums.ts';
import type { TestApp } from '#/tests/support/app.ts';
import { salesApp } from '#/tests/support/sales.ts';
import { summedStock } from '#/tests/support/summedStock.ts';

/** What is in stock is the sum of the ledger, however much of it is summed already. */

let host: TestApp;
let token: string;
let clientId: number;
let here: number;
let elsewhere: number;
let flour: number;
beforeAll(async () => {
  host = await salesApp();
  token = await host.signIn('owner@demo.test');
  clientId = host.seeded.one.clientId;
  [here, elsewhere] = host.seeded.one.establishments as [number, number];
  flour = await made(here, 'Flour');
});
afterAll(() => host.close());

async function made(establishment_id: number, name: string): Promise<number> {
  const { status, body } = await host.call('POST', '/api/ingredient', { establishment_id, name, uom: 'kg' }, token);
  expect(status).toBe(201);
  return body.data.id;
}
async function add(establishment_id: number, id: number, quantity: number) {
  const { status } = await host.call(
    'POST',
    '/api/inventory/add',
    { establishment_id, item_id: { type: 'ingredients', id }, quantity },
    token,
  );
  expect(status).toBe(200);
}
const current = async (establishmentId = here) =>
  (await host.database.tenant(clientId, (tx) => readStockLevels(tx, { clientId, establishmentId }), { readonly: true }))
    .filter(({ type }) => type === 'ingredients')
    .map((level) => level.current);
const summed = async () =>
  (
    await host.database.platform((tx) =>
      sql<{ quantity: string }>`select quantity::float8 as quantity from public.stock_sums where establishment_id = ${here}`.execute(tx),
    )
  ).rows.map(({ quantity }) => quantity);

/** What one waits for until it is opened. */
function latch() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

test('entries are summed once they were seen, each once, and those of each establishment apart', async () => {
  const other = await made(elsewhere, 'Salt');
  await add(here, flour, 3);
  await add(elsewhere, other, 40);
  await summedStock(host.database);
  expect([await summed(), await current()]).toEqual([[], [3]]);
  await add(here, flour, 4);
  await summedStock(host.database);
  expect([await summed(), await current()]).toEqual([[3], [7]]);
  await summedStock(host.database);
  await summedStock(host.database);
  expect([await summed(), await current(), await current(elsewhere)]).toEqual([[7], [7], [40]]);
});

test('a restored database, which counts its transactions anew, goes on', async () => {
  await host.database.platform((tx) => sql`update public.stock_marks set seen = summed_to + 1000, seen_by = 9000000000000000`.execute(tx));
  await add(here, flour, 5);
  for (const _ of [1, 2]) await summedStock(host.database);
  expect([await summed(), await current()]).toEqual([[12], [12]]);
});

test.runIf(process.env.TEST_DATABASE_URL)('what is still being written when a later entry is seen is summed with it', async () => {
  const began = await current();
  const enter = (tx: Parameters<Parameters<typeof host.database.tenant>[1]>[0], quantity: number) =>
    sql`insert into public.inventory_movements (client_id, establishment_id, at, day, item_ingredients, item_name, kind, quantity, uom,
      created_at, updated_at) values (${clientId}, ${here}, now(), now()::date, ${flour}, 'Flour', 'add', ${quantity}, 'kg', now(), now())`.execute(
      tx,
    );
  const [written, released] = [latch(), latch()];
  const slow = host.database.tenant(clientId, async (tx) => {
    await enter(tx, 10);
    written.open();
    await released.opened;
  });
  await written.opened;
  await host.database.tenant(clientId, (tx) => enter(tx, 20));
  for (const _ of [1, 2, 3]) await sumStock(host.database);
  released.open();
  await slow;
  expect(await current()).toEqual([(began[0] ?? 0) + 30]);
  for (const _ of [1, 2]) await summedStock(host.database);
  expect([await summed(), await current()]).toEqual([[(began[0] ?? 0) + 30], [(began[0] ?? 0) + 30]]);
});
