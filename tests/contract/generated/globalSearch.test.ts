import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ResourceModel } from '#/model/language/model.ts';
import { isPlatformPermission } from '#/resources/reference/permissions.ts';
import { isTextual } from '#/server/foundation/database/columns.ts';
import type { TestApp } from '#/tests/support/app.ts';
import { isOfPlatform, type RecordMaker, recordMaker } from '#/tests/support/recordMaker.ts';
import type { Values } from '#/tests/support/sampleRecord.ts';
import { specimenApp } from '#/tests/support/specimenApp.ts';
import { specimenModel as model } from '#/tests/support/specimens.ts';
import { rounds, share } from '#/tests/support/thorough.ts';
import { establishmentField, heldInEstablishments } from '#model/language';

/** Whose record it is: of business one in its first or second establishment, or of business two. */
type Whose = 'own' | 'elsewhere' | 'foreign';
interface Hit {
  resource: string;
  id: number;
  title: string;
}

const resources = Object.values(model.resources);
/** The tables whose records the search may find at all, and what shows them. */
const pagesOf = ({ table }: ResourceModel) =>
  resources.filter((one) => one.table === table && one.menu !== false && one.globalSearch !== false);
const searched = resources.filter(
  (one) => !one.variant && pagesOf(one).length > 0 && isTextual(one.allFields[one.title] as Parameters<typeof isTextual>[0]),
);

const all = model.permissions.map(({ name }) => name).filter((name) => !isPlatformPermission(name));
const holdings: Readonly<Record<string, readonly string[]>> = {
  'admin@demo.test': model.permissions.map(({ name }) => name),
  'owner@demo.test': all,
  'manager@demo.test': all.filter((_, index) => index % 2 === 0),
  'staff@demo.test': all.filter((_, index) => index % 2 === 1),
  'nobody@demo.test': [],
  'owner@other.test': all,
};

/** Whose records each looks for: both owners all of them, across the wall between them; the others those that tell most of their rights. */
const lookedFor: Readonly<Record<string, readonly Whose[]>> = {
  'admin@demo.test': ['foreign'],
  'owner@demo.test': ['own', 'elsewhere', 'foreign'],
  'manager@demo.test': ['own', 'elsewhere'],
  'staff@demo.test': ['own'],
  'nobody@demo.test': ['own'],
  'owner@other.test': ['own', 'foreign'],
};

/** Every so many of them in `npm test`. */
const EACH = 3;

let host: TestApp;
const tokens: Record<string, string> = {};
const records: { resource: ResourceModel; whose: Whose; record: Values }[] = [];

beforeAll(async () => {
  host = await specimenApp({ roles: { manager: holdings['manager@demo.test'], staff: holdings['staff@demo.test'] } });
  for (const email of Object.keys(holdings)) tokens[email] = await host.signIn(email);
  const { one, two } = host.seeded;
  const makerOf = (business: typeof one, owner: string) =>
    recordMaker(host, model, business, { admin: tokens['admin@demo.test'] as string, owner: tokens[owner] as string });
  const [first, second] = [makerOf(one, 'owner@demo.test'), makerOf(two, 'owner@other.test')];
  for (const resource of searched) await addRecords(resource, first, second, one.establishments[1]);
});
afterAll(() => host.close());

async function addRecords(resource: ResourceModel, first: RecordMaker, second: RecordMaker, elsewhere: number | undefined): Promise<void> {
  const add = async (whose: Whose, made: Promise<Values>) => {
    const record = await made;
    if (record[resource.title]) records.push({ resource, whose, record });
  };
  await add('own', first.add(resource, { seed: 301 }));
  if (resource.scope === 'establishment' || establishmentField(resource))
    await add('elsewhere', first.add(resource, { seed: 302, establishment: elsewhere }));
  if (resource.scope !== 'platform') await add('foreign', second.add(resource, { seed: 303 }));
}

async function find(query: unknown, email: string, more: object = {}): Promise<Hit[]> {
  const { status, body } = await host.call('POST', '/api/global-search/list', { query, limit: 50, ...more }, tokens[email]);
  expect(status).toBe(200);
  return body.data.list;
}

/** What the definitions and the seed say: through which pages somebody sees a record, if at all. */
function pagesFor(email: string, resource: ResourceModel, whose: Whose): string[] {
  const isAdmin = email.startsWith('admin');
  const isTheirs = isAdmin || (isOfPlatform(resource) ? resource.scope !== 'platform' : true);
  if (!isTheirs || (!isAdmin && (whose === 'foreign') !== (email === 'owner@other.test'))) return [];
  // A new establishment is nobody's who works in others alone.
  if ((whose === 'elsewhere' || heldInEstablishments(resource)?.establishments === 'id') && /^(manager|staff)@/.test(email)) return [];
  const held = holdings[email] ?? [];
  const open = pagesOf(resource).filter(({ callers, permissions: { list = '', view = '' } }) => {
    const isServed = !callers || (callers === 'platform') === isAdmin;
    return isServed && held.includes(list) && held.includes(view);
  });
  return open.map(({ name }) => name);
}

describe.each(Object.keys(holdings))('%s finds by its title', (email) => {
  test('every record that they may list and open, and no other', async () => {
    const wrong: string[] = [];
    let [found, hidden] = [0, 0];
    const all = records.filter(({ whose }) => lookedFor[email]?.includes(whose));
    expect(all.length).toBeGreaterThan(20);
    for (const { resource, whose, record } of share(all, EACH, email)) {
      const { table } = resource;
      const hits = (await find(record[resource.title], email)).filter(
        (one) => one.id === record.id && model.resources[one.resource]?.table === table,
      );
      const pages = pagesFor(email, resource, whose);
      if (pages.length) found += 1;
      else hidden += 1;
      const isRight = pages.length ? hits.length === 1 && pages.includes(hits[0]?.resource ?? '') : hits.length === 0;
      if (!isRight) wrong.push(`${resource.name} (${whose}): ${JSON.stringify(hits)} instead of one of [${pages}]`);
    }
    expect(wrong).toEqual([]);
    expect(found + hidden).toBeGreaterThanOrEqual(Math.floor(all.length / rounds(EACH, 1)));
    if (/^(admin|owner)@/.test(email)) expect(found).toBeGreaterThan(0);
    if (!email.startsWith('admin')) expect(hidden).toBeGreaterThan(0);
  });
});

test('another business’s establishment finds nothing of it, and one’s own only what stands there', async () => {
  const some = records.filter(({ resource }, index) => resource.scope === 'establishment' && index % 4 === 0);
  expect(some.length).toBeGreaterThan(10);
  for (const { resource, whose, record } of some) {
    const theirs = host.seeded.two.establishments[0];
    const isIt = ({ id, resource: name }: Hit) => id === record.id && model.resources[name]?.table === resource.table;
    expect((await find(record[resource.title], 'owner@demo.test', { establishment_id: theirs })).filter(isIt)).toEqual([]);
    const there = await find(record[resource.title], 'owner@demo.test', { establishment_id: host.seeded.one.establishments[0] });
    expect(there.filter(isIt)).toHaveLength(whose === 'own' ? 1 : 0);
  }
});
