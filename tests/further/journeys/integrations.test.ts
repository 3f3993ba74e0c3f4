import { describe, expect, it } from 'vitest';
import { openPage } from '#/tests/support/browser.ts';
import { ask, firstEstablishment } from '#/tests/support/hostCalls.ts';
import { expectAccessible } from '#/tests/support/inBothModes.ts';
import { squareOrder, usd } from '#/tests/support/samples/orders/squareOrders.ts';
import { openScreen, settled } from '#/tests/support/screens.ts';

const user = 'owner@demo.test';
const base = '/api/third-party-integration';

const connect = async (integration: string) =>
  (await ask(user, 'POST', base, { integration, establishment_id: await firstEstablishment(user) })) as { id: number };

describe('the mapping of an integration', () => {
  it('shows what has no account, keeps what is entered, and counts the rest', async () => {
    const { id } = await connect('xero');
    const page = await openPage({ user });
    await openScreen(page, `/third-party-integrations/${id}/show`);
    await page.getByRole('button', { name: 'Mapping' }).click();
    await page.getByRole('heading', { level: 1, name: 'Mapping: Xero' }).waitFor();
    const { list } = (await ask(user, 'GET', `${base}/${id}/mapping`)) as { list: { name: string | null }[] };
    await page.getByText(`${list.length} have no account yet`).waitFor();
    await page.getByRole('combobox', { name: 'Account: Cash' }).fill('1000');
    await page.getByRole('combobox', { name: 'Location: Cash' }).fill('Till');
    await page.getByRole('combobox', { name: 'Account: Tips' }).fill('2150');
    await page.getByText(`${list.length - 2} have no account yet`).waitFor();
    await page.keyboard.press('Control+Enter');
    await page.getByText('Connected Integration Updated Successfully').waitFor();
    const { value } = (await ask(user, 'GET', `${base}/${id}`)) as { value: object[] };
    expect(value).toEqual([
      expect.objectContaining({ part: 'payment_method', name: 'cash', account: '1000', location: 'Till', subsidiary: null }),
      expect.objectContaining({ part: 'tip', name: null, account: '2150' }),
    ]);
    await page.reload();
    await settled(page);
    expect(await page.getByRole('combobox', { name: 'Account: Cash' }).inputValue()).toBe('1000');
    // None of these is in a list of the establishment's: what needs a look stays.
    await page.getByText('3 entries are not in your lists').waitFor();
    await page.getByRole('switch', { name: 'Only what had no account or was not in the lists' }).click();
    expect(await page.getByRole('combobox', { name: 'Account: Cash' }).count()).toBe(1);
    await expectAccessible(page);
  });

  it('asks before what is entered is left, and belongs to accounting alone', async () => {
    const { id } = await connect('quickbooks');
    const page = await openPage({ user });
    await openScreen(page, `/third-party-integrations/${id}/mapping`);
    await page.getByRole('combobox', { name: 'Account: Card' }).fill('1100');
    await page.getByRole('link', { name: 'Connected integrations' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('heading', { level: 1, name: 'Connected integrations' }).waitFor();
    const other = await connect('opentable');
    await openScreen(page, `/third-party-integrations/${other.id}/mapping`);
    await page.getByText('OpenTable books nothing').waitFor();
  });
});

describe('the lists to choose from', () => {
  it('give an account by keyboard, or by its code; what is in none of them is kept, and warned of', async () => {
    const { id } = await connect('xero');
    const page = await openPage({ user });
    await openScreen(page, `/third-party-integrations/${id}/mapping`);
    const box = (name: string) => page.getByRole('combobox', { name, exact: true });
    await box('Account: Tips').focus();
    await page.keyboard.type('tips');
    await page.getByRole('option', { name: '2310 Tips payable' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type('web');
    await page.keyboard.press('Tab');
    await box('Account: Cash').focus();
    await page.keyboard.type('1010');
    await page.keyboard.press('Tab');
    await box('Account: Card').focus();
    await page.keyboard.type('Suspense');
    expect(await page.getByText('Not in the ledger accounts').count()).toBe(0);
    await page.keyboard.press('Tab');
    await page.getByText('Not in the ledger accounts').waitFor();
    await page.getByText('1 entry is not in your lists').waitFor();
    await page.keyboard.press('Control+Enter');
    await page.getByText('Connected Integration Updated Successfully').waitFor();
    await page.reload();
    await settled(page);
    await box('Account: Tips').waitFor();
    expect(await box('Account: Tips').inputValue()).toBe('2310 Tips payable');
    expect(await box('Location: Tips').inputValue()).toBe('WEB Online shop');
    expect(await box('Account: Cash').inputValue()).toBe('1010 Cash in drawers');
    expect(await box('Account: Card').inputValue()).toBe('Suspense');
    expect(await page.getByText('Not in the ledger accounts').count()).toBe(1);
    await page.getByRole('switch', { name: 'Only what had no account or was not in the lists' }).click();
    expect([await box('Account: Card').count(), await box('Account: Cash').count()]).toEqual([1, 0]);
    await expectAccessible(page);
    await page.locator('main').getByRole('link', { name: 'Ledger accounts' }).click();
    await page.getByRole('heading', { level: 1, name: 'Ledger accounts' }).waitFor();
  });

  it('are those of the connection’s establishment, not of the chosen one', async () => {
    const { list } = (await ask(user, 'GET', '/api/establishment/list')) as { list: { id: number; title: string }[] };
    const kitchen = list.find(({ title }) => title === 'Harbour Kitchen')?.id;
    const { id } = (await ask(user, 'POST', base, { integration: 'xero', establishment_id: kitchen })) as { id: number };
    const page = await openPage({ user });
    await openScreen(page, `/third-party-integrations/${id}/mapping`);
    await page.getByRole('combobox', { name: 'Account: Without a category' }).fill('sales');
    await page.getByRole('option', { name: '4000 Food sales' }).waitFor();
    expect(await page.getByRole('option', { name: '4000 Merchandise sales' }).count()).toBe(0);
    expect(await page.locator('main').getByRole('link', { name: 'Ledger accounts' }).count()).toBe(0);
  });

  it('leave plain boxes where they cannot be read, or are empty, and say so', async () => {
    const { id } = await connect('xero');
    const page = await openPage({ user, allow: [/422/] });
    const lists = '**/api/accounting-integration/*/list';
    await page.route(lists, (route) => route.fulfill({ status: 422, json: { message: 'Lists are away' } }));
    await openScreen(page, `/third-party-integrations/${id}/mapping`);
    await page.getByText('Lists are away').waitFor();
    await page.getByRole('textbox', { name: 'Account: Cash' }).fill('1000');
    const empty = { message: '', data: { list: [], pagination_options: { page: 1, per_page: 500, total: 0, last_page: 1 } } };
    await page.unroute(lists);
    await page.route(lists, (route) => route.fulfill({ status: 200, json: empty }));
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('import the chart of accounts').waitFor();
    expect(await page.getByRole('textbox', { name: 'Account: Cash' }).inputValue()).toBe('1000');
    await expectAccessible(page);
  });

  it('are not asked for who may not list them: what is mapped stands in plain boxes, and nothing is warned of', async () => {
    const { id } = await connect('xero');
    await ask(user, 'PUT', `${base}/${id}`, { value: [{ part: 'tip', account: 'Suspense' }] });
    const page = await openPage({ user });
    await page.route('**/api/get-permissions/*', async (route) => {
      const answer = await route.fetch();
      const body = await answer.json();
      body.data.permissions = body.data.permissions.filter((name: string) => name !== 'Integrations');
      await route.fulfill({ response: answer, json: body });
    });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openScreen(page, `/third-party-integrations/${id}/mapping`);
    expect(await page.getByRole('textbox', { name: 'Account: Tips' }).inputValue()).toBe('Suspense');
    expect(await page.getByText('Not in the ledger accounts').count()).toBe(0);
    expect(asked.filter((address) => address.includes('/api/accounting-integration/'))).toEqual([]);
    expect(await page.locator('main').getByRole('link', { name: 'Ledger accounts' }).count()).toBe(0);
  });
});

describe('the daily journal', () => {
  it('shows a day of real orders as the host books it, both sides the same', async () => {
    const { id } = await connect('netsuite');
    await ask(user, 'PUT', `${base}/${id}`, { value: [{ part: 'payment_method', name: 'cash', account: '1000' }] });
    const page = await openPage({ user });
    await openScreen(page, `/third-party-integrations/${id}/mapping?tab=journal`);
    const box = page.getByRole('textbox', { name: 'Business day' });
    const day = new Date(`${await box.inputValue()} UTC`).toISOString().slice(0, 10);
    const { currency, totals, list, unmapped } = await ask(user, 'POST', `${base}/${id}/journal`, { day });
    expect(totals.debit).toBeGreaterThan(0);
    expect(totals.debit).toBe(totals.credit);
    const rows = page.getByRole('table', { name: 'Daily journal' }).locator('tbody tr');
    await expect.poll(() => rows.count()).toBe(list.length + 1);
    const money = new Intl.NumberFormat('en', { style: 'currency', currency });
    expect(await rows.last().getByRole('cell').allTextContents()).toEqual([
      'Total',
      '',
      '',
      '',
      money.format(totals.debit),
      money.format(totals.credit),
    ]);
    await page.getByText(`${unmapped} lines have no account`).waitFor();
    expect(await rows.filter({ hasText: 'Payment method: Cash' }).getByRole('cell').first().textContent()).toBe('1000');
    await box.fill('2001-01-01');
    await page.getByText('Nothing was sold').waitFor();
    await expectAccessible(page);
  });
});

describe('the orders of a connected till', () => {
  it('say where to send them, keep their key, and come in from a file, which says what it refused and why', async () => {
    const { id } = await connect('square');
    const page = await openPage({ user });
    await openScreen(page, `/third-party-integrations/${id}/show`);
    await page.getByText(`/api/third-party-integration/${id}/orders/square`).waitFor();
    await page.getByRole('button', { name: 'Signature key' }).click();
    await page.getByRole('dialog').getByLabel('Signature key').fill('a signature key of Square');
    await page.getByRole('dialog').getByRole('button', { name: 'Signature key' }).click();
    await page.getByText('what is signed with it is taken in').waitFor();
    const { currency } = await ask(user, 'GET', `/api/establishment/${await firstEstablishment(user)}`);
    const inOurs = (order: object) => JSON.parse(JSON.stringify(order).replaceAll('USD', String(currency))) as object;
    const orders = [squareOrder(), squareOrder({ id: 'WRONG', reference_id: 'web-1043', total_money: usd(3517) })].map(inOurs);
    const buffer = Buffer.from(JSON.stringify({ orders }));
    await page.locator('input[type=file]').setInputFiles({ name: 'orders.json', mimeType: 'application/json', buffer });
    await page.getByRole('status').getByText('1 created, 0 updated, 0 unchanged, 1 rejected').waitFor();
    await page.getByRole('cell', { name: 'web-1043' }).waitFor();
    expect(await page.getByRole('cell', { name: /31\.17/ }).textContent()).toContain('32.17');
    await expectAccessible(page);
  });
});
