import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Purchasing, purchasingHost } from '#/tests/server/domain/purchasing/purchasingHost.ts';
import type { MailServer, Received } from '#/tests/server/foundation/mail/mailServer.ts';
import { nextEmail } from '#/tests/support/nextEmail.ts';
import { anOrder } from '#/tests/support/sales.ts';
import { askUpload, fileSamples, putFile } from '#/tests/support/uploads.ts';

/** Emails of an establishment look as its settings say; those about accounts never do. */

let all: Purchasing;
let mail: MailServer;
let manager: string;
let staff: string;
let stranger: string;
let admin: string;
let harbour: number;
let market: number;
let theirs: number;

const LOOK = {
  sender_name: 'Harbour & Friends',
  reply_to: 'orders@harbour.test',
  color: '#123456',
  footer: '12 Quay Street\nOpen daily <b>',
};
const PLAIN = { sender_name: null, reply_to: null, logo: null, color: null, footer: null };

beforeAll(async () => {
  all = await purchasingHost();
  mail = all.mail;
  manager = await all.host.signIn('manager@demo.test');
  staff = await all.host.signIn('staff@demo.test');
  stranger = await all.host.signIn('owner@other.test');
  admin = await all.host.signIn('admin@demo.test');
  [harbour, market] = all.host.seeded.one.establishments as [number, number];
  theirs = all.host.seeded.two.establishments[0] as number;
});
beforeEach(async () => {
  await saved(harbour, PLAIN);
  await all.delivered();
  mail.forget();
});
afterAll(() => all.close());

async function saved(establishment_id: number, values: object, token = all.owner): Promise<void> {
  const { status, body } = await all.host.call('POST', '/api/establishment-meta', { establishment_id, kind: 'email_look', values }, token);
  expect(status, JSON.stringify(body)).toBe(200);
}

async function uploaded(): Promise<string> {
  const { url, public_url: logo } = (await askUpload(all.host, 'logo.png', all.owner)).body.data;
  await putFile(all.host, url, fileSamples.png, 'image/png');
  return logo;
}

/** A purchase order, as its vendor gets it. */
async function mailedOrder(): Promise<Received> {
  const order = await all.newOrder();
  expect((await all.verb(order, 'send')).status).toBe(200);
  return nextEmail(mail, `Purchase order ${order.number} from Harbour Kitchen`);
}

const preview = (body: object = {}, token = all.owner) =>
  all.host.call('POST', '/api/establishment/email-preview', { establishment_id: harbour, sample: 'receipt', values: LOOK, ...body }, token);
const trial = (body: object = {}, token = all.owner) =>
  all.host.call('POST', '/api/establishment/email-test', { establishment_id: harbour, sample: 'report', values: LOOK, ...body }, token);

