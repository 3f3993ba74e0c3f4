import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTracing, type Tracing } from '#/server/capabilities/tracing/index.ts';
import { fileStore } from '#/server/foundation/files/fileStore.ts';
import { newPlace } from '#/server/foundation/files/signedAddress.ts';
import { storedFiles } from '#/server/foundation/files/storedFiles.ts';
import { outsideClient } from '#/server/foundation/outgoing/outside.ts';
import { migratedDatabase } from '#/tests/support/app.ts';
import { s3Store } from '#/tests/support/s3Store.ts';
import { fileSamples } from '#/tests/support/uploads.ts';
import { startReceiver, type WebhookReceiver } from '#/tests/support/webhookReceiver.ts';
import { type WorkingApp, workingApp } from '#/tests/support/workingApp.ts';

/** A span as a collector was sent it. */
interface Told {
  name: string;
  kind: number;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status: { code?: number };
  facts: Record<string, unknown>;
}

interface SentSpan extends Omit<Told, 'facts'> {
  attributes: { key: string; value: Record<string, unknown> }[];
}

interface SentBody {
  resourceSpans: { resource: Pick<SentSpan, 'attributes'>; scopeSpans: { spans: SentSpan[] }[] }[];
}

const PROXY = '10.0.0.5';
const EVERY_MS = 20;
const factsOf = (attributes: SentSpan['attributes']) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

let collector: WebhookReceiver;
let host: WorkingApp;
let tracing: Tracing;
let owner: string;
const told: string[] = [];
const lines: string[] = [];

const sent = (): Told[] =>
  collector.sent
    .flatMap(({ body }) => (body as SentBody).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)))
    .map(({ attributes, ...span }) => ({ ...span, facts: factsOf(attributes) }));

/** Waits until a span has been sent, and says which lie directly below it. */
async function tree(isIt: (span: Told) => boolean): Promise<{ span: Told; below: Told[] }> {
  await expect.poll(() => sent().filter(isIt).length).toBe(1);
  const span = sent().find(isIt) as Told;
  return { span, below: sent().filter(({ parentSpanId }) => parentSpanId === span.spanId) };
}

/** Makes a call, and answers what a collector is told of it. */
async function spansOf(call: () => Promise<{ headers: Readonly<Record<string, string | undefined>> }>) {
  const { headers } = await call();
  return tree(({ facts }) => facts['countinghouse.request_id'] === headers['x-request-id']);
}

const routes = (app: FastifyInstance) => {
  app.post('/api/breaks', { config: { public: true } }, () => Promise.reject(new Error('broken')));
};

beforeAll(async () => {
  collector = await startReceiver();
  collector.answer = { status: 200, body: '{}' };
  const database = await migratedDatabase();
  tracing = openTracing(database, {
    ...{ address: collector.address, share: 1, service: 'countinghouse', everyMs: EVERY_MS },
    tell: (sentence) => told.push(sentence),
  });
  host = await workingApp({
    ...{ database, tracing, routes },
    config: { trustProxy: PROXY, logLevel: 'warn' },
    logTo: { write: (line) => lines.push(line) },
  });
  owner = await host.signIn('owner@demo.test');
});
beforeEach(() => {
  lines.length = 0;
});
afterAll(async () => {
  await host.close();
  await collector.close();
});

describe('a request', () => {
  test('is a span by the template of its route, with its units of work below', async () => {
    const { span, below } = await spansOf(() => host.call('POST', '/api/product/list', { search: 'soup' }, owner));
    expect(span).toMatchObject({
      name: 'POST /api/product/list',
      kind: 2,
      facts: { 'http.request.method': 'POST', 'http.route': '/api/product/list', 'http.response.status_code': 200 },
    });
    expect(span.parentSpanId).toBe(undefined);
    const reading = below.filter(({ name }) => name === 'unit of work read');
    expect(reading.length).toBeGreaterThan(0);
    for (const { traceId, facts } of reading) {
      expect(traceId).toBe(span.traceId);
      expect(facts).toMatchObject({ 'countinghouse.unit.readonly': true, 'countinghouse.unit.outcome': 'done' });
      expect(facts['countinghouse.unit.wait_ms']).toBeGreaterThanOrEqual(0);
    }
  });

  test('that is refused, or finds nothing, is one too, and tells no address', async () => {
    const one = await spansOf(() => host.call('GET', '/api/product/987654321', undefined, owner));
    expect(one.span).toMatchObject({ name: 'GET /api/product/:id', facts: { 'http.response.status_code': 404 } });
    const none = await spansOf(() => host.call('GET', '/wp-login.php?user=Harbour'));
    expect(none.span).toMatchObject({ name: 'GET unknown', facts: { 'http.route': 'unknown' } });
  });

  test('that breaks is an error, and the log says which trace it belongs to', async () => {
    const { span } = await spansOf(() => host.call('POST', '/api/breaks', { a: 1 }));
    expect(span.status.code).toBe(2);
    const logged = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'request failed');
    expect(logged.trace_id).toBe(span.traceId);
  });

  test('goes on with the trace of a proxy that is named, and of nobody else', async () => {
    const [traceId, parentSpanId] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];
    const traceparent = `00-${traceId}-${parentSpanId}-01`;
    const call = (remoteAddress: string, headers: Record<string, string>) => async () =>
      (await host.app.inject({ url: '/api/health/live', remoteAddress, headers })) as { headers: Record<string, string> };
    const behind = await spansOf(call(PROXY, { traceparent, 'x-forwarded-for': '198.51.100.7' }));
    expect(behind.span).toMatchObject({ traceId, parentSpanId });
    for (const one of [call('198.51.100.7', { traceparent, 'x-forwarded-for': '10.0.0.9' }), call('198.51.100.7', { traceparent })]) {
      const { span } = await spansOf(one);
      expect(span.traceId).not.toBe(traceId);
      expect(span.parentSpanId).toBe(undefined);
    }
    const wrong = await spansOf(call(PROXY, { traceparent: `00-${'0'.repeat(32)}-secret`, 'x-forwarded-for': '198.51.100.7' }));
    expect(wrong.span.parentSpanId).toBe(undefined);
  });
});

