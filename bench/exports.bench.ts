import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { workingApp } from '#/tests/support/workingApp.ts';
import { report } from './ratio.ts';

const ROWS = Number(process.env.ROWS ?? 1_000_000);
const FORMAT = process.env.FORMAT ?? 'csv';
const COLUMNS = ['name', 'rate', 'type', 'status', 'updated_at'];
const SAMPLE_MS = 50;

test(`a ${FORMAT} of ${ROWS.toLocaleString('en')} rows, both walls on, against the bare query`, async () => {
  const host = await workingApp();
  const { clientId, establishments } = host.seeded.one;
  const establishment = establishments[0] as number;
  await host.database.owner((tx) =>
    sql`
      insert into public.taxes (client_id, establishment_id, name, rate, type, inclusive, status, created_at, updated_at)
      select ${clientId}, ${establishment}, 'Tax ' || lpad(n::text, 8, '0'), n % 100, 'percent', n % 2 = 0, 'active', now(), now()
      from generate_series(1, ${sql.lit(ROWS)}) as n`.execute(tx),
  );
  await host.database.direct('vacuum analyze public.taxes');
  const token = await host.signIn('owner@demo.test');
  const made = await measured(() =>
    host.exported({ resource: 'taxes', establishment_id: establishment, format: FORMAT, columns: COLUMNS, sort_by: 'id' }, token),
  );
  expect(made.result.status).toBe('completed');
  const bare = await measured(() => bareCopy(host.dataDir, (query) => host.database.direct(query), clientId, establishment));
  report(`${host.database.engine}: ${FORMAT} of ${ROWS} rows`, made.ms, bare.result, bare.ms);
  process.stdout.write(
    `memory above the start: export ${mb(made.peak)} MB heap, ${mb(made.resident)} MB resident; ${mb(made.result.bytes.length)} MB of file\n`,
  );
  process.stdout.write(`memory above the start: ${bare.result} ${mb(bare.peak)} MB heap, ${mb(bare.resident)} MB resident\n`);
  await host.close();
});

/** `\copy` where there is a server and its client program; else the query's rows, all at once. Says which it was. */
async function bareCopy(
  folder: string,
  direct: (query: string) => Promise<{ rows: unknown[] }>,
  clientId: number,
  establishment: number,
): Promise<string> {
  const query = `select ${COLUMNS.join(', ')} from public.taxes where client_id = ${clientId} and establishment_id = ${establishment} order by id`;
  const server = process.env.TEST_DATABASE_URL;
  const file = join(folder, 'bare.csv');
  if (server && (await hasPsql())) {
    const own = new URL(server);
    own.pathname = `/${(await direct('select current_database() as name')).rows.map((row) => (row as { name: string }).name)[0]}`;
    await promisify(execFile)('psql', [own.href, '-c', `\\copy (${query}) to '${file}' csv header`]);
    expect((await stat(file)).size).toBeGreaterThan(0);
    return '\\copy';
  }
  expect((await direct(query)).rows).toHaveLength(ROWS);
  return 'the bare query';
}

async function hasPsql(): Promise<boolean> {
  return promisify(execFile)('psql', ['--version']).then(
    () => true,
    () => false,
  );
}

interface Measured<T> {
  result: T;
  ms: number;
  /** Bytes above what was in use at the start, at the most. */
  peak: number;
  resident: number;
}

async function measured<T>(work: () => Promise<T>): Promise<Measured<T>> {
  const start = process.memoryUsage();
  const most = { peak: 0, resident: 0 };
  const timer = setInterval(() => {
    const { heapUsed, rss } = process.memoryUsage();
    most.peak = Math.max(most.peak, heapUsed - start.heapUsed);
    most.resident = Math.max(most.resident, rss - start.rss);
  }, SAMPLE_MS);
  const began = performance.now();
  const result = await work();
  clearInterval(timer);
  return { result, ms: performance.now() - began, ...most };
}

function mb(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}