describe('an email of an establishment', () => {
  test('has its sender, answers, logo, colour and footer, as HTML and as text; its address stays the host’s', async () => {
    await saved(harbour, { ...LOOK, logo: await uploaded() });
    const { from, replyTo, html = '', text = '', attachments } = await mailedOrder();
    expect(from).toEqual({ name: 'Harbour & Friends', address: 'no-reply@countinghouse.test' });
    expect(replyTo).toEqual([{ name: 'Harbour & Friends', address: 'orders@harbour.test' }]);
    expect(attachments.map(({ mimeType, contentId }) => [mimeType, contentId])).toContainEqual(['image/png', '<logo@email>']);
    expect(html).toContain('src="cid:logo@email"');
    expect(html).toMatch(/class="band"[^>]*color:#ffffff;background:#123456;/);
    expect(html).toContain('12 Quay Street<br>Open daily &#60;b&#62;');
    expect(text).toContain('-- \n12 Quay Street\nOpen daily <b>\n\n');
    expect(text).toContain('Answers go to orders@harbour.test.');
    expect(html, 'nothing is loaded from elsewhere').not.toMatch(/src="(?!cid:)|url\(/);
  });

  test('does without a logo whose file is gone, and has its establishment’s own where it names none', async () => {
    await saved(harbour, { ...LOOK, logo: '/files/aaaaaaaaaaaaaaaaaaaaaa/gone.png' });
    const without = await mailedOrder();
    expect([without.html?.includes('<img'), without.attachments.map(({ mimeType }) => mimeType)]).toEqual([false, ['application/pdf']]);
    await saved(harbour, { logo: null });
    const own = await uploaded();
    const change = (logo: string | null) =>
      all.host.database.platform((tx) => sql`update public.establishments set logo = ${logo} where id = ${harbour}`.execute(tx));
    await change(own);
    expect((await mailedOrder()).html).toContain('src="cid:logo@email"');
    await change(null);
  });

  test('has nothing of another establishment’s, nor of another business’s', async () => {
    await saved(market, { ...LOOK, sender_name: 'Market', footer: 'Market only' });
    await saved(theirs, { ...LOOK, sender_name: 'Stranger', footer: 'Stranger only' }, stranger);
    const { raw, from } = await mailedOrder();
    expect(raw).not.toMatch(/Market|Stranger|#123456|orders@harbour/);
    expect(from?.name).toBe('Countinghouse');
  });

  test('that is a receipt has one logo: the receipt’s, where it has its own', async () => {
    await saved(harbour, { ...LOOK, logo: await uploaded() });
    const sent = async () => {
      const body = { establishment_id: harbour, orders: [anOrder()] };
      const { id } = (await all.host.call('POST', '/api/sales/intake', body, all.owner)).body.data.list[0];
      await all.host.call('POST', `/api/sales/${id}/send-receipt`, { email: 'guest@guests.test', language: 'en' }, all.owner);
      const { html, attachments } = await nextEmail(mail, 'Your receipt from Harbour Kitchen');
      return [html?.match(/src="[^"]*"/g), attachments.map(({ contentId }) => contentId)];
    };
    expect(await sent()).toEqual([['src="cid:logo@email"'], ['<logo@email>']]);
    const receipt = { establishment_id: harbour, kind: 'receipt' };
    await all.host.call('POST', '/api/establishment-meta', { ...receipt, values: { logo: await uploaded() } }, all.owner);
    expect(await sent()).toEqual([['src="cid:logo@receipt"'], ['<logo@receipt>']]);
    await all.host.call('POST', '/api/establishment-meta', { ...receipt, values: { logo: null } }, all.owner);
  });
});

test('a mailed report has the look of the one establishment that it is of, and the house’s where it is of several', async () => {
  await saved(harbour, LOOK);
  await saved(market, { sender_name: 'Market' });
  const tried = async (...establishments: number[]) => {
    const asked = { report: 'top-items', period: 'yesterday', format: 'csv', question: {}, establishments };
    const { status, body } = await all.host.call('POST', '/api/report-schedule/try', asked, all.owner);
    expect(status, JSON.stringify(body)).toBe(200);
    return (await mail.next()).from?.name;
  };
  expect([await tried(harbour), await tried(market), await tried(harbour, market)]).toEqual([
    'Harbour & Friends',
    'Market',
    'Countinghouse',
  ]);
});

test('an email about an account has nothing of it', async () => {
  await saved(harbour, LOOK);
  await all.host.call('POST', '/api/v1_0/request-password-reset', { email: 'owner@demo.test' });
  const reset = await nextEmail(mail, 'Your code for a new password');
  await all.host.call('POST', '/api/user', { first_name: 'Nia', last_name: 'Brook', email: 'nia@people.test', roles: [] }, all.owner);
  await expect.poll(() => mail.received.some(({ recipients }) => recipients[0] === 'nia@people.test'), { timeout: 20_000 }).toBe(true);
  const invitation = mail.received.find(({ recipients }) => recipients[0] === 'nia@people.test');
  for (const email of [reset, invitation]) {
    expect(email?.from?.name).toBe('Countinghouse');
    expect(email?.raw).not.toMatch(/Friends|orders@harbour|#123456|12 Quay/);
  }
});

describe('the preview', () => {
  test('shows an email as it would leave with what nobody has saved, in the reader’s language, with nothing to press', async () => {
    const logo = await uploaded();
    for (const sample of ['receipt', 'purchase_order', 'report', 'alert']) {
      const { status, body } = await preview({ sample, values: { ...LOOK, logo } });
      expect(status, JSON.stringify(body)).toBe(200);
      expect(body.data).toMatchObject({ sender: 'Harbour & Friends', reply_to: 'orders@harbour.test', subject: expect.any(String) });
      expect(body.data.html).toContain(`src="${logo}"`);
      expect(body.data.html).not.toMatch(/cid:|href=|<script/);
      expect(body.data.text).toContain('Open daily <b>');
    }
    const { data } = (
      await all.host.call('POST', '/api/establishment/get-meta', { establishment_id: harbour, kind: 'email_look' }, all.owner)
    ).body;
    expect(data.values).toEqual(PLAIN);
    const german = await all.host.call(
      'POST',
      '/api/establishment/email-preview',
      { establishment_id: harbour, sample: 'receipt', values: {} },
      all.owner,
      { 'x-shown-language': 'de' },
    );
    expect(german.body.data.subject).toBe('Ihr Beleg von Harbour Kitchen');
  });

  test('leaves out what cannot be yet, which a test to oneself refuses at its field', async () => {
    const values = { ...LOOK, reply_to: 'orders@', sender_name: 'boss@bank.test' };
    expect((await preview({ values })).body.data).toMatchObject({ sender: null, reply_to: null });
    const refused = await trial({ values });
    expect([refused.status, Object.keys(refused.body.errors).sort()]).toEqual([422, ['values.reply_to', 'values.sender_name']]);
    expect((await preview({ sample: 'invitation' })).status).toBe(422);
  });

  test('and its test are for those who may change these settings there', async () => {
    const answers = async (...asked: [object, string][]) =>
      Promise.all(asked.flatMap(([body, token]) => [preview(body, token), trial(body, token)]).map(async (one) => (await one).status));
    expect(
      await answers([{}, staff], [{ establishment_id: market }, manager], [{ establishment_id: theirs }, all.owner], [{}, stranger]),
    ).toEqual([403, 403, 403, 403, 404, 404, 404, 404]);
  });

  test('goes to whoever asks for it alone, is recorded, and can be sent again', async () => {
    const sent = await trial();
    expect([sent.status, sent.body.message]).toEqual([200, 'A test is on its way to owner@demo.test']);
    const { recipients, subject, from, html, attachments } = await mail.next();
    expect([recipients, from?.name, attachments]).toEqual([['owner@demo.test'], 'Harbour & Friends', []]);
    expect(subject).toMatch(/^Test: Sales summary · /);
    expect(html).toContain('#123456');
    expect((await trial({}, admin)).status, 'the platform has no address here').toBe(403);
    await all.delivered();
    const list = () => all.host.call('POST', '/api/sent-email/list', { filters: { kind: 'look_test' } }, all.owner);
    const [record] = (await list()).body.data.list;
    expect(record).toMatchObject({ recipient: 'owner@demo.test', status: 'sent', establishment: harbour });
    expect((await all.host.call('POST', `/api/sent-email/${record.id}/again`, {}, all.owner)).status).toBe(200);
    expect((await mail.next()).recipients).toEqual(['owner@demo.test']);
  });
});
