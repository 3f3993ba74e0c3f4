import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '#/tests/support/app.ts';

const PATH = '/api/global-search/list';
interface Hit {
  resource: string;
  id: number;
  title: string;
  subtitle: string;
  establishment_id?: number;
  similar?: boolean;
}

let host: TestApp;
let owner: string;
let harbour: number;
let market: number;

beforeAll(async () => {
  host = await testApp();
  owner = await host.signIn('owner@demo.test');
  [harbour, market] = host.seeded.one.establishments as [number, number];
  await add('/api/vendor', { name: 'Green Harvest', email: 'orders@harvest.example', phone: '+1 212 555 0190' });
  await add('/api/customer', { first_name: 'Ana', last_name: 'Gómez', email: 'ana@example.com', phone: '+12125550101' });
  const category = await add('/api/product-categories', { name: 'Greens', establishment_id: harbour });
  await add('/api/product', { item: 'Green salad', price: 8.5, cost: 2.25, sku: 'GS-1', category: category.id, establishment_id: harbour });
  await add('/api/product', { item: 'Salad, green and red', price: 9, establishment_id: harbour });
  await add('/api/product', { item: 'Evergreen tea', price: 3, sku: 'ET_9', establishment_id: market });
  await add('/api/product', { item: 'Tea 10% off', price: 3, sku: 'ETX9', establishment_id: market });
});
afterAll(() => host.close());

const add = async (path: string, body: object) => {
  const { status, body: answer } = await host.call('POST', path, body, owner);
  expect(status, JSON.stringify(answer)).toBe(201);
  return answer.data as { id: number };
};
const ask = (body: object, token?: string) => host.call('POST', PATH, body, token);
const find = async (query: string, { token = owner, ...more }: { token?: string; [key: string]: unknown } = {}): Promise<Hit[]> =>
  (await ask({ query, ...more }, token)).body.data.list;
const titles = async (...asked: Parameters<typeof find>) => (await find(...asked)).map(({ title }) => title);

describe('the search over everything', () => {
  test('finds records of every kind, best first: as typed, then beginning with it, then a word that does, then the rest', async () => {
    await add('/api/customer', { first_name: 'Green', email: 'green@example.com' });
    expect(await titles('green')).toEqual(['Green', 'Greens', 'Green salad', 'Green Harvest', 'Salad, green and red', 'Evergreen tea']);
  });

  test('wants every word, in whichever order and text', async () => {
    expect(await titles('salad green')).toEqual(['Salad, green and red', 'Green salad']);
    expect(await titles('gómez ANA')).toEqual(['Ana Gómez']);
    expect(await titles('ana example.com')).toEqual(['Ana Gómez']);
    expect(await titles('green nowhere')).toEqual([]);
  });

  test('finds by codes, mail and telephone, and says what it found them by', async () => {
    expect(await find('GS-1')).toEqual([
      expect.objectContaining({ resource: 'products', title: 'Green salad', subtitle: 'GS-1 · Greens · $8.50', establishment_id: harbour }),
    ]);
    const [vendor] = await find('0190');
    expect(vendor).toMatchObject({ resource: 'vendors', title: 'Green Harvest' });
    expect(vendor?.subtitle).toContain('+1 212 555 0190');
    expect(vendor).not.toHaveProperty('establishment_id');
  });

  test('takes signs of patterns as they are', async () => {
    expect(await titles('et_9')).toEqual(['Evergreen tea']);
    expect(await titles('10%')).toEqual(['Tea 10% off']);
    expect(await titles('%%%')).toEqual([]);
    expect(await titles('\\')).toEqual([]);
  });

  test('of short words finds what begins with them', async () => {
    expect(await titles('te')).toEqual(['Tea 10% off', 'Evergreen tea']);
    expect(await titles('ee')).toEqual([]);
  });

  test('writes amounts and days in the language that is asked for', async () => {
    const [found] = await find('GS-1', { language: 'es' });
    expect(found?.subtitle).toMatch(/8,50/);
  });

  test('gives no more than asked for, kinds in turn', async () => {
    const found = await find('green', { limit: 3 });
    expect(found.map(({ resource }) => resource)).toEqual(['customers', 'categories', 'products']);
  });

  test('keeps to an establishment that is named; what belongs to none is found there too', async () => {
    expect(await titles('green', { establishment_id: market })).toEqual(['Green', 'Green Harvest', 'Evergreen tea']);
  });

  test('knows nothing of another business, and nobody finds what they may not list', async () => {
    expect(await titles('green', { token: await host.signIn('owner@other.test') })).toEqual([]);
    expect(await titles('green', { token: await host.signIn('nobody@demo.test') })).toEqual([]);
    // Staff may list the first establishment's products and see its orders, no more.
    expect(await titles('green', { token: await host.signIn('staff@demo.test') })).toEqual(['Green salad', 'Salad, green and red']);
  });

  test('tells a super-admin, who finds every business’s, whose each is', async () => {
    const found = await find('gs-1', { token: await host.signIn('admin@demo.test') });
    expect(found.map(({ title, subtitle }) => `${title}: ${subtitle}`)).toEqual(['Green salad: Client one · GS-1 · Greens · $8.50']);
  });

  test('no longer finds what is deleted', async () => {
    const { id } = await add('/api/vendor', { name: 'Shortlived' });
    expect(await titles('shortlived')).toEqual(['Shortlived']);
    await host.call('DELETE', `/api/vendor/${id}`, undefined, owner);
    expect(await titles('shortlived')).toEqual([]);
  });
});

