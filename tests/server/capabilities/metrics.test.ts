import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keptText } from '#/i18n/keptSentences.ts';
import { openMetrics } from '#/server/capabilities/metrics/index.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { GIVEN_UP } from '#/server/foundation/mail/mailer.ts';
import { migratedDatabase, type TestApp } from '#/tests/support/app.ts';
import { readPrometheus, type Told } from '#/tests/support/prometheus.ts';
import { anOrder, salesApp } from '#/tests/support/sales.ts';

const ANYWHERE = { host: '127.0.0.1', port: 0 };
const REQUESTS = 'countinghouse_http_request_duration_seconds_count';

/** What is told at an address. */
async function toldAt(address: string): Promise<Told> {
  const answer = await fetch(address);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  return readPrometheus(await answer.text());
}

let host: TestApp;
let address: string;
let owner: string;
let answerHeld: () => void;
const held = new Promise<void>((resolve) => {
  answerHeld = resolve;
});
const routes = (app: FastifyInstance) => {
  app.get('/api/held', { config: { public: true } }, async () => {
    await held;
    return {};
  });
};

const told = () => toldAt(address);

beforeAll(async () => {
  const database = await migratedDatabase();
  const metrics = openMetrics(database);
  host = await salesApp({ database, metrics, routes });
  address = await metrics.listen(host.app, ANYWHERE);
  owner = await host.signIn('owner@demo.test');
});
afterAll(() => host.close());

