import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { connector } from '#/server/extensions/connectors/netsuite.ts';
import { accountingWorld, companyMapping, CONNECTIONS as url } from '#/tests/support/accountingWorld.ts';
import { type BookedJournal, NetsuiteSandbox } from '#/tests/support/netsuiteSandbox.ts';

/** A program that has subsidiaries, several currencies, and a host for each company. */

let sandbox: NetsuiteSandbox;
let world: Awaited<ReturnType<typeof accountingWorld>>;
beforeAll(async () => {
  sandbox = await NetsuiteSandbox.start();
  world = await accountingWorld(sandbox, { integration: 'netsuite' });
});
afterEach(() => {
  sandbox.page = 1000;
  sandbox.trouble = [];
});
afterAll(async () => {
  await world.host.close();
  await sandbox.close();
});

const RESTAURANTS = 'Harbour Group : Restaurants';
const inOne = (subsidiary = RESTAURANTS) => companyMapping.map((row) => ({ ...row, subsidiary }));
let companies = 0;

/** A connection to books of its own, whose accounts were read, with a mapping. */
async function connection(value: readonly object[] = inOne()): Promise<number> {
  companies += 1;
  const id = await world.made();
  expect(await world.connect(id, String(7000 + companies))).toMatchObject({ status: 200, body: { data: { company: 'Harbour Group' } } });
  expect((await world.readAccounts(id)).status).toBe(200);
  const { updated_at } = await world.record(id);
  const { status, body } = await world.host.call('PUT', `${url}/${id}`, { value, updated_at }, world.owner);
  expect(status, JSON.stringify(body)).toBe(200);
  return id;
}

const linesOf = ({ line: { items } }: BookedJournal) =>
  items
    .map(({ account, debit, credit, location }) =>
      [debit === undefined ? 'Credit' : 'Debit', account.id, debit ?? credit, ...(location ? [location.id] : [])].join(' '),
    )
    .sort();

test('a code is good for whoever asked for it alone, and only a company’s name leads to a host that is told our secret', async () => {
  const { harbour, post, made } = world;
  const id = await made();
  const asked = new URL((await post(`${url}/connect`, { establishment_id: harbour, id })).body.data.url);
  expect(asked.searchParams.get('code_challenge_method')).toBe('S256');
  expect(asked.searchParams.get('state')?.length).toBeLessThan(1024);
  const { parameters } = sandbox.agree(asked.href);
  const told = sandbox.grants.length;
  for (const company of ['evil.example/', 'a.b', '1_2_3', 'x@y', '', ' '])
    expect((await post(`${url}/connected`, { parameters: { ...parameters, company } })).status, company).toBe(409);
  expect(sandbox.grants.length).toBe(told);
  expect((await post(`${url}/connected`, { parameters })).status).toBe(200);
  const { hostOf } = connector.accounting ?? {};
  expect([hostOf?.('1234567_SB1'), hostOf?.('TSTDRV123'), hostOf?.('-x')]).toEqual(['1234567-sb1', 'tstdrv123', undefined]);
});

test('its accounts, locations and subsidiaries are read, page by page, and those that are out of use left out', async () => {
  const { harbour, post, made, connect, readAccounts } = world;
  sandbox.page = 2;
  const id = await made();
  await connect(id, '6000');
  expect(await readAccounts(id)).toMatchObject({ status: 200, body: { data: { account: 5, location: 1, subsidiary: 2 } } });
  const list = async (path: string) =>
    (await post(`${path}/list`, { establishment_id: harbour, sort_by: 'id', sort_order: 'asc' })).body.data.list;
  expect(await list('/api/accounting-integration/subsidiaries')).toMatchObject([{ name: 'Harbour Group' }, { name: RESTAURANTS }]);
  const kinds = (await list('/api/accounting-integration/accounts')).map(({ kind }: { kind: string }) => kind);
  expect(kinds).toEqual(['income', 'liability', 'asset', 'asset', 'liability']);
});

test('a day is booked once, in its subsidiary and its currency, and a correction as a difference', async () => {
  const id = await connection();
  const day = '2026-03-02';
  const order = await world.sold(day);
  // It is booked, but nobody hears of it.
  sandbox.trouble = ['lost'];
  expect((await world.send(id, day)).status).toBe(200);
  await world.arrived();
  const [booked, ...others] = sandbox.booked;
  expect(others).toEqual([]);
  expect(booked).toMatchObject({ trandate: day, currency: { id: '4' }, subsidiary: { id: '2' } });
  expect(linesOf(booked as BookedJournal)).toEqual(['Credit 101 10 7', 'Credit 102 2', 'Credit 105 1', 'Debit 103 13']);
  expect(await world.journals(id)).toMatchObject([{ status: 'sent', number: 'JE1', tries: 2 }]);
  await world.sold(day, { ...order, revision: 2, payments: [{ method: 'cash', amount: 12, tip: 1 }] });
  expect((await world.send(id, day)).status).toBe(200);
  await world.arrived();
  expect(linesOf(sandbox.booked[1] as BookedJournal)).toEqual(['Credit 103 13', 'Debit 104 13']);
  sandbox.booked = [];
});

test('what it does not take is said in its words, and two subsidiaries in ours', async () => {
  const id = await connection();
  const day = '2026-03-03';
  await world.sold(day);
  sandbox.tables.account = sandbox.tables.account?.filter((one) => one.id !== '103') ?? [];
  await world.send(id, day);
  await world.arrived();
  expect(await world.journals(id)).toMatchObject([
    { status: 'refused', problem: expect.stringContaining('Invalid account reference key 103.') },
  ]);
  const [first = {}, ...rest] = inOne();
  const two = await connection([{ ...first, subsidiary: 'Harbour Group' }, ...rest]);
  await world.send(two, day);
  await world.arrived();
  expect(await world.journals(two)).toMatchObject([{ status: 'refused', problem: expect.stringContaining('in one subsidiary') }]);
  expect(sandbox.booked).toEqual([]);
});

test('books that take no such currency are refused, an account of one company has no subsidiaries, and rights are given back as a form', async () => {
  const { subsidiary, currency } = sandbox.tables;
  sandbox.tables = { ...sandbox.tables, currency: [{ id: '1', symbol: 'USD', isinactive: 'F' }] };
  const id = await world.made();
  expect(await world.connect(id, '8000')).toMatchObject({ status: 409, body: { message: expect.stringContaining('USD') } });
  const { subsidiary: _none, ...others } = sandbox.tables;
  sandbox.tables = { ...others, currency: currency ?? [] };
  expect(await world.connect(id, '8001')).toMatchObject({ status: 200, body: { data: { company: '8001' } } });
  expect((await world.post(`${url}/${id}/disconnect`, {})).status).toBe(200);
  await expect.poll(() => sandbox.revoked.length, { timeout: 20_000 }).toBe(1);
  sandbox.tables = { ...sandbox.tables, subsidiary: subsidiary ?? [] };
});