describe('a job', () => {
  test('is a span of its own, with its units of work and the e-mail that it hands over', async () => {
    await host.call('POST', '/api/v1_0/request-password-reset', { email: 'manager@demo.test' });
    const { span, below } = await tree(({ name }) => name === 'job mail.reset_code');
    expect(span.parentSpanId).toBe(undefined);
    expect(span.facts).toMatchObject({ 'countinghouse.job.kind': 'mail.reset_code', 'countinghouse.job.outcome': 'completed' });
    expect(below.map(({ name }) => name)).toEqual(expect.arrayContaining(['email handed over', 'unit of work owner']));
  });

  test('looks for work without a word: what belongs to no request and no job is not told', () => {
    const all = sent();
    const orphans = all.filter(({ name, parentSpanId }) => name.startsWith('unit of work') && parentSpanId === undefined);
    expect(all.length).toBeGreaterThan(5);
    expect(orphans).toEqual([]);
  });
});

describe('a call to another program', () => {
  test('is a span that says how it was answered, not where it went; the other program is told of no trace', async () => {
    const program = await startReceiver();
    const fetchOutside = outsideClient({ loopback: true, traced: tracing.traced });
    await tracing.traced({ name: 'work' }, () => fetchOutside(`${program.address}/Harbour?key=dugong`, { method: 'POST', body: '{}' }));
    const { below } = await tree(({ name }) => name === 'work');
    expect(below).toMatchObject([
      { name: 'call to another program', kind: 3, facts: { 'http.request.method': 'POST', 'http.response.status_code': 200 } },
    ]);
    expect(Object.keys(program.sent[0]?.headers ?? {}).filter((name) => /^(?:trace|baggage)/.test(name))).toEqual([]);
    await program.close();
    await expect(fetchOutside('http://127.0.0.1:1/')).rejects.toThrow();
    const failed = await tree(({ name, status }) => name === 'call to another program' && status.code === 2);
    expect(failed.span.facts).toEqual({ 'http.request.method': 'GET' });
  });
});

describe('a call to the file store', () => {
  test('is a span that says how it was answered, not which file it was about', async () => {
    const store = await s3Store();
    const place = newPlace('menu.png');
    const [kept, read] = [fileStore(host.dataDir, store.config, tracing.traced), storedFiles(host.dataDir, store.config, tracing.traced)];
    await tracing.traced({ name: 'storing' }, () => kept.put(place, fileSamples.png));
    await tracing.traced({ name: 'reading' }, () => read.readAt(place));
    const methods = ({ below }: { below: Told[] }) => [...new Set(below.map(({ facts }) => facts['http.request.method']))];
    expect(methods(await tree(({ name }) => name === 'storing'))).toEqual(['HEAD', 'PUT']);
    const { below } = await tree(({ name }) => name === 'reading');
    expect(below).toMatchObject([
      { name: 'call to the file store', kind: 3, facts: { 'http.request.method': 'GET', 'http.response.status_code': 200 } },
    ]);
    await store.close();
  });
});

