import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCsv, readDatev } from '#/tests/server/domain/integrations/journalReaders.ts';
import { CONNECTIONS, companyMapping, soup } from '#/tests/support/accountingWorld.ts';
import type { TestApp } from '#/tests/support/app.ts';
import { anOrder, salesApp, setClock } from '#/tests/support/sales.ts';

type Order = Parameters<typeof anOrder>[0];

let host: TestApp;
let owner: string;
let harbour: number;

beforeAll(async () => {
  host = await salesApp({ roles: { staff: ['Integrations', 'IntegrationDetail'] } });
  await setClock(host);
  owner = await host.signIn('owner@demo.test');
  [harbour] = host.seeded.one.establishments as [number];
});
afterAll(() => host.close());

const connect = async (integration: string) =>
  (await host.call('POST', CONNECTIONS, { integration, establishment_id: harbour, value: companyMapping }, owner)).body.data.id as number;

const take = (...orders: object[]) => host.call('POST', '/api/sales/intake', { establishment_id: harbour, orders }, owner);
const sold = (day: string, changes: object = {}) =>
  anOrder({ local_created_at: `${day} 12:00:00`, lines: [soup], payments: [{ method: 'card', amount: 12, tip: 1 }], ...changes } as Order);

/** The file of some days, or at which input it is refused. */
async function download(id: number, input: { from: string; to: string } & object, token = owner) {
  const answer = await host.app.inject({
    method: 'POST',
    url: `${CONNECTIONS}/${id}/download`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    payload: JSON.stringify({ format: 'csv', content: 'changes', ...input }),
  });
  return { bytes: answer.rawPayload, errors: answer.statusCode === 200 ? undefined : answer.json().errors };
}

/** A file's lines as texts, in order: number of the journal, account, and what it comes to in pence, debits above zero. */
async function booked(id: number, input: { from: string; to: string; content?: string }): Promise<string[]> {
  const { bytes, errors } = await download(id, input);
  expect(errors).toBeUndefined();
  const pence = (text = '') => Math.round(Number(text) * 100);
  return readCsv(bytes)
    .map(({ entry, account, debit, credit }) => `${entry} ${account} ${pence(debit) - pence(credit)}`)
    .sort();
}

/** What was booked from a connection, the first one first. */
async function journals(connection: number): Promise<{ id: number; day: string; kind: string; status: string; total: number }[]> {
  const { body } = await host.call(
    'POST',
    '/api/sent-journal/list',
    { establishment_id: harbour, filters: { connection: [connection] }, sort_by: 'id', sort_order: 'asc' },
    owner,
  );
  return body.data.list.sort((one: { id: number }, other: { id: number }) => one.id - other.id);
}

const nothingNew = { from: [expect.stringContaining('earlier files')] };

describe('a file of what is in no earlier one', () => {
  test('holds new days whole and of days that changed the difference, so that all files come to what the days are now', async () => {
    const id = await connect('netsuite');
    const days = { from: '2026-02-10', to: '2026-02-12' };
    const order = sold('2026-02-10');
    await take(order, sold('2026-02-11', { payments: [{ method: 'cash', amount: 12 }] }));
    const first = await booked(id, days);
    expect(first).toEqual([
      ...['20260210 2200 VAT -200', '20260210 2310 Tips -100', '20260210 4000 Food sales -1000', '20260210 Card clearing 1300'],
      ...['20260211 1010 Cash 1200', '20260211 2200 VAT -200', '20260211 4000 Food sales -1000'],
    ]);
    expect((await download(id, days)).errors).toEqual(nothingNew);
    // The order comes again, with a second soup; and a day that had none has one.
    const more = { revision: 2, lines: [{ ...soup, quantity: 2 }], payments: [{ method: 'card', amount: 24, tip: 1 }] };
    await take({ ...order, ...more }, sold('2026-02-12'));
    expect(await booked(id, days)).toEqual([
      ...['20260210-1 2200 VAT -200', '20260210-1 4000 Food sales -1000', '20260210-1 Card clearing 1200'],
      ...['20260212 2200 VAT -200', '20260212 2310 Tips -100', '20260212 4000 Food sales -1000', '20260212 Card clearing 1300'],
    ]);
    expect((await journals(id)).map(({ day, kind, status, total }) => [day, kind, status, total])).toEqual([
      ['2026-02-10', 'journal', 'filed', 13],
      ['2026-02-11', 'journal', 'filed', 12],
      ['2026-02-10', 'correction', 'filed', 12],
      ['2026-02-12', 'journal', 'filed', 13],
    ]);
    // A file of whole days neither knows nor says what was booked.
    expect(await booked(id, { ...days, content: 'whole' })).toHaveLength(11);
    expect((await download(id, days)).errors).toEqual(nothingNew);
  });

  test('has again what says that it was not booked, for whoever may edit connections', async () => {
    const id = await connect('quickbooks');
    const days = { from: '2026-02-14', to: '2026-02-14' };
    await take(sold('2026-02-14'));
    const lines = await booked(id, days);
    const [journal] = await journals(id);
    const takeBack = (token: string) => host.call('POST', `/api/sent-journal/${journal?.id}/not-booked`, {}, token);
    expect((await takeBack(await host.signIn('staff@demo.test'))).status).toBe(403);
    expect((await takeBack(await host.signIn('owner@other.test'))).status).toBe(404);
    expect((await takeBack(owner)).status).toBe(200);
    expect((await takeBack(owner)).status).toBe(409);
    expect((await booked(id, days)).map((line) => line.replace('20260214-1', '20260214'))).toEqual(lines);
    expect((await journals(id)).map(({ kind, status }) => [kind, status])).toEqual([
      ['journal', 'not_booked'],
      ['journal', 'filed'],
    ]);
  });

  test('is given to one of several who ask at once', async () => {
    const days = { from: '2026-02-16', to: '2026-02-16' };
    await take(sold('2026-02-16'));
    const ids = [await connect('netsuite'), await connect('netsuite')];
    const asked = await Promise.all([...ids, ...ids].map((id) => download(id, days)));
    expect(asked.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    expect(asked.flatMap(({ errors }) => errors ?? [])).toEqual([nothingNew, nothingNew, nothingNew]);
  });

  test('is of the books that the program keeps: DATEV’s of each of its clients', async () => {
    const id = await connect('datev');
    const datev = { format: 'datev', consultant_number: '29098', client_number: '55003', fiscal_year_month: 1, clearing_account: '1590' };
    const days = { from: '2026-02-18', to: '2026-02-18', ...datev };
    const value = companyMapping.map((one) => (one.part === 'payment_method' ? { ...one, account: '1010 Cash' } : one));
    const record = (await host.call('GET', `${CONNECTIONS}/${id}`, undefined, owner)).body.data;
    await host.call('PUT', `${CONNECTIONS}/${id}`, { value, updated_at: record.updated_at }, owner);
    await take(sold('2026-02-18'));
    const entries = async (input: typeof days) => {
      const { bytes, errors } = await download(id, input);
      return (
        errors ??
        readDatev(bytes)
          .lines.map(({ account }) => account)
          .sort()
      );
    };
    expect(await entries(days)).toEqual(['1010', '2200', '2310', '4000']);
    expect(await entries(days)).toEqual(nothingNew);
    expect(await entries({ ...days, client_number: '55004' })).toEqual(['1010', '2200', '2310', '4000']);
  });

  test('is of days that are over', async () => {
    const id = await connect('netsuite');
    const today = new Date().toISOString().slice(0, 10);
    expect((await download(id, { from: '2026-02-20', to: today })).errors).toEqual({ to: [expect.stringContaining('not over yet')] });
  });
});
