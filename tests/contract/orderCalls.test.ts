import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { OrderInput } from '#/server/domain/sales/orderInput.ts';
import { type MailServer, startMailServer } from '#/tests/server/foundation/mail/mailServer.ts';
import type { TestApp } from '../support/app.ts';
import { textOfPdf } from '../support/pdfText.ts';
import { lunch, salesApp, setClock } from '../support/sales.ts';
import { askUpload, fileSamples, putFile } from '../support/uploads.ts';

let host: TestApp;
let mail: MailServer;
let owner: string;
let staff: string;
let stranger: string;
let harbour: number;

beforeAll(async () => {
  mail = await startMailServer();
  host = await salesApp({
    config: { smtpUrl: mail.url, mailFrom: 'Countinghouse <no-reply@countinghouse.test>' },
    mailerSettings: { retryMs: [30] },
  });
  await setClock(host);
  owner = await host.signIn('owner@demo.test');
  staff = await host.signIn('staff@demo.test');
  stranger = await host.signIn('owner@other.test');
  harbour = host.seeded.one.establishments[0] as number;
});
afterEach(async () => {
  mail.refuse = undefined;
  await delivered();
  mail.forget();
});
afterAll(async () => {
  await host.close();
  await mail.close();
});

/** Waits until nothing is left to send. */
const delivered = () =>
  expect
    .poll(
      () =>
        host.database.platform(
          async (tx) =>
            (await sql`select 1 from public.jobs where kind like 'mail.%' and status in ('pending', 'processing')`.execute(tx)).rows.length,
        ),
      { timeout: 10_000 },
    )
    .toBe(0);

async function add(order = lunch()): Promise<number> {
  const { body } = await host.call('POST', '/api/sales/intake', { establishment_id: harbour, orders: [order] }, owner);
  expect(body.data.list[0].errors).toBeUndefined();
  return body.data.list[0].id;
}
const view = async (id: number, token = owner) => (await host.call('GET', `/api/sales/${id}`, undefined, token)).body.data;
const sendReceipt = (id: number, body: object, token = owner, headers = {}) =>
  host.call('POST', `/api/sales/${id}/send-receipt`, body, token, headers);
const attach = (id: number, customer_id: unknown, token = owner) => host.call('POST', `/api/sales/${id}/customer`, { customer_id }, token);
const newCustomer = async (token: string, first_name: string) =>
  (await host.call('POST', '/api/customer', { first_name, last_name: 'Reed', email: `${randomUUID()}@guests.test` }, token)).body.data;
const history = async (id: number) =>
  (await host.call('POST', `/api/sales/${id}/history`, {}, owner)).body.data.list as {
    description: string;
    event: string;
    changes: object;
  }[];

describe('an order by its tracking id', () => {
  it('answers what its id answers, to whoever may view it', async () => {
    const order = lunch();
    const id = await add(order);
    const found = await host.call('GET', `/api/sales/tracking/${order.tracking_id}`, undefined, staff);
    expect([found.status, found.body.data]).toEqual([200, await view(id, staff)]);
    expect(found.body.data).not.toHaveProperty('customer_email');
  });

  it('is 404 where there is none or it is another business’s, 403 without the permission, and is found by search', async () => {
    const order = lunch();
    const id = await add(order);
    const path = `/api/sales/tracking/${order.tracking_id}`;
    expect((await host.call('GET', '/api/sales/tracking/nowhere', undefined, owner)).status).toBe(404);
    expect((await host.call('GET', path, undefined, stranger)).status).toBe(404);
    expect((await host.call('GET', path, undefined, await host.signIn('nobody@demo.test'))).status).toBe(403);
    const list = await host.call('POST', '/api/sales/list', { search: order.tracking_id, establishment_id: harbour }, owner);
    expect(list.body.data.list.map((one: { id: number }) => one.id)).toEqual([id]);
  });
});

