import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type ResourceModel, resourceOf } from '#/model/language/model.ts';
import { aggregateOf } from '#/server/records/aggregates.ts';
import { hostScope, source } from '#/server/records/rowScope.ts';
import type { TestApp } from '#/tests/support/app.ts';
import { recordMaker } from '#/tests/support/recordMaker.ts';
import { specimenApp } from '#/tests/support/specimenApp.ts';
import { specimenModel as model } from '#/tests/support/specimens.ts';

/** In portions, each well below a statement's time limit on a busy machine too. */
const [PORTIONS, ROWS] = [10, 2_000];
const specimens: ResourceModel = resourceOf(model, 'specimens');
let host: TestApp;

beforeAll(async () => {
  host = await specimenApp();
  const [admin, owner] = [await host.signIn('admin@demo.test'), await host.signIn('owner@demo.test')];
  const maker = recordMaker(host, model, host.seeded.one, { admin, owner });
  const [busy, quiet] = [await maker.add(specimens, { seed: 1, full: false }), await maker.add(specimens, { seed: 2, full: false })];
  for (let portion = 0; portion < PORTIONS; portion += 1)
    await host.database.platform((tx) =>
      sql`
      insert into public.specimen_notes (client_id, establishment_id, text, specimen, stars, created_at, updated_at)
      select ${host.seeded.one.clientId}, ${busy.establishment_id}, repeat('long ', 100), case
        when n % 100 = 0 then ${quiet.id}::bigint else ${busy.id}::bigint end, 1 + n % 5, now() + n * interval '1 second', now()
      from generate_series(${portion * ROWS + 1}::int, ${(portion + 1) * ROWS}::int) as n`.execute(tx),
    );
  await vacuumed('specimen_notes');
}, 120_000);
afterAll(() => host.close());

/**
 * Vacuums a table until every page of it is known to be visible to all: a transaction of the host's own that happens to be open
 * at that moment (its job queue asks every few seconds) keeps a vacuum from saying so, and the plan would change with it.
 */
async function vacuumed(table: string): Promise<void> {
  await vi.waitFor(
    async () => {
      await host.database.direct(`vacuum analyze public.${table}`);
      const { rows } = await host.database.platform((tx) =>
        sql<{ rest: number }>`select relpages - relallvisible as rest from pg_class where oid = ${`public.${table}`}::regclass`.execute(tx),
      );
      expect(rows[0]?.rest).toBe(0);
    },
    { timeout: 60_000, interval: 500 },
  );
}

/** How the database reads the aggregate for one page of records, as a business's own call does. */
async function planOf(name: string): Promise<string> {
  const { clientId } = host.seeded.one;
  const rowScope = hostScope(clientId);
  const field = specimens.fields[name];
  if (field?.kind !== 'aggregate') throw new Error(`${name} is no aggregate`);
  const { rows } = await host.database.tenant(clientId, (tx) =>
    sql<Record<string, string>>`
      explain (analyze, costs off, timing off) select t.id, ${aggregateOf(model, field, rowScope)}
      from ${source(rowScope, specimens.table)} as t
        where t.client_id = ${clientId}`.execute(tx),
  );
  return rows.map((row) => Object.values(row)[0]).join('\n');
}

describe('an aggregate', () => {
  test.each([
    ['notes', 'specimen_notes_specimen_'],
    ['praises', 'specimen_notes_specimen_stars_index'],
    ['stars', 'specimen_notes_specimen_stars_index'],
  ])('%s is worked out from an index, without a look at the rows', async (name, index) => {
    const plan = await planOf(name);
    expect(plan).not.toContain('Seq Scan on specimen_notes');
    expect(plan).toContain(index);
    expect(plan).toMatch(/Heap Fetches: 0/);
  });

  test('that picks the latest reads one entry of it', async () => {
    const plan = await planOf('last_note');
    expect(plan).toMatch(/Index Only Scan Backward using specimen_notes_specimen_created_at_index.*rows=1(?:\.00)? /);
  });
});
