import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leastPasswordCost } from '#/server/access/passwords.ts';
import { buildApp } from '#/server/app.ts';
import { testJwtSecret } from '#/tests/support/app.ts';
import { counts, ended, endOf, imported, uploaded } from '#/tests/support/bulk.ts';
import { specimenModel as model } from '#/tests/support/specimens.ts';
import { putFile } from '#/tests/support/uploads.ts';
import { type WorkingApp, workingApp } from '#/tests/support/workingApp.ts';

let host: WorkingApp;
let owner: string;
let harbour: number;

beforeAll(async () => {
  // One job at a time: a second one ends only when nothing of the first goes on.
  host = await workingApp({ model, jobs: { pollMs: 200, concurrency: 1 } });
  owner = await host.signIn('owner@demo.test');
  [harbour] = host.seeded.one.establishments as [number];
});
afterAll(() => host.close());

const stored = async (path: string): Promise<number> =>
  (await host.call('POST', `${path}/list`, { per_page: 1, establishment_id: harbour }, owner)).body.data.pagination_options.total;

/** By the operation's row: an import is caught half-way, and asking the host would slow it down. */
const createdSoFar = async (id: number) =>
  (await host.database.direct('select created from public.bulk_operations where id = $1', [id])).rows[0]?.created;

test('an import goes on where it was when its host is started anew, and does no row twice', async () => {
  const file_url = await uploaded(host, 'many.csv', ['name', ...Array.from({ length: 400 }, (_, at) => `Row ${at}`)].join('\n'), owner);
  const settings = {
    model,
    jwtSecret: testJwtSecret,
    passwordCost: leastPasswordCost,
    database: host.database,
    jobSettings: { pollMs: 100, beatMs: 100, leaseMs: 1_000 },
  };
  const config = {
    oauthClientSecret: 'countinghouse-dashboard',
    logLevel: 'silent' as const,
    s3: undefined,
    trustProxy: undefined,
    dataDir: host.dataDir,
  };
  const before = await stored('/api/product-categories');
  const { body } = await host.call(
    'POST',
    '/api/bulk-operation/import',
    { resource: 'categories', establishment_id: harbour, file_url },
    owner,
  );
  await expect.poll(() => createdSoFar(body.data.id), { interval: 5, timeout: 20_000 }).toBeGreaterThan(0);
  // Its host falls silent: what it would still write is refused, and another one takes over.
  await host.database.platform((tx) =>
    sql`update public.jobs set held_until = now() - interval '1 second' where kind = 'bulk.import' and status = 'processing'`.execute(tx),
  );
  const second = await buildApp({ ...settings, config });
  await second.ready();
  const done = await endOf(host, body.data.id, owner);
  await second.close();
  expect(counts(done)).toEqual({ created: 400, updated: 0, unchanged: 0, failed: 0, deleted: 0 });
  expect(await stored('/api/product-categories')).toBe(before + 400);
});

test('an import that is given up ends, and what it stored can be taken back', async () => {
  const file_url = await uploaded(
    host,
    'many.csv',
    ['name,rate', ...Array.from({ length: 600 }, (_, at) => `Given up ${at},1`)].join('\n'),
    owner,
  );
  const { body } = await host.call('POST', '/api/bulk-operation/import', { resource: 'taxes', establishment_id: harbour, file_url }, owner);
  const { id } = body.data;
  const read = async () => (await host.call('GET', `/api/bulk-operation/${id}`, undefined, owner)).body.data;
  await expect.poll(() => createdSoFar(id), { interval: 5, timeout: 20_000 }).toBeGreaterThan(0);
  expect((await host.call('DELETE', `/api/bulk-operation/${id}`, undefined, owner)).status).toBe(200);
  expect((await host.call('DELETE', `/api/bulk-operation/${id}`, undefined, owner)).status).toBe(409);
  await imported(host, 'name,rate\nThe next one,1', { resource: 'taxes', establishment_id: harbour }, owner);
  const stopped = await read();
  expect(stopped).toMatchObject({ status: 'cancelled', can_undo: true });
  expect(stopped.created).toBeLessThan(600);
  expect((await ended(host, `${id}/undo`, undefined, owner)).deleted).toBe(stopped.created);
});

test('an upload in a file store is read from there, and no other address is', async () => {
  const files = new Map<string, Buffer>();
  const store = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] as string;
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      if (request.method === 'PUT') files.set(path, Buffer.concat(pieces));
      const file = files.get(path);
      response.writeHead(file ? 200 : 404).end(request.method === 'GET' ? file : undefined);
    });
  });
  await new Promise<void>((resolve) => void store.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(store.address() as AddressInfo).port}`;
  const s3 = {
    endpoint,
    region: 'us-east-1',
    bucket: 'uploads',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    publicUrl: `${endpoint}/uploads`,
  };
  const remote = await workingApp({ model, jobs: { pollMs: 200 }, config: { s3 } });
  try {
    const token = await remote.signIn('owner@demo.test');
    const { url, public_url } = (await remote.call('POST', '/api/v1_0/get-presigned-url', { file_name: 'taxes.csv' }, token)).body.data;
    expect((await putFile(remote, url, Buffer.from('name,rate\nFar away,1\n'))).status).toBe(200);
    const body = { resource: 'taxes', establishment_id: remote.seeded.one.establishments[0] };
    expect(await ended(remote, 'import', { ...body, file_url: public_url }, token)).toMatchObject({ created: 1, file_name: 'taxes.csv' });
    const ask = async (file_url: string) => (await remote.call('POST', '/api/bulk-operation/import', { ...body, file_url }, token)).status;
    expect(await ask(public_url.replace('/uploads/', '/private/'))).toBe(422);
    expect(await ask(public_url.replace(endpoint, 'http://127.0.0.1:1'))).toBe(422);
    files.clear();
    expect(await ask(public_url)).toBe(404);
  } finally {
    await remote.close();
    store.close();
  }
});
