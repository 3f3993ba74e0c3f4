import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Purchasing, purchasingHost } from '#/tests/server/domain/purchasing/purchasingHost.ts';
import type { MailServer } from '#/tests/server/foundation/mail/mailServer.ts';
import { askUpload, fileSamples, putFile } from '#/tests/support/uploads.ts';
import { textOfPdf } from '../support/pdfText.ts';
import { readPdf } from '../support/readPdf.ts';

let all: Purchasing;
let mail: MailServer;
let manager: string;
let staff: string;
let stranger: string;

beforeAll(async () => {
  all = await purchasingHost();
  mail = all.mail;
  manager = await all.host.signIn('manager@demo.test');
  staff = await all.host.signIn('staff@demo.test');
  stranger = await all.host.signIn('owner@other.test');
});
afterEach(async () => {
  mail.refuse = undefined;
  await all.delivered();
  mail.forget();
});
afterAll(() => all.close());

describe('a purchase order as PDF', () => {
  test('says who orders what from whom, at which costs, and what it comes to', async () => {
    const order = await all.newOrder();
    const { status, type, disposition, bytes } = await all.file(order, 'invoice');
    expect([status, type, disposition]).toEqual([
      200,
      'application/pdf',
      `attachment; filename*=UTF-8''purchase-order-${order.number}.pdf`,
    ]);
    const text = textOfPdf(bytes);
    const sender = ['Harbour Kitchen', 'Harbour', '12 Quay Street, Bristol', 'harbour@demo.test', 'Tax number: ', 'GB 123 4567 89'];
    const addressed = [
      'Harvest Wholesale',
      'Unit 7',
      'Market Road',
      'Tom Lindqvist',
      'sales@harvest.test',
      'GB 999 8888 77',
      'Net 30 days',
    ];
    const facts = ['Purchase order', order.number, 'Jul 14, 2026', 'Standard', 'Draft'];
    const table = ['HW-2210', 'Ground beef', '£49.123456', '£491.23', 'Gift mug', '£60.00', 'Coffee beans', '£19.20'];
    const sums = ['Subtotal', '£570.43', 'Shipping', '£12.00', 'Discount', '-£5.50', '£576.93', 'To the back door', 'Page 1 of 1'];
    for (const part of [...sender, ...addressed, ...facts, ...table, ...sums]) expect(text.split('\n')).toContain(part);
    expect(text).not.toContain('Received');
    expect(readPdf(bytes).sizes).toEqual([[595.28, 841.89]]);
  });

  test('shows what was received once something was, and its costs only to who may see them', async () => {
    const order = await all.newOrder();
    await all.receive(order, [4]);
    const text = textOfPdf((await all.file(order, 'invoice', manager)).bytes).split('\n');
    for (const part of ['Received', '4', 'Partially received']) expect(text).toContain(part);
    expect(text.join()).not.toContain('£');
  });

  test('of a return is called so, and goes to no address of ours', async () => {
    const order = await all.newOrder({ type: 'vendor_return' });
    const text = textOfPdf((await all.file(order, 'invoice')).bytes).split('\n');
    expect(text).toContain('Vendor return');
    expect(text).not.toContain('Purchase order');
    expect(text).not.toContain('Deliver to');
  });

  test('is written in the caller’s language', async () => {
    const order = await all.newOrder();
    const arabic = await all.inLanguage('ar', 'owner@demo.test', () => all.file(order, 'invoice'));
    const text = textOfPdf(arabic.bytes);
    // Emails are drawn in their shapes, from left to right.
    const emails = text.normalize('NFKC').replace(/\s/g, '');
    for (const word of ['أمر شراء', 'مسودة', 'تكلفة']) expect(emails).toContain([...word.replace(' ', '')].reverse().join(''));
    for (const part of ['Ground beef', 'HW-2210']) expect(text).toContain(part);
    expect(readPdf(arabic.bytes).fonts.join()).toContain('Arabic');
    const spanish = await all.inLanguage('es', 'owner@demo.test', () => all.file(order, 'invoice'));
    for (const part of ['Pedido de compra', 'Entregar en', 'Borrador', '576,93 £'])
      expect(textOfPdf(spanish.bytes).replaceAll('\u00A0', ' ')).toContain(part);
  });

  test('goes over as many pages as it takes, each with the heads, and loses no line', async () => {
    const items = Array.from({ length: 120 }, (_, at) => ({ ...all.lines[0], vendor_item_id: `ID-${at}`, ordered_quantity: at + 1 }));
    const { bytes } = await all.file(await all.newOrder({ items, notes: 'A line of notes\n'.repeat(90).trim() }), 'invoice');
    const text = textOfPdf(bytes).split('\n');
    const { pages } = readPdf(bytes);
    expect(pages).toBeGreaterThan(4);
    for (let at = 0; at < 120; at++) expect(text).toContain(`ID-${at}`);
    for (let page = 1; page <= pages; page++) expect(text).toContain(`Page ${page} of ${pages}`);
    expect(text.filter((line) => line === 'Pack cost').length).toBeGreaterThanOrEqual(3);
    expect(text.filter((line) => line === 'A line of notes')).toHaveLength(90);
  });

  test('carries the business’s logo, and does without one that is gone', async () => {
    const order = await all.newOrder();
    const pictureOf = async (logo: string) => {
      const values = { business_name: 'Harbour Kitchen', tax_number: 'GB 123 4567 89', logo };
      await all.host.call(
        'POST',
        '/api/establishment-meta',
        { establishment_id: all.host.seeded.one.establishments[0], kind: 'receipt', values },
        all.owner,
      );
      return (await all.file(order, 'invoice')).bytes;
    };
    const { url, public_url } = (await askUpload(all.host, 'logo.png', all.owner)).body.data;
    expect((await putFile(all.host, url, fileSamples.png)).status).toBe(200);
    expect((await pictureOf(public_url)).toString('latin1')).toContain('/Subtype /Image');
    const without = await pictureOf('/files/abcdefghijklmnopqrstuv/gone.png');
    expect(without.toString('latin1')).not.toContain('/Subtype /Image');
    expect(textOfPdf(without)).toContain(order.number);
  });

  test('is 404 for another business’s order, 403 without the permission', async () => {
    const order = await all.newOrder();
    expect((await all.file(order, 'invoice', stranger)).status).toBe(404);
    expect((await all.file(order, 'invoice', staff)).status).toBe(403);
  });
});

