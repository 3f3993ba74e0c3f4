import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { model } from '#/resources/index.ts';
import { sendDaily } from '#/server/domain/integrations/online/sendDaily.ts';
import { openJobs } from '#/server/foundation/jobs/jobs.ts';
import { AccountingSandbox, type Booked } from '#/tests/support/accountingSandbox.ts';
import type { TestApp } from '#/tests/support/app.ts';
import { jobsEnded } from '#/tests/support/jobEnded.ts';
import { anOrder, salesApp, setClock } from '#/tests/support/sales.ts';

const url = '/api/third-party-integration';
const RETURN = 'https://books.example.com/third-party-integrations/connected';
const account = (Id: string, AcctNum: string | undefined, Name: string, Classification: string) => ({
  ...{ Id, Name, FullyQualifiedName: Name, Classification, Active: true },
  ...(AcctNum && { AcctNum }),
});
const mapping = [
  { part: 'category', name: 'Suppen', account: '4000 Food sales', location: 'Kitchen' },
  { part: 'category', name: null, account: '4000 Food sales' },
  { part: 'tax', name: 'VAT', account: '2200 VAT' },
  { part: 'payment_method', name: 'card', account: 'Card clearing' },
  { part: 'payment_method', name: 'cash', account: '1010 Cash' },
  { part: 'tip', name: null, account: '2310 Tips' },
];

let sandbox: AccountingSandbox;
let host: TestApp;
let owner: string;
let staff: string;
let other: string;
let harbour: number;
/** Queues for the host without being one. */
let queueing: FastifyInstance;

beforeAll(async () => {
  sandbox = await AccountingSandbox.start();
  host = await salesApp({
    roles: { staff: ['Integrations', 'IntegrationDetail'] },
    config: { programApps: { quickbooks: sandbox.app }, outgoingLoopback: true, publicUrl: 'https://books.example.com' },
    journalPausesMs: [0, 0],
    jobSettings: { recurs: false, pollMs: 20 },
  });
  queueing = Fastify();
  await setClock(host);
  [owner, staff, other] = (await Promise.all(
    ['owner@demo.test', 'staff@demo.test', 'owner@other.test'].map((email) => host.signIn(email)),
  )) as [string, string, string];
  [harbour] = host.seeded.one.establishments as [number];
  await host.app.ready();
});
afterAll(async () => {
  await queueing.close();
  await host.close();
  await sandbox.close();
});
beforeEach(() => {
  sandbox.accounts = [
    account('1', '4000', 'Food sales', 'Revenue'),
    account('2', '2200', 'VAT', 'Liability'),
    account('3', undefined, 'Card clearing', 'Asset'),
    account('4', '1010', 'Cash', 'Asset'),
    account('5', '2310', 'Tips', 'Liability'),
    { ...account('6', '9999', 'Old account', 'Expense'), Active: false },
  ];
  sandbox.departments = [{ Id: '7', Name: 'Kitchen', FullyQualifiedName: 'Kitchen', Active: true }];
});

const post = (path: string, body: object, token = owner) => host.call('POST', path, body, token);
const record = async (id: number, token = owner) => (await host.call('GET', `${url}/${id}`, undefined, token)).body.data;
const made = async (body: object = {}) =>
  (await post(url, { integration: 'quickbooks', establishment_id: harbour, value: mapping, ...body })).body.data.id as number;

/** A connection to a company of its own: what was sent to another one counts for nothing. */
async function connection(body: object = {}): Promise<number> {
  const company = String(++companies);
  sandbox.companies[company] = { name: `Company ${company}`, currency: 'GBP' };
  const id = await made(body);
  const answer = await connect(id, company);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return id;
}
let companies = 0;

async function connect(id: number, company?: string, token = owner) {
  const { body } = await post(`${url}/connect`, { establishment_id: harbour, id });
  const { redirect, parameters } = sandbox.agree(body.data.url, company);
  expect(redirect).toBe(RETURN);
  return post(`${url}/connected`, { parameters }, token);
}
const readAccounts = (id: number) => post(`${url}/read`, { establishment_id: harbour, id });
const send = (id: number, from: string, to = from, token = owner) => post(`${url}/${id}/send`, { from, to }, token);

