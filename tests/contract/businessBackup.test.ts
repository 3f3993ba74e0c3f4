import fs from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { model } from '#/resources/index.ts';
import { leastPasswordCost } from '#/server/access/passwords.ts';
import { buildApp } from '#/server/app.ts';
import { belongings } from '#/server/capabilities/wholeBusiness/belongings.ts';
import { businessBackups } from '#/server/capabilities/wholeBusiness/byCommand/businessBackups.ts';
import type { BroughtBusiness, BusinessBackups } from '#/server/foundation/backup/businessBackups.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { codeIn, type MailServer, startMailServer } from '#/tests/server/foundation/mail/mailServer.ts';
import { caller, grantOf, migratedDatabase, type TestApp, testJwtSecret } from '#/tests/support/app.ts';
import { nextEmail } from '#/tests/support/nextEmail.ts';
import { comparable } from '#/tests/support/sameBusiness.ts';
import { packed, WholeFile } from '#/tests/support/wholeFile.ts';
import { tradingBusiness } from '#/tests/support/wholeWorld.ts';
import { type WorkingApp, workingApp } from '#/tests/support/workingApp.ts';

const OWNER = 'owner@demo.test';
const going = new AbortController().signal;

/** The host whose business is lost, and another installation with nothing in it: no business, no person. */
let host: WorkingApp;
let owner: string;
let elsewhere: { database: Database; dataDir: string; app: FastifyInstance; call: TestApp['call']; mail: MailServer };
let left: WholeFile;
let file: string;

const backupsOf = (database: Database, dataDir: string) => businessBackups({ database, model, dataDir, s3: undefined });

beforeAll(async () => {
  const mail = await startMailServer();
  host = await workingApp();
  owner = await tradingBusiness(host);
  const [database, dataDir] = [await migratedDatabase(), await mkdtemp(join(tmpdir(), 'countinghouse-elsewhere-'))];
  const app = await buildApp({
    model,
    database,
    jwtSecret: testJwtSecret,
    passwordCost: leastPasswordCost,
    jobSettings: { recurs: false, pollMs: 100 },
    config: {
      oauthClientSecret: 'countinghouse-dashboard',
      logLevel: 'silent',
      s3: undefined,
      trustProxy: undefined,
      dataDir,
      smtpUrl: mail.url,
      mailFrom: 'Countinghouse <no-reply@countinghouse.test>',
    },
  });
  elsewhere = { database, dataDir, app, call: caller(app), mail };
  left = await leave(backupsOf(host.database, host.dataDir), host.dataDir, 'client ONE');
  file = join(host.dataDir, 'client-one.zip');
  await writeFile(file, packed(left.parts));
});
afterAll(async () => {
  await elsewhere.app.close();
  await elsewhere.database.close();
  await elsewhere.mail.close();
  await rm(elsewhere.dataDir, { recursive: true, force: true });
  await host.close();
});

/** Takes a business along as the command does: what is made in the data folder is taken from there. */
async function leave(businesses: BusinessBackups, dataDir: string, named: string): Promise<WholeFile> {
  const made = await businesses.leave(named, going);
  const path = join(dataDir, 'exports', made.file);
  const whole = new WholeFile(fs.readFileSync(path));
  await rm(path);
  expect(whole.manifest).toMatchObject({ at: made.moment, business: { name: made.name } });
  expect(made).toMatchObject({ files: whole.manifest.files.length, missing: 0 });
  return whole;
}

/** Rows of every table that is one business's, and the businesses, of the other installation. */
async function everythingElsewhere(): Promise<Record<string, number>> {
  const tables = [...(await belongings(elsewhere.database, model)).map(({ name }) => name), 'clients', 'accounts', 'upload_owners'];
  const { rows } = await elsewhere.database.direct(
    tables.map((name) => `select '${name}' as name, count(*)::int as n from public.${name}`).join(' union all '),
  );
  return Object.fromEntries(rows.flatMap(({ name, n }) => (Number(n) > 0 ? [[String(name), Number(n)]] : [])));
}

