import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { valuesIn } from '#/model/values/shapes.ts';
import { model } from '#/resources/index.ts';
import { belongings, type OwnTable } from '#/server/capabilities/wholeBusiness/belongings.ts';
import type { WholeHost } from '#/server/capabilities/wholeBusiness/host.ts';
import { importBusiness } from '#/server/capabilities/wholeBusiness/import/importBusiness.ts';
import { rebuild } from '#/server/domain/sales/recompute.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { fileStore } from '#/server/foundation/files/fileStore.ts';
import { comparable } from '#/tests/support/sameBusiness.ts';
import { emptyBusiness, exportWhole, importWhole, packed, type WholeFile } from '#/tests/support/wholeFile.ts';
import { filledBusiness } from '#/tests/support/wholeWorld.ts';
import { type WorkingApp, workingApp } from '#/tests/support/workingApp.ts';

let host: WorkingApp;
let owner: string;
let tables: OwnTable[];
let left: WholeFile;
let here: WholeFile;
let arrived: { token: string; clientId: number };
let before: Readonly<Record<string, number>>;
let run: Record<string, unknown>;

beforeAll(async () => {
  host = await workingApp({ jobs: { pollMs: 200 } });
  owner = await filledBusiness(host, model);
  tables = await belongings(host.database, model);
  left = await exportWhole(host, owner);
  arrived = await emptyBusiness(host, 'new@elsewhere.test');
  before = { users: 1, activity_log: await countOf('activity_log', arrived.clientId) };
  run = await importWhole(host, arrived.token, packed(left.parts));
  here = await exportWhole(host, arrived.token);
});
afterAll(() => host.close());

async function countOf(table: string, clientId: number): Promise<number> {
  const { rows } = await host.database.direct(`select count(*)::int as n from public.${table} where client_id = $1`, [clientId]);
  return Number(rows[0]?.n);
}

/** Rows of everything that a business has, by table. */
async function everything(clientId: number): Promise<Record<string, number>> {
  const { rows } = await host.database.direct(
    tables
      .map(({ name }) => `select '${name}' as name, count(*)::int as n from public.${name} where client_id = ${clientId}`)
      .join(' union all '),
  );
  return Object.fromEntries(rows.map(({ name, n }) => [String(name), Number(n)]));
}

describe('an empty business that starts from an export', () => {
  test('has every row of it, equal but for its number, and every file byte for byte', () => {
    expect(run).toMatchObject({ status: 'completed', progress: 100, business: 'Client one', message: null });
    const { left: was, here: is } = comparable({ tables, left, here, before: (table) => before[table] ?? 0 });
    for (const { name } of tables) expect(is[name], name).toEqual(was[name]);
    const bytes = (file: WholeFile) => file.manifest.files.map(({ sha256 }) => sha256).toSorted();
    expect(bytes(here)).toEqual(bytes(left));
    expect(bytes(here).length).toBeGreaterThan(0);
  });

  test('gives every record a number of its own', () => {
    for (const { name, columns } of tables) {
      if (!columns.some((column) => column.name === 'id')) continue;
      const old = new Set(left.rows(name).map(({ id }) => id));
      expect(
        here.rows(name).filter(({ id }) => old.has(id)),
        name,
      ).toEqual([]);
    }
    for (const { file } of left.manifest.files) expect(Object.keys(here.parts)).not.toContain(file);
  });

  test('answers every report to the cent', async () => {
    const placesOf = (file: WholeFile) => file.rows('establishments').map(({ id }) => Number(id));
    let asked = 0;
    for (const { name, endpoint, period } of Object.values(model.reports)) {
      const answers = [];
      for (const [token, file] of [
        [owner, left],
        [arrived.token, here],
      ] as const) {
        const days = period === false ? {} : { date_from: '2026-01-01', date_to: '2026-12-31' };
        const body = { establishment_ids: placesOf(file).slice(0, 1), ...days };
        const { status, body: answer } = await host.call('POST', endpoint, body, token);
        answers.push({ status, figures: JSON.parse(JSON.stringify(answer.data ?? answer.errors ?? null, withoutIds)) });
      }
      expect(answers[1], name).toEqual(answers[0]);
      if (answers[0]?.status === 200) asked += 1;
    }
    expect(asked).toBeGreaterThan(40);
  });

  test('has the sums of its facts, its stock, and what the search finds', async () => {
    const { months, wrong } = await rebuild(host.database, { clientId: arrived.clientId, only: 'look' });
    expect(wrong).toEqual([]);
    expect(months).toBeGreaterThan(0);
    const found = await host.call('POST', '/api/global-search/list', { query: 'Pie of the world' }, arrived.token);
    expect(JSON.stringify(found.body.data)).toContain('Pie of the world');
    const stock = [];
    for (const [token, file] of [
      [owner, left],
      [arrived.token, here],
    ] as const) {
      const establishment_id = Number(file.rows('establishments')[0]?.id);
      const { body } = await host.call('POST', '/api/inventory/list', { establishment_id, per_page: 500 }, token);
      stock.push(body.data.list.map(({ current, value, item_name }: Record<string, unknown>) => [item_name, current, value]));
    }
    expect(stock[1]).toEqual(stock[0]);
  });

  test('goes on: an order that comes again changes what was brought, and a new one adds to it', async () => {
    const [uuid, place] = [
      left.rows('orders').find(({ order_number }) => order_number === 'W-2')?.uuid,
      here.rows('establishments')[0]?.id,
    ];
    const order = { uuid, revision: 2, order_number: 'W-2', local_created_at: '2026-07-02 18:00:00', status: 'paid' };
    const lines = [{ title: 'Pie of the world', sku: 'PIE-1', price: 12.5, quantity: 3 }];
    const answer = await host.call(
      'POST',
      '/api/sales/intake',
      { establishment_id: Number(place), orders: [{ ...order, lines }] },
      arrived.token,
    );
    expect(JSON.stringify(answer.body.data)).toContain('updated');
    const products = await host.database.direct(
      'select count(distinct product_id)::int as n from public.sales_items where client_id = $1 and title = $2',
      [arrived.clientId, 'Pie of the world'],
    );
    expect(products.rows[0]?.n).toBe(1);
  });

  test('has its people, who choose a password before they sign in, and wait where their address is known elsewhere', async () => {
    const { rows } = await host.database.direct(
      'select count(*)::int as n from public.users where client_id = $1 and password is not null',
      [arrived.clientId],
    );
    expect(rows[0]?.n).toBe(1);
    const waiting = await host.database.direct('select email from public.awaited_accounts where client_id = $1', [arrived.clientId]);
    expect(waiting.rows.map(({ email }) => email)).toContain('manager@demo.test');
    expect((await host.call('GET', '/api/business-export', undefined, owner)).status).toBe(200);
  });

  test('cannot start a second time', async () => {
    const { body } = await host.call('GET', '/api/business-import', undefined, arrived.token);
    expect(body.data.is_empty).toBe(false);
    await expect(importWhole(host, arrived.token, packed(left.parts))).rejects.toThrow('Only an empty business can start from an export');
  });
});

