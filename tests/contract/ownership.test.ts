import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { model } from '#/resources/index.ts';
import { REMOVAL_DAYS } from '#/resources/reference/removalDays.ts';
import { ExportFiles } from '#/server/capabilities/exports/exportFiles.ts';
import { Archives } from '#/server/capabilities/removals/archive.ts';
import { settleRemovals } from '#/server/capabilities/removals/removals.ts';
import { tablesOf } from '#/server/capabilities/removals/removeRows.ts';
import { moneyRecords } from '#/server/domain/cash/moneyRecords.ts';
import { recomputeMarked } from '#/server/domain/sales/recompute.ts';
import { reportSources } from '#/server/extensions/index.ts';
import { fileStore } from '#/server/foundation/files/fileStore.ts';
import { storedFiles } from '#/server/foundation/files/storedFiles.ts';
import { type Answer, grantOf } from '#/tests/support/app.ts';
import { anOrder } from '#/tests/support/sales.ts';
import { fileSamples, putFile } from '#/tests/support/uploads.ts';
import { type WorkingApp, workingApp } from '#/tests/support/workingApp.ts';

let host: WorkingApp;
let admin: string;
let owner: string;
beforeAll(async () => {
  host = await workingApp({ config: { limits: { emailsPerHour: 5, emailsPerAddress: 3 } }, jobs: { recurs: true, pollMs: 200 } });
  [admin, owner] = await Promise.all([host.signIn('admin@demo.test'), host.signIn('owner@demo.test')]);
});
afterAll(() => host.close());

const client = () => host.seeded.one.clientId;
const place = (at = 0) => host.seeded.one.establishments[at] as number;
const clientPath = (id: number) => `/api/admin/clients/general-info/${id}`;
const sell = async (establishmentId: number, token: string): Promise<Answer> =>
  host.call('POST', '/api/sales/intake', { establishment_id: establishmentId, orders: [anOrder()] }, token);

describe('the currency of an establishment', () => {
  const change = (currency: string, at = 0) => host.call('PUT', `/api/admin/clients/establishment/${place(at)}`, { currency }, owner);

  it('is chosen anew as long as no amount is kept in it, and stays once one is', async () => {
    expect((await change('GBP')).body.data).toMatchObject({ currency: 'GBP', currency_symbol: '£' });
    expect((await sell(place(), owner)).body.data.list).toMatchObject([{ status: 'created' }]);
    const sentence = 'Amounts are kept in GBP here (orders, payments): keep it, and add another establishment for another currency';
    const refused = await change('JPY');
    expect([refused.status, refused.body.errors]).toEqual([422, { currency: [sentence] }]);
    const bulk = await host.call('POST', '/api/admin/clients/establishment/bulk', { ids: [place()], set: { currency: 'JPY' } }, admin);
    expect(bulk.body.data.failed).toEqual([{ id: place(), errors: { currency: [sentence] } }]);
    expect((await host.call('PUT', `/api/admin/clients/establishment/${place()}`, { currency: 'GBP', phone: null }, owner)).status).toBe(
      200,
    );
  });

  it('stays for one expense as for a sale, and is free elsewhere', async () => {
    const type = await host.call('POST', '/api/expense-type', { establishment_id: place(1), name: 'Rent' }, owner);
    const expense = { establishment_id: place(1), amount: 5, type: type.body.data.id, name: 'Rent', date: '2026-03-01' };
    expect((await host.call('POST', '/api/expense', expense, owner)).status).toBe(201);
    expect((await change('EUR', 1)).body.errors.currency[0]).toContain('(expenses)');
    expect((await change('EUR', 2)).status).toBe(200);
  });

  it('is kept by everything with amounts that belongs to an establishment, unless it is a list of prices', () => {
    expect(moneyRecords(model).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['orders', 'payments', 'expenses', 'cash-drawer-sessions', 'purchase-orders']),
    );
  });
});

describe('a business that is not active', () => {
  it('does nothing any more until it is active again: no sign-in, no token, no till', async () => {
    const { two } = host.seeded;
    const theirs = await host.signIn('owner@other.test');
    const till = await host.call(
      'POST',
      '/api/admin/clients/establishment-station',
      { client_id: two.clientId, name: 'Till', establishment: two.establishments[0] },
      admin,
    );
    const token = till.body.data.station_token as string;
    expect((await sell(two.establishments[0] as number, token)).status).toBe(200);
    const set = (status: string) => host.call('PUT', clientPath(two.clientId), { status }, admin);
    expect((await set('inactive')).status).toBe(200);
    expect((await host.call('POST', '/oauth/token', grantOf('owner@other.test'))).body.message).toBe(
      'This business is not active at the moment: ask your provider',
    );
    expect((await host.call('GET', '/api/v1_0/profile', undefined, theirs)).status).toBe(401);
    expect((await sell(two.establishments[0] as number, token)).status).toBe(401);
    expect((await set('active')).status).toBe(200);
    expect((await sell(two.establishments[0] as number, token)).status).toBe(200);
  });
});

