import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { say } from '#/i18n/sentences.ts';
import { model } from '#/resources/index.ts';
import { stopWebhook } from '#/server/capabilities/webhooks/stopWebhook.ts';
import type { WebhookHost } from '#/server/capabilities/webhooks/webhookHost.ts';
import { watchLimits } from '#/server/domain/alerts/watchLimits.ts';
import { openJobs } from '#/server/foundation/jobs/jobs.ts';
import { type Mailer, openMailer } from '#/server/foundation/mail/mailer.ts';
import { type MailServer, startMailServer } from '#/tests/server/foundation/mail/mailServer.ts';
import { type TestApp, testApp } from '#/tests/support/app.ts';
import { anOrder, setClock } from '#/tests/support/sales.ts';

/** What is not made anew of a record is sent from what was queued for it: alerts, and webhooks that were switched off. */

type SentEmail = Record<string, unknown> & { id: number; status: string };
const patience = { timeout: 20_000 };

let host: TestApp;
let mail: MailServer;
let queue: FastifyInstance;
let mailer: Mailer;
let owner: string;
let staff: string;
let harbour: number;
const stored = (query: ReturnType<typeof sql>) => host.database.platform((tx) => query.execute(tx));

beforeAll(async () => {
  mail = await startMailServer();
  const config = { smtpUrl: mail.url, mailFrom: 'Countinghouse <no-reply@countinghouse.test>', outgoingLoopback: true };
  host = await testApp({
    config,
    roles: { staff: ['SentEmails', 'SentEmailSendAgain'] },
    jobSettings: { pollMs: 100 },
    mailerSettings: { retryMs: [1500, 1500, 1500] },
  });
  await setClock(host);
  // Only queues: the host itself carries what is queued.
  queue = Fastify();
  const transport = { destination: 'nowhere', carry: () => Promise.reject(new Error('only the host sends')) };
  mailer = openMailer({ jobs: openJobs(queue, { database: host.database }), database: host.database, transport, log: queue.log });
  owner = await host.signIn('owner@demo.test');
  staff = await host.signIn('staff@demo.test');
  harbour = host.seeded.one.establishments[0] as number;
  const look = { establishment_id: harbour, kind: 'email_look', values: { sender_name: 'Harbour' } };
  await call('/api/establishment-meta', look, 200);
});
beforeEach(async () => {
  await delivered();
  mail.forget();
});
afterEach(async () => {
  mail.refuse = undefined;
  await delivered();
  for (const table of ['sent_emails', 'alerts', 'alert_rules', 'webhooks']) await stored(sql`delete from ${sql.id('public', table)}`);
});
afterAll(async () => {
  await queue.close();
  await host.close();
  await mail.close();
});

const call = async (path: string, body: object, wanted: number, method: 'POST' | 'PUT' | 'DELETE' = 'POST') => {
  const { status, body: answer } = await host.call(method, path, body, owner);
  expect(status, JSON.stringify(answer)).toBe(wanted);
  return answer.data;
};
const listed = async (): Promise<SentEmail[]> =>
  (await call('/api/sent-email/list', { filters: { kind: ['alert', 'webhook'] }, sort_by: 'id', sort_order: 'asc' }, 200)).list;
const again = (id: number, token = owner) => host.call('POST', `/api/sent-email/${id}/again`, {}, token);
/** The records, once they are like this, in the order of their making. */
async function become(...statuses: string[]): Promise<[SentEmail, ...SentEmail[]]> {
  await expect.poll(async () => (await listed()).map(({ status }) => status), patience).toEqual(statuses);
  return (await listed()) as [SentEmail, ...SentEmail[]];
}
async function delivered(): Promise<void> {
  const waiting = sql`select 1 from public.jobs where kind like 'mail.%' and status in ('pending', 'processing')`;
  await expect.poll(async () => (await stored(waiting)).rows.length, patience).toBe(0);
}