/** Until nothing waits any more. */
async function arrived(): Promise<void> {
  for (;;) {
    await jobsEnded(host.database);
    const { rows } = await host.database.direct(`select 1 from public.sent_journals where status = 'waiting' limit 1`);
    if (!rows.length) return;
  }
}
/** What was sent from a connection, whole records, the first one first. */
async function journals(id: number) {
  const { body } = await post('/api/sent-journal/list', { establishment_id: harbour, filters: { connection: [id] }, per_page: 100 });
  const ids = body.data.list.map((one: { id: number }) => one.id).sort((one: number, another: number) => one - another);
  return Promise.all(ids.map(async (one: number) => (await host.call('GET', `/api/sent-journal/${one}`, undefined, owner)).body.data));
}

const soup = { title: 'Soup', category: 'Suppen', price: 12, quantity: 1, taxes: [{ name: 'VAT', rate: 20, inclusive: true }] };
const sold = async (day: string, changes: object = {}) => {
  const order = anOrder({
    local_created_at: `${day} 12:00:00`,
    lines: [soup],
    payments: [{ method: 'card', amount: 12, tip: 1 }],
    ...changes,
  });
  await post('/api/sales/intake', { establishment_id: harbour, orders: [order] });
  return order;
};
const lines = ({ Line }: Booked) =>
  Line.map(({ Amount, JournalEntryLineDetail: { PostingType, AccountRef, DepartmentRef } }) =>
    [PostingType, AccountRef.value, Amount, ...(DepartmentRef ? [DepartmentRef.value] : [])].join(' '),
  ).sort();

describe('connecting', () => {
  test('leads to where rights are given, and takes what comes back once, from whoever began it', async () => {
    const id = await made();
    expect(await record(id)).toMatchObject({ state: 'not_connected', company: null });
    const { body } = await post(`${url}/connect`, { establishment_id: harbour, id });
    const asked = new URL(body.data.url);
    expect(`${asked.origin}${asked.pathname}`).toBe(`${sandbox.url}/authorize`);
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      ...{ client_id: 'the-host', response_type: 'code', scope: 'com.intuit.quickbooks.accounting', redirect_uri: RETURN },
    });
    const back = sandbox.agree(body.data.url).parameters;
    const { code, ...declined } = back;
    expect((await post(`${url}/connected`, { parameters: back }, other)).status).toBe(409);
    expect((await post(`${url}/connected`, { parameters: back }, staff)).status).toBe(403);
    expect((await post(`${url}/connected`, { parameters: { ...back, state: `${back.state}x` } })).status).toBe(409);
    expect((await post(`${url}/connected`, { parameters: { ...declined, error: 'access_denied' } })).status).toBe(409);
    const done = await post(`${url}/connected`, { parameters: { ...declined, code } });
    expect(done).toMatchObject({ status: 200, body: { data: { id, establishment_id: harbour, company: 'Harbour Foods Ltd' } } });
    expect(await record(id)).toMatchObject({ state: 'connected', company: 'Harbour Foods Ltd', company_id: '9130', problem: null });
    expect((await post(`${url}/connected`, { parameters: back })).status).toBe(409);
    expect(JSON.stringify(await record(id))).not.toMatch(/access-|refresh-/);
    // Somebody connects the same books a second time.
    const again = await connect(await made());
    expect(again).toMatchObject({ status: 409, body: { message: expect.stringContaining('is connected here already') } });
  });

  test('is refused for books in another currency, other people’s connections, and what is no program', async () => {
    sandbox.companies.abroad = { name: 'Abroad GmbH', currency: 'EUR' };
    const id = await made();
    const abroad = await connect(id, 'abroad');
    expect(abroad).toMatchObject({ status: 409, body: { message: expect.stringContaining('EUR') } });
    expect(await record(id)).toMatchObject({ state: 'not_connected', company: null });
    const names = { establishment_id: harbour, id };
    for (const path of ['connect', 'read']) {
      expect((await post(`${url}/${path}`, names, other)).status, path).toBe(404);
      expect((await post(`${url}/${path}`, names, staff)).status, path).toBe(403);
    }
    const xero = await made({ integration: 'xero' });
    expect((await post(`${url}/connect`, { establishment_id: harbour, id: xero })).status).toBe(409);
    expect((await readAccounts(id)).body.message).toBe('It is not connected: connect it first');
  });
});

