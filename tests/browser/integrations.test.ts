import { describe, expect, it } from 'vitest';
import { openPage } from '../support/browser.ts';
import { ask, firstEstablishment } from '../support/hostCalls.ts';
import { expectAccessible } from '../support/inBothModes.ts';
import { openScreen, settled } from '../support/screens.ts';

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
    await page.getByRole('textbox', { name: 'Account: Cash' }).fill('1000');
    await page.getByRole('textbox', { name: 'Location: Cash' }).fill('Till');
    await page.getByRole('textbox', { name: 'Account: Tips' }).fill('2150');
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
    expect(await page.getByRole('textbox', { name: 'Account: Cash' }).inputValue()).toBe('1000');
    await page.getByRole('switch', { name: 'Only what had no account' }).click();
    expect(await page.getByRole('textbox', { name: 'Account: Cash' }).count()).toBe(0);
    await expectAccessible(page);
  });

  it('asks before what is entered is left, and belongs to accounting alone', async () => {
    const { id } = await connect('quickbooks');
    const page = await openPage({ user });
    await openScreen(page, `/third-party-integrations/${id}/mapping`);
    await page.getByRole('textbox', { name: 'Account: Card' }).fill('1100');
    await page.getByRole('link', { name: 'Connected integrations' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('heading', { level: 1, name: 'Connected integrations' }).waitFor();
    const other = await connect('opentable');
    await openScreen(page, `/third-party-integrations/${other.id}/mapping`);
    await page.getByText('OpenTable books nothing').waitFor();
  });
});

describe('the daily journal', () => {
  it('shows a day of real orders as the host books it, both sides the same', async () => {
    const { id } = await connect('netsuite');
    await ask(user, 'PUT', `${base}/${id}`, { value: [{ part: 'payment_method', name: 'cash', account: '1000' }] });
    const page = await openPage({ user });
    await openScreen(page, `/third-party-integrations/${id}/mapping?tab=journal`);
    const day = await page.getByLabel('Business day').inputValue();
    const { currency, totals, list, unmapped } = await ask(user, 'POST', `${base}/${id}/journal`, { day });
    expect(totals.debit).toBeGreaterThan(0);
    expect(totals.debit).toBe(totals.credit);
    const rows = page.getByRole('table', { name: 'Daily journal' }).locator('tbody tr');
    await expect.poll(() => rows.count()).toBe(list.length + 1);
    const money = new Intl.NumberFormat('en', { style: 'currency', currency });
    expect(await rows.last().getByRole('cell').allTextContents()).toEqual(['Total', '', '', '', money.format(totals.debit), money.format(totals.credit)]);
    await page.getByText(`${unmapped} lines have no account`).waitFor();
    expect(await rows.filter({ hasText: 'Payment method: Cash' }).getByRole('cell').first().textContent()).toBe('1000');
    await page.getByLabel('Business day').fill('2001-01-01');
    await page.getByText('Nothing was sold').waitFor();
    await expectAccessible(page);
  });
});