describe('alerts', () => {
  let count = 0;

  /** An order that nobody has paid since yesterday, told to the owner. */
  async function unpaid(): Promise<void> {
    count += 1;
    const people = [host.seeded.one.users['owner@demo.test']];
    await call('/api/alert-rule', { establishment_id: harbour, name: `Unpaid ${count}`, kind: 'unpaid_order', hours: 1, people }, 201);
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    const order = anOrder({ order_number: `T-${count}`, local_created_at: `${yesterday} 12:00:00`, status: 'open' });
    await call('/api/sales/intake', { establishment_id: harbour, orders: [order] }, 200);
    await watchLimits({ database: host.database, model, mailer });
  }

  test('are sent once more from what was queued, to the same reader; their record tells no more than how many', async () => {
    await unpaid();
    const [first] = await become('sent');
    const { text, from } = await mail.next();
    expect(from?.name, 'in the look of its establishment').toBe('Harbour');
    expect(text).toContain(`Order T-${count} of`);
    expect((await again(first.id, staff)).status, 'a role of the establishment may').toBe(200);
    const [, second] = await become('sent', 'sent');
    const repeated = await mail.next();
    expect([repeated.recipients, repeated.text]).toEqual([['owner@demo.test'], text]);
    expect(second).toMatchObject({ kind: 'alert', subject: '1 new alert', establishment: harbour, about: null });
    expect(second?.causer).not.toBe(first.causer);
  });

  test('that wait already are not queued a second time', async () => {
    mail.refuse = { code: 451, message: 'Later' };
    await unpaid();
    const [first] = await become('waiting');
    const [one, two] = await Promise.all([again(first.id), again(first.id)]);
    expect([one.body.data.id, two.body.data.id]).toEqual([first.id, first.id]);
    expect(await listed()).toHaveLength(1);
  });

  test('that are settled by then are not sent, and the record says so', async () => {
    await unpaid();
    const [first] = await become('sent');
    await stored(sql`update public.alerts set status = 'settled', settled_at = now()`);
    expect((await again(first.id)).status).toBe(200);
    const [, second] = await become('sent', 'not_sent');
    expect(second?.problem).toContain('there was nothing to send any more');
  });

  test('whose queue has forgotten them are refused with a sentence', async () => {
    await unpaid();
    const [first] = await become('sent');
    await delivered();
    await stored(sql`delete from public.jobs where kind = 'mail.alerts'`);
    const { status, body } = await again(first.id);
    expect([status, body.message]).toEqual([409, 'What it said is kept for a week only: open what it was about instead']);
  });
});

describe('a webhook that was switched off', () => {
  /** Switched off by the host; its owner is the only one who is told. */
  async function stopped(): Promise<{ id: number; title: string }> {
    const hook = { title: 'Hook', address: 'http://127.0.0.1:48123/hook', events: ['products.*'], establishment: harbour };
    const { id, title } = await call('/api/webhook', hook, 201);
    const claimed = { clientId: host.seeded.one.clientId, webhook: id } as Parameters<typeof stopWebhook>[2];
    const parts = { model, mailer } as unknown as WebhookHost;
    await host.database.tenant(claimed.clientId, (tx) => stopWebhook(tx, parts, claimed, say('emails.unreachable')));
    return { id, title };
  }

  test('is told once more while it is off, to the same address, by whoever may change webhooks', async () => {
    const { id, title } = await stopped();
    const [first] = await become('sent');
    const { subject, from } = await mail.next();
    expect([subject, from?.name]).toEqual([`The webhook “${title}” was switched off`, 'Harbour']);
    expect((await again(first.id, staff)).status).toBe(403);
    expect((await again(first.id)).status).toBe(200);
    const [, second] = await become('sent', 'sent');
    expect(second).toMatchObject({ kind: 'webhook', about: { type: 'webhooks', id }, recipient: first.recipient, establishment: harbour });
    expect((await mail.next()).recipients).toEqual([first.recipient]);
  });

  test('whose email waits already is not told a second time', async () => {
    mail.refuse = { code: 451, message: 'Later' };
    await stopped();
    const [first] = await become('waiting');
    expect((await again(first.id)).body.data.id).toBe(first.id);
    expect(await listed()).toHaveLength(1);
  });

  test('and is on again by then is nobody’s concern: the record says that there was nothing to send', async () => {
    const { id } = await stopped();
    const [first] = await become('sent');
    await call(`/api/webhook/${id}`, { status: 'active' }, 200, 'PUT');
    expect((await again(first.id)).status).toBe(200);
    const [, second] = await become('sent', 'not_sent');
    expect(second?.problem).toContain('there was nothing to send any more');
  });

  test('and is deleted since is refused with a sentence', async () => {
    const { id } = await stopped();
    const [first] = await become('sent');
    await call(`/api/webhook/${id}`, {}, 200, 'DELETE');
    const { status, body } = await again(first.id);
    expect([status, body.message]).toEqual([409, 'What this e-mail was about is not there any more: there is nothing to send']);
  });
});