describe('what an operator is told', () => {
  test('is every line of the format, of the process, its requests, its connections and what waits', async () => {
    const { types } = await told();
    expect([...types.keys()]).toEqual(
      expect.arrayContaining([
        'process_resident_memory_bytes',
        'nodejs_eventloop_lag_p99_seconds',
        'countinghouse_http_request_duration_seconds',
        'countinghouse_http_requests_in_flight',
        'countinghouse_connections_in_use',
        'countinghouse_connection_wait_seconds',
        'countinghouse_unit_of_work_seconds',
        'countinghouse_job_seconds',
        'countinghouse_jobs_waiting',
        'countinghouse_orders_total',
        'countinghouse_rollups_due',
      ]),
    );
  });

  test('counts requests by the templates of their routes, and whoever is refused too', async () => {
    const list = { method: 'POST', route: '/api/product/list' };
    const one = { method: 'GET', route: '/api/product/:id' };
    const before = await told();
    const rose = (after: Told, labels: Record<string, string>) =>
      (after.value(REQUESTS, labels) ?? 0) - (before.value(REQUESTS, labels) ?? 0);
    expect((await host.call('POST', list.route, {}, owner)).status).toBe(200);
    expect((await host.call('POST', list.route, {}, owner)).status).toBe(200);
    expect((await host.call('POST', list.route, {})).status).toBe(401);
    expect((await host.call('GET', '/api/product/987654321', undefined, owner)).status).toBe(404);
    const after = await told();
    expect([
      rose(after, { ...list, status: '2xx' }),
      rose(after, { ...list, status: '4xx' }),
      rose(after, { ...one, status: '4xx' }),
    ]).toEqual([2, 1, 1]);
  });

  test('puts all addresses and methods that are not there under one', async () => {
    const unknown = { method: 'GET', route: 'unknown', status: '4xx' };
    const before = (await told()).value(REQUESTS, unknown) ?? 0;
    await host.call('GET', '/api/Harbour/4711?owner@demo.test');
    await host.call('GET', '/wp-login.php');
    await host.app.inject({ method: 'PROPFIND' as 'GET', url: '/api/product/list' });
    const after = await told();
    expect(after.value(REQUESTS, unknown)).toBe(before + 2);
    expect(after.value(REQUESTS, { method: 'other', route: 'unknown', status: '4xx' })).toBe(1);
  });

  test('says how many requests are being answered', async () => {
    const answer = host.call('GET', '/api/held');
    await expect.poll(async () => (await told()).value('countinghouse_http_requests_in_flight')).toBe(1);
    answerHeld();
    expect((await answer).status).toBe(200);
    expect((await told()).value('countinghouse_http_requests_in_flight')).toBe(0);
  });

  test('counts orders by the way on which they came and what became of them, and the units of work that stored them', async () => {
    const units = { kind: 'write', outcome: 'done' };
    const before = await told();
    const order = anOrder();
    const send = (orders: unknown[]) =>
      host.call('POST', '/api/sales/intake', { establishment_id: host.seeded.one.establishments[0], orders }, owner);
    expect((await send([order, anOrder({ lines: [{ title: 'Soup', price: -1, quantity: 1 }] })])).status).toBe(200);
    expect((await send([order])).status).toBe(200);
    const after = await told();
    const orders = (outcome: string) => after.value('countinghouse_orders_total', { way: 'person', outcome });
    expect([orders('created'), orders('unchanged'), orders('rejected'), orders('updated')]).toEqual([1, 1, 1, 0]);
    const count = 'countinghouse_unit_of_work_seconds_count';
    expect(after.value(count, units)).toBeGreaterThanOrEqual((before.value(count, units) ?? 0) + 2);
    expect(after.value('countinghouse_connection_wait_seconds_count', { kind: 'write' })).toBeGreaterThanOrEqual(2);
  });

  test('says which closed days are not in the rollups, and for how long', async () => {
    // The order of the test before is of such a day; today's is not due.
    const today = { ...anOrder(), local_created_at: `${new Date().toISOString().slice(0, 10)} 12:00:00` };
    await host.call('POST', '/api/sales/intake', { establishment_id: host.seeded.one.establishments[0], orders: [today] }, owner);
    const { value } = await told();
    expect(value('countinghouse_rollups_due')).toBe(1);
    expect(value('countinghouse_rollups_oldest_due_seconds')).toBeGreaterThan(24 * 3_600);
  });

  test('tells jobs kind by kind: those that wait and for how long, are for later, run, and were given up', async () => {
    const add = (kind: string, changes: string) =>
      host.database.platform((tx) =>
        sql`insert into public.jobs (client_id, kind, payload, status, run_at, held_until, finished_at)
          select 0, ${kind}, '{}', ${sql.raw(changes)}`.execute(tx),
      );
    await add('test.one', `'pending', now() - interval '90 seconds', null, null`);
    await add('test.one', `'pending', now() - interval '5 seconds', null, null`);
    await add('test.one', `'pending', now() + interval '1 hour', null, null`);
    await add('test.one', `'processing', now() - interval '1 day', now() + interval '1 minute', null`);
    await add('test.one', `'failed', now(), null, now() - interval '59 minutes'`);
    await add('test.one', `'failed', now(), null, now() - interval '61 minutes'`);
    await add('mail.test', `'pending', now() + interval '1 hour', null, null`);
    await add('mail.test', `'failed', now(), null, now()`);
    await host.database.direct(`update public.jobs set message = $1 where kind = 'mail.test' and status = 'failed'`, [keptText(GIVEN_UP)]);
    const { value } = await told();
    const of = (name: string, kind = 'test.one') => value(`countinghouse_jobs_${name}`, { kind });
    expect([of('waiting'), of('scheduled'), of('running'), of('failed_last_hour')]).toEqual([2, 1, 1, 1]);
    expect(of('oldest_due_seconds')).toBeGreaterThanOrEqual(90);
    expect(of('oldest_due_seconds', 'mail.test')).toBe(0);
    expect([value('countinghouse_emails_waiting'), value('countinghouse_emails_given_up_last_hour')]).toEqual([1, 1]);
  });

  test('measures the tries of jobs that end here', async () => {
    await host.call('POST', '/api/v1_0/request-password-reset', { email: 'nobody@demo.test' });
    const ended = { kind: 'mail.reset_code', outcome: 'completed' };
    await expect.poll(async () => (await told()).value('countinghouse_job_seconds_count', ended)).toBe(1);
  });

  test('tells deliveries of webhooks that wait or were given up', async () => {
    const clientId = host.seeded.one.clientId;
    const { body } = await host.call(
      'POST',
      '/api/webhook',
      { title: 'Till', address: 'https://example.com/', events: ['products.*'] },
      owner,
    );
    await host.database.platform((tx) =>
      sql`with e as (
          insert into public.webhook_events (client_id, type, created_at) values (${clientId}, 'products.created', now()) returning id
        )
        insert into public.webhook_deliveries
          (client_id, event, webhook, event_id, status, tries, last_try, next_try, created_at, updated_at)
        select ${clientId}, 'products.created', ${body.data.id}, e.id, s.status, 1, now() - s.ago, now() - s.ago, now(), now()
        from e, (values ('waiting', interval '40 seconds'), ('waiting', - interval '1 hour'), ('failed', interval '5 minutes'),
          ('failed', interval '2 hours'), ('delivered', interval '5 minutes')) as s (status, ago)`.execute(tx),
    );
    const { value } = await told();
    expect(value('countinghouse_webhook_deliveries_waiting')).toBe(2);
    expect(value('countinghouse_webhook_deliveries_failed_last_hour')).toBe(1);
    expect(value('countinghouse_webhook_deliveries_oldest_due_seconds')).toBeGreaterThanOrEqual(40);
    expect(value('countinghouse_webhook_deliveries_oldest_due_seconds')).toBeLessThan(3_600);
  });

  test('holds nobody’s name or number: every label is a word of the program’s own', async () => {
    const { clientId } = host.seeded.one;
    await host.call('POST', `/api/sales/intake?client=${clientId}`, { establishment_id: 'Harbour' }, owner);
    const { samples } = await told();
    const words: Readonly<Record<string, RegExp>> = {
      method: /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|other)$/,
      route: /^(?:unknown|dashboard|(?:\/(?:\*|:?[a-zA-Z_]+|v1_0|[a-z-]+))+)$/,
      status: /^(?:[1-5]xx|left)$/,
      kind: /^[a-z]+(?:[._][a-z]+)*$/i,
      outcome: /^[a-z]+$/,
      way: /^(?:station|api_key|person|program_webhook|program_file|program_fetch)$/,
      pool: /^(?:requests|reports|owner|watch|all)$/,
      le: /^(?:\d+(?:\.\d+)?|\+Inf)$/,
    };
    const ours = samples.filter(({ name }) => name.startsWith('countinghouse_'));
    const strange = ours.flatMap(({ name, labels }) =>
      Object.entries(labels).flatMap(([key, value]) => (words[key]?.test(value) ? [] : [`${name} ${key}=${value}`])),
    );
    expect(strange).toEqual([]);
    expect(JSON.stringify(samples)).not.toMatch(/Harbour|Client one|demo\.test|4711|987654321/);
  });

  test('says how the connections are used, and how many there are', async () => {
    const { samples } = await told();
    const sizes = samples.filter(({ name }) => name === 'countinghouse_connections_size').map(({ labels, value }) => [labels.pool, value]);
    const pools = {
      embedded: [['all', 1]],
      postgres: [
        ['requests', 10],
        ['reports', 5],
        ['watch', 1],
      ],
    };
    expect(sizes).toEqual(pools[host.database.engine]);
  });

  test('is at its own address alone', async () => {
    expect((await host.call('GET', '/metrics', undefined, owner)).status).toBe(404);
    expect((await host.call('GET', '/api/metrics', undefined, owner)).status).toBe(404);
    expect((await fetch(new URL('/', address))).status).toBe(404);
    expect((await fetch(address, { method: 'POST' })).status).toBe(405);
    expect(await (await fetch(address, { method: 'HEAD' })).text()).toBe('');
  });

  test('says where its own address cannot be had', async () => {
    const port = Number(new URL(address).port);
    const again = openMetrics(host.database);
    await expect(again.listen(host.app, { host: '127.0.0.1', port })).rejects.toThrow(/^METRICS_PORT and METRICS_HOST: .*EADDRINUSE/);
  });
});