describe('attaching a customer', () => {
  it('gives the order the customer and their name, takes both away again, and logs it', async () => {
    const id = await add();
    const guest = await newCustomer(owner, 'Ida');
    const done = await attach(id, guest.id);
    expect([done.status, done.body.data.customer, done.body.data.customer_name, done.body.data.customer_email]).toEqual([
      200,
      guest.id,
      'Ida Reed',
      guest.email,
    ]);
    expect((await attach(id, null)).body.data).toMatchObject({ customer: null, customer_name: null });
    const [last, first] = await history(id);
    expect(first).toMatchObject({ event: 'performed', changes: { customer: [null, guest.id], customer_name: [null, 'Ida Reed'] } });
    expect(last).toMatchObject({ changes: { customer: [guest.id, null] } });
  });

  it('keeps the customer when the till sends a newer revision without one', async () => {
    const order = lunch();
    const id = await add(order);
    const guest = await newCustomer(owner, 'Ola');
    await attach(id, guest.id);
    await add({ ...order, revision: 2 });
    expect(await view(id)).toMatchObject({ revision: 2, customer: guest.id, customer_name: 'Ola Reed' });
  });

  it('refuses another business’s customer at the field, and answers 404 for another business’s order', async () => {
    const id = await add();
    const foreign = await newCustomer(stranger, 'Eve');
    for (const wrong of [foreign.id, 999_999_999, 'x']) {
      const answer = await attach(id, wrong);
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['customer_id']]);
    }
    expect((await attach(id, foreign.id, stranger)).status).toBe(404);
    expect((await attach(id, null, staff)).status).toBe(403);
    expect((await view(id)).customer).toBeNull();
  });
});

