import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '#/tests/server/foundation/mail/mailServer.ts';
import type { TestApp } from '#/tests/support/app.ts';
import { lunch, salesApp, setClock } from '#/tests/support/sales.ts';

/** E-mails that were given up while the mail server was away: whoever runs the installation has all of them sent again. */

const AGAIN = '/api/admin/operations/send-emails-again';
const later = { code: 451, message: 'Later' };
const patience = { timeout: 20_000 };

let host: TestApp;
let mail: MailServer;
let admin: string;
let owner: string;
let harbour: number;

beforeAll(async () => {
  mail = await startMailServer();
  host = await salesApp({
    config: { smtpUrl: mail.url, mailFrom: 'Countinghouse <no-reply@countinghouse.test>' },
    mailerSettings: { retryMs: [30] },
  });
  await setClock(host);
  admin = await host.signIn('admin@demo.test');
  owner = await host.signIn('owner@demo.test');
  harbour = host.seeded.one.establishments[0] as number;
});
afterAll(async () => {
  await host.close();
  await mail.close();
});

const stored = async <T>(query: ReturnType<typeof sql<T>>) => (await host.database.platform((tx) => query.execute(tx))).rows;
const delivered = () =>
  expect
    .poll(
      () => stored(sql`select 1 from public.jobs where kind like any('{mail.%,emails.again}') and status in ('pending', 'processing')`),
      patience,
    )
    .toEqual([]);
const read = async () => (await host.call('GET', '/api/admin/operations', undefined, admin)).body.data;
const sendAgain = async (token = admin) => host.call('POST', AGAIN, {}, token);
const ofOwner = async (path: string, body: object) => {
  const { status, body: answer } = await host.call('POST', path, body, owner);
  expect(status, JSON.stringify(answer)).toBe(200);
  return answer.data;
};
const received = () => mail.received.map(({ recipients }) => recipients[0]).sort();
/** The records of receipts by their recipients, in the order of their making. */
const records = async () =>
  (await ofOwner('/api/sent-email/list', { filters: { kind: ['receipt'] }, sort_by: 'id', sort_order: 'asc' })).list as {
    id: number;
    recipient: string;
    status: string;
    tries: number;
    problem: string | null;
  }[];
const statuses = async () => (await records()).map(({ recipient, status }) => [recipient, status]);

test('each leaves once, if it has not left since and is not over; what was refused for good stays where it is', async () => {
  mail.refuse = later;
  const order = await ofOwner('/api/sales/intake', { establishment_id: harbour, orders: [lunch()] });
  const receipt = (email: string) => ofOwner(`/api/sales/${order.list[0].id}/send-receipt`, { email });
  await receipt('ann@guests.test');
  await receipt('bob@guests.test');
  await receipt('cleo@guests.test');
  await host.call('POST', '/api/v1_0/request-password-reset', { email: 'owner@other.test' });
  await delivered();
  await receipt('cleo@guests.test');
  await delivered();
  mail.refuse = { code: 550, message: '5.1.1 No such user' };
  await receipt('dan@guests.test');
  await delivered();
  const before = await read();
  expect(before.emails).toEqual({ waiting: 0, given_up_last_hour: 5, given_up: 5 });
  expect(before.failed_jobs[0].why).toBe('The mail server refused the e-mail');

  mail.refuse = undefined;
  const bob = (await records()).find(({ recipient }) => recipient === 'bob@guests.test');
  await ofOwner(`/api/sent-email/${bob?.id}/again`, {});
  await delivered();
  expect(received()).toEqual(['bob@guests.test']);

  const asked = await Promise.all([sendAgain(), sendAgain()]);
  for (const { status, body } of asked) expect(status, JSON.stringify(body)).toBe(200);
  // The second one may find fewer of them.
  expect(asked.map(({ body }) => [body.data, body.message])).toContainEqual([{ emails: 5 }, '5 e-mails are sent again']);
  await delivered();
  expect(received()).toEqual(['ann@guests.test', 'bob@guests.test', 'cleo@guests.test', 'owner@other.test']);
  expect(await statuses()).toEqual([
    ['ann@guests.test', 'sent'],
    ['bob@guests.test', 'given_up'],
    ['cleo@guests.test', 'given_up'],
    ['cleo@guests.test', 'sent'],
    ['dan@guests.test', 'refused'],
    ['bob@guests.test', 'sent'],
  ]);
  expect((await records())[0]).toMatchObject({ tries: 3, problem: null });
  expect((await read()).emails).toEqual({ waiting: 0, given_up_last_hour: 0, given_up: 0 });
});

test('where there is none, nothing is done, and it is said', async () => {
  const { status, body } = await sendAgain();
  expect([status, body.data, body.message]).toEqual([200, { emails: 0 }, 'No e-mail was given up in the last seven days']);
});

test('it is not for a business’s own people', async () => {
  expect((await sendAgain(owner)).status).toBe(403);
  expect((await host.call('POST', AGAIN, {})).status).toBe(401);
});
