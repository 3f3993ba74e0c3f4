import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { DAY_MS } from '#/model/values/durations.ts';
import { AccountingSandbox } from '#/tests/support/accountingSandbox.ts';
import { openPage } from '#/tests/support/browser.ts';
import { type RunningHost, startHost } from '#/tests/support/host.ts';
import { ask } from '#/tests/support/hostCalls.ts';
import { expectAccessible } from '#/tests/support/inBothModes.ts';
import { leaving, openScreen } from '#/tests/support/screens.ts';

const user = 'owner@demo.test';
const base = '/api/third-party-integration';
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
      CONNECT_QUICKBOOKS_REVOKE_URL: addresses.revoke,
      CONNECT_QUICKBOOKS_API_URL: addresses.api,
    },
  });
});
afterAll(async () => {
  await host?.drop();
  await sandbox.close();
});

interface Place {
  id: number;
  title: string;
  currency: string;
}
const places = async () => (await call('GET', '/api/establishment/list')).list as Place[];

let companies = 0;

/** A connection with the demo's mapping of a place, whose accounts the company there has too. */
async function connection({ id: establishment_id, currency }: Place): Promise<number> {
  const at = { establishment_id, per_page: 200 };
  companies += 1;
  sandbox.company = { id: `company-${companies}`, name: 'Harbour Foods Ltd', currency };
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
  return (await call('POST', base, { integration: 'quickbooks', establishment_id, value })).id;
}

/** What the sandbox has booked last, in cents of each side. */
function lastBooked(): { day: string | undefined; sides: number[] } {
  const booked = sandbox.booked.at(-1);
  const cents = (side: string) =>
    (booked?.Line ?? [])
      .filter(({ JournalEntryLineDetail: { PostingType } }) => PostingType === side)
      .reduce((sum, { Amount }) => sum + Math.round(Amount * 100), 0);
  return { day: booked?.TxnDate, sides: [cents('Debit') / 100, cents('Credit') / 100] };
}
const day = new Date(Date.now() - 3 * DAY_MS).toISOString().slice(0, 10);

it('has an account for everything the demo sells in a quarter', async () => {
  const from = new Date(Date.now() - 91 * DAY_MS).toISOString().slice(0, 10);
  const to = new Date(Date.now() - DAY_MS).toISOString().slice(0, 10);
  for (const place of await places()) {
    const demo = (await call('POST', `${base}/list`, { establishment_id: place.id })).list as { id: number; integration: string }[];
    const mapped = demo.filter(({ integration }) => ['quickbooks', 'xero'].includes(integration));
    expect(mapped.length, place.title).toBeGreaterThan(0);
    for (const { id } of mapped) await call('POST', `${base}/${id}/download`, { from, to, format: 'csv' });
  }
});

it('is connected where it lets us in, its accounts are read, and a day is sent to the penny', async () => {
  const [place] = await places();
  const id = await connection(place as Place);
  const page = await openPage({ user, hostUrl: host.url });
  await openScreen(page, `/third-party-integrations/${id}/show`);
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Mapping: QuickBooks Online' }).waitFor();
  await openScreen(page, `/third-party-integrations/${id}/show`);
  await page.getByText('Harbour Foods Ltd').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send days' }).click();
  const dialog = page.getByRole('dialog');
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
  const { totals } = await call('POST', `${base}/${id}/journal`, { day });
  expect(lastBooked()).toEqual({ day, sides: [totals.debit, totals.credit] });
  await leaving(page, () =>
    page
      .getByRole('row')
      .filter({ hasText: day.replaceAll('-', '') })
      .getByRole('link')
      .first()
      .click(),
  );
  await page.getByRole('row').filter({ hasText: 'Card payments clearing' }).getByText('Payment method', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'QuickBooks Online' }).waitFor();
  await expectAccessible(page);

  await openScreen(page, `/third-party-integrations/${id}/show`);
  await page.getByRole('button', { name: 'Disconnect' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
  await page.getByText('The integration is disconnected').waitFor();
  await page.getByRole('button', { name: 'Connect', exact: true }).waitFor();
  await expect.poll(() => sandbox.revoked.length, { timeout: 10_000 }).toBe(1);
});

it('books a day of every place of the demo, and what comes late of it as a correction', async () => {
  const all = await places();
  expect(new Set(all.map(({ currency }) => currency)).size).toBeGreaterThan(2);
  for (const place of all) {
    const id = await connection(place);
    const { url } = await call('POST', `${base}/connect`, { establishment_id: place.id, id });
    await call('POST', `${base}/connected`, { parameters: sandbox.agree(url).parameters });
    await call('POST', `${base}/read`, { establishment_id: place.id, id });
    const sent = async () => {
      const count = sandbox.booked.length;
      expect((await call('POST', `${base}/${id}/send`, { from: day, to: day })).queued, place.title).toBe(1);
      await expect.poll(() => sandbox.booked.length, { timeout: 10_000 }).toBe(count + 1);
      return lastBooked();
    };
    const journal = async () => (await call('POST', `${base}/${id}/journal`, { day })).totals as { debit: number; credit: number };
    const before = await journal();
    expect(await sent(), place.title).toEqual({ day, sides: [before.debit, before.credit] });
    const order = {
      ...{ uuid: crypto.randomUUID(), revision: 1, order_number: 'LATE', local_created_at: `${day} 13:00:00`, status: 'paid' },
      ...{ lines: [{ title: 'Late soup', price: 100, quantity: 1 }], payments: [{ method: 'cash', amount: 100 }] },
    };
    await call('POST', '/api/sales/intake', { establishment_id: place.id, orders: [order] });
    expect(await sent(), place.title).toEqual({ day, sides: [100, 100] });
    const after = await journal();
    expect([after.debit - before.debit, after.credit - before.credit].map((one) => Math.round(one * 100) / 100)).toEqual([100, 100]);
  }
});