describe('reading the accounts', () => {
  test('takes them over with their ids, knows those that are here, and lets mappings follow a new name', async () => {
    const here = await host.call(
      'POST',
      '/api/accounting-integration/accounts',
      { establishment_id: harbour, code: '1010', name: 'Till' },
      owner,
    );
    const id = await connection();
    expect((await readAccounts(id)).body).toMatchObject({ data: { account: 5, location: 1, subsidiary: 0 } });
    const list = async () =>
      (await post('/api/accounting-integration/accounts/list', { establishment_id: harbour, per_page: 100 })).body.data.list as {
        id: number;
        title: string;
        program_id: string | null;
        kind: string;
        status: string;
      }[];
    const read = (await list()).filter(({ program_id }) => program_id !== null);
    expect(read.map(({ title, program_id, kind }) => `${program_id} ${title}: ${kind}`).sort()).toEqual([
      '1 4000 Food sales: income',
      '2 2200 VAT: liability',
      '3 Card clearing: asset',
      '4 1010 Cash: asset',
      '5 2310 Tips: liability',
    ]);
    expect(read.find(({ program_id }) => program_id === '4')?.id).toBe(here.body.data.id);
    sandbox.accounts = [
      account('1', '4001', 'Meals', 'Revenue'),
      ...sandbox.accounts.slice(1, 4),
      { ...account('5', '2310', 'Tips', 'Liability'), Active: false },
    ];
    expect((await readAccounts(id)).status).toBe(200);
    expect((await record(id)).value.filter(({ part }: { part: string }) => part === 'category')).toMatchObject([
      { account: '4001 Meals', location: 'Kitchen' },
      { account: '4001 Meals' },
    ]);
    expect((await list()).find(({ program_id }) => program_id === '5')?.status).toBe('inactive');
  });
});