describe('the emails of a business', () => {
  const rowsOf = async <T>(query: ReturnType<typeof sql<T>>): Promise<T[]> =>
    (await host.database.platform((tx) => query.execute(tx))).rows;
  const receipt = (id: number, email: string) => host.call('POST', `/api/sales/${id}/send-receipt`, { email }, owner);
  const invite = (email: string, token = owner) => host.call('POST', '/api/user', { first_name: 'New', last_name: 'One', email }, token);

  it('are limited by the hour and by the address, refused where somebody asked for one, and wait where nobody did', async () => {
    const [{ id }] = (await host.call('POST', '/api/sales/list', { establishment_id: place() }, owner)).body.data.list;
    for (let sent = 0; sent < 3; sent++) expect((await receipt(id, 'Guest@example.test')).status).toBe(200);
    const again = await receipt(id, 'guest@example.test');
    expect([again.status, again.body.message]).toEqual([429, expect.stringContaining('3 e-mails to this address within an hour')]);
    expect(Number(again.headers['retry-after'])).toBeGreaterThan(3000);
    expect((await receipt(id, 'other@example.test')).status).toBe(200);
    expect((await invite('fifth@demo.test')).status).toBe(201);
    const sixth = await invite('sixth@demo.test');
    expect([sixth.status, sixth.body.message]).toEqual([429, expect.stringContaining('5 e-mails within an hour')]);
    expect(await rowsOf(sql`select 1 from public.users where email = 'sixth@demo.test'`)).toEqual([]);
    expect((await invite('elsewhere@other.test', await host.signIn('owner@other.test'))).status).toBe(201);
    const schedule = {
      name: 'Sales',
      report: 'sales-summary',
      period: 'yesterday',
      establishments: [place()],
      format: 'csv',
      frequency: 'daily',
      time: '06:00',
    };
    const saved = await host.call('POST', '/api/report-schedule', { ...schedule, recipients: [{ email: 'boss@demo.test' }] }, owner);
    expect((await host.call('POST', `/api/report-schedule/${saved.body.data.id}/send`, {}, owner)).status).toBe(200);
    const waiting = () =>
      rowsOf(
        sql<{
          status: string;
          late: boolean;
        }>`select status, run_at > now() + interval '40 minutes' as late from public.jobs where kind = 'mail.report'`,
      );
    await expect.poll(waiting, { timeout: 20_000 }).toEqual([{ status: 'pending', late: true }]);
  });
});

describe('deleting a business', () => {
  it('is refused as long as it has orders, one by one and in bulk', async () => {
    const refused = await host.call('DELETE', clientPath(client()), undefined, admin);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      "'Client one' has 1 order: make it inactive instead, or have everything of it removed with 'Remove business'",
    ]);
    const bulk = await host.call('POST', '/api/admin/clients/general-info/bulk', { ids: [client()], delete: true }, admin);
    expect(bulk.body.data).toMatchObject({ changed: 0, failed: [{ id: client(), errors: { id: [refused.body.message] } }] });
  });
});

