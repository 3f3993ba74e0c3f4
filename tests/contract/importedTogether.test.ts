import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { resourceOf } from '#/model/language/model.ts';
import { model } from '#/resources/index.ts';
import type { Hooks } from '#/server/records/extensionPoints.ts';
import { hooksOf } from '#/server/records/hooks.ts';
import { ended, imported, type Operation } from '#/tests/support/bulk.ts';
import { rounds } from '#/tests/support/thorough.ts';
import { type WorkingApp, workingApp } from '#/tests/support/workingApp.ts';

/** The same file, once by sets of rows and once row by row, in two establishments that have the same records. */
let host: WorkingApp;
let owner: string;
let places: readonly [number, number];
let hooks: Hooks;
let storesTogether: true | undefined;

beforeAll(async () => {
  host = await workingApp();
  owner = await host.signIn('owner@demo.test');
  hooks = hooksOf(resourceOf(model, 'products'));
  storesTogether = hooks.together;
  const [harbour = 0, market = 0] = host.seeded.one.establishments;
  places = [harbour, market];
  await made('/api/webhook', { title: 'All', address: 'https://example.com/hook', events: ['*'] });
  for (const establishment_id of places) {
    const food = await made('/api/product-categories', { establishment_id, name: 'Food' });
    await made('/api/product-categories', { establishment_id, name: 'Soups', parent: food });
    await made('/api/product-categories', { establishment_id, name: 'Drinks' });
    await made('/api/tax', { establishment_id, name: 'VAT', rate: 20, type: 'percent' });
    await made('/api/tax', { establishment_id, name: 'City; tax', rate: 1, type: 'percent' });
    await made('/api/ingredient', { establishment_id, name: 'Rice', uom: 'g' });
    await made('/api/product', { establishment_id, item: 'There before', sku: 'OLD-1', price: 3 });
  }
});
afterEach(() => {
  if (storesTogether) hooks.together = storesTogether;
});
afterAll(() => host.close());

type Row = Record<string, unknown>;

async function made(path: string, body: Row): Promise<number> {
  const answer = await host.call('POST', path, body, owner);
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body.data.id;
}

const upTo = (most: number) => fc.integer({ min: 0, max: most });
const oneOf = (...texts: string[]) => fc.constantFrom(...texts);
const mostly = (usual: fc.Arbitrary<string>, ...others: string[]) =>
  fc.oneof({ weight: 14, arbitrary: usual }, { weight: 1, arbitrary: oneOf(...others) });
/** Rows with everything in them that is in somebody's way, or in another row's. */
const rows = fc.record({
  item: mostly(
    upTo(900).map((n) => `Dish ${n}`),
    ...['', 'There BEFORE', 'x'.repeat(121), 'dISH 1', 'Dish 1'],
  ),
  price: mostly(upTo(90).map(String), '4.50', '', 'dear', '-1'),
  category: mostly(oneOf('', 'Food', 'drinks'), 'Foot', 'Soups'),
  'sub category': mostly(oneOf(''), 'Soups', 'Drinks'),
  taxes: mostly(oneOf('', 'VAT', 'VAT;City; tax'), 'None such'),
  sku: mostly(
    upTo(900).map((n) => `s-${n}`),
    ...['', 'OLD-1', 'S-1', 's-1'],
  ),
  barcode: mostly(oneOf(''), '12345678', '5.01235E+12'),
  restriction: mostly(oneOf(''), 'Age restriction'),
  'minimum age': mostly(oneOf(''), '18'),
  recipe: mostly(oneOf('', '[{"ingredient":"Rice","quantity":5,"uom":"g"}]'), '[{"ingredient":"Rice","quantity":5,"uom":"ml"}]'),
});
const HEADINGS = ['item', 'price', 'category', 'sub category', 'taxes', 'sku', 'barcode', 'restriction', 'minimum age', 'recipe'] as const;
const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;

function csvOf(seed: number, length: number): string {
  const [sample = []] = fc.sample(fc.array(rows, { minLength: length, maxLength: length }), { numRuns: 1, seed });
  const lines = sample.map((row) => HEADINGS.map((name) => cell(row[name])).join());
  return [HEADINGS.join(), ...lines, 'Total,,,,,,,,,,', 'One more,1,,,,,,,,,,cell'].join('\n');
}

