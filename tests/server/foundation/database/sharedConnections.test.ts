import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { SharedPool } from '#/server/foundation/database/sharedPool.ts';
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

test('a unit takes its connection from the share of its business, or of whose behalf it is on, and of nobody else', async () => {
  const shares: (number | undefined)[] = [];
  const ignore = database.observe({ began: (_kind, _isReadonly, clientId) => void shares.push(clientId) });
  const nothing = async () => undefined;
  const all = async () => {
    await database.platform(nothing);
    await database.direct('select 1');
    await database.tenant(2, nothing);
    await database.platform(nothing, { shareOf: 3 });
  };
  await all();
  await database.onBehalfOf(1, async () => {
    await all();
    await database.onBehalfOf(4, () => database.platform(nothing));
    await database.during('job', () => database.platform(nothing));
  });
  await database.platform(nothing);
  ignore();
  const [without, within, after] = [[undefined, undefined, 2, 3], [1, 1, 2, 3, 4, 1], [undefined]];
  expect(shares).toEqual([without, within, after].flat());
});

test.skipIf(!process.env.TEST_DATABASE_URL)(
  'on a cluster, those whose node does not answer share a few connections until it does',
  async () => {
    const pool = new SharedPool(process.env.TEST_DATABASE_URL ?? '', 5, { distributed: true });
    const connect = (clientId: number) => pool.connect({ as: 'host', clientId });
    try {
      const silent = await connect(1);
      await silent.query('set statement_timeout = 20');
      await expect(silent.query('select pg_sleep(5)')).rejects.toMatchObject({ code: 'unavailable' });
      await silent.release(true);
      const tried = await connect(1);
      // Whoever else asks is refused soon, and nobody whose node answers waits for them.
      const refused = expect(connect(1)).rejects.toMatchObject({ code: 'unavailable' });
      const others = await Promise.all([2, 2, 2, 2].map(connect));
      await Promise.all(others.map((one) => one.release()));
      await refused;
      await tried.query('select 1');
      await tried.release();
      const again = await Promise.all([1, 1, 1, 1].map(connect));
      expect(pool.use('requests')).toMatchObject({ inUse: 4, waiting: 0 });
      await Promise.all(again.map((one) => one.release()));
    } finally {
      await pool.close();
    }
  },
);
