import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { tidyEmails } from '#/server/foundation/mail/sentEmails.ts';
import { type Order, type Purchasing, purchasingHost } from '#/tests/server/domain/purchasing/purchasingHost.ts';
import type { MailServer } from '#/tests/server/foundation/mail/mailServer.ts';
import { anOrder } from '../support/sales.ts';

let all: Purchasing;
let mail: MailServer;
let manager: string;
let staff: string;
let stranger: string;
let harbour: number;

beforeAll(async () => {
  all = await purchasingHost();
  mail = all.mail;
  manager = await all.host.signIn('manager@demo.test');
  staff = await all.host.signIn('staff@demo.test');
  stranger = await all.host.signIn('owner@other.test');
  harbour = all.host.seeded.one.establishments[0] as number;
});
afterEach(async () => {
  mail.refuse = undefined;
  mail.refuseRecipient = undefined;
  await all.delivered();
  mail.forget();
});
afterAll(() => all.close());

type SentEmail = Record<string, unknown> & { id: number; status: string };
const patience = { timeout: 20_000 };
const listed = async (filters: object, token = all.owner): Promise<SentEmail[]> =>
  (await all.host.call('POST', '/api/sent-email/list', { filters, sort_by: 'id', sort_order: 'asc' }, token)).body.data.list;
const about = ({ id }: Pick<Order, 'id'>, token = all.owner) => listed({ about: { type: 'purchase-orders', id } }, token);
const read = (id: number, token = all.owner) => all.host.call('GET', `/api/sent-email/${id}`, undefined, token);
const again = (id: number, token = all.owner) => all.host.call('POST', `/api/sent-email/${id}/again`, {}, token);
const stored = (query: ReturnType<typeof sql>) => all.host.database.platform((tx) => query.execute(tx));

/** An order that was mailed, and its email's record once it is like this. */
async function mailedOrder(status: string, body: object = {}): Promise<{ order: Order; email: SentEmail }> {
  const order = await all.newOrder();
  expect((await all.verb(order, 'send', body)).status).toBe(200);
  return { order, email: await becomes(order, status) };
}

async function becomes(order: Order, status: string, count = 1): Promise<SentEmail> {
  await expect.poll(async () => (await about(order)).map((email) => email.status), patience).toEqual(Array(count).fill(status));
  return (await about(order)).at(-1) as SentEmail;
}

describe('an email', () => {
  test('that the mail server does not take yet waits and says why; then it is sent, under the subject that it left with', async () => {
    mail.refuse = { code: 451, message: 'Come back' };
    const order = await all.newOrder();
    await all.verb(order, 'send', { message: 'By the back door' });
    await expect.poll(async () => (await about(order))[0], patience).toMatchObject({ status: 'waiting', tries: 1 });
    expect((await about(order))[0]).toMatchObject({
      ...{ kind: 'purchase_order', recipient: 'sales@harvest.test', subject: `Purchase order ${order.number}`, establishment: harbour },
      ...{ about: { type: 'purchase-orders', id: order.id }, message: 'By the back door', sent_at: null, next_try: expect.any(String) },
      ...{ problem: 'The mail server asks to try again later', answer: '451 Come back' },
      _titles: { about: order.number, establishment: 'Harbour' },
    });
    mail.refuse = undefined;
    const sent = await becomes(order, 'sent');
    const { subject } = await mail.next();
    expect(sent).toMatchObject({ subject, sent_at: expect.any(String), problem: null, answer: null, next_try: null });
    expect(sent.tries).toBeGreaterThanOrEqual(2);
    expect(subject).toContain(order.number);
  });

  test('whose address the mail server refuses is refused at once, in words that name the address', async () => {
    mail.refuseRecipient = { code: 550, message: '5.1.1 no such person' };
    const { tries } = mail;
    const { email } = await mailedOrder('refused', { email: 'typo@harvest.test' });
    expect(email).toMatchObject({
      ...{ recipient: 'typo@harvest.test', tries: 1, next_try: null, sent_at: null },
      problem: 'The mail server does not take mail for typo@harvest.test: check how the address is written',
      answer: expect.stringContaining('no such person'),
    });
    await all.delivered();
    expect(mail.tries).toBe(tries + 1);
  });

  test('that nothing is left of when it leaves says so, and is no failure', async () => {
    mail.refuse = { code: 451, message: 'Later' };
    const { order } = await mailedOrder('waiting');
    await expect.poll(async () => (await about(order))[0]?.tries, patience).toBe(1);
    await all.verb(order, 'cancel');
    mail.refuse = undefined;
    expect((await becomes(order, 'not_sent')).problem).toContain('there was nothing to send any more');
  });

  test('and its record are undone together', async () => {
    const order = await all.newOrder({ vendor: all.silent });
    expect((await all.verb(order, 'send')).status).toBe(422);
    expect(await about(order)).toEqual([]);
  });
});