/** What an import tells of itself, but for whose and when it was. */
const told = ({ created, updated, unchanged, failed, errors }: Operation) => ({ created, updated, unchanged, failed, errors });

/** What stands in an establishment: its products, their history and the events about them, each without ids and times. */
async function standing(establishment: number) {
  const { rows: products } = await host.database.direct(
    `select p.id, p.sort_order, p.item, p.price, p.sku, p.barcode, p.status, p.kind, p.restriction, p.minimum_age, c.name as category,
      s.name as sub, p.created_by, p.updated_at > p.created_at as changed,
      (select json_agg(t.name order by x.position) from public.products_taxes x join public.taxes t on t.client_id = x.client_id
        and t.id = x.target_id where x.client_id = p.client_id and x.parent_id = p.id) as taxes,
      (select json_agg(json_build_array(r.position, i.name, r.quantity, r.uom) order by r.position) from public.products_recipe r
        join public.ingredients i on i.client_id = r.client_id and i.id = r.ingredient
        where r.client_id = p.client_id and r.parent_id = p.id) as recipe,
      (select json_agg(json_build_array(e.title, e.words) order by e.kind) from public.search_entries e
        where e.client_id = p.client_id and e.id = p.id and e.kind like 'products%') as words,
      (select json_agg(json_build_array(a.event, a.description, a.causer, a.changes - 'category' - 'subCategory' - 'taxes' - 'recipe',
          (select json_agg(k order by k) from jsonb_object_keys(a.changes) k)) order by a.id) from public.activity_log a
        where a.client_id = p.client_id and a.subject_type = 'products' and a.subject_id = p.id) as history,
      (select json_agg(json_build_array(w.type, w.changed) order by w.id) from public.webhook_events w
        where w.client_id = p.client_id and w.subject_id = p.id and w.type like 'products.%') as events
    from public.products p left join public.categories c on c.client_id = p.client_id and c.id = p.category
      left join public.categories s on s.client_id = p.client_id and s.id = p."subCategory"
    where p.establishment_id = $1 order by p.sort_order, p.id`,
    [establishment],
  );
  return products.map(({ id: _id, ...rest }) => rest);
}

/** Products that are stored together have one time. */
async function moments(): Promise<number> {
  const { rows: found } = await host.database.direct(
    'select count(distinct created_at)::int as n from public.products where establishment_id = $1',
    [places[0]],
  );
  return Number(found[0]?.n);
}

async function bothWays(csv: string, body: Row): Promise<{ together: Operation; oneByOne: Operation }> {
  const together = await imported(host, csv, { resource: 'products', establishment_id: places[0], ...body }, owner);
  delete hooks.together;
  const oneByOne = await imported(host, csv, { resource: 'products', establishment_id: places[1], ...body }, owner);
  if (storesTogether) hooks.together = storesTogether;
  return { together, oneByOne };
}

async function expectSame({ together, oneByOne }: Awaited<ReturnType<typeof bothWays>>): Promise<void> {
  expect(told(together)).toEqual(told(oneByOne));
  expect(await standing(places[0])).toEqual(await standing(places[1]));
}

describe('rows that are imported together end as they would one after the other', () => {
  test.each(Array.from({ length: rounds(1, 4) }, (_, at) => at + 1))(
    'file %i: tried, new, again with changes, and taken back',
    async (seed) => {
      expect(storesTogether).toBe(true);
      const csv = csvOf(seed, rounds(45, 90));
      const before = await standing(places[0]);
      const tried = await bothWays(csv, { dry_run: true });
      await expectSame(tried);
      expect(await standing(places[0])).toEqual(before);

      const momentsBefore = await moments();
      const made = await bothWays(csv, {});
      await expectSame(made);
      expect(made.together.created).toBeGreaterThan(5);
      expect((await moments()) - momentsBefore).toBeLessThan(made.together.created);
      expect(made.together.failed).toBeGreaterThan(20);
      expect(told(made.together)).toEqual(told(tried.together));

      const again = await bothWays(csvOf(seed, 60).replaceAll('Food', 'Drinks'), { mode: 'upsert' });
      await expectSame(again);
      expect(again.together.updated).toBeGreaterThan(0);

      for (const run of [again, made])
        await expectSame({
          together: await ended(host, `${run.together.id}/undo`, undefined, owner),
          oneByOne: await ended(host, `${run.oneByOne.id}/undo`, undefined, owner),
        });
    },
  );
});