test('an order that changed meanwhile is laid beside one’s own without the costs one may not see', async () => {
  const order = await all.newOrder();
  const edit = (body: object, token: string) =>
    all.host.call('PUT', `/api/purchase-order/${order.id}`, { updated_at: order.updated_at, ...body }, token);
  expect((await edit({ notes: 'By the front door' }, all.owner)).status).toBe(200);
  const { status, body } = await edit({ notes: 'By the window' }, manager);
  expect([status, body.data.notes, body.data.items.length]).toEqual([409, 'By the front door', 3]);
  for (const row of [body.data, ...body.data.items]) expect(Object.keys(row)).not.toEqual(expect.arrayContaining(['total']));
  for (const row of body.data.items) expect(row).not.toHaveProperty('unit_cost');
  expect((await edit({ notes: 'By the window' }, all.owner)).body.data.items[0].unit_cost).toBe(49.123456);
});

describe('sending a purchase order', () => {
  test('brings it to the vendor as PDF, with the message, and marks a draft as ordered', async () => {
    const order = await all.newOrder();
    const done = await all.verb(order, 'send', { message: 'Same as last week.\nMind the <door>' });
    expect([done.status, done.body.data.status, done.body.message]).toEqual([200, 'ordered', 'Purchase order sent']);
    const email = await mail.next();
    expect([email.recipients, email.subject]).toEqual([['sales@harvest.test'], `Purchase order ${order.number} from Harbour Kitchen`]);
    expect(email.to).toEqual([{ name: 'Tom Lindqvist', address: 'sales@harvest.test' }]);
    expect(email.replyTo).toEqual([{ name: 'Owner Demo', address: 'owner@demo.test' }]);
    for (const body of [email.html ?? '', email.text ?? '']) {
      for (const part of ['Tom Lindqvist', 'Same as last week.', '£576.93', 'Jul 14, 2026', 'owner@demo.test'])
        expect(body).toContain(part);
      expect(body).not.toContain('Nobody reads');
    }
    expect(email.html).toContain('Mind the &#60;door&#62;');
    const [attached] = email.attachments;
    expect(attached).toMatchObject({ filename: `purchase-order-${order.number}.pdf`, mimeType: 'application/pdf' });
    const text = textOfPdf(Buffer.from(attached?.content as ArrayBuffer)).split('\n');
    for (const part of [order.number, 'Ordered', 'Ground beef', '£576.93']) expect(text).toContain(part);
    expect((await all.read(order)).status).toBe('ordered');
  });

  test('by somebody who sees no costs brings it without any, in the email and in the PDF', async () => {
    const order = await all.newOrder({ expected_date: null });
    expect((await all.verb(order, 'send', {}, manager)).status).toBe(200);
    const email = await mail.next();
    expect(email.replyTo).toEqual([{ name: 'Manager Demo', address: 'manager@demo.test' }]);
    const text = textOfPdf(Buffer.from(email.attachments[0]?.content as ArrayBuffer));
    for (const part of [order.number, 'HW-2210', 'Ground beef', '10']) expect(text.split('\n')).toContain(part);
    for (const said of [email.html, email.text, text]) expect(said).not.toMatch(/£|576|49\.12|Pack cost|Total/);
  });

  test('is logged with the address it went to, given or the vendor’s own', async () => {
    const order = await all.newOrder();
    await all.verb(order, 'send');
    await all.verb(order, 'send', { email: 'Night@Harvest.test' });
    // Two emails at once leave in either order.
    const sent = [await mail.next(), await mail.next()].toSorted((one, other) => `${one.recipients}`.localeCompare(`${other.recipients}`));
    expect(sent.map(({ recipients }) => recipients)).toEqual([['night@harvest.test'], ['sales@harvest.test']]);
    expect(sent[0]?.text).not.toContain('Tom Lindqvist');
    const log = (await all.verb(order, 'history')).body.data.list as { description: string; changes: object }[];
    expect(log.slice(0, 2)).toMatchObject([
      { description: expect.stringContaining('Send to vendor'), changes: { email: [null, 'night@harvest.test'] } },
      { changes: { email: [null, 'sales@harvest.test'], status: ['draft', 'ordered'] } },
    ]);
    expect(log[0]?.changes).not.toHaveProperty('status');
  });

  test('is written in the caller’s language, and says of a return that it is one', async () => {
    const order = await all.newOrder({ type: 'vendor_return' });
    await all.inLanguage('es', 'owner@demo.test', () => all.verb(order, 'send'));
    const { subject, text = '', html = '', attachments } = await mail.next();
    expect(subject).toBe(`Devolución ${order.number} de Harbour Kitchen`);
    expect(text).toContain('Le devolvemos mercancía');
    expect(html).toContain('lang="es"');
    expect(textOfPdf(Buffer.from(attachments[0]?.content as ArrayBuffer))).toContain('Devolución');
  });

  test('asks for an address where there is none, at the field, and changes nothing', async () => {
    const order = await all.newOrder({ vendor: all.silent });
    const refused = await all.verb(order, 'send');
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { email: ['Old Farm has no e-mail address: give one here, or at the vendor'] },
    ]);
    expect(Object.keys((await all.verb(order, 'send', { email: 'nobody' })).body.errors)).toEqual(['email']);
    expect((await all.read(order)).status).toBe('draft');
    expect((await all.verb(order, 'send', { email: 'old@farm.test' })).status).toBe(200);
    expect((await mail.next()).recipients).toEqual(['old@farm.test']);
  });

  test('shows the order as it is when the email leaves, and sends none that was cancelled by then', async () => {
    const [late, cancelled] = [await all.newOrder(), await all.newOrder()];
    mail.refuse = { code: 451, message: 'Later' };
    const { tries } = mail;
    await all.verb(late, 'send');
    await all.verb(cancelled, 'send');
    await expect.poll(() => mail.tries, { timeout: 10_000 }).toBe(tries + 2);
    await all.receive(late, [10]);
    await all.verb(cancelled, 'cancel');
    mail.refuse = undefined;
    const email = await mail.next();
    expect(email.subject).toContain(late.number);
    expect(textOfPdf(Buffer.from(email.attachments[0]?.content as ArrayBuffer))).toContain('Partially received');
    await all.delivered();
    expect(mail.received.filter(({ subject }) => subject?.includes(cancelled.number))).toEqual([]);
  });

  test('is refused for an order that is closed or cancelled, without the permission and for strangers', async () => {
    const order = await all.newOrder();
    expect((await all.verb(order, 'send', {}, stranger)).status).toBe(404);
    expect((await all.verb(order, 'send', {}, staff)).status).toBe(403);
    await all.receive(order, [10]);
    await all.verb(order, 'close');
    expect((await all.read(order)).status).toBe('closed');
    expect((await all.verb(order, 'send')).status).toBe(409);
    const other = await all.newOrder();
    await all.verb(other, 'cancel');
    expect((await all.verb(other, 'send')).status).toBe(409);
    await all.delivered();
    expect(mail.received.filter(({ subject }) => subject?.includes(order.number) || subject?.includes(other.number))).toEqual([]);
  });
});