describe('sending again', () => {
  test('makes it anew of the order as it is now, once though it is asked for twice, and stands in the log', async () => {
    const { order, email } = await mailedOrder('sent', { email: 'night@harvest.test', message: 'Ring twice' });
    await mail.next();
    await all.receive({ ...order, status: 'ordered' }, [4]);
    mail.refuse = { code: 451, message: 'Later' };
    const [one, two] = await Promise.all([again(email.id), again(email.id)]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(one.body.data.id).toBe(two.body.data.id);
    expect(one.body.data.id).not.toBe(email.id);
    expect((await again(one.body.data.id)).body.data.id).toBe(one.body.data.id);
    mail.refuse = undefined;
    await becomes(order, 'sent', 2);
    const second = await mail.next();
    expect([second.recipients, second.text?.includes('Ring twice')]).toEqual([['night@harvest.test'], true]);
    await all.delivered();
    expect(mail.received.filter(({ recipients }) => recipients.includes('night@harvest.test'))).toHaveLength(2);
    const { rows } = await stored(sql`
      select causer, event from public.activity_log where subject_type = 'sent-emails' and subject_id = ${email.id}`);
    expect(rows).toEqual([
      { causer: expect.any(String), event: 'performed' },
      { causer: expect.any(String), event: 'performed' },
    ]);
  });

  test('sends a receipt once more, noted at its order', async () => {
    const body = { establishment_id: harbour, orders: [anOrder()] };
    const { id } = (await all.host.call('POST', '/api/sales/intake', body, all.owner)).body.data.list[0];
    await all.host.call('POST', `/api/sales/${id}/send-receipt`, { email: 'guest@guests.test', language: 'es' }, all.owner);
    const sent = () => listed({ about: { type: 'orders', id } });
    await expect.poll(async () => (await sent()).map(({ status }) => status), patience).toEqual(['sent']);
    expect((await again((await sent())[0]?.id ?? 0)).status).toBe(200);
    await expect.poll(async () => (await sent()).map(({ status }) => status), patience).toEqual(['sent', 'sent']);
    expect([(await mail.next()).subject, (await mail.next()).subject]).toEqual(Array(2).fill('Su recibo de Harbour Kitchen'));
    const order = (await all.host.call('GET', `/api/sales/${id}`, undefined, all.owner)).body.data;
    expect(order.receipts).toHaveLength(2);
  });

  test('is refused with a sentence where the order is cancelled or gone', async () => {
    mail.refuseRecipient = { code: 550, message: 'no' };
    const { order, email } = await mailedOrder('refused');
    await all.verb(order, 'cancel');
    const cancelled = await again(email.id);
    expect([cancelled.status, cancelled.body.message]).toEqual([409, `Purchase order ${order.number} is cancelled: it is not sent again`]);
    expect((await all.host.call('DELETE', `/api/purchase-order/${order.id}`, undefined, all.owner)).status).toBe(200);
    const gone = await again(email.id);
    expect([gone.status, gone.body.message]).toEqual([409, 'What this e-mail was about is not there any more: there is nothing to send']);
    expect((await read(email.id)).body.data).toMatchObject({
      about: null,
      status: 'refused',
      subject: expect.stringContaining(order.number),
    });
  });
});

describe('an email about an account', () => {
  test('says to whom it was handed over, the same whether the address is known elsewhere, and is not sent again', async () => {
    const add = (email: string) =>
      all.host.call('POST', '/api/user', { first_name: 'Nia', last_name: 'Brook', email, roles: [] }, all.owner);
    expect((await add('new@people.test')).status).toBe(201);
    expect((await add('owner@other.test')).status).toBe(201);
    await all.delivered();
    const [fresh, elsewhere] = [await listed({ recipient: 'new@people.test' }), await listed({ recipient: 'owner@other.test' })];
    const same = {
      kind: 'account',
      subject: 'Their account here',
      status: 'handed_over',
      tries: null,
      sent_at: null,
      problem: null,
      answer: null,
    };
    expect(fresh).toMatchObject([same]);
    expect(elsewhere).toMatchObject([same]);
    const { status, body } = await again(fresh[0]?.id ?? 0);
    expect([status, body.message]).toEqual([409, expect.stringContaining('invite the person again')]);
    expect(await listed({ kind: 'account' }, manager)).toEqual([]);
  });

  test('that somebody forgot their password is nobody’s business: it has no record', async () => {
    const before = (await stored(sql`select id from public.sent_emails`)).rows.length;
    await all.host.call('POST', '/api/v1_0/request-password-reset', { email: 'owner@demo.test' });
    await mail.next();
    expect((await stored(sql`select id from public.sent_emails`)).rows).toHaveLength(before);
  });
});

test('a role of an establishment sees what was mailed for it; others nothing, and another business not that it exists', async () => {
  const { order, email } = await mailedOrder('sent');
  expect(await about(order, manager)).toMatchObject([{ id: email.id }]);
  await stored(sql`update public.sent_emails set establishment = null where id = ${email.id}`);
  expect(await about(order, manager)).toEqual([]);
  expect((await read(email.id, manager)).status).toBe(404);
  expect(await about(order, stranger)).toEqual([]);
  expect([(await read(email.id, stranger)).status, (await again(email.id, stranger)).status]).toEqual([404, 404]);
  expect((await all.host.call('POST', '/api/sent-email/list', {}, staff)).status).toBe(403);
  expect((await again(email.id, staff)).status).toBe(403);
});

test('whoever may send again, but not send orders, does not send an order again', async () => {
  const { email } = await mailedOrder('sent');
  const { roles } = all.host.seeded.one;
  const holds = (names: readonly string[]) =>
    stored(sql`update public.roles set permissions = ${JSON.stringify(names)}::jsonb where id = ${roles.staff}`);
  await holds(['SentEmails', 'SentEmailSendAgain']);
  expect((await again(email.id, staff)).status).toBe(403);
  await holds(['SentEmails', 'SentEmailSendAgain', 'PurchaseOrderEdit']);
  expect((await again(email.id, staff)).status).toBe(200);
});

test('records are kept for ninety days; one that waits and has no job any more is given up', async () => {
  const { order, email } = await mailedOrder('sent');
  const { email: lost } = await mailedOrder('sent');
  await stored(sql`update public.sent_emails set status = 'waiting' where id = ${lost.id}`);
  await stored(sql`update public.sent_emails set created_at = now() - interval '89 days' where id = ${email.id}`);
  await tidyEmails(all.host.database);
  expect((await read(lost.id)).body.data).toMatchObject({ status: 'given_up', problem: expect.stringContaining('send it again') });
  expect(await about(order)).toHaveLength(1);
  await stored(sql`update public.sent_emails set created_at = now() - interval '91 days' where id = ${email.id}`);
  await tidyEmails(all.host.database);
  expect(await about(order)).toEqual([]);
});
