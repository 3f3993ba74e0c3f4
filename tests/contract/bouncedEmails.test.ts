import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Order, type Purchasing, purchasingHost } from '#/tests/server/domain/purchasing/purchasingHost.ts';
import { returnedEmail } from '#/tests/support/returnedEmail.ts';
import { anOrder } from '#/tests/support/sales.ts';

/** An email that was taken and came back later says so, to whoever sent it. */

let all: Purchasing;
beforeAll(async () => {
  all = await purchasingHost({ mailBounces: 'bounces@countinghouse.test' });
});
afterEach(async () => {
  await all.delivered();
  all.mail.forget();
});
afterAll(() => all.close());

const handOver = async (message: string) => {
  const headers = { 'content-type': 'message/rfc822' };
  const answer = await all.host.app.inject({ method: 'POST', url: '/api/email-bounces', headers, payload: message });
  return { status: answer.statusCode, body: answer.json() };
};
const emailsOf = async (filters: object) => (await all.host.call('POST', '/api/sent-email/list', { filters }, all.owner)).body.data.list;
const emailOf = async ({ id }: Order) => (await emailsOf({ about: { type: 'purchase-orders', id } }))[0];

/** An order that was mailed, and the address to which its email comes back. */
async function mailed(): Promise<{ order: Order; back: string }> {
  const order = await all.newOrder();
  await all.verb(order, 'send');
  const { returnPath, from } = await all.mail.next();
  expect(from?.address).toBe('no-reply@countinghouse.test');
  await all.delivered();
  return { order, back: returnPath };
}

test('it says why, is among what has not arrived, and can be sent again', async () => {
  const { order, back } = await mailed();
  expect(back).toMatch(/^bounces\+\d+-\d+-[0-9a-f]{20}@countinghouse\.test$/);
  expect(await handOver(returnedEmail(back))).toMatchObject({ status: 200, body: { data: { noted: true } } });
  const email = await emailOf(order);
  expect(email).toMatchObject({
    status: 'bounced',
    problem: 'The mail server does not take mail for sales@harvest.test: check how the address is written',
    sent_at: expect.any(String),
  });
  const { body } = await all.host.call('GET', `/api/sent-email/${email.id}`, undefined, all.owner);
  expect(body.data.answer).toBe('550 5.1.1 <sales@harvest.test>: Recipient address rejected');
  expect(await handOver(returnedEmail(back))).toMatchObject({ status: 200, body: { data: { noted: false } } });
  expect((await all.host.call('POST', `/api/sent-email/${email.id}/again`, {}, all.owner)).status).toBe(200);
  expect((await all.mail.next()).returnPath).not.toBe(back);
});

test('what it was about says it too', async () => {
  const establishment_id = all.host.seeded.one.establishments[0] as number;
  await all.host.call('POST', '/api/sales/intake', { establishment_id, orders: [anOrder()] }, all.owner);
  const [{ id }] = (await all.host.call('POST', '/api/sales/list', { establishment_id }, all.owner)).body.data.list;
  await all.host.call('POST', `/api/sales/${id}/send-receipt`, { email: 'guest@example.com' }, all.owner);
  const { returnPath } = await all.mail.next();
  await all.delivered();
  await handOver(returnedEmail(returnPath));
  const { receipts } = (await all.host.call('GET', `/api/sales/${id}`, undefined, all.owner)).body.data;
  expect(receipts).toMatchObject([{ status: 'failed', failure: 'refused' }]);
});

test('nobody else can say it, and what is no notice changes nothing', async () => {
  const { order, back } = await mailed();
  for (const address of [back.replace(/-[0-9a-f]/, '-x'), back.replace(/\+(\d+)-(\d+)/, '+$1-1$2'), 'bounces@countinghouse.test'])
    expect(await handOver(returnedEmail(address))).toMatchObject({ status: 403, body: { status: 'error' } });
  expect((await handOver('')).status).toBe(403);
  const delayed = returnedEmail(back, { action: 'delayed', status: '4.4.1' });
  expect(await handOver(delayed)).toMatchObject({ status: 200, body: { data: { noted: false } } });
  expect((await emailOf(order)).status).toBe('sent');
});

test('emails about accounts come back to the sender: what became of them is told nobody', async () => {
  await all.host.call('POST', '/api/v1_0/request-password-reset', { email: 'owner@demo.test' });
  expect((await all.mail.next()).returnPath).toBe('no-reply@countinghouse.test');
});
