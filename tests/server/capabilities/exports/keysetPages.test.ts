import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resourceOf } from '#/model/language/model.ts';
import { referenceContext } from '#/resources/reference/context.ts';
import { countRows, pagesOf, type WholeList } from '#/server/capabilities/exports/keysetPages.ts';
import type { Job } from '#/server/foundation/jobs/jobStore.ts';
import { hostScope } from '#/server/records/rowScope.ts';
import { migratedDatabase } from '#/tests/support/app.ts';
import { specimenModel } from '#/tests/support/specimens.ts';
import { type WorkingApp, workingApp } from '#/tests/support/workingApp.ts';

const ROWS = 20_000;
const specimens = resourceOf(specimenModel, 'specimens');

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
/** Bytes that something still holds. */
function heapInUse(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

let host: WorkingApp;
let owner: string;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'countinghouse-pages-'));
  host = await workingApp({ model: specimenModel, database: await migratedDatabase(specimenModel), dataDir, jobs: { pollMs: 200 } });
  owner = await host.signIn('owner@demo.test');
  const { clientId, establishments } = host.seeded.one;
  const { body } = await host.call('POST', '/api/tax', { establishment_id: establishments[0], name: 'VAT', rate: 20 }, owner);
  await host.database.platform((tx) =>
    sql`
    insert into public.specimens (client_id, establishment_id, title, price, count, shape, holder, payable, active, state, ratio, note,
      created_at, updated_at)
    select ${clientId}, ${establishments[0]}, 'Specimen ' || lpad(n::text, 6, '0'), n % 50, 1, 'flat', ${body.data.id}, 'USD', n % 3 = 0,
      'draft',
      case when n % 4 = 0 then null else n % 7 end, repeat('note ', 60), now(), now() from generate_series(1, ${ROWS}::int) as n`.execute(
      tx,
    ),
  );
  await host.database.direct('vacuum analyze public.specimens');
});
afterAll(async () => {
  await host.close();
  await rm(dataDir, { recursive: true, force: true });
});

function list(sortBy: string, sortOrder: 'asc' | 'desc', filters: Record<string, unknown> = {}): WholeList {
  const { clientId, establishments } = host.seeded.one;
  const fields = new Map(Object.entries(specimens.allFields));
  const request = {
    page: 1,
    perPage: 25,
    sortBy,
    sortOrder,
    search: '',
    filters,
    establishmentId: undefined,
    clientId: undefined,
    fields: undefined,
  };
  const rowScope = hostScope(clientId, [establishments[0] as number]);
  return {
    database: host.database,
    model: specimenModel,
    resource: specimens,
    rowScope,
    context: referenceContext,
    fields,
    shown: [fields.get('id'), fields.get(sortBy)].flatMap((field) => field ?? []),
    request,
  };
}

describe('the pages of a whole list', () => {
  test.each(['id', 'title', 'price', 'ratio', 'active', 'holder', 'note', 'notes', 'day', 'updated_at'])(
    'hold every row once and in order by %s, both ways, though many are equal',
    async (sortBy) => {
      for (const sortOrder of ['asc', 'desc'] as const) {
        const wanted = list(sortBy, sortOrder, { title: { contains: '0019' } });
        const paged: unknown[] = [];
        for await (const rows of pagesOf(wanted, { pageRows: 3, stretchRows: 7 })) paged.push(...rows.map((row) => row.id));
        const whole: unknown[] = [];
        for await (const rows of pagesOf(wanted)) whole.push(...rows.map((row) => row.id));
        expect(paged).toHaveLength(await countRows(wanted));
        expect(paged).toEqual(whole);
      }
    },
  );
});

describe('a long export', () => {
  test('has all of its rows, and keeps memory flat while it is written', async () => {
    const before = heapInUse();
    const held: number[] = [];
    const { body } = await host.call('POST', '/api/report-export/generate', { resource: 'specimens', format: 'csv' }, owner);
    const seen: number[] = [];
    let status = 'pending';
    while (status === 'pending' || status === 'processing') {
      const answer = await host.call('GET', `/api/report-export/status/${body.data.report_id}`, undefined, owner);
      status = answer.body.data.status;
      seen.push(answer.body.data.progress);
      // A look takes as long as several pages do.
      if (status === 'processing' && answer.body.data.progress >= 25 * (held.length + 1)) held.push(heapInUse() - before);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(status).toBe('completed');
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    const file = await host.call('GET', `/api/report-export/download/${body.data.report_id}`, undefined, owner);
    const bytes = Number(file.headers['content-length']);
    expect(String(file.body).trimEnd().split('\r\n')).toHaveLength(ROWS + 1);
    expect(bytes).toBeGreaterThan(8_000_000);
    // Twenty pages of some 0.5 MB, in rows and in text: held together they would be several times the file.
    expect(held.length).toBeGreaterThan(0);
    expect(Math.max(...held) / 1e6).toBeLessThan(20);
  }, 120_000);

  test('is made by the next host where the first one died over it', async () => {
    const { clientId, users } = host.seeded.one;
    const payload = { of: { resource: 'specimens' }, format: 'csv', language: 'en', columns: ['title'], body: { filters: { price: 7 } } };
    const { rows } = await host.database.direct(
      `insert into public.jobs (client_id, user_id, kind, payload, status, progress, attempts, holder, held_until)
      values ($1, $2, 'export', $3::jsonb, 'processing', 55, 1, 'a host that was killed', now() + interval '300 ms') returning id`,
      [clientId, users['owner@demo.test'], JSON.stringify(payload)],
    );
    const status = async () => (await host.call('GET', `/api/report-export/status/${rows[0]?.id}`, undefined, owner)).body.data as Job;
    expect(await status()).toMatchObject({ status: 'processing', progress: 55 });
    await expect.poll(status, { timeout: 20_000 }).toMatchObject({ status: 'completed', progress: 100 });
    const file = await host.call('GET', `/api/report-export/download/${rows[0]?.id}`, undefined, owner);
    expect(String(file.body).trimEnd().split('\r\n')).toHaveLength(ROWS / 50 + 1);
  }, 60_000);
});
