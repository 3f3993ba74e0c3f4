import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#/model/reports/periods.ts';
import { pictureSizes, sizedAddress } from '#/model/values/pictureSizes.ts';
import { model } from '#/resources/index.ts';
import { leastPasswordCost, passwords } from '#/server/access/passwords.ts';
import { buildApp } from '#/server/app.ts';
import { businesses, demoPassword } from '#/server/demo/businesses.ts';
import { contentsOf, refusedDemo } from '#/server/demo/demoMark.ts';
import { demoOf } from '#/server/demo/demoOf.ts';
import { fill } from '#/server/demo/fill.ts';
import { keepPictures, picturesIn } from '#/server/demo/pictures.ts';
import { randomFrom } from '#/server/demo/random.ts';
import { rebuild } from '#/server/domain/sales/recompute.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { tablesOf } from '#/server/foundation/database/tables.ts';
import { fileStore } from '#/server/foundation/files/fileStore.ts';
import { fillComputed } from '#/server/records/write/fillComputed.ts';
import { disagreements } from '#/tests/agreements/identities.ts';
import { caller, grantOf, migratedDatabase, testJwtSecret } from '#/tests/support/app.ts';
import { thorough } from '#/tests/support/thorough.ts';

const NOW = '2026-11-20T15:00:00.000Z';
// A cluster makes no copies.
const SPAN = process.env.TEST_CITUS_URL ? { days: 14, repeats: 0 } : { days: 7, repeats: 1 };
const DAYS = SPAN.days * (SPAN.repeats + 1);

