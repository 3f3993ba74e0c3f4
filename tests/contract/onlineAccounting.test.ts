import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AccountingSandbox } from '#/tests/support/accountingSandbox.ts';
import { accountingWorld, companyAccounts, CONNECTIONS as url } from '#/tests/support/accountingWorld.ts';
import { jobsEnded } from '#/tests/support/jobEnded.ts';

const RETURN = 'https://books.example.com/third-party-integrations/connected';
let sandbox: AccountingSandbox;
let world: Awaited<ReturnType<typeof accountingWorld>>;

beforeAll(async () => {
  sandbox = await AccountingSandbox.start();
  world = await accountingWorld(sandbox);
});
afterAll(async () => {
  await world.host.close();
  await sandbox.close();
});
beforeEach(() => {
  sandbox.accounts = companyAccounts();
  sandbox.departments = [{ Id: '7', Name: 'Kitchen', FullyQualifiedName: 'Kitchen', Active: true }];
});

describe('connecting', () => {
  test('leads to where rights are given, and takes what comes back once, from whoever began it', async () => {
    const { staff, other, harbour, post, made, connect, record, offered } = world;
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
    expect(await offered()).toMatchObject({ abilities: ['journals', 'files'], connection: { id, state: 'connected', attention: null } });
    expect((await post(`${url}/connected`, { parameters: back })).status).toBe(409);
    expect(JSON.stringify(await record(id))).not.toMatch(/access-|refresh-/);
    // Somebody connects the same books a second time.
    const again = await connect(await made());
    expect(again).toMatchObject({ status: 409, body: { message: expect.stringContaining('is connected here already') } });
  });

  test('is refused for books in another currency, other people’s connections, and what is no program', async () => {
    const { staff, other, harbour, post, made, connect, record, readAccounts } = world;
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
    const { host, owner, harbour, post, connection, record, readAccounts } = world;
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
    const [food, ...others] = companyAccounts();
    const renamed = { ...food, AcctNum: '4001', Name: 'Meals', FullyQualifiedName: 'Meals' };
    sandbox.accounts = [renamed, ...others.map((one) => (one.Id === '5' ? { ...one, Active: false } : one))];
    expect((await readAccounts(id)).status).toBe(200);
    expect((await record(id)).value.filter(({ part }: { part: string }) => part === 'category')).toMatchObject([
      { account: '4001 Meals', location: 'Kitchen' },
      { account: '4001 Meals' },
    ]);
    expect((await list()).find(({ program_id }) => program_id === '5')?.status).toBe('inactive');
  });
});

describe('the access', () => {
  test('is renewed before it ends and where the program ends it, also by two at once', async () => {
    const { connection, record, readAccounts } = world;
    sandbox.tokenSeconds = 30;
    const id = await connection();
    sandbox.tokenSeconds = 3600;
    sandbox.grants = [];
    expect((await readAccounts(id)).status).toBe(200);
    expect(sandbox.grants.join()).toBe('refresh_token');
    sandbox.endAccess();
    sandbox.grants = [];
    const both = await Promise.all([readAccounts(id), readAccounts(id)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    // A refresh token is good once: asked for by both, whoever came second was told to sign in again, unless the first was stored by then.
    expect(sandbox.grants).toEqual(['refresh_token']);
    expect(await record(id)).toMatchObject({ state: 'connected' });
  });

  test('that is taken back asks for a person, and a journal waits for them', async () => {
    const { connect, connection, record, readAccounts, send, arrived, journals, sold } = world;
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

  test('is given back and forgotten by disconnecting', async () => {
    const { host, post, connection, record, readAccounts } = world;
    sandbox.revoked = [];
    const id = await connection();
    expect((await post(`${url}/${id}/disconnect`, {})).status).toBe(200);
    expect(await record(id)).toMatchObject({ state: 'not_connected', company: expect.any(String) });
    const { rows } = await host.database.direct('select tokens from public.third_party_integrations where id = $1', [id]);
    expect(rows).toEqual([{ tokens: null }]);
    expect((await readAccounts(id)).status).toBe(409);
    await jobsEnded(host.database);
    expect(sandbox.revoked).toEqual([expect.stringMatching(/^refresh-/)]);
  });
});