describe('what is typed as people type it', () => {
  beforeAll(async () => {
    await add('/api/product', { item: 'Classic Burger', price: 12, barcode: '4006381333931', establishment_id: harbour });
    await add('/api/product', { item: 'Crème Brûlée', price: 7, establishment_id: harbour });
    await add('/api/product', { item: 'Cappuccino', price: 4, establishment_id: market });
    await add('/api/product', { item: 'قَهْوَةٌ إِضَافِيَّة ١٢', price: 4, establishment_id: harbour });
    await add('/api/customer', { first_name: 'Dana', phone: '(555) 123-4567' });
    await add('/api/customer', { first_name: 'Eike', phone: '+49 551 987654' });
    await add('/api/vendor', { name: 'Nordlicht', phone: '0551 445566' });
    await add('/api/gift-card', { card_number: '600649120000004242', currency: 'USD' });
  });

  test.each([
    ['creme brulee', 'Crème Brûlée'],
    ['CRÈME', 'Crème Brûlée'],
    ['قهوه', 'قَهْوَةٌ إِضَافِيَّة ١٢'],
    ['قهوة اضافية', 'قَهْوَةٌ إِضَافِيَّة ١٢'],
    ['قـــهوة 12', 'قَهْوَةٌ إِضَافِيَّة ١٢'],
    ['٤٠٠٦٣٨١٣٣٣٩٣١', 'Classic Burger'],
    ['4006381333931', 'Classic Burger'],
    ['4006 3813 33931', 'Classic Burger'],
    ['5551234567', 'Dana'],
    ['555-123-4567', 'Dana'],
    ['(555) 123-4567', 'Dana'],
    ['555 1234567', 'Dana'],
    ['+1 555 1234567', 'Dana'],
    ['001 555.123.4567', 'Dana'],
    ['0551 987654', 'Eike'],
    ['+49551987654', 'Eike'],
    ['+49 (551) 445566', 'Nordlicht'],
  ])('“%s” finds %s', async (query, title) => {
    expect(await titles(query)).toEqual([title]);
    expect(await find(query)).not.toContainEqual(expect.objectContaining({ similar: true }));
  });

  test.each(['•••• 4242', '**** 4242', 'xxxx-4242', '4242'])('“%s” finds a card by its ending', async (query) => {
    const found = await find(query);
    expect(found.map(({ resource }) => resource)).toEqual(['gift-cards']);
  });

  test('a whole number is found by its digits, however they are grouped', async () => {
    expect((await find('6006 4912 0000 0042 42')).map(({ resource }) => resource)).toEqual(['gift-cards']);
  });

  test.each([
    ['burgr', 'Classic Burger'],
    ['buger', 'Classic Burger'],
    ['clasic burger', 'Classic Burger'],
    ['creme brullee', 'Crème Brûlée'],
    ['capuchino', 'Cappuccino'],
    ['capucci', 'Cappuccino'],
  ])('“%s” finds %s, and says that it is only like it', async (query, title) => {
    const found = await find(query);
    expect(found.map((one) => one.title)).toContain(title);
    expect(found.find((one) => one.title === title)).toMatchObject({ similar: true });
  });

  test('Arabic words are forgiven too, where the database knows what an Arabic letter is: one with the locale C does not', async () => {
    const { rows } = await host.database.direct("select cardinality(show_trgm('قهوه')) > 0 as knows");
    expect(await titles('قهوت')).toEqual(rows[0]?.knows ? ['قَهْوَةٌ إِضَافِيَّة ١٢'] : []);
  });

  test('nothing is guessed of numbers, of short words, and of what nobody would have meant', async () => {
    for (const query of ['4006381333932', 'brg', 'table', 'computer', 'burger xyzzy']) expect(await titles(query), query).toEqual([]);
  });

  test('typing errors tell nobody more than they may see', async () => {
    expect(await titles('capuchino', { establishment_id: harbour })).toEqual([]);
    expect(await titles('burgr', { token: await host.signIn('owner@other.test') })).toEqual([]);
    expect(await titles('nordlich', { token: await host.signIn('staff@demo.test') })).toEqual([]);
  });
});