let database: Database;
let dataDir: string;
let app: Awaited<ReturnType<typeof buildApp>>;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'countinghouse-demo-'));
  database = await filled();
  const config = {
    oauthClientSecret: 'countinghouse-dashboard',
    logLevel: 'silent' as const,
    s3: undefined,
    trustProxy: undefined,
    dataDir,
  };
  app = await buildApp({ config, database, model, jwtSecret: testJwtSecret, passwordCost: leastPasswordCost });
});
afterAll(async () => {
  await app.close();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function filled(): Promise<Database> {
  const empty = await migratedDatabase();
  const pictures = picturesIn(fileStore(dataDir, undefined));
  await fill(empty, model, { passwordHash: await passwords(leastPasswordCost).hash(demoPassword), now: NOW, span: SPAN, pictures });
  return empty;
}

async function signIn(email: string): Promise<string> {
  const answer = await app.inject({ method: 'POST', url: '/oauth/token', payload: grantOf(email, demoPassword) });
  expect(answer.statusCode, email).toBe(200);
  return answer.json().access_token;
}

async function call(token: string, method: 'GET' | 'POST', url: string, payload?: object) {
  return (await app.inject({ method, url, headers: { authorization: `Bearer ${token}` }, ...(payload && { payload }) })).json();
}

const everybody = ['admin@demo.test', ...businesses.flatMap(({ people }) => people.map(({ email }) => email))];

describe('the demo data', () => {
  test('hold in their computed fields what their formulas come to', async () => {
    await database.direct(`delete from public.schema_objects where key like 'computed:%'`);
    const filled = await fillComputed(database, model);
    expect(filled.length).toBeGreaterThan(3);
    expect(filled.filter(({ changed }) => changed > 0).map(({ resource, changed }) => [resource.name, changed])).toEqual([]);
  });

  test('have rollups that say what their facts say, of every month', async () => {
    const { months, wrong } = await rebuild(database, { only: 'look' });
    expect(months).toBeGreaterThan(3);
    expect(wrong).toEqual([]);
    const marks = await database.owner((tx) => sql`select 1 from public.sales_marks`.execute(tx));
    expect(marks.rows).toEqual([]);
  });

  test('leave every index and foreign key as the migration made it', async () => {
    const empty = await migratedDatabase();
    const made = (from: Database) =>
      from.owner(async (tx) => {
        const { rows } = await sql`
          select indexdef as made from pg_indexes where schemaname = 'public'
          union all select conrelid::regclass || conname || pg_get_constraintdef(oid) from pg_constraint where contype = 'f'
          order by 1`.execute(tx);
        return rows;
      });
    try {
      expect(await made(database)).toEqual(await made(empty));
    } finally {
      await empty.close();
    }
  });

  // Before anybody signs in, which is written down.
  test.runIf(thorough)('come out the same for the same moment', async () => {
    const again = await filled();
    try {
      for (const { name, columns } of tablesOf(model)) {
        const compared = columns.map((column) => column.name).filter((column) => column !== 'password');
        const rows = async (from: Database) =>
          (
            await from.owner((tx) =>
              sql`select ${sql.join(compared.map((column) => sql.id(column)))} from ${sql.id('public', name)} order by 1, 2, 3`.execute(tx),
            )
          ).rows;
        expect(await rows(again), name).toEqual(await rows(database));
      }
    } finally {
      await again.close();
    }
  });

  test('let everybody of the contract in, with what they may do', async () => {
    expect([...everybody].sort()).toEqual(
      ['admin@demo.test', 'owner@demo.test', 'manager@demo.test', 'staff@demo.test', 'nobody@demo.test', 'owner@other.test'].sort(),
    );
    const held: Record<string, string[]> = {};
    for (const email of everybody) held[email] = (await call(await signIn(email), 'GET', '/api/get-permissions')).data.permissions;
    expect(held['nobody@demo.test']).toEqual([]);
    expect(held['staff@demo.test']).toEqual(['OrderView', 'Orders', 'OrdersHistory', 'Products']);
    expect(held['manager@demo.test']).toContain('Taxes');
    expect(held['manager@demo.test']?.filter((name) => /^(CostView|RolesPermissions|SuperAdmin)/.test(name))).toEqual([]);
    expect(held['admin@demo.test']).toHaveLength(model.permissions.length);
  });

  test('have three establishments of one business and one of another, each with its money and clock', async () => {
    const places = async (email: string) =>
      (await call(await signIn(email), 'GET', '/api/establishment/list')).data.list.map(
        (one: { currency: string; currency_symbol: string; timezone: string }) => [one.currency, one.currency_symbol, one.timezone],
      );
    expect(await places('owner@demo.test')).toEqual([
      ['GBP', '£', 'Europe/London'],
      ['USD', '$', 'America/New_York'],
      ['JPY', '¥', 'Asia/Tokyo'],
    ]);
    expect(await places('owner@other.test')).toEqual([['AED', 'AED', 'Asia/Dubai']]);
    expect(await places('manager@demo.test')).toEqual([['USD', '$', 'America/New_York']]);
  });

  test('have records of each resource that asks for some, in every establishment it is meant for', async () => {
    const owner = await signIn('owner@demo.test');
    const { list } = (await call(owner, 'GET', '/api/establishment/list')).data;
    for (const resource of Object.values(model.resources)) {
      const demo = demoOf(resource)?.demo;
      if (!demo || resource.variant || resource.scope !== 'establishment' || !resource.permissions.list) continue;
      for (const { id, behaviour } of list) {
        const { data } = await call(owner, 'POST', resource.paths?.list ?? `${resource.endpoint}/list`, { establishment_id: id });
        const wanted = (!demo.only || demo.only === behaviour) && (demo.samples ?? demo.count ?? demo[behaviour as 'retail']);
        expect(data.pagination_options.total > 0, `${resource.name} in ${behaviour}`).toBe(Boolean(wanted));
      }
    }
  });

  test('have pictures, each of its business and in all sizes, counted as its uploads', async () => {
    await keepPictures(fileStore(dataDir, undefined));
    const found = new Set<string>();
    for (const email of ['owner@demo.test', 'owner@other.test']) {
      const owner = await signIn(email);
      const { data } = await call(owner, 'POST', '/api/product/list', { search: 'House burger', fields: ['image'] });
      const address = String(data.list[0].image);
      found.add(address);
      for (const one of [address, ...pictureSizes.map((size) => String(sizedAddress(address, size)))]) {
        const answer = await app.inject({ url: one });
        expect([answer.statusCode, answer.headers['content-type']], one).toEqual([200, 'image/webp']);
      }
    }
    expect(found.size).toBe(2);
    const { rows } = await database.owner((tx) =>
      sql<{ bytes: number }>`
      select sum(bytes)::int as bytes from public.upload_owners group by client_id`.execute(tx),
    );
    expect(rows.map(({ bytes }) => bytes > 100_000)).toEqual([true, true]);
  });

  test('have prices of each currency: none in yen has decimals', async () => {
    const owner = await signIn('owner@demo.test');
    const { list } = (await call(owner, 'GET', '/api/establishment/list')).data;
    const tokyo = list.find((one: { currency: string }) => one.currency === 'JPY').id;
    const products = (await call(owner, 'POST', '/api/product/list', { establishment_id: tokyo, per_page: 500 })).data.list;
    expect(products.filter((one: { price: number }) => !Number.isInteger(one.price) || one.price < 100)).toEqual([]);
  });

  test('agree in every figure of the orders that were made up and of those laid before them', async () => {
    const owner = await signIn('owner@demo.test');
    const { list } = await call(owner, 'GET', '/api/establishment/list').then(({ data }) => data);
    const [date_from, date_to] = [addDays(NOW.slice(0, 10), -DAYS), NOW.slice(0, 10)];
    for (const { id } of list.slice(0, 2)) {
      const question = { establishment_ids: [id], date_from, date_to, time_from: '00:00', time_to: '24:00' };
      expect(await disagreements({ host: { call: caller(app) }, owner }, question, [3, 11])).toEqual([]);
    }
  });

  test('have orders on every day up to now, none after it', async () => {
    const { rows } = await database.owner((tx) =>
      sql<{ establishment: number; days: number; least: number; late: number }>`
        select establishment_id as establishment, count(*) as days, min(orders) as least, sum(late) as late from (
          select establishment_id, business_day, count(*) as orders, count(*) filter (where local_created_at > ${NOW}) as late
            from public.orders group by 1, 2
        ) as d group by 1 order by 1`.execute(tx),
    );
    expect(rows).toHaveLength(4);
    for (const row of rows) {
      expect(row.days).toBeGreaterThanOrEqual(DAYS);
      expect(Number(row.late)).toBe(0);
    }
  });

  test('have what is listed by its day written down on that day, recurring expenses on all of theirs', async () => {
    const { rows } = await database.owner((tx) =>
      sql<{ late: string; entered: string; recurring: string; missing: string }>`
        select count(*) filter (where e.date <= ${NOW} and abs(e.created_at::date - e.date) > 1) as late, count(e.recurring) as entered,
          count(distinct e.recurring) as recurring,
          (select count(*) from public.recurring_expenses r where r.last_date is distinct from (
            select max(x.date) from public.expenses x where x.client_id = r.client_id and x.recurring = r.id)) as missing
        from public.expenses e`.execute(tx),
    );
    const [{ late, entered, recurring, missing } = { late: '', entered: '', recurring: '', missing: '' }] = rows;
    expect([late, missing].map(Number)).toEqual([0, 0]);
    expect(Number(recurring)).toBe(12);
    expect(Number(entered)).toBeGreaterThan(12 * 10);
  });
});

describe('a database', () => {
  test('is filled only where it is empty, and says for good that it was', async () => {
    expect(await contentsOf(database)).toBe('demo');
    await expect(fill(database, model, { passwordHash: 'x', now: NOW, span: { days: 0, repeats: 0 } })).rejects.toThrow();
    const empty = await migratedDatabase();
    expect(await contentsOf(empty)).toBe('nothing');
    await empty.platform((tx) =>
      tx
        .insertInto('public.clients')
        .values({
          client_id: 0,
          name: 'Ours',
          email: 'a@b.example',
          status: 'active',
          plan: 'trial',
          requires_two_factor: false,
          created_at: NOW,
          updated_at: NOW,
        })
        .execute(),
    );
    expect(await contentsOf(empty)).toBe('own');
    await empty.close();
  });

  test('with demo data opens in demo mode on this machine alone', () => {
    const settings = { demo: true, host: '127.0.0.1', databaseUrl: undefined, dataDir: './data' };
    expect(refusedDemo(settings)).toBeUndefined();
    expect(refusedDemo({ ...settings, demo: false })).toContain('DEMO=1 and HOST=127.0.0.1');
    expect(refusedDemo({ ...settings, host: '0.0.0.0' })).toContain('everybody knows');
  });
});

test('chance comes out the same for the same seed', () => {
  const draw = (seed: string) => {
    const random = randomFrom(seed);
    return [
      random.uuid(),
      random.whole(1, 6),
      random.pick(['a', 'b', 'c']),
      random.weighted([
        ['x', 1],
        ['y', 9],
      ]),
    ];
  };
  expect(draw('one')).toEqual(draw('one'));
  expect(draw('one')).not.toEqual(draw('two'));
  expect(draw('one')[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
