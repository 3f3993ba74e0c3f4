import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '#/server/foundation/database/openDatabase.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { rounds } from '#/tests/support/thorough.ts';
import { openWalledEmbedded, scratchFolder } from './engines.ts';
import { brokenPromises } from './powerCut/survivors.ts';

const prepared = scratchFolder('prepared');
let folder: string;
let database: Database | undefined;

beforeAll(async () => {
  await (await openWalledEmbedded({ dataDir: prepared })).close();
});
afterAll(() => fs.rmSync(prepared, { recursive: true, force: true }));
beforeEach(() => {
  folder = scratchFolder('embedded');
  fs.cpSync(prepared, folder, { recursive: true });
});
afterEach(async () => {
  await database?.close();
  database = undefined;
  fs.rmSync(folder, { recursive: true, force: true });
});

const addNote = (to: Database, slug: string) => to.tenant(1, (tx) => tx.insertInto('notes').values({ client_id: 1, slug }).execute());
const slugsOf = async (of: Database) => (await of.direct('select slug from notes order by id')).rows.map(({ slug }) => slug);
const endless = sql`select count(*) from generate_series(1, 1000000) a, generate_series(1, 1000000) b`;
const loop = sql`do $$ begin loop perform 1; end loop; end $$`;

describe('the embedded database in a folder', () => {
  it('is there again when it is opened again', async () => {
    database = await openDatabase({ dataDir: folder });
    await addNote(database, 'kept');
    await database.close();
    database = await openDatabase({ dataDir: folder });
    expect(await slugsOf(database)).toEqual(['kept']);
  });

  it('is moved by a dump', async () => {
    const first = await openDatabase({ dataDir: folder });
    await addNote(first, 'moved');
    const dump = await first.dump();
    await first.close();
    fs.rmSync(join(folder, 'cluster'), { recursive: true });
    database = await openDatabase({ dataDir: folder, dump });
    expect(await slugsOf(database)).toEqual(['moved']);
    await addNote(database, 'after');
  });

  it('keeps few pages in memory, unless its settings say how many', async () => {
    const pages = async () => {
      database = await openDatabase({ dataDir: folder });
      const { rows } = await database.direct('show shared_buffers');
      await database.close();
      return rows;
    };
    expect(await pages()).toEqual([{ shared_buffers: '32MB' }]);
    fs.appendFileSync(join(folder, 'cluster/postgresql.conf'), 'shared_buffers = 1MB\n');
    expect(await pages()).toEqual([{ shared_buffers: '1MB' }]);
  });

  it('is made anew where an earlier first start was cut off', async () => {
    fs.renameSync(join(folder, 'cluster'), join(folder, 'cluster.new'));
    fs.rmSync(join(folder, 'cluster.new/global'), { recursive: true });
    database = await openWalledEmbedded({ dataDir: folder });
    expect(await slugsOf(database)).toEqual([]);
    expect(fs.readdirSync(folder).sort()).toEqual(['cluster', 'host.lock']);
  });

  it('is refused to a second process', async () => {
    database = await openDatabase({ dataDir: folder, address: 'http://127.0.0.1:4000' });
    const second = startWriter();
    let complaint = '';
    second.stderr?.on('data', (text) => {
      complaint += String(text);
    });
    const [code] = await once(second, 'exit');
    expect(code).not.toBe(0);
    expect(complaint).toContain(`The database in ${folder} is open in process ${process.pid}, which answers at http://127.0.0.1:4000.`);
  });

  it('keeps its log short by checkpoints', async () => {
    database = await openDatabase({ dataDir: folder, checkpointBytes: 16 * 1024 * 1024 });
    const redo = async (of: Database) =>
      (await of.direct("select redo_lsn - '0/0'::pg_lsn as bytes from pg_control_checkpoint()")).rows[0]?.bytes;
    const before = Number(await redo(database));
    await database.direct('create table bulky (text text)');
    for (let n = 0; n < 4; n += 1) await database.direct("insert into bulky select repeat('x', 1000) from generate_series(1, 12000)");
    expect(Number(await redo(database)) - before).toBeGreaterThan(32 * 1024 * 1024);
  });
});