describe('removing a business', () => {
  const path = (verb: string) => `${clientPath(host.seeded.two.clientId)}/${verb}`;
  const removal = (body: object) => host.call('POST', path('remove'), body, admin);
  const removalHost = () => {
    const files = new ExportFiles(host.dataDir);
    const exporting = {
      database: host.database,
      model,
      jobs: undefined as never,
      files,
      sources: reportSources,
      stored: storedFiles(host.dataDir, undefined),
    };
    const archives = new Archives(host.dataDir, { enqueue: async () => undefined });
    return {
      database: host.database,
      model,
      exporting,
      archives,
      stored: storedFiles(host.dataDir, undefined),
      store: fileStore(host.dataDir, undefined),
    };
  };
  const all = async () => {
    const counts: Record<string, [own: number, others: number]> = {};
    for (const table of await tablesOf(host.database)) {
      const { rows } = await host.database.owner((tx) =>
        sql<{ own: number; others: number }>`
          select count(*) filter (where client_id = ${host.seeded.two.clientId})::int as own,
            count(*) filter (where client_id = ${client()})::int as others
          from ${sql.id('public', table)}`.execute(tx),
      );
      counts[table] = [rows[0]?.own ?? 0, rows[0]?.others ?? 0];
    }
    return counts;
  };

  it('takes its name and a reason, shuts it at once, and can be called off', async () => {
    expect(Object.keys((await removal({ confirm_name: 'Client one', reason: 'They left' })).body.errors)).toEqual(['confirm_name']);
    expect(Object.keys((await removal({ confirm_name: 'Client two' })).body.errors)).toEqual(['reason']);
    expect((await host.call('POST', path('remove'), { confirm_name: 'Client two', reason: 'x' }, owner)).status).toBe(403);
    const asked = await removal({ confirm_name: 'Client two', reason: 'They left' });
    expect([asked.status, asked.body.data]).toMatchObject([200, { status: 'inactive', removal_reason: 'They left' }]);
    expect(Date.parse(asked.body.data.removal_at) - Date.now()).toBeGreaterThan((REMOVAL_DAYS - 1) * 86_400_000);
    expect(model.resources.clients?.verbs.remove?.confirm).toContain(`${REMOVAL_DAYS} days`);
    await expect(host.signIn('owner@other.test')).rejects.toThrow('not active');
    expect((await host.call('PUT', clientPath(host.seeded.two.clientId), { status: 'active' }, admin)).body.errors.status[0]).toContain(
      'Keep business',
    );
    // Archived at once, not at the next round of removals.
    await expect
      .poll(async () => (await host.app.inject({ url: path('archive'), headers: { authorization: `Bearer ${admin}` } })).statusCode)
      .toBe(200);
    expect((await host.call('POST', path('keep'), {}, admin)).body.data).toMatchObject({ removal_at: null, status: 'inactive' });
    expect((await host.call('PUT', clientPath(host.seeded.two.clientId), { status: 'active' }, admin)).status).toBe(200);
  });

  it('archives it, waits, and leaves no row, no file and no account of it, and every other business as it was', async () => {
    const theirs = await host.signIn('owner@other.test');
    const [corner] = host.seeded.two.establishments as [number];
    const { url, public_url } = (await host.call('POST', '/api/v1_0/get-presigned-url', { file_name: 'logo.png' }, theirs)).body.data;
    expect((await putFile(host, url, fileSamples.png)).status).toBe(200);
    const kept = (await host.app.inject({ url: public_url })).rawPayload;
    const parent = await host.call(
      'POST',
      '/api/product-categories',
      { establishment_id: corner, name: 'Drinks', image: public_url },
      theirs,
    );
    await host.call('POST', '/api/product-categories', { establishment_id: corner, name: 'Hot', parent: parent.body.data.id }, theirs);
    await host.call(
      'POST',
      '/api/user',
      { first_name: 'Ann', last_name: 'Other', email: 'ann@other.test', password: 'a long password' },
      theirs,
    );
    await sell(corner, theirs);
    // What is summed every so often would come between the two counts.
    await recomputeMarked(host.database);
    expect((await removal({ confirm_name: 'Client two', reason: 'They left' })).status).toBe(200);
    await settleRemovals(removalHost());
    const zip = await host.app.inject({ url: path('archive'), headers: { authorization: `Bearer ${admin}` } });
    const files = unzipSync(new Uint8Array(zip.rawPayload));
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['orders.csv', 'categories.csv', 'users.csv', public_url.slice(1)]));
    expect(Buffer.from(files[public_url.slice(1)] as Uint8Array).equals(kept)).toBe(true);
    expect(strFromU8(files['categories.csv'] as Uint8Array)).toContain('Drinks');
    const before = await all();
    expect(before.orders?.[0]).toBe(3);
    await settleRemovals(removalHost());
    expect((await all()).orders).toEqual(before.orders);
    const due = () => sql`update public.clients set removal_at = now() - interval '1 minute' where id = ${host.seeded.two.clientId}`;
    await host.database.platform((tx) => due().execute(tx));
    // Killed after some pieces, then again from the start.
    let pieces = 0;
    const killed = settleRemovals(removalHost(), async () => {
      pieces += 1;
      if (pieces === 20) throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    expect((await host.call('POST', path('keep'), {}, admin)).status).toBe(409);
    await settleRemovals(removalHost());
    const after = await all();
    expect(Object.entries(after).filter(([, [own]]) => own > 0)).toEqual([]);
    const others = (counts: typeof after) => Object.fromEntries(Object.entries(counts).map(([table, [, one]]) => [table, one]));
    expect(others(after)).toEqual(others(before));
    expect((await host.app.inject({ url: public_url })).statusCode).toBe(404);
    expect((await host.call('GET', clientPath(host.seeded.two.clientId), undefined, admin)).status).toBe(404);
    const log = await host.call('POST', '/api/activity-log/list', { search: 'They left' }, admin);
    expect(log.body.data.list.map(({ description }: { description: string }) => description)).toContainEqual(
      expect.stringContaining("'Client two' removed"),
    );
    const registered = await host.call('POST', '/api/auth/register', {
      email: 'owner@other.test',
      password: 'a long password',
      firstName: 'A',
      lastName: 'New',
    });
    expect(registered.status).toBe(201);
  });

  it('goes the short way where it has sold nothing: deleted, and what it had follows', async () => {
    const made = await host.call('POST', '/api/admin/clients/general-info', { name: 'Never opened', email: 'never@opened.test' }, admin);
    const { id } = made.body.data;
    await host.call(
      'POST',
      '/api/user',
      { first_name: 'A', last_name: 'B', email: 'never@opened.test', password: 'a long password', client_id: id },
      admin,
    );
    expect((await host.call('DELETE', clientPath(id), undefined, admin)).status).toBe(200);
    const left = async () =>
      (await host.database.owner((tx) => sql`select 1 from public.accounts where client_id = ${id}`.execute(tx))).rows.length;
    await expect.poll(left, { timeout: 30_000 }).toBe(0);
  });
});