describe('a scrape', () => {
  /** Other metrics of the same database, as these see it; closed with the app that they are given. */
  async function scraped(seenAs: (database: Database) => Partial<Database>, options: Parameters<typeof openMetrics>[1] = {}) {
    const lines: string[] = [];
    const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } });
    const metrics = openMetrics({ ...host.database, ...seenAs(host.database) }, options);
    const at = await metrics.listen(app, ANYWHERE);
    return { told: () => toldAt(at), lines, at, close: () => app.close() };
  }

  test('shares its reading with whoever asks meanwhile', async () => {
    let readings = 0;
    const other = await scraped(({ during }) => ({
      during(kind, work) {
        readings += 1;
        return during(kind, work);
      },
    }));
    await Promise.all([other.told(), other.told(), other.told()]);
    expect(readings).toBe(1);
    await other.told();
    expect(readings).toBe(2);
    await other.close();
    await expect(fetch(other.at)).rejects.toThrow('fetch failed');
  });

  test('does not wait for a database that is slow, nor asks it twice; what it says once it does is told then', async () => {
    let release = () => {};
    let readings = 0;
    const slow = new Promise<void>((resolve) => {
      release = resolve;
    });
    const other = await scraped(
      ({ platform }) => ({
        async platform(work, options) {
          readings += 1;
          await slow;
          return platform(work, options);
        },
      }),
      { patienceMs: 100 },
    );
    expect((await other.told()).value('countinghouse_database_up')).toBe(0);
    const { value, samples } = await other.told();
    expect(readings).toBe(1);
    expect(value('countinghouse_database_up')).toBe(0);
    expect(value('process_resident_memory_bytes')).toBeGreaterThan(0);
    expect(samples.filter(({ name }) => /countinghouse_(?:jobs|emails|webhook|rollups)_/.test(name))).toEqual([]);
    expect(other.lines.join('')).toContain('metrics go out without what the database says');
    release();
    await expect.poll(async () => (await other.told()).value('countinghouse_webhook_deliveries_waiting')).toBe(2);
    await other.close();
  });

  test('tells the process’s own figures where the database is gone', async () => {
    await host.database.close();
    const { value } = await told();
    expect([value('countinghouse_database_up'), value('countinghouse_rollups_due')]).toEqual([0, undefined]);
    expect(value('nodejs_heap_size_used_bytes')).toBeGreaterThan(0);
    expect(value('countinghouse_http_requests_in_flight')).toBe(0);
  });
});