test('no byte that a collector is sent is a name, an address, a token, or what a caller wrote', async () => {
  const name = 'Zanzibar Oysters';
  const made = await host.call('POST', '/api/tax', { establishment_id: host.seeded.one.establishments[0], name, rate: 3 }, owner);
  expect(made.status).toBe(201);
  await host.call('POST', '/api/tax/list', { search: 'quokka', name: 'quokka' }, owner);
  await host.call('GET', `/api/tax/${made.body.data.id}?secret=platypus`, undefined, owner, { 'user-agent': 'wombat' });
  await host.call('POST', '/oauth/token', { username: 'echidna@demo.test', password: 'kookaburra' });
  await host.exported({ resource: 'taxes', columns: ['name'] }, owner);
  await spansOf(() =>
    host.call('GET', '/numbat/tapir', undefined, owner, { traceparent: `00-${'bad0'.repeat(8)}-${'bad0'.repeat(4)}-01` }),
  );
  await tree(({ name: one, facts }) => one === 'job export' && facts['countinghouse.job.outcome'] === 'completed');
  const bytes = collector.sent.map(({ text, headers }) => JSON.stringify(headers) + text).join('\n');
  expect(bytes).toContain('POST /api/tax/list');
  const written =
    /zanzibar|oyster|quokka|platypus|wombat|echidna|kookaburra|numbat|tapir|dugong|menu\.png|bad0bad0|demo\.test|harbour|client one/gi;
  expect(bytes.match(written)).toBe(null);
  expect(bytes).not.toContain(owner);
});

test('attributes have names and values of the program’s own alone', () => {
  const words: Readonly<Record<string, RegExp>> = {
    'http.request.method': /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|other)$/,
    'http.route': /^(?:unknown|(?:\/(?:\*|:?[a-zA-Z_]+|v1_0|[a-z-]+))+)$/,
    'http.response.status_code': /^[1-5]\d\d$/,
    'countinghouse.request_id': /^[0-9a-f-]{36}$/,
    'countinghouse.unit.kind': /^(?:read|write|report|job|owner)$/,
    'countinghouse.unit.readonly': /^(?:true|false)$/,
    'countinghouse.unit.wait_ms': /^[\d.e-]+$/,
    'countinghouse.unit.outcome': /^(?:done|undone)$/,
    'countinghouse.job.kind': /^[a-z]+(?:[._][a-z]+)*$/i,
    'countinghouse.job.attempt': /^\d+$/,
    'countinghouse.job.outcome': /^(?:completed|refused|broke|interrupted)$/,
    'db.system.name': /^postgresql$/,
  };
  const strange = sent().flatMap(({ facts }) =>
    Object.entries(facts).flatMap(([key, value]) => (words[key]?.test(String(value)) ? [] : [`${key}=${value}`])),
  );
  expect(strange).toEqual([]);
  const [resource] = collector.sent.flatMap(({ body }) => (body as SentBody).resourceSpans);
  expect(factsOf(resource?.resource.attributes ?? [])).toMatchObject({ 'service.name': 'countinghouse' });
});

describe('a collector', () => {
  test('that says nothing holds no answer up', async () => {
    collector.answer = 'silent';
    const answers = await Promise.all(Array.from({ length: 20 }, () => host.call('POST', '/api/product/list', {}, owner)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    collector.answer = { status: 200, body: '{}' };
    expect(told).toEqual([]);
  });

  test('that is away is told of once, not for each batch, and once when it is back; a stop does not wait for it', async () => {
    const other = await startReceiver();
    other.answer = { status: 400, body: '{}' };
    const said: string[] = [];
    const app = Fastify();
    const away = openTracing(host.database, {
      ...{ address: other.address, share: 1, service: 'test', everyMs: EVERY_MS, patienceMs: 300 },
      tell: (sentence) => said.push(sentence),
    });
    away.follow(app);
    const batches = async (most: number) => {
      while (other.sent.length < most) await away.traced({ name: 'work' }, () => new Promise((resolve) => setImmediate(resolve)));
    };
    await batches(3);
    expect(said).toEqual([expect.stringMatching(/^Traces cannot be sent to OTEL_EXPORTER_OTLP_ENDPOINT \(/)]);
    other.answer = { status: 200, body: '{}' };
    await batches(5);
    expect(said.slice(1)).toEqual(['Traces are sent to OTEL_EXPORTER_OTLP_ENDPOINT again']);
    other.answer = 'silent';
    await away.traced({ name: 'last' }, async () => undefined);
    const since = performance.now();
    await app.close();
    expect(performance.now() - since).toBeLessThan(8_000);
    await other.close();
  });

  test('is sent what is left when the host stops in order, of the share of traces that is asked for', async () => {
    const other = await startReceiver();
    other.answer = { status: 200, body: '{}' };
    for (const share of [0, 1]) {
      const app = Fastify();
      const last = openTracing(host.database, { address: other.address, share, service: 'test', everyMs: 60_000, tell: () => undefined });
      last.follow(app);
      await last.traced({ name: 'last' }, async () => undefined);
      expect(other.sent).toEqual([]);
      await app.close();
      expect(other.sent.map(({ text }) => text.includes('"last"'))).toEqual(share ? [true] : []);
    }
    await other.close();
  });
});
