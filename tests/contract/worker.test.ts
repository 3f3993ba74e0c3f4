import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { model } from '#/resources/index.ts';
import { leastPasswordCost } from '#/server/access/passwords.ts';
import { buildApp, buildHealthApp } from '#/server/app.ts';
import { dutiesOf } from '#/server/config/duties.ts';
import { caller, testJwtSecret } from '#/tests/support/app.ts';
import { counts, imported } from '#/tests/support/bulk.ts';
import { jobEnded } from '#/tests/support/jobEnded.ts';
import { startReceiver, type WebhookReceiver } from '#/tests/support/webhookReceiver.ts';
import { type WorkingApp, workingApp } from '#/tests/support/workingApp.ts';

let host: WorkingApp;
let worker: FastifyInstance | undefined;
let receiver: WebhookReceiver;
let owner: string;
let harbour: number;

beforeAll(async () => {
  receiver = await startReceiver();
  host = await workingApp({
    config: { duties: dutiesOf('host', false), outgoingLoopback: true },
    jobs: { recurs: true },
    webhookSettings: { pollMs: 20 },
  });
  owner = await host.signIn('owner@demo.test');
  [harbour] = host.seeded.one.establishments as [number];
});
afterAll(async () => {
  await worker?.close();
  await host.close();
  await receiver.close();
});

const configOf = (duties: ReturnType<typeof dutiesOf>) => ({
  duties,
  oauthClientSecret: 'countinghouse-dashboard',
  logLevel: 'silent' as const,
  s3: undefined,
  trustProxy: undefined,
  outgoingLoopback: true,
  dataDir: host.dataDir,
});

/** A worker on the host's database and data folder; its work begins with `ready`. */
const aWorker = () =>
  buildApp({
    model,
    database: host.database,
    config: configOf(dutiesOf('worker', true)),
    jwtSecret: testJwtSecret,
    passwordCost: leastPasswordCost,
    webhookSettings: { pollMs: 20 },
  });

/** What is in the queue; not that the tests' database has been tidied up already. */
const queue = async () =>
  (await host.database.direct(`select kind, status, attempts from public.jobs where kind <> 'database.vacuum' order by kind`)).rows;

const made = async (path: string, body: object) => {
  const answer = await host.call('POST', path, { establishment_id: harbour, ...body }, owner);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.data;
};

describe('a host that leaves jobs to a worker', () => {
  it('has its exports made, its e-mails sent and its webhooks told by that, and hands the files out itself', async () => {
    expect(await queue()).toEqual([]);
    await made('/api/webhook', { title: 'Till', address: receiver.address, events: ['taxes.*'] });
    await made('/api/tax', { name: 'City tax', rate: 3 });
    const asked = await host.call('POST', '/api/report-export/generate', { resource: 'taxes', format: 'csv', columns: ['name'] }, owner);
    const id = asked.body.data.report_id;
    await host.call('POST', '/api/v1_0/request-password-reset', { email: 'manager@demo.test' });

    worker = await aWorker();
    expect(receiver.sent).toEqual([]);
    expect(await queue()).toEqual([
      { kind: 'export', status: 'pending', attempts: 0 },
      { kind: expect.stringMatching(/^mail\./), status: 'pending', attempts: 0 },
    ]);
    await worker.ready();
    await jobEnded(host.database, id);
    expect((await host.call('GET', `/api/report-export/status/${id}`, undefined, owner)).body.data).toEqual({
      status: 'completed',
      progress: 100,
    });
    expect((await host.call('GET', `/api/report-export/download/${id}`, undefined, owner)).body).toContain('City tax');
    await expect.poll(() => receiver.sent.length).toBe(1);
    await expect.poll(() => readdir(join(host.dataDir, 'outbox')).catch(() => [])).toHaveLength(1);
    expect((await queue()).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['sales.rollups', 'alerts.watch', 'expenses.recurring', 'files.orphans']),
    );
  });

  it('has the files read by that which it took in', async () => {
    worker ??= await aWorker();
    await worker.ready();
    const csv = 'name,rate\nBrought by a file,4\nAnother,5';
    const done = await imported(host, csv, { resource: 'taxes', establishment_id: harbour }, owner);
    expect(counts(done)).toEqual({ created: 2, updated: 0, unchanged: 0, failed: 0, deleted: 0 });
  });
});

describe('what a worker answers', () => {
  it('is its health, and nothing of the API or the dashboard', async () => {
    const app = buildHealthApp({ config: configOf(dutiesOf('worker', true)), database: host.database });
    const call = caller(app);
    expect((await call('GET', '/api/health/live')).body).toMatchObject({ status: 'success', data: { live: true } });
    expect((await call('GET', '/api/health/ready')).body).toMatchObject({ status: 'success', data: { ready: true } });
    for (const path of ['/', '/api/docs', '/api/tax/1', '/metrics', '/api/report-export/list'])
      expect((await call('GET', path, undefined, owner)).status, path).toBe(404);
    expect((await call('POST', '/oauth/token', {})).status).toBe(404);
    await app.close();
  });

  it('is 503 where it could not work', async () => {
    const config = configOf(dutiesOf('worker', true));
    const full = buildHealthApp({ config, database: host.database, freeBytes: async () => 1_000_000 });
    const answer = await caller(full)('GET', '/api/health/ready');
    expect(answer).toMatchObject({ status: 503, body: { status: 'error' } });
    await full.close();
  });
});
