import fs from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Database, openDatabase } from '#/server/foundation/database/openDatabase.ts';

/** The work whose survival is tested. What the outside is told goes into the file `acknowledged`, after the database said so. */
export async function write(folder: string, what: string): Promise<void> {
  const tell = teller(folder);
  if (what === 'forever') return writeForever(folder, tell);
  await makeSmallMemory(folder);
  const database = await openDatabase({ dataDir: folder, checkpointBytes: 32 * 1024 * 1024 });
  await prepare(database);
  tell('prepared');
  for (let round = 0; round < 4; round += 1) {
    await Promise.all(Array.from({ length: 40 }, (_, n) => order(database, round * 40 + n, tell)));
    await bulk(database, round, tell);
    await changeTables(database, round, tell);
  }
  tell('closing');
  await database.close();
  tell('closed');
}

export type Tell = (line: string) => void;

/** One order of three lines, a counter, and a row that goes: all or nothing. */
export async function order(database: Database, id: number, tell: Tell): Promise<void> {
  await database.owner(async (tx) => {
    await sql`insert into orders values (${id}, repeat('order ', 20))`.execute(tx);
    await sql`insert into lines select ${id}, n, repeat('line ', 30) from generate_series(1, 3) n`.execute(tx);
    await sql`update counter set orders = orders + 1`.execute(tx);
    await sql`delete from waiting where id = ${id}`.execute(tx);
  });
  tell(`order ${id}`);
}

/** Pages leave a small memory early, before their transaction has ended. */
async function bulk(database: Database, round: number, tell: Tell): Promise<void> {
  const first = 100_000 * (round + 1);
  await database.owner((tx) =>
    sql`insert into lines select ${first} + n, 1, md5(n::text) || repeat('x', 400) from generate_series(1, 6000) n`.execute(tx),
  );
  tell(`bulk ${round}`);
  const undone = database.owner(async (tx) => {
    await sql`update lines set text = 'never' where order_id >= ${first} and order_id < ${first + 3000}`.execute(tx);
    throw new Error('undone');
  });
  await undone.catch(() => undefined);
}

async function changeTables(database: Database, round: number, tell: Tell): Promise<void> {
  await database.owner((tx) =>
    sql
      .raw(
        `create table extra${round} as select n, repeat('e', 100) as text from generate_series(1, 2000) n; create index on extra${round} (n)`,
      )
      .execute(tx),
  );
  tell(`table ${round}`);
  if (round % 2 === 1) {
    await database.owner((tx) => sql.raw(`drop table extra${round - 1}`).execute(tx));
    tell(`dropped ${round - 1}`);
  }
}

async function prepare(database: Database): Promise<void> {
  await database.owner((tx) =>
    sql
      .raw(`
        create table orders (id bigint primary key, text text);
        create table lines (order_id bigint, n int, text text, primary key (order_id, n));
        create table counter (orders int);
        create table waiting (id bigint primary key);
        insert into counter values (0);
        insert into waiting select generate_series(0, 9999);
      `)
      .execute(tx),
  );
}

/** A memory of a few pages makes PostgreSQL write tables out all the time, which is when the order of syncs matters. */
async function makeSmallMemory(folder: string): Promise<void> {
  const database = await openDatabase({ dataDir: folder });
  await database.close();
  const file = fs.openSync(join(folder, 'cluster/postgresql.conf'), 'a');
  fs.writeSync(file, 'shared_buffers = 1MB\nmin_wal_size = 32MB\n');
  fs.fsyncSync(file);
  fs.closeSync(file);
}

async function writeForever(folder: string, tell: Tell): Promise<void> {
  const database = await openDatabase({ dataDir: folder, checkpointBytes: 16 * 1024 * 1024 });
  const known = await database.owner((tx) => sql<{ known: boolean }>`select to_regclass('orders') is not null as known`.execute(tx));
  if (!known.rows[0]?.known) await prepare(database);
  const { rows } = await database.direct('select coalesce(max(id), -1) as last from orders');
  tell('started');
  for (let id = Number(rows[0]?.last) + 1; ; id += 8) await Promise.all(Array.from({ length: 8 }, (_, n) => order(database, id + n, tell)));
}

function teller(folder: string): Tell {
  const file = fs.openSync(join(folder, 'acknowledged'), 'a');
  return (line) => fs.writeSync(file, `${line}\n`);
}