describe('records that are known', () => {
  const known = async (records: { resource: string; id: number }[], token = owner) =>
    (await host.call('POST', '/api/global-search/records', { records }, token)).body.data.list as Hit[];

  test('are answered as they are now, in the order asked for, without those that are gone or not to be seen', async () => {
    const one = await add('/api/vendor', { name: 'Known One' });
    const other = await add('/api/product', { item: 'Known other', price: 3, establishment_id: harbour });
    const asked = [
      { resource: 'products', id: other.id },
      { resource: 'vendors', id: one.id },
      { resource: 'vendors', id: 987654 },
      { resource: 'activity-log', id: 1 },
      { resource: 'constructor', id: 1 },
    ];
    expect((await known(asked)).map(({ title }) => title)).toEqual(['Known other', 'Known One']);
    await host.call('PUT', `/api/vendor/${one.id}`, { name: 'Renamed' }, owner);
    expect((await known(asked)).map(({ title }) => title)).toEqual(['Known other', 'Renamed']);
    expect((await known(asked, await host.signIn('staff@demo.test'))).map(({ title }) => title)).toEqual(['Known other']);
    expect(await known(asked, await host.signIn('owner@other.test'))).toEqual([]);
    await host.call('DELETE', `/api/vendor/${one.id}`, undefined, owner);
    expect((await known(asked)).map(({ title }) => title)).toEqual(['Known other']);
  });
});

test('a field that one may not see neither finds a record nor tells of it', async () => {
  const { id } = await add('/api/gift-card', { card_number: '6006491234567890', currency: 'USD' });
  const own = (await find('6006491234567890')).filter((one) => one.resource === 'gift-cards');
  expect(own.map((one) => one.id)).toEqual([id]);
  const roles = { manager: ['GiftCardManagement'] };
  const other = await testApp({ roles });
  try {
    const token = await other.signIn('owner@demo.test');
    await other.call('POST', '/api/gift-card', { card_number: '6006491234567890', currency: 'USD' }, token);
    const manager = await other.signIn('manager@demo.test');
    const asked = async (query: string) => (await other.call('POST', PATH, { query }, manager)).body.data.list as Hit[];
    expect(await asked('600649123')).toEqual([]);
    expect(await asked('6006 4912 3456')).toEqual([]);
    expect((await asked('6006-4912-3456-7890')).map(({ resource }) => resource)).toEqual(['gift-cards']);
    const [byEnding] = await asked('7890');
    expect(byEnding?.resource).toBe('gift-cards');
    expect(JSON.stringify(byEnding)).not.toContain('600649123');
  } finally {
    await other.close();
  }
});

test.each([
  [{}, 'query'],
  [{ query: '' }, 'query'],
  [{ query: '   ' }, 'query'],
  [{ query: 7 }, 'query'],
  [{ query: 'a'.repeat(201) }, 'query'],
  [{ query: 'a', limit: 0 }, 'limit'],
  [{ query: 'a', limit: 51 }, 'limit'],
  [{ query: 'a', establishment_id: 'x' }, 'establishment_id'],
  [{ query: 'a', language: 'english' }, 'language'],
  [{ query: 'a', page: 2 }, 'page'],
])('%j is refused at %s', async (body, field) => {
  const { status, body: answer } = await ask(body, owner);
  expect(status).toBe(422);
  expect(Object.keys(answer.errors)).toEqual([field]);
});

test('nobody without a token searches', async () => {
  expect((await ask({ query: 'green' })).status).toBe(401);
});