describe('sending a receipt', () => {
  it('brings what the settings show, in the language, money and clock that belong to it, and stands at the order as sent', async () => {
    const id = await add();
    const asked = await sendReceipt(id, { email: 'Guest@Example.test', language: 'es' });
    expect(asked.body).toMatchObject({ status: 'success', message: 'The receipt is on its way' });
    expect(asked.body.data.receipts).toMatchObject([{ status: 'waiting', requested_by: expect.any(String) }]);
    const email = await mail.next();
    expect(email.recipients).toEqual(['guest@example.test']);
    expect(email.subject).toMatch(/^Su recibo de /);
    for (const body of [email.html ?? '', email.text ?? '']) {
      for (const part of ['A-17', 'R-9', 'Nia Brook', 'Mushy peas', 'VAT', '4242', 'Total']) expect(body).toContain(part);
      // 12:30 in London, in Spanish; pounds; 31.20 of all.
      expect(body).toMatch(/1 jul 2026,? 12:30/);
      expect(body).toMatch(/31,20\s£/);
      expect(body).not.toContain('Tea');
    }
    expect(email.html).toContain('Fish &#38; chips');
    expect(email.html).not.toMatch(/\bsrc="http|<script/i);
    await delivered();
    const { receipts } = await view(id);
    expect(receipts).toMatchObject([{ email: 'guest@example.test', status: 'sent', failure: null, settled_at: expect.any(String) }]);
    expect((await history(id))[0]).toMatchObject({ event: 'performed', description: expect.stringContaining('Send receipt') });
  });

  it('follows the establishment’s receipt settings', async () => {
    const values = {
      business_name: 'The Chippy',
      footer: 'Come again',
      show_server_name: false,
      show_modifiers: false,
      show_qr: true,
      qr_link: 'https://chippy.test/say',
      qr_caption: 'Tell us',
    };
    const saved = await host.call('POST', '/api/establishment-meta', { establishment_id: harbour, kind: 'receipt', values }, owner);
    expect(saved.status).toBe(200);
    await sendReceipt(await add(), { email: 'guest@example.test', language: 'en' });
    const { subject, text = '', html = '' } = await mail.next();
    expect(subject).toBe('Your receipt from The Chippy');
    for (const part of ['The Chippy', 'Come again', 'Tell us', 'https://chippy.test/say']) expect(text).toContain(part);
    expect(html).toContain('href="https://chippy.test/say"');
    for (const hidden of ['Nia Brook', 'Mushy peas']) expect(text + html).not.toContain(hidden);
  });

  it('is done once for a key, and keeps what a mail server refuses for good where everybody sees it', async () => {
    const id = await add();
    mail.refuse = { code: 550, message: 'No such mailbox' };
    const key = { 'idempotency-key': randomUUID() };
    const [first, again] = [
      await sendReceipt(id, { email: 'gone@example.test' }, owner, key),
      await sendReceipt(id, { email: 'gone@example.test' }, owner, key),
    ];
    expect(again.body).toEqual(first.body);
    await delivered();
    expect((await view(id)).receipts).toMatchObject([{ email: 'gone@example.test', status: 'failed', failure: 'refused' }]);
  });

  it('says that a mail server is out of order while it tries again, and forgets it once the email has left', async () => {
    const id = await add();
    mail.refuse = { code: 451, message: 'Later' };
    await sendReceipt(id, { email: 'guest@example.test' });
    await delivered();
    expect((await view(id)).receipts).toMatchObject([{ status: 'failed', failure: 'unreachable' }]);
    mail.refuse = undefined;
    await sendReceipt(id, { email: 'guest@example.test' });
    await delivered();
    expect((await view(id)).receipts).toMatchObject([{ status: 'failed' }, { status: 'sent', failure: null }]);
  });

  it('refuses an address that is none at the field, strangers with 404, those who may only look with 403', async () => {
    const id = await add();
    for (const email of ['', 'nobody', null]) expect(Object.keys((await sendReceipt(id, { email })).body.errors)).toEqual(['email']);
    expect(Object.keys((await sendReceipt(id, { email: 'a@b.test', language: 'xx' })).body.errors)).toEqual(['language']);
    expect((await sendReceipt(id, { email: 'a@b.test' }, stranger)).status).toBe(404);
    expect((await sendReceipt(id, { email: 'a@b.test' }, staff)).status).toBe(403);
    expect((await view(id)).receipts).toEqual([]);
  });
});

describe('a receipt as PDF', () => {
  const pdf = async (id: number, query = '', token = owner) => {
    const answer = await host.app.inject({
      method: 'GET',
      url: `/api/sales/${id}/receipt${query}`,
      headers: { authorization: `Bearer ${token}` },
    });
    return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
  };

  it('is a file with the receipt’s own text', async () => {
    const { headers, bytes, status } = await pdf(await add(), '?language=en', staff);
    expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
      200,
      'application/pdf',
      "attachment; filename*=UTF-8''receipt-A-17.pdf",
    ]);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const text = textOfPdf(bytes);
    for (const part of [
      'Order: A-17',
      '2 × Fish & chips',
      'VAT',
      'Service charge',
      'Tax on the service charge',
      'Total',
      '£31.20',
      'Visa ••4242',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('Tea');
  });

  it('carries the logo, as the email does', async () => {
    const { url, public_url: logo } = (await askUpload(host, 'logo.png', owner)).body.data;
    expect((await putFile(host, url, fileSamples.png, 'image/png')).status).toBe(200);
    await host.call('POST', '/api/establishment-meta', { establishment_id: harbour, kind: 'receipt', values: { logo } }, owner);
    const id = await add();
    expect((await pdf(id)).bytes.toString('latin1')).toContain('/Subtype /Image');
    await sendReceipt(id, { email: 'guest@example.test' });
    const email = await mail.next();
    expect(email.attachments).toMatchObject([{ filename: 'logo.png', mimeType: 'image/png', contentId: '<logo@receipt>' }]);
    expect(email.html).toContain('src="cid:logo@receipt"');
  });

  it('is written in Arabic with shaped emails, and without an order of one’s own is 404', async () => {
    const id = await add();
    const { bytes } = await pdf(id, '?language=ar');
    expect(bytes.length).toBeGreaterThan(5000);
    expect(textOfPdf(bytes)).toMatch(/[\u0600-\u06FF\uFB50-\uFEFC]/);
    expect((await pdf(id, '', stranger)).status).toBe(404);
    expect((await pdf(id, '?language=xx')).status).toBe(422);
  });
});

it('a newer revision from the till leaves a line in the log with what changed', async () => {
  const order = lunch();
  const id = await add(order);
  const [fish, tea] = order.lines;
  await add({
    ...order,
    revision: 2,
    status: 'partially_refunded',
    lines: [{ ...(fish as OrderInput['lines'][number]), refund_quantity: 1 }, tea as OrderInput['lines'][number]],
  });
  expect((await history(id))[0]).toMatchObject({
    event: 'updated',
    changes: { status: ['paid', 'partially_refunded'], revision: [1, 2], refund_amount: [0, 14.4] },
  });
});
