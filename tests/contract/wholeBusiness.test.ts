import { createHash } from 'node:crypto';
import { strFromU8 } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { model } from '#/resources/index.ts';
import { belongings } from '#/server/capabilities/wholeBusiness/belongings.ts';
import { LEFT_OUT_TABLES } from '#/server/capabilities/wholeBusiness/leftOut.ts';
import type { Manifest } from '#/server/capabilities/wholeBusiness/manifest.ts';
import { tablesOf } from '#/server/foundation/database/tables.ts';
import { anOrder } from '#/tests/support/sales.ts';
import { exportWhole, type WholeFile } from '#/tests/support/wholeFile.ts';
import { filledBusiness, resourcesOfBusiness } from '#/tests/support/wholeWorld.ts';
import { type WorkingApp, workingApp } from '#/tests/support/workingApp.ts';

let host: WorkingApp;
let owner: string;
let left: WholeFile;
let parts: Record<string, Uint8Array>;
let manifest: Manifest;

beforeAll(async () => {
  host = await workingApp({ jobs: { pollMs: 200 } });
  owner = await filledBusiness(host, model);
  left = await exportWhole(host, owner);
  ({ parts, manifest } = left);
});
afterAll(() => host.close());

/** Whole numbers that name no record. */
const COUNTS = `account_length amount break_duration capacity cost credit day debit discount duration extra failures fiscal_year_month gross
  guests least_orders max_selections min_selections minimum_age minimum_party_size minute minutes n no_sales party plan_depth
  plan_width plan_x plan_y price quantity rating refund refund_quantity revision rotation service_charge sort_order surcharge tax
  threshold times tip total_points total_visits transactions tries visits`.split(/\s+/);

const rowsOf = (table: string) => left.rows(table);

