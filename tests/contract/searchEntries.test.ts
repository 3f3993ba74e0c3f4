import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { searchText } from '#/model/values/searchText.ts';
import { model } from '#/resources/index.ts';
import { fillSearchEntries } from '#/server/foundation/database/fillSearchEntries.ts';
import { type TestApp, testApp } from '#/tests/support/app.ts';
import { SEARCHED, searchedSigns } from '#/tests/support/searched.ts';

let host: TestApp;
let owner: string;

beforeAll(async () => {
  host = await testApp();
  owner = await host.signIn('owner@demo.test');
});
afterAll(() => host.close());

const add = async (path: string, body: object) => {
  const { status, body: answer } = await host.call('POST', path, body, owner);
  expect(status, JSON.stringify(answer)).toBe(201);
  return answer.data as { id: number };
};
const titles = async (query: string): Promise<string[]> =>
  (await host.call('POST', '/api/global-search/list', { query }, owner)).body.data.list.map(({ title }: { title: string }) => title);
const entries = () =>
  host.database.owner(
    async (tx) =>
      (
        await sql<Record<string, unknown>>`select kind, client_id, id, establishment_id, title, words from public.search_entries
          order by kind, client_id, id`.execute(tx)
      ).rows,
  );
test('the database compares texts as the program does', async () => {
  const compared = async (texts: readonly string[]) =>
    (
      await host.database.owner((tx) =>
        sql<{ compared: string }>`select public.search_text(t) as compared
          from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) with ordinality as a (t, place) order by place`.execute(tx),
      )
    ).rows.map((row) => row.compared);
  expect(await compared(SEARCHED.map(([text]) => text))).toEqual(SEARCHED.map(([, text]) => text));
  // A server with the locale C leaves the capitals of rarer alphabets as they are; all else is the same there.
  const signs = searchedSigns();
  const said = await compared(signs);
  expect(signs.filter((text, at) => searchText(text) !== searchText(said[at] ?? ''))).toEqual([]);
});

describe('entries of the search', () => {
  test('follow their records, whoever writes them', async () => {
    const { id } = await add('/api/vendor', { name: 'Öko Hof', phone: '+49 (551) 123-456', email: 'hof@example.com' });
    const own = async () => (await entries()).filter((one) => one.kind === 'vendors' && one.id === id);
    expect(await own()).toEqual([
      {
        kind: 'vendors',
        client_id: host.seeded.one.clientId,
        id,
        establishment_id: null,
        title: 'oko hof',
        words: '\noko hof\nhof@example.com\n+49 (551) 123-456\n49551123456\n',
      },
    ]);
    await host.database.owner((tx) => sql`update public.vendors set name = 'Other' where id = ${id}`.execute(tx));
    expect((await own())[0]).toMatchObject({ title: 'other' });
    await host.database.owner((tx) => sql`delete from public.vendors where id = ${id}`.execute(tx));
    expect(await own()).toEqual([]);
  });

  test('keep what only some may see apart from what all see', async () => {
    const { id } = await add('/api/gift-card', { card_number: '6006-4912-3456', currency: 'USD' });
    const own = (await entries()).filter((one) => one.id === id && String(one.kind).startsWith('gift_cards'));
    expect(own.map(({ kind }) => kind)).toEqual(['gift_cards', 'gift_cards.card_number']);
    expect(String(own[0]?.words)).not.toContain('4912');
    expect(String(own[1]?.words)).toContain('\n600649123456\n');
  });

  test('are made for records that are older than they, page by page, once', async () => {
    for (const name of ['One', 'Two', 'Three']) await add('/api/vendor', { name: `Older ${name}` });
    const before = await entries();
    expect(before.length).toBeGreaterThan(10);
    await host.database.owner(async (tx) => {
      await sql`delete from public.search_entries`.execute(tx);
      await sql`delete from public.schema_objects where starts_with(key, 'searched:')`.execute(tx);
    });
    expect(await titles('older')).toEqual([]);
    await fillSearchEntries(host.database, model, { page: 2 });
    expect(await entries()).toEqual(before);
    expect((await titles('older')).toSorted()).toEqual(['Older One', 'Older Three', 'Older Two']);
    // What is filled is not looked at again, until what makes entries is another.
    await host.database.owner((tx) => sql`update public.search_entries set words = 'kept' where kind = 'vendors'`.execute(tx));
    await fillSearchEntries(host.database, model, { page: 2 });
    expect((await entries()).filter(({ kind, words }) => kind === 'vendors' && words !== 'kept')).toEqual([]);
    await host.database.owner((tx) => sql`update public.schema_objects set hash = 'older' where key = 'searched:vendors'`.execute(tx));
    await fillSearchEntries(host.database, model, { page: 2 });
    expect(await entries()).toEqual(before);
  });
});
