import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { openWalledDatabase } from './engines.ts';

let database: Database;
beforeAll(async () => {
  database = await openWalledDatabase();
});
afterAll(() => database?.close());

test('a unit of one business waits for no more than one of another that asks for a hundred at once, or on a server for none', async () => {
  const order: number[] = [];
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const unitOf = (clientId: number) =>
    database.tenant(clientId, async (tx) => {
      await sql`select 1`.execute(tx);
      // A server has the other one's connection beside all that this one may hold.
      if (clientId === 7 && database.engine === 'postgres') await isLetGo;
      order.push(clientId);
    });
  const hundred = Array.from({ length: 100 }, () => unitOf(7));
  const first = await unitOf(8)
    .then(() => [...order])
    .finally(letGo);
  expect(first).toEqual(database.engine === 'postgres' ? [8] : [7, 8]);
  await Promise.all(hundred);
  expect(order).toHaveLength(101);
  expect(database.pools().every(({ inUse, waiting }) => inUse === 0 && waiting === 0)).toBe(true);
});