/** Answers for so many units of work, and then never again: as the database of a host that is killed. */
function mortal(database: Database, units: number): Database {
  let left = units;
  return new Proxy(database, {
    get(target, name) {
      const own = Reflect.get(target, name);
      if (typeof own !== 'function') return own;
      return (...args: unknown[]) => (left-- > 0 ? own.apply(target, args) : Promise.reject(new Error('The host is gone')));
    },
  });
}

/** Records' numbers and moments of the asking: everything else of a report is its figures. */
function withoutIds(key: string, value: unknown): unknown {
  if (key === '_ids' || key === 'id' || key.endsWith('_id') || key.endsWith('_ids') || key === 'as_of') return undefined;
  if (typeof value === 'object' && value !== null && 'type' in value && 'id' in value) return valuesIn(value).type;
  return value;
}

describe('an export that is not as it was made', () => {
  let empty: { token: string; clientId: number };
  beforeAll(async () => {
    empty = await emptyBusiness(host, 'careful@elsewhere.test');
  });

  /** Tries it, and sees that nothing is changed. */
  async function refusal(parts: Record<string, Uint8Array>): Promise<unknown> {
    const was = await everything(empty.clientId);
    const { status, message } = await importWhole(host, empty.token, packed(parts));
    expect(status).toBe('failed');
    expect(await everything(empty.clientId)).toEqual(was);
    const { rows } = await sqlRows(`select 1 from public.upload_owners where client_id = ${empty.clientId}
      union all select 1 from public.business_imports where client_id = ${empty.clientId}
      union all select 1 from public.awaited_accounts where client_id = ${empty.clientId}`);
    expect(rows).toEqual([]);
    return message;
  }
  const sqlRows = (text: string) => host.database.owner((tx) => sql.raw(text).execute(tx));
  const first = (table: string, values: Record<string, string>) =>
    left.with(table, (rows) => rows.map((row, at) => (at === 0 ? { ...row, ...values } : row)));

  test.each<[string, () => Record<string, Uint8Array>, RegExp]>([
    ['leads out of its folder', () => ({ ...left.parts, '../../evil.csv': new Uint8Array(3) }), /does not belong|no export/],
    [
      'has a file that nobody named',
      () => ({ ...left.parts, 'tables/other.csv': new Uint8Array(3) }),
      /'tables\/other.csv' does not belong/,
    ],
    ['lacks a file', () => without('tables/taxes.csv'), /'tables\/taxes.csv' is missing/],
    ['has other bytes than it says', () => ({ ...left.parts, 'tables/taxes.csv': new Uint8Array(7) }), /not as the manifest says/],
    ['is of a newer format', () => manifestWith({ version: 2 }), /newer version/],
    ['is of another program', () => manifestWith({ format: 'something' }), /no export of a whole business/],
    [
      'says that it has more rows than bytes',
      () => manifestWith({ tables: left.manifest.tables.map((table) => ({ ...table, rows: 2 ** 52 })) }),
      /no export of a whole business/,
    ],
    ['names a record of nobody', () => first('orders', { customer: '987654321' }), /row 2: 'customer' names a record/],
    ['names a record of this host that is not in it', () => first('taxes', { establishment_id: '4' }), /'establishment_id' names a record/],
    ['gives a number twice', () => left.with('taxes', (rows) => [...rows, ...rows]), /each once/],
    ['has a text where a number is', () => first('taxes', { rate: '1; drop table' }), /'rate' holds a value/],
    ['makes somebody an administrator', () => first('users', { user_type: 'admin' }), /administrator of the platform/],
    ['opens a script', () => first('webhooks', { address: 'javascript:alert(1)' }), /'address' holds a value/],
    ['has a cell without end', () => first('taxes', { name: 'x'.repeat(5_000_000) }), /not as the manifest says|no row/],
    ['has a value that only the database refuses', () => first('tables', { status: 'somehow' }), /tables.csv, row \d+/],
  ])('is refused and changes nothing where it %s', async (_what, parts, expected) => {
    expect(await refusal(parts())).toMatch(expected);
  });

  const without = (name: string) => Object.fromEntries(Object.entries(left.parts).filter(([part]) => part !== name));
  const manifestWith = (values: object) => ({
    ...left.parts,
    'manifest.json': Buffer.from(JSON.stringify({ ...left.manifest, ...values })),
  });

  test('is refused where it is no ZIP', async () => {
    const { message } = await importWhole(host, empty.token, Buffer.from('PK\x03\x04 not really'));
    expect(message).toContain('no export of a whole business');
  });

  test('is refused where it unpacks to far more than it weighs', async () => {
    const bomb = new Uint8Array(70 * 1024 * 1024);
    expect(await refusal({ 'manifest.json': Buffer.from(JSON.stringify(left.manifest)), 'tables/taxes.csv': bomb })).toContain(
      'unpacks to more',
    );
  });

  /** The import itself, on a database of its own and with somebody who may stop it. */
  async function imported(database: Database, progress: (percent: number) => Promise<void>) {
    const path = join(host.dataDir, 'export.zip');
    await writeFile(path, packed(left.parts));
    const whole = { database, model, store: fileStore(host.dataDir, undefined) } as WholeHost;
    return importBusiness(whole, path, { clientId: empty.clientId, userId: null, name: 'Owner' }, { progress });
  }

  test('that is cancelled on the way leaves the business as it was', async () => {
    const was = await everything(empty.clientId);
    const progress = (percent: number) => (percent > 60 ? Promise.reject(new Error('Cancelled')) : Promise.resolve());
    await expect(imported(host.database, progress)).rejects.toThrow('Cancelled');
    expect(await everything(empty.clientId)).toEqual(was);
  });

  test('whose host dies over it leaves what the next one removes first', async () => {
    const [was] = Object.values(await everything(empty.clientId)).sort((one, other) => other - one);
    await expect(imported(mortal(host.database, tables.length + 20), () => Promise.resolve())).rejects.toThrow('The host is gone');
    expect(Math.max(...Object.values(await everything(empty.clientId)))).toBeGreaterThan(was ?? 0);
    const { body } = await host.call('GET', '/api/business-import', undefined, empty.token);
    expect(body.data.is_empty).toBe(true);
  });

  test('does not keep the business from starting with a sound one', async () => {
    expect(await importWhole(host, empty.token, packed(left.parts))).toMatchObject({ status: 'completed' });
    expect((await everything(empty.clientId)).orders).toBe(left.rows('orders').length);
  });
});

describe('who may fill a business', () => {
  test('is its owner, and nobody gets at a file of another business', async () => {
    for (const email of ['manager@demo.test', 'admin@demo.test'])
      expect((await host.call('GET', '/api/business-import', undefined, await host.signIn(email))).status, email).toBe(403);
    const { body } = await host.call('POST', '/api/business-import/file', {}, owner);
    const other = await host.signIn('owner@other.test');
    expect((await host.call('POST', '/api/business-import', { file: body.data.file }, other)).status).toBe(404);
    expect((await host.call('POST', '/api/business-import', { file: '../../etc/passwd' }, other)).status).toBe(404);
  });
});
