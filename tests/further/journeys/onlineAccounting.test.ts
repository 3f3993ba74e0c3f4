import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { AccountingSandbox } from '#/tests/support/accountingSandbox.ts';
import { openPage } from '#/tests/support/browser.ts';
import { type RunningHost, startHost } from '#/tests/support/host.ts';
import { ask } from '#/tests/support/hostCalls.ts';
import { expectAccessible } from '#/tests/support/inBothModes.ts';
import { openScreen } from '#/tests/support/screens.ts';

const user = 'owner@demo.test';
const base = '/api/third-party-integration';
const DAY_MS = 86_400_000;
let sandbox: AccountingSandbox;
let host: RunningHost;
const call = (method: string, path: string, body?: unknown) => ask(user, method, path, body, host.url);

beforeAll(async () => {
  sandbox = await AccountingSandbox.start();
  const { clientId, clientSecret, addresses } = sandbox.app;
  host = await startHost({
    copyOf: inject('demoData'),
    env: {
      OUTGOING_LOOPBACK: '1',
      CONNECT_QUICKBOOKS_CLIENT_ID: clientId,
      CONNECT_QUICKBOOKS_CLIENT_SECRET: clientSecret,
      CONNECT_QUICKBOOKS_AUTHORIZE_URL: addresses.authorize,
      CONNECT_QUICKBOOKS_TOKEN_URL: addresses.token,
      CONNECT_QUICKBOOKS_API_URL: addresses.api,
    },
  });
});
afterAll(async () => {
  await host?.drop();
  await sandbox.close();
});

/** A connection with the demo's mapping, whose accounts the company there has too. */
async function connection(): Promise<number> {
  const [place] = (await call('GET', '/api/establishment/list')).list as { id: number; currency: string }[];
  const at = { establishment_id: place?.id, per_page: 200 };
  sandbox.company = { id: '9130', name: 'Harbour Foods Ltd', currency: String(place?.currency) };
  const entries = async (list: string) =>
    (await call('POST', `/api/accounting-integration/${list}/list`, at)).list as { id: number; title: string }[];
  const kinds = { Id: '', AcctNum: '', Classification: 'Asset', Active: true };
  const named = ({ id, title }: { id: number; title: string }) => {
    const [, AcctNum = '', Name = ''] = /^(\S+) (.+)$/.exec(title) ?? [];
    return { ...kinds, Id: String(id), AcctNum, Name, FullyQualifiedName: Name };
  };
  sandbox.accounts = (await entries('accounts')).map(named);
  // A department has no code of its own there.
  sandbox.departments = (await entries('locations')).map((one) => ({ ...named(one), AcctNum: undefined, FullyQualifiedName: one.title }));
  const demo = (await call('POST', `${base}/list`, at)).list as { id: number }[];
  const mappings = await Promise.all(demo.map(async ({ id }) => (await call('GET', `${base}/${id}`)).value as object[]));
  const value = mappings.find((rows) => rows.length > 0);
  return (await call('POST', base, { integration: 'quickbooks', establishment_id: place?.id, value })).id;
}

it('is connected where it lets us in, its accounts are read, and a day is sent to the penny', async () => {
  const id = await connection();
  const page = await openPage({ user, hostUrl: host.url });
  await openScreen(page, `/third-party-integrations/${id}/show`);
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Mapping: QuickBooks Online' }).waitFor();
  await openScreen(page, `/third-party-integrations/${id}/show`);
  await page.getByText('Harbour Foods Ltd').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send days' }).click();
  const dialog = page.getByRole('dialog');
  const day = new Date(Date.now() - 3 * DAY_MS).toISOString().slice(0, 10);
  for (const name of ['First day', 'Last day']) await dialog.getByRole('textbox', { name }).fill(day);
  await dialog.getByRole('button', { name: 'Send days' }).click();
  await page.getByText('The journals are on their way').waitFor();
  await openScreen(page, '/sent-journals');
  await page
    .getByRole('row')
    .filter({ hasText: day.replaceAll('-', '') })
    .getByText('Sent')
    .waitFor();
  await expectAccessible(page);
  const [booked] = sandbox.booked;
  const cents = (side: string) =>
    (booked?.Line ?? [])
      .filter(({ JournalEntryLineDetail: { PostingType } }) => PostingType === side)
      .reduce((sum, { Amount }) => sum + Math.round(Amount * 100), 0);
  expect(booked?.TxnDate).toBe(day);
  const { totals } = await call('POST', `${base}/${id}/journal`, { day });
  expect([cents('Debit'), cents('Credit')].map((one) => one / 100)).toEqual([totals.debit, totals.credit]);
});