describe('a query that takes too long', () => {
  it('ends with a clear error, and the database goes on with what it had', async () => {
    database = await openDatabase({ dataDir: folder, limitMs: 1_000 });
    await addNote(database, 'before');
    const [slow, queued] = await Promise.allSettled([database.tenant(1, (tx) => endless.execute(tx)), addNote(database, 'queued')]);
    expect(slow).toMatchObject({
      status: 'rejected',
      reason: {
        code: 'unavailable',
        message: 'This took longer than 1 s and was ended, and nothing of it was saved: ask for less at once, or try again shortly',
      },
    });
    expect(queued.status).toBe('fulfilled');
    expect(await slugsOf(database)).toEqual(['before', 'queued']);
  });

  it('undoes its unit of work', async () => {
    database = await openDatabase({ dataDir: folder, limitMs: 1_000 });
    const slow = database.tenant(1, async (tx) => {
      await tx.insertInto('notes').values({ client_id: 1, slug: 'lost' }).execute();
      await endless.execute(tx);
    });
    await expect(slow).rejects.toMatchObject({ code: 'unavailable' });
    expect(await slugsOf(database)).toEqual([]);
  });

  it('ends without the engine, so that what waits goes on at once, with every extension in its place', async () => {
    database = await openDatabase({ dataDir: folder, limitMs: 1_000 });
    await addNote(database, 'before');
    const opened = database;
    const life = async () => (await opened.direct('select pg_postmaster_start_time()::text as since')).rows[0]?.since;
    const since = await life();
    const ended = Promise.allSettled([database.tenant(1, (tx) => endless.execute(tx)), database.tenant(1, (tx) => loop.execute(tx))]);
    expect((await ended).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await database.direct('create extension if not exists pg_trgm; create extension if not exists unaccent');
    const { rows } = await database.direct(`select similarity('tea', 'teas') > 0 as found, unaccent('té') as plain`);
    expect(rows).toEqual([{ found: true, plain: 'te' }]);
    expect(await slugsOf(database)).toEqual(['before']);
    expect(await life()).toBe(since);
  });

  it('is not what a unit that only reads and writes all the same is: the engine goes on', async () => {
    database = await openDatabase({ dataDir: folder });
    await database.direct("select set_config('app.session', 'the same', false)");
    const writing = database.tenant(1, (tx) => tx.insertInto('notes').values({ client_id: 1, slug: 'no' }).execute(), { readonly: true });
    await expect(writing).rejects.toMatchObject({ sqlstate: '25006' });
    expect((await database.direct(`select current_setting('app.session', true) as session`)).rows).toEqual([{ session: 'the same' }]);
  });

  it('gives way where it is a report and others wait, and comes again', async () => {
    database = await openDatabase({ dataDir: folder });
    const opened = database;
    let begun = 0;
    const report = opened.during('report', () =>
      opened.tenant(
        1,
        async (tx) => {
          begun += 1;
          // Too long as long as somebody waits, and soon done when nobody does.
          const { rows } = await sql<{ notes: number }>`select count(*)::int as notes from tenant.notes`.execute(tx);
          if (rows[0]?.notes === 0) await endless.execute(tx);
          return rows;
        },
        { readonly: true, retryable: true },
      ),
    );
    await addNote(database, 'meanwhile');
    expect(await report).toEqual([{ notes: 1 }]);
    expect(begun).toBe(2);
  });

  it('does not give way to jobs, which nobody waits for', async () => {
    database = await openDatabase({ dataDir: folder });
    const opened = database;
    let begun = 0;
    const reading = async (tx: Transaction) => {
      begun += 1;
      // Longer than anybody may be kept waiting.
      await sql`select pg_sleep(2.1)`.execute(tx);
      return (await sql<{ fine: number }>`select 1 as fine`.execute(tx)).rows;
    };
    const report = opened.during('report', () => opened.tenant(1, reading, { readonly: true, retryable: true }));
    const job = opened.during('job', () => opened.tenant(1, async (tx) => (await sql`select 2 as done`.execute(tx)).rows));
    expect(await Promise.all([report, job])).toEqual([[{ fine: 1 }], [{ done: 2 }]]);
    expect(begun).toBe(1);
  });

  it('comes to its end although somebody waits at every moment', async () => {
    database = await openDatabase({ dataDir: folder });
    const opened = database;
    let begun = 0;
    const reading = async (tx: Transaction) => {
      begun += 1;
      // Longer than anybody is kept waiting at first.
      await sql`select pg_sleep(1.3)`.execute(tx);
    };
    let isOver = false;
    const report = opened.during('report', () => opened.tenant(1, reading, { readonly: true, retryable: true }));
    const others = (async () => {
      for (let n = 0; !isOver; n += 1) await addNote(opened, `meanwhile ${n}`);
    })();
    await report.finally(() => {
      isOver = true;
    });
    await others;
    expect(begun).toBeLessThan(5);
  });

  it('may take its time in owner work', async () => {
    database = await openWalledEmbedded({ limitMs: 100 });
    expect(
      await database.owner(async (tx) => (await sql`select count(*)::int as n from generate_series(1, 3000000)`.execute(tx)).rows),
    ).toEqual([{ n: 3_000_000 }]);
  });
});

describe.runIf(process.env.TEST_DATABASE_URL !== undefined)('a query that takes too long on a server', () => {
  it('ends with the same kind of error', async () => {
    database = await openDatabase({ databaseUrl: process.env.TEST_DATABASE_URL, limitMs: 300 });
    await database.direct(
      'do $$ begin create role countinghouse_platform; exception when duplicate_object then null; end $$; grant countinghouse_platform to current_user',
    );
    await expect(database.platform((tx) => endless.execute(tx))).rejects.toMatchObject({
      code: 'unavailable',
      message: 'This took longer than 0.3 s and was ended, and nothing of it was saved: ask for less at once, or try again shortly',
    });
    expect(await database.platform(async (tx) => (await sql`select 1 as fine`.execute(tx)).rows)).toEqual([{ fine: 1 }]);
  });

  it('is told as unavailable where no server answers', async () => {
    database = await openDatabase({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none' });
    await expect(database.owner(async () => undefined)).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('a closed database', () => {
  it('finishes what was begun and refuses what comes later', async () => {
    database = await openDatabase({ dataDir: folder });
    const begun = addNote(database, 'begun');
    const closed = database.close();
    await expect(addNote(database, 'late')).rejects.toMatchObject({ code: 'unavailable' });
    await Promise.all([begun, closed]);
    expect(fs.readdirSync(folder)).toEqual(['cluster']);
    database = await openDatabase({ dataDir: folder });
    expect(await slugsOf(database)).toEqual(['begun']);
  });
});

describe('a process that is killed in the middle of its work', () => {
  it('keeps every promise, time after time', async () => {
    for (let life = 1; life <= rounds(1, 3); life += 1) {
      const writer = startWriter();
      await told(`started`, life);
      await new Promise((resolve) => setTimeout(resolve, 300 + life * 211));
      writer.kill('SIGKILL');
      await once(writer, 'exit');
    }
    // How many there are says how fast the machine is; that there are some, that it was killed in the middle of its work.
    const lines = fs.readFileSync(join(folder, 'acknowledged'), 'utf8').split('\n').filter(Boolean);
    expect(lines.filter((line) => line.startsWith('order')).length).toBeGreaterThan(5);
    expect(await brokenPromises(folder, ['prepared', ...lines])).toEqual([]);
  }, 60_000);
});

function startWriter(): ChildProcess {
  return spawn(process.execPath, [join(import.meta.dirname, 'powerCut/runWriter.js'), folder, 'forever'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

async function told(line: string, times: number): Promise<void> {
  const file = join(folder, 'acknowledged');
  for (;;) {
    if (
      fs.existsSync(file) &&
      fs
        .readFileSync(file, 'utf8')
        .split('\n')
        .filter((one) => one === line).length >= times
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