describe('what leaves with a business', () => {
  test('is every table with its rows, or one that is named with the reason why it stays', async () => {
    const { rows } = await host.database.direct(
      `select distinct table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'client_id'
        and table_name in (select tablename from pg_tables where schemaname = 'public')`,
    );
    const ofPlatform = tablesOf(model).filter(({ source }) => model.resources[source.split('.')[0] ?? '']?.scope === 'platform');
    const own = (await belongings(host.database, model)).map(({ name }) => name);
    const known = [...own, ...Object.keys(LEFT_OUT_TABLES), ...ofPlatform.map(({ name }) => name)];
    expect(known.toSorted()).toEqual(rows.map(({ name }) => String(name)).toSorted());
    expect(manifest.left_out.map(({ what }) => what)).toEqual(expect.arrayContaining(Object.keys(LEFT_OUT_TABLES)));
  });

  test('knows of every whole number whether it counts something or names a record', async () => {
    const whole = (await belongings(host.database, model)).flatMap((table) =>
      table.columns
        .filter(
          ({ name, type, to }) => to === undefined && /^(?:bigint|integer|smallint)$/.test(type) && name !== 'id' && name !== 'position',
        )
        .map(({ name }) => ({ name, where: `${table.name}.${name}` })),
    );
    const unknown = whole.filter(
      ({ name, where }) => !COUNTS.includes(name) && !['activity_log.subject_id', 'record_comments.record_id'].includes(where),
    );
    expect(unknown.map(({ where }) => `${where}: say in ids.ts whose records it names, or here that it counts`)).toEqual([]);
  });

  test('holds rows of every resource that a business has', () => {
    const stays = new Set(Object.keys(LEFT_OUT_TABLES));
    const wanted = resourcesOfBusiness(model).filter(({ table }) => !stays.has(table));
    const filled = manifest.tables.filter(({ rows }) => rows > 0).map(({ of }) => of);
    expect(filled).toEqual(expect.arrayContaining(wanted.map(({ name }) => name)));
  });

  test('says of each part how large it is, and what it comes to', () => {
    for (const { file, bytes, sha256 } of [...manifest.tables, ...manifest.files]) {
      const part = parts[file] as Uint8Array;
      expect([file, part.length, createHash('sha256').update(part).digest('hex')]).toEqual([file, bytes, sha256]);
    }
    expect(Object.keys(parts).toSorted()).toEqual(
      ['manifest.json', ...manifest.tables.map(({ file }) => file), ...manifest.files.map(({ file }) => file)].toSorted(),
    );
    for (const { table, columns, rows } of manifest.tables) {
      expect([table, rowsOf(table).length]).toEqual([table, rows]);
      if (rows > 0) expect(Object.keys(rowsOf(table)[0] ?? {})).toEqual(columns);
    }
  });

  test('has values as they are: decimals to the last place, moments in UTC, uploads byte for byte', async () => {
    const flour = rowsOf('ingredients').find(({ name }) => name === 'Flour of the world');
    expect(flour?.unit_cost).toBe('1.234567');
    expect(flour?.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    const logo = manifest.files.find(({ file }) => file.endsWith('/logo-of-the-harbour.png'));
    const kept = await host.app.inject({ method: 'GET', url: `/${logo?.file}` });
    expect(kept.statusCode).toBe(200);
    expect(Buffer.from(parts[logo?.file ?? ''] ?? [])).toEqual(kept.rawPayload);
    // The smaller ones of a picture are made again where it is brought to.
    expect(Object.keys(parts).filter((part) => part.endsWith('.webp'))).toEqual([]);
  });

  test('holds no secret, and says so', async () => {
    const { rows } = await host.database.direct(
      `select password as secret from public.users where client_id = $1 and password is not null
        union all select pin from public.employees where client_id = $1 and pin is not null
        union all select secret from public.webhooks where client_id = $1 and secret is not null`,
      [host.seeded.one.clientId],
    );
    expect(rows.length).toBeGreaterThan(3);
    const whole = Object.values(parts)
      .map((part) => strFromU8(part))
      .join('\n');
    for (const { secret } of rows) expect(whole).not.toContain(secret);
    expect(manifest.left_out.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['users.password', 'employees.pin', 'stations.token', 'webhooks.secret', 'api_keys', 'second_factors']),
    );
  });

  test('is of one moment, however much is sold meanwhile', async () => {
    const establishment_id = host.seeded.one.establishments[0] as number;
    const done = async (path: string, body: object) => {
      const { status, body: answer } = await host.call('POST', path, { establishment_id, ...body }, owner);
      expect(status, JSON.stringify(answer)).toBeLessThan(300);
      return answer.data;
    };
    const card_number = 'ONE-MOMENT';
    const { currency } = rowsOf('establishments').find(({ id }) => Number(id) === establishment_id) ?? {};
    const { id: card } = await done('/api/gift-card', { card_number, currency });
    await done(`/api/gift-card/${card}/activate`, { amount: 5000 });
    let isOver = false;
    const sold: string[] = [];
    const selling = async () => {
      while (!isOver) {
        const order = anOrder({ payments: [{ method: 'gift_card', gift_card: card_number, amount: 10 }] });
        await done('/api/sales/intake', { orders: [order] });
        sold.push(order.uuid);
      }
    };
    const running = [selling(), selling()];
    await expect.poll(() => sold.length, { timeout: 20_000 }).toBeGreaterThan(4);
    const taken = await exportWhole(host, owner);
    const rows = (table: string) => taken.rows(table);
    isOver = true;
    await Promise.all(running);

    const orders = rows('orders').filter(({ uuid }) => sold.includes(String(uuid)));
    expect(orders.length).toBeGreaterThan(4);
    expect(orders.length).toBeLessThan(sold.length);
    const ids = new Set(orders.map(({ id }) => id));
    const of = (table: string, key: string) => rows(table).filter((row) => ids.has(row[key])).length;
    expect([of('orders_lines', 'parent_id'), of('facts_sales', 'order_id')]).toEqual([orders.length, orders.length]);
    const moved = rows('gift_card_transactions').filter(({ gift_card }) => Number(gift_card) === card);
    const balance = moved.reduce((sum, { credit, debit }) => sum + Number(credit) - Number(debit), 0);
    expect(balance).toBe(5000 - orders.length * 10);
    expect(Number(rows('gift_cards').find(({ id }) => Number(id) === card)?.current_balance)).toBe(balance);
  });

  test('is nothing of another business', () => {
    expect(rowsOf('users').map(({ email }) => email)).not.toContain('owner@other.test');
    expect(rowsOf('establishments').map(({ title }) => title)).not.toContain('Corner');
  });
});

describe('who may take a business along', () => {
  test('are its owners and super-admins, no manager, and nobody of another business', async () => {
    for (const email of ['manager@demo.test', 'staff@demo.test', 'nobody@demo.test']) {
      const token = await host.signIn(email);
      expect((await host.call('POST', '/api/business-export', {}, token)).status, email).toBe(403);
      expect((await host.call('GET', '/api/business-export', undefined, token)).status, email).toBe(403);
    }
    const other = await host.signIn('owner@other.test');
    const [made] = (await host.call('GET', '/api/business-export', undefined, owner)).body.data;
    expect((await host.call('GET', `/api/business-export/${made.id}/download`, undefined, other)).status).toBe(404);
    const named = await host.call('POST', '/api/business-export', { client_id: host.seeded.one.clientId }, other);
    expect([named.status, named.body.errors]).toEqual([422, { client_id: ['Leave it out: you export your own business'] }]);
  });

  test('a super-admin names the business', async () => {
    const admin = await host.signIn('admin@demo.test');
    expect((await host.call('POST', '/api/business-export', {}, admin)).status).toBe(422);
    expect((await host.call('POST', '/api/business-export', { client_id: 987654 }, admin)).status).toBe(404);
    const { manifest: taken } = await exportWhole(host, admin, { client_id: host.seeded.one.clientId });
    expect(taken.business).toMatchObject({ name: 'Client one', email: 'office@demo.test' });
  });
});