describe('sending days', () => {
  beforeEach(() => {
    sandbox.booked = [];
  });

  test('books each day once, to the penny, and afterwards what changed of it alone', async () => {
    const id = await connection();
    expect((await readAccounts(id)).status).toBe(200);
    const order = await sold('2026-01-10');
    await sold('2026-01-11', { payments: [{ method: 'cash', amount: 12 }] });
    expect(await send(id, '2026-01-10', '2026-01-12')).toMatchObject({ status: 200, body: { data: { queued: 2 } } });
    await arrived();
    // Which of the two leaves first is not said.
    expect(sandbox.booked.map((one) => [one.TxnDate, lines(one)]).sort()).toEqual([
      ['2026-01-10', ['Credit 1 10 7', 'Credit 2 2', 'Credit 5 1', 'Debit 3 13']],
      ['2026-01-11', ['Credit 1 10 7', 'Credit 2 2', 'Debit 4 12']],
    ]);
    expect(sandbox.booked.flatMap(({ Line }) => Line.map(({ Description }) => Description))).toContain('Category: Suppen');
    expect(await journals(id)).toMatchObject([
      {
        day: '2026-01-10',
        kind: 'journal',
        status: 'sent',
        total: 13,
        number: expect.stringMatching(/^[12]$/),
        entry: `CH${harbour}-20260110`,
      },
      { day: '2026-01-11', kind: 'journal', status: 'sent', total: 12, number: expect.stringMatching(/^[12]$/) },
    ]);
    const nothing = await send(id, '2026-01-10', '2026-01-12');
    expect(nothing).toMatchObject({ status: 422, body: { errors: { from: [expect.stringContaining('nothing has changed')] } } });
    // The order comes again: a second soup, and the card paid for it.
    const more = { ...order, revision: 2, lines: [{ ...soup, quantity: 2 }], payments: [{ method: 'card', amount: 24, tip: 1 }] };
    await post('/api/sales/intake', { establishment_id: harbour, orders: [more] });
    expect((await send(id, '2026-01-10', '2026-01-12')).body.data).toEqual({ queued: 1 });
    await arrived();
    expect(sandbox.booked.slice(2).map((one) => [one.TxnDate, lines(one)])).toEqual([
      ['2026-01-10', ['Credit 1 10 7', 'Credit 2 2', 'Debit 3 12']],
    ]);
    expect((await journals(id)).at(-1)).toMatchObject({ kind: 'correction', entry: `CH${harbour}-20260110-1`, total: 12, status: 'sent' });
  });

  test('sends again with the same key where the answer was lost, so that it is booked once', async () => {
    const id = await connection();
    await readAccounts(id);
    await sold('2026-01-14');
    sandbox.trouble = ['lost', 503];
    await send(id, '2026-01-14');
    await arrived();
    expect(sandbox.booked).toHaveLength(1);
    expect(await journals(id)).toMatchObject([{ status: 'sent', tries: 3, problem: null }]);
  });

  test('gives up after some tries, says why, and sends the same again when it is told to', async () => {
    const id = await connection();
    await readAccounts(id);
    await sold('2026-01-16');
    sandbox.trouble = ['lost', 503, 503];
    await send(id, '2026-01-16');
    await arrived();
    const [givenUp] = await journals(id);
    expect(givenUp).toMatchObject({ status: 'given_up', problem: expect.stringContaining('503') });
    expect((await post(`/api/sent-journal/${givenUp.id}/again`, {}, other)).status).toBe(404);
    expect((await post(`/api/sent-journal/${givenUp.id}/again`, {}, staff)).status).toBe(403);
    expect((await post(`/api/sent-journal/${givenUp.id}/again`, {})).status).toBe(200);
    await arrived();
    expect(await journals(id)).toMatchObject([{ id: givenUp.id, status: 'sent', key: givenUp.key }]);
    expect(sandbox.booked).toHaveLength(1);
  });

  test('says in the program’s words why it was refused, and sends the day anew once that is put right', async () => {
    const id = await connection();
    await readAccounts(id);
    await sold('2026-01-18');
    const all = sandbox.accounts;
    sandbox.accounts = all.filter(({ Id }) => Id !== '1');
    await send(id, '2026-01-18');
    await arrived();
    expect(await journals(id)).toMatchObject([{ status: 'refused', problem: expect.stringContaining('Accounts element id 1 not found') }]);
    sandbox.accounts = all;
    await send(id, '2026-01-18');
    await arrived();
    expect((await journals(id)).map(({ status, kind }: { status: string; kind: string }) => `${kind} ${status}`)).toEqual([
      'journal refused',
      'journal sent',
    ]);
    expect(sandbox.booked).toHaveLength(1);
  });

  test('refuses days that are not over, accounts that were not read, and whoever may not', async () => {
    const id = await connection({
      value: [...mapping.slice(0, 3), { part: 'payment_method', name: 'card', account: 'Elsewhere' }, mapping[5]],
    });
    await readAccounts(id);
    await sold('2026-01-20');
    expect((await send(id, '2026-01-20')).body.errors).toEqual({ from: [expect.stringContaining('Elsewhere')] });
    const today = new Date().toISOString().slice(0, 10);
    expect((await send(id, '2026-01-20', today)).body.errors).toEqual({ to: [expect.stringContaining('not over yet')] });
    expect((await send(id, '2026-01-20', '2026-01-20', staff)).status).toBe(403);
    expect((await send(id, '2026-01-20', '2026-01-20', other)).status).toBe(404);
    expect(await journals(id)).toEqual([]);
  });
});

