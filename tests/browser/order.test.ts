import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../support/browser.ts';
import { pick, toast } from '../support/formPage.ts';
import { ask } from '../support/hostCalls.ts';
import { expectAccessible } from '../support/inBothModes.ts';
import { leaving, openScreen } from '../support/screens.ts';

const user = 'owner@demo.test';
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();
const happened = (page: Page) => page.getByRole('region', { name: 'What happened' });

/** Chooses an action of the page: a button, or an item behind 'More'. */
async function act(page: Page, name: string): Promise<void> {
  const button = page.locator('#content').getByRole('button', { name, exact: true });
  if (await button.count()) return button.click();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name }).click();
}

async function openFirst(page: Page): Promise<void> {
  await openScreen(page, '/orders');
  await leaving(page, () => page.getByRole('table').getByRole('link').first().click());
}

describe('an order', () => {
  it('opens from the list with its story, and leads to the orders before and after it and back', async () => {
    const page = await openPage({ user });
    await openFirst(page);
    const first = await heading(page);
    const story = happened(page).getByRole('listitem');
    await story.filter({ hasText: 'Opened' }).first().waitFor();
    await story.filter({ hasText: 'Fully paid' }).waitFor();
    const previous = page.getByRole('link', { name: /^Previous order / });
    const named = (await previous.getAttribute('aria-label'))?.replace('Previous order ', '');
    await previous.click();
    await page.getByRole('heading', { level: 1, name: `Order ${named}`, exact: true }).waitFor();
    expect(`Order ${named}`).not.toBe(first);
    await page.getByRole('link', { name: first.replace('Order', 'Next order'), exact: true }).click();
    await page.getByRole('heading', { level: 1, name: first, exact: true }).waitFor();
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'History' }).click();
    await page.getByRole('tab', { name: 'History', selected: true }).waitFor();
  });

  it('sends its receipt, takes a customer, proposes their address, and tells both in its story', async () => {
    const email = `ida.${Date.now()}@guests.test`;
    await ask(user, 'POST', '/api/customer', { first_name: 'Ida', last_name: `Reed ${Date.now()}`, email });
    const page = await openPage({ user });
    await openFirst(page);
    await act(page, 'Attach customer');
    const attach = page.getByRole('dialog', { name: 'Attach customer' });
    await pickCustomer(page, email);
    await attach.getByRole('button', { name: 'Attach customer' }).click();
    await toast(page, 'The order has its customer');
    await happened(page)
      .getByText(/^Customer attached: Ida Reed/)
      .waitFor();

    await act(page, 'Send receipt');
    const send = page.getByRole('dialog', { name: 'Send receipt' });
    expect(await send.getByLabel('E-mail').inputValue()).toBe(email);
    await send.getByRole('button', { name: 'Send receipt' }).click();
    await toast(page, 'The receipt is on its way');
    const told = happened(page)
      .getByRole('listitem')
      .filter({ hasText: `Receipt to ${email}` });
    await told.getByText('Sent', { exact: true }).waitFor();
  });

  it('is found among those paid in one way, and stands on a phone', async () => {
    const page = await openPage({ user });
    await openScreen(page, '/orders');
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Payments: Method' }).click();
    const asked = page.waitForRequest(
      (request) => request.url().endsWith('/api/sales/list') && (request.postData() ?? '').includes('"method":["cash"]'),
    );
    await page.getByRole('checkbox', { name: 'Cash' }).check();
    await page.getByRole('button', { name: 'Apply' }).click();
    await asked;
    await page.getByText('Payments: Method: Cash').waitFor();

    const phone = await openPage({ user, phone: true });
    await openScreen(phone, '/orders');
    await phone.getByRole('link', { name: /\d/ }).first().click();
    await happened(phone).waitFor();
    const width = await phone.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(width).toBe(0);
  });
});

async function pickCustomer(page: Page, email: string): Promise<void> {
  const { list } = await ask(user, 'POST', '/api/customer/list', { search: email });
  await pick(page, 'Customer', email, list[0].name, page.getByRole('dialog'));
}
