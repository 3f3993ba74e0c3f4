import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawnText } from '#/tests/support/readPdf.ts';
import { anOrder, setClock } from '#/tests/support/sales.ts';
import { askUpload, fileSamples, putFile } from '#/tests/support/uploads.ts';
import { type WorkingApp, workingApp } from '#/tests/support/workingApp.ts';

const days = { date_from: '2026-03-01', date_to: '2026-03-02' };
let host: WorkingApp;
let owner: string;
let establishment: number;

beforeAll(async () => {
  host = await workingApp();
  owner = await host.signIn('owner@demo.test');
  [establishment] = host.seeded.one.establishments as [number];
  await setClock(host);
  const sold = (title: string, category: string, price: number) => ({ title, category, price, quantity: 1 });
  const orders = [
    anOrder({
      payments: [{ method: 'cash', amount: 22.15 }],
      lines: [sold('Soup', 'Food', 10.1), sold('Tea', 'Drinks', 2.05), sold('Bread', 'Food', 4.2), sold('Lassi', 'Drinks', 5.8)],
    }),
    anOrder({ order_number: '1002', local_created_at: '2026-02-27 12:00:00', lines: [sold('Soup', 'Food', 7)] }),
  ];
  const taken = await host.call('POST', '/api/sales/intake', { establishment_id: establishment, orders }, owner);
  if (taken.status !== 200) throw new Error(JSON.stringify(taken.body));
});
afterAll(() => host.close());

const printed = (report: string, more: object = {}) =>
  host.exported({ report, format: 'pdf', language: 'en', establishment_ids: [establishment], ...days, ...more }, owner);
const count = (text: string, said: string) => text.split(said).length - 1;

describe('a report on paper', () => {
  test('has its rows in their groups, below each what it comes to, and the whole at the end', async () => {
    const text = drawnText((await printed('product-mix', { columns: ['name', 'category', 'net_amount'] })).bytes);
    const table = text.slice(text.lastIndexOf('Category'));
    const order = ['Soup', 'Bread', 'Subtotal Food', '£14.30', 'Lassi', 'Tea', 'Subtotal Drinks', '£7.85', 'Total', '£22.15'];
    const places = order.map((said) => table.indexOf(said));
    expect(places, table).not.toContain(-1);
    expect(places).toEqual([...places].sort((one, other) => one - other));
  });

  test('draws the chart of its screen with every name and figure, and none where the reader has put it away', async () => {
    const [drawn, bare] = [await printed('product-mix'), await printed('product-mix', { chart: false })].map(({ bytes }) =>
      drawnText(bytes),
    );
    for (const name of ['Soup', 'Tea', 'Bread', 'Lassi']) expect([count(drawn ?? '', name), count(bare ?? '', name)], name).toEqual([2, 1]);
  });

  test('stands upright with what it is compared with, which is below its figures where there are many', async () => {
    const sections = ['payment-summary', 'tax-summary'].map((report) => ({
      report,
      establishment_ids: [establishment],
      ...days,
      compare: 'previous_period',
    }));
    const { bytes } = await printed('sales-summary', { compare: 'previous_period', sections });
    const boxes = Buffer.from(bytes)
      .toString('latin1')
      .match(/\/MediaBox \[[^\]]*\]/g);
    expect(new Set(boxes)).toEqual(new Set(['/MediaBox [0 0 595.28 841.89]']));
    const text = drawnText(bytes);
    expect(text).toContain('Amount: before');
    expect(text).not.toContain('Taxable sales: before');
  });

  test('has the days beside a chart over days, named below its title', async () => {
    const chart = { date_from: '2026-02-27', date_to: '2026-02-28' };
    const text = drawnText((await printed('daily-sales-graph', { chart })).bytes);
    expect(text).toContain('Compared with: Feb 27');
    const refused = await host.call(
      'POST',
      '/api/report-export/generate',
      { report: 'daily-sales-graph', format: 'pdf', establishment_ids: [establishment], ...days, chart: { date_from: 'then' } },
      owner,
    );
    expect(refused.status).toBe(422);
  });

  test('has the parts of a whole as a list with their shares, in Arabic too', async () => {
    expect(drawnText((await printed('payment-summary')).bytes)).toContain('100%');
    const { bytes } = await printed('payment-summary', { language: 'ar' });
    expect(count(drawnText(bytes), '100')).toBeGreaterThan(0);
  });

  test('says whose it is at its head, with the picture of the establishment, else of the business', async () => {
    const business = 'Seeded';
    await rename(business);
    const plain = await printed('discount-summary');
    expect(drawnText(plain.bytes).indexOf(business)).toBeLessThan(drawnText(plain.bytes).indexOf('Discounts'));
    expect(pictures(plain.bytes)).toBe(0);
    const { url, public_url: logo } = (await askUpload(host, 'logo.png', owner)).body.data;
    expect((await putFile(host, url, fileSamples.png, 'image/png')).status).toBe(200);
    await picture('clients', `client_id = 0 and id = ${host.seeded.one.clientId}`, logo);
    expect(pictures((await printed('discount-summary')).bytes)).toBe(1);
    // A picture that is gone is no reason to send a document without any.
    await picture('establishments', `client_id = ${host.seeded.one.clientId} and id = ${establishment}`, '/files/gone/logo.png');
    const gone = await printed('discount-summary');
    expect([gone.status, pictures(gone.bytes)]).toEqual(['completed', 1]);
  });
});

const pictures = (bytes: Buffer) => count(bytes.toString('latin1'), '/Subtype /Image');
const rename = (name: string) =>
  host.database.platform((tx) =>
    sql`update public.clients set name = ${name} where client_id = 0 and id = ${host.seeded.one.clientId}`.execute(tx),
  );
const picture = (table: string, where: string, address: string) =>
  host.database.platform((tx) => sql`update ${sql.raw(`public.${table}`)} set logo = ${address} where ${sql.raw(where)}`.execute(tx));