/** The database, with something that happens before every unit of work from the one on that finds people in it. */
function onceThereArePeople(database: Database, happen: () => void): Database {
  return new Proxy(database, {
    get(target, name) {
      const own = Reflect.get(target, name);
      if (typeof own !== 'function' || name === 'during') return own;
      return async (...args: unknown[]) => {
        const { rows } = await database.direct('select 1 from public.users limit 1');
        if (rows.length > 0) happen();
        return own.apply(target, args);
      };
    },
  });
}

describe('a business that is restored into another database', () => {
  let brought: BroughtBusiness;

  afterEach(() => elsewhere.mail.forget());

  test('is refused and leaves nothing where its file is damaged, or none of ours', async () => {
    const { bring } = backupsOf(elsewhere.database, elsewhere.dataDir);
    const attempt = async (bytes: Buffer) => {
      const path = join(elsewhere.dataDir, 'attempt.zip');
      await writeFile(path, bytes);
      return bring(path, going);
    };
    const whole = packed(left.parts);
    await expect(attempt(Buffer.from('a recipe'))).rejects.toThrow(/^This is no export of a whole business.* Nothing was restored\.$/);
    await expect(attempt(whole.subarray(0, whole.length - 9_000))).rejects.toThrow('Nothing was restored.');
    await expect(attempt(packed({ ...left.parts, 'tables/taxes.csv': new Uint8Array(7) }))).rejects.toThrow('not as the manifest says');
    const nowhere = left.with('orders', (rows) => rows.map((row) => ({ ...row, customer: '987654321' })));
    await expect(attempt(packed(nowhere))).rejects.toThrow("'customer' names a record that is not in the export. Nothing was restored.");
    const named = { ...left.manifest, business: { ...left.manifest.business, country: 'Atlantis' } };
    await expect(attempt(packed({ ...left.parts, 'manifest.json': Buffer.from(JSON.stringify(named)) }))).rejects.toThrow('no export');
    expect(await everythingElsewhere()).toEqual({});
  });

  test('is not there at all where whoever brings it stops on the way', async () => {
    const interrupted = new AbortController();
    const { database, dataDir } = elsewhere;
    const watched = onceThereArePeople(database, () => interrupted.abort());
    await expect(backupsOf(watched, dataDir).bring(file, interrupted.signal)).rejects.toMatchObject({ name: 'AbortError' });
    expect(interrupted.signal.aborted).toBe(true);
    expect(await everythingElsewhere()).toEqual({});
  });

  test('is shut where its machine dies over it, and whole when the command runs again', async () => {
    const { database, dataDir } = elsewhere;
    const dying = onceThereArePeople(database, () => {
      throw new Error('The machine is gone');
    });
    await expect(backupsOf(dying, dataDir).bring(file, going)).rejects.toThrow('The machine is gone');
    const half = await everythingElsewhere();
    expect(half).toMatchObject({ clients: 1, users: left.rows('users').length });
    expect((await elsewhere.call('POST', '/oauth/token', grantOf(OWNER))).status).toBe(400);
    const { bring } = backupsOf(database, dataDir);
    await expect(bring(file, going)).rejects.toThrow("'Client one' is being restored at this moment");
    expect(await everythingElsewhere()).toEqual(half);
    await database.direct(`update public.clients set updated_at = now() - interval '61 seconds'`);
    brought = await bring(file, going);
    const rows = left.manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    expect(brought).toMatchObject({ name: 'Client one', rows, files: left.manifest.files.length, waiting: 0 });
    expect((await database.direct('select name, email, status, country, removal_at from public.clients')).rows).toEqual([
      { name: 'Client one', email: left.manifest.business.email, status: 'active', country: null, removal_at: null },
    ]);
  });

  test('has every row of it, and leaves again as it came', async () => {
    const here = await leave(backupsOf(elsewhere.database, elsewhere.dataDir), elsewhere.dataDir, String(brought.id));
    const tables = await belongings(host.database, model);
    const { left: was, here: is } = comparable({ tables, left, here, before: () => 0 });
    for (const { name } of tables) expect(is[name], name).toEqual(was[name]);
    expect(here.manifest.business).toEqual(left.manifest.business);
    expect(here.manifest.files.map(({ sha256 }) => sha256).toSorted()).toEqual(left.manifest.files.map(({ sha256 }) => sha256).toSorted());
  });

  test('opens to its owner by a new password, and its figures are those of the lost one', async () => {
    const { call, mail, database } = elsewhere;
    const post = async (path: string, body: object) => (await call('POST', `/api/v1_0/${path}`, body)).body.data;
    await post('request-password-reset', { email: OWNER });
    const code = codeIn(await nextEmail(mail, 'Your code for a new password'));
    const { reset_token } = await post('verify-password-request-code', { email: OWNER, code });
    await post('reset-password', { reset_token, password: 'as good as before' });
    const signedIn = await call('POST', '/oauth/token', grantOf(OWNER, 'as good as before'));
    expect(signedIn.status).toBe(200);
    const figures = async (ask: TestApp['call'], token: string, of: Database, client: number) => {
      const found = await of.direct('select id from public.establishments where client_id = $1 order by title', [client]);
      const said = [];
      for (const { id } of found.rows) {
        const asked = { establishment_ids: [id], date_from: '2026-01-01', date_to: '2026-12-31' };
        for (const report of ['sales-summary', 'cash-summary', 'tax-summary', 'gift-card-liability', 'loyalty-liability'])
          said.push([report, (await ask('POST', model.reports[report]?.endpoint ?? '', asked, token)).body.data]);
        const stock = await ask('POST', '/api/inventory/list', { establishment_id: id, per_page: 500 }, token);
        said.push(stock.body.data.list.map((row: Record<string, unknown>) => [row.item_name, row.current, row.value]));
      }
      return JSON.parse(JSON.stringify(said, (key, value) => (/^(?:_?ids?|as_of)$|_ids?$/.test(key) ? undefined : value)));
    };
    const was = await figures(host.call, owner, host.database, host.seeded.one.clientId);
    expect(await figures(call, signedIn.body.access_token, database, brought.id)).toEqual(was);
    expect(was[0][1].net_sales).toBeGreaterThan(0);
  });

  test('is refused where it is here already, with what to do', async () => {
    const before = await everythingElsewhere();
    await expect(backupsOf(elsewhere.database, elsewhere.dataDir).bring(file, going)).rejects.toThrow(
      `A business called 'Client one' is here already (number ${brought.id}), and nothing of it is replaced: remove it or give it another name first, or restore into another database.`,
    );
    expect(await everythingElsewhere()).toEqual(before);
  });
});

