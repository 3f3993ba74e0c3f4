import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../support/app.ts';
import { drawnText, readPdf } from '../support/readPdf.ts';
import { lunch, salesApp, setClock } from '../support/sales.ts';

let host: TestApp;
let owner: string;
let harbour: number;
let market: number;
let order: number;
let mug: number;

beforeAll(async () => {
  host = await salesApp();
  await setClock(host);
  owner = await host.signIn('owner@demo.test');
  [harbour, market] = host.seeded.one.establishments as [number, number];
  const sent = await host.call('POST', '/api/sales/intake', { establishment_id: harbour, orders: [lunch()] }, owner);
  order = sent.body.data.list[0].id;
  const product = { establishment_id: harbour, item: 'Enamel mug', price: 12.5, barcode: '4006381333931', sku: 'EM-1' };
  mug = (await host.call('POST', '/api/product', product, owner)).body.data.id;
});
afterAll(() => host.close());

const path = (kind: string) => `/api/establishment/${kind}-print`;
const refused = (kind: string, body: object, token = owner) =>
  host.call('POST', path(kind), { establishment_id: harbour, values: {}, ...body }, token);
async function print(kind: string, body: object) {
  const answer = await host.app.inject({
    method: 'POST',
    url: path(kind),
    headers: { authorization: `Bearer ${owner}` },
    payload: { establishment_id: harbour, ...body },
  });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  return { bytes: answer.rawPayload, name: answer.headers['content-disposition'] };
}
const MM = 72 / 25.4;

test('a receipt is printed as the form says, of the order that is chosen or of a sample', async () => {
  const values = { paper_width: 'mm58', footer: 'Open from 7', show_server_name: false, qr_link: 'no address' };
  const { bytes, name } = await print('receipt', { values, of: order });
  expect(name).toBe('attachment; filename="test-receipt.pdf"');
  const text = drawnText(bytes);
  expect(text).toContain('Open from 7');
  expect(text).toContain('Fish & chips');
  expect(text).not.toContain('Nia Brook');
  expect(readPdf(bytes).sizes[0]?.[0]).toBeCloseTo(58 * MM, 0);
  const sample = drawnText((await print('receipt', { values })).bytes);
  expect(sample).toContain('Open from 7');
  expect(sample).not.toContain('Fish & chips');
});

test('a label is printed on paper of its size, with the product that is chosen or a sample', async () => {
  const values = { size: 's100x50', show_name: true, show_price: true, show_sku: true, note: 'Handle with care' };
  const { bytes } = await print('label', { values, of: mug });
  const text = drawnText(bytes);
  for (const said of ['Enamel mug', '£12.50', 'SKU EM-1', 'Handle with care']) expect(text).toContain(said);
  const [size] = readPdf(bytes).sizes;
  expect(size?.map((points) => Math.round(points / MM))).toEqual([100, 50]);
  expect(drawnText((await print('label', { values })).bytes)).toContain('House burger');
});

test('prints nothing of another establishment or business, or of what its caller may not see', async () => {
  const stranger = await host.signIn('owner@other.test');
  const staff = await host.signIn('staff@demo.test');
  expect((await refused('receipt', { of: order }, stranger)).status).toBe(404);
  expect((await refused('receipt', { establishment_id: market, of: order })).status).toBe(404);
  expect((await refused('label', { of: order + mug + 1_000 })).status).toBe(404);
  expect((await refused('receipt', {}, staff)).status).toBe(403);
  expect((await refused('receipt', { of: 'A-17' })).body.errors).toHaveProperty('of');
});