describe('the access', () => {
  test('is renewed before it ends and where the program ends it, also by two at once', async () => {
    sandbox.tokenSeconds = 30;
    const id = await connection();
    sandbox.tokenSeconds = 3600;
    sandbox.grants = [];
    expect((await readAccounts(id)).status).toBe(200);
    expect(sandbox.grants.join()).toBe('refresh_token');
    sandbox.endAccess();
    const both = await Promise.all([readAccounts(id), readAccounts(id)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await record(id)).toMatchObject({ state: 'connected' });
  });

  test('that is taken back asks for a person, and a journal waits for them', async () => {
    sandbox.booked = [];
    const id = await connection();
    await readAccounts(id);
    await sold('2026-01-22');
    sandbox.takeBack();
    await send(id, '2026-01-22');
    await arrived();
    expect(await record(id)).toMatchObject({
      state: 'sign_in_again',
      problem: 'QuickBooks Online does not let us in any more: connect once more',
    });
    const [journal] = await journals(id);
    expect(journal).toMatchObject({ status: 'given_up' });
    expect((await send(id, '2026-01-22')).status).toBe(409);
    expect((await connect(id, (await record(id)).company_id)).status).toBe(200);
    expect((await send(id, '2026-01-22')).body.data).toEqual({ queued: 1 });
    await arrived();
    expect(await journals(id)).toMatchObject([{ id: journal.id, status: 'sent' }]);
    expect(sandbox.booked).toHaveLength(1);
  });

  test('is forgotten by disconnecting', async () => {
    const id = await connection();
    expect((await post(`${url}/${id}/disconnect`, {})).status).toBe(200);
    expect(await record(id)).toMatchObject({ state: 'not_connected', company: expect.any(String) });
    const { rows } = await host.database.direct('select tokens from public.third_party_integrations where id = $1', [id]);
    expect(rows).toEqual([{ tokens: null }]);
    expect((await readAccounts(id)).status).toBe(409);
  });
});

describe('every day by itself', () => {
  test('sends what is over and what changed of five weeks, once, and says what keeps it back', async () => {
    sandbox.booked = [];
    const id = await connection({ sends_daily: true, sends_from: '2026-02-02' });
    await readAccounts(id);
    await sold('2026-02-01');
    const order = await sold('2026-02-02');
    await sold('2026-02-03');
    const jobs = openJobs(queueing, { database: host.database, recurs: false });
    const look = async (now: string) => {
      await Promise.all([1, 2].map(() => sendDaily({ database: host.database, model, jobs }, now)));
      await arrived();
    };
    await look('2026-02-03T10:00:00.000Z');
    expect(sandbox.booked.map(({ TxnDate }) => TxnDate)).toEqual(['2026-02-02']);
    // Nothing is left of the day that was sent.
    const cancelled = { ...order, revision: 2, status: 'cancelled', payments: [] };
    expect((await post('/api/sales/intake', { establishment_id: harbour, orders: [cancelled] })).body.data.list[0].errors).toBeUndefined();
    await look('2026-02-04T10:00:00.000Z');
    await look('2026-02-04T11:00:00.000Z');
    const later = sandbox.booked.slice(1).map((one) => [one.TxnDate, lines(one)]);
    expect(later.sort()).toEqual([
      ['2026-02-02', ['Credit 3 13', 'Debit 1 10 7', 'Debit 2 2', 'Debit 5 1']],
      ['2026-02-03', ['Credit 1 10 7', 'Credit 2 2', 'Credit 5 1', 'Debit 3 13']],
    ]);
    await sold('2026-02-04', { lines: [{ ...soup, category: 'Salate' }] });
    await look('2026-02-05T10:00:00.000Z');
    expect(await record(id)).toMatchObject({ state: 'connected', problem: expect.stringContaining('Salate') });
    const { value } = await record(id);
    await host.call('PUT', `${url}/${id}`, { value: [...value, { part: 'category', name: 'Salate', account: '4000 Food sales' }] }, owner);
    await look('2026-02-05T11:00:00.000Z');
    expect(await record(id)).toMatchObject({ problem: null });
    expect(sandbox.booked.at(-1)?.TxnDate).toBe('2026-02-04');
  });
});
