import { sql } from 'kysely';
import { openDatabase } from '#/server/foundation/database/openDatabase.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';

/** What is wrong with the database in `folder`, given what its users had been told; nothing, if it kept its word. */
export async function brokenPromises(folder: string, told: readonly string[]): Promise<string[]> {
  const database = await openDatabase({ dataDir: folder });
  try {
    if (!told.includes('prepared')) return await database.owner(async () => []);
    const found = await database.owner((tx) => validate(tx, new Set(told)));
    await database.owner((tx) => sql`insert into orders values (-1, 'life goes on')`.execute(tx));
    return found;
  } finally {
    await database.close();
  }
}

async function validate(tx: Transaction, told: ReadonlySet<string>): Promise<string[]> {
  const one = async (query: string) => Object.values((await sql.raw<Record<string, unknown>>(query).execute(tx)).rows[0] ?? {})[0];
  const orders = new Set(
    (await sql<{ id: number }>`select id from orders where text = repeat('order ', 20)`.execute(tx)).rows.map(({ id }) => id),
  );
  const wrong: string[] = [];
  const expect = (truth: boolean, problem: string) => {
    if (!truth) wrong.push(problem);
  };
  for (const line of told) {
    const [kind, number] = line.split(' ');
    if (kind === 'order') expect(orders.has(Number(number)), `${line} is lost`);
    if (kind === 'bulk') expect((await one(bulkRows(Number(number)))) === 6000, `${line} is lost`);
    if (kind === 'table' && !told.has(`dropped ${number}`)) expect(await tableAnswers(tx, Number(number)), `${line} is lost`);
    if (kind === 'dropped') expect((await one(`select to_regclass('extra${number}')`)) === null, `${line} is back`);
  }
  for (const round of [0, 1, 2, 3]) expect([0, 6000].includes(Number(await one(bulkRows(round)))), `bulk ${round} is there in part`);
  expect((await one('select orders from counter')) === orders.size, 'the counter and the orders differ');
  expect((await one('select count(*) from waiting')) === 10_000 - orders.size, 'orders were done and not done');
  expect(
    (await one('select count(*) from orders o where 3 <> (select count(*) from lines where order_id = o.id)')) === 0,
    'an order is there in part',
  );
  expect((await one('select count(*) from lines where order_id < 100000')) === 3 * orders.size, 'a part of an order is there without it');
  expect((await one("select count(*) from lines where text = 'never'")) === 0, 'what was undone is there');
  expect(await indexesAgree(tx), 'an index and its table differ');
  return wrong;
}

function bulkRows(round: number): string {
  const first = 100_000 * (round + 1);
  return `select count(*) from lines where order_id > ${first} and order_id <= ${first + 6000} and text = md5((order_id - ${first})::text) || repeat('x', 400)`;
}

async function tableAnswers(tx: Transaction, round: number): Promise<boolean> {
  const { rows } = await sql.raw<{ there: boolean }>(`select to_regclass('extra${round}') is not null as there`).execute(tx);
  if (!rows[0]?.there) return false;
  const content = await sql
    .raw<{ sum: number }>(`select sum(n)::bigint as sum from extra${round} where text = repeat('e', 100)`)
    .execute(tx);
  return content.rows[0]?.sum === 2_001_000;
}

async function indexesAgree(tx: Transaction): Promise<boolean> {
  const count = () =>
    sql<{
      orders: number;
      lines: number;
    }>`select (select count(*) from orders where id > -10) as orders, (select count(*) from lines where order_id > -10) as lines`.execute(
      tx,
    );
  await sql`set local enable_seqscan = off`.execute(tx);
  const byIndex = await count();
  await sql`set local enable_seqscan = on; set local enable_indexscan = off; set local enable_indexonlyscan = off;
    set local enable_bitmapscan = off`.execute(tx);
  return JSON.stringify(byIndex.rows) === JSON.stringify((await count()).rows);
}
