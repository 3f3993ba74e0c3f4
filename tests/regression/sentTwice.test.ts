import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allAtOnce } from '#/tests/support/allAtOnce.ts';
import { type TestApp, testApp } from '#/tests/support/app.ts';

/** Only verbs that said so heard an `Idempotency-Key`: what mails went out twice where its button, or a bad line, sent it twice. */

let host: TestApp;
let owner: string;
let harbour: number;
let keys = 0;

beforeAll(async () => {
  const config = { smtpUrl: 'smtp://127.0.0.1:9', mailFrom: 'Countinghouse <no-reply@countinghouse.test>' };
  host = await testApp({ config });
  owner = await host.signIn('owner@demo.test');
  [harbour] = host.seeded.one.establishments as [number];
});
afterAll(() => host.close());

const report = () => ({ report: 'sales-summary', period: 'yesterday', establishments: [harbour], format: 'csv' });
const newKey = () => `press-${++keys}`;
const call = (path: string, body: object, key: string) => host.call('POST', path, body, owner, { 'idempotency-key': key });

/** How often something was queued under this kind of job so far. */
async function queued(kind: string): Promise<number> {
  const { rows } = await host.database.platform((tx) =>
    sql<{ n: number }>`select count(*)::integer as n from public.jobs where kind = ${kind}`.execute(tx),
  );
  return rows[0]?.n ?? 0;
}

async function scheduled(): Promise<string> {
  const body = { ...report(), name: 'Sent now', recipients: [{ email: 'boss@demo.test' }], frequency: 'daily', time: '06:00' };
  const { id } = (await host.call('POST', '/api/report-schedule', body, owner)).body.data;
  return `/api/report-schedule/${id}/send`;
}

test.each([
  { what: 'a schedule', job: 'report-schedule', path: scheduled, body: () => ({}) },
  { what: 'a report that is tried', job: 'mail.report-trial', path: async () => '/api/report-schedule/try', body: report },
])('$what is sent once for each press, however often that arrives', async ({ job, path: pathOf, body }) => {
  const path = await pathOf();
  const before = await queued(job);
  const key = newKey();
  const press = () => call(path, body(), key);
  const answers = [...(await allAtOnce(host.database, [press, press])), await press()];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(answers.map((answer) => answer.body)).toEqual(answers.map(() => answers[0]?.body));
  expect((await queued(job)) - before).toBe(1);
  expect((await call(path, body(), newKey())).status).toBe(200);
  expect((await queued(job)) - before).toBe(2);
});

test('a token that is rotated under a key is told in one answer, and kept in none', async () => {
  const made = { name: 'Key of keys', establishments: [harbour], permissions: ['Products'] };
  const { id } = (await host.call('POST', '/api/api-key', made, owner)).body.data;
  const key = newKey();
  const rotate = () => call(`/api/api-key/${id}/rotate-token`, {}, key);
  const [first, again] = [await rotate(), await rotate()];
  expect([first.status, again.status]).toEqual([200, 200]);
  expect([first.body.data.api_key, again.body.data.api_key]).toEqual([expect.any(String), undefined]);
  const { rows } = await host.database.platform((tx) =>
    sql<{ answer: string }>`select answer::text as answer from public.verb_answers where key = ${key}`.execute(tx),
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.answer).not.toContain(first.body.data.api_key);
});