describe('a business that is named', () => {
  test('by two commands at once leaves with both', async () => {
    const businesses = backupsOf(host.database, host.dataDir);
    const both = await Promise.all([0, 1].map(() => leave(businesses, host.dataDir, 'Client one')));
    for (const one of both) expect(one.rows('orders')).toEqual(left.rows('orders'));
    expect(fs.readdirSync(join(host.dataDir, 'leaving'))).toEqual([]);
  });

  test('and is none is answered by those that there are, or the near one', async () => {
    const { leave: take } = backupsOf(host.database, host.dataDir);
    const { one, two } = host.seeded;
    await expect(take('Clientone', going)).rejects.toThrow(`There is no business 'Clientone': do you mean 'Client one' (${one.clientId})?`);
    await expect(take('The Anchor', going)).rejects.toThrow(
      `There is no business 'The Anchor': there are 'Client one' (${one.clientId}), 'Client two' (${two.clientId}).`,
    );
    await expect(backupsOf(elsewhere.database, elsewhere.dataDir).leave('987654', going)).rejects.toThrow("There is no business '987654'");
  });

  test('as another one is asked for by its number', async () => {
    const { two } = host.seeded;
    await host.database.direct(`update public.clients set name = 'client One' where id = $1`, [two.clientId]);
    const businesses = backupsOf(host.database, host.dataDir);
    await expect(businesses.leave('Client one', going)).rejects.toThrow(
      `Several businesses are called 'Client one': name the one by its number (${host.seeded.one.clientId}, ${two.clientId}).`,
    );
    const other = await leave(businesses, host.dataDir, String(two.clientId));
    expect(other.rows('users').map(({ email }) => email)).toEqual(['owner@other.test']);
    expect(fs.readdirSync(join(host.dataDir, 'leaving'))).toEqual([]);
  });
});
