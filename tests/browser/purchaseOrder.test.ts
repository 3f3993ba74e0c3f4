import { describe, expect, it } from 'vitest';
import { openPage } from '../support/browser.ts';
import { pick, save, toast } from '../support/formPage.ts';
import { openScreen, settled } from '../support/screens.ts';

const user = 'owner@demo.test';

describe('a purchase order', () => {
  it('goes from draft to received: entered row by row, ordered, received in part and whole, closed', async () => {
    const page = await openPage({ user });
    await openScreen(page, '/purchase-orders/create');
    await pick(page, 'Vendor', 'union', 'Union Dairy');
    const items = page.getByRole('group', { name: 'Items' });
    expect(await items.getByRole('columnheader').allTextContents()).not.toContain('Name');
    await pick(page, 'Item', 'milk', 'Whole milk', items);
    await items.getByLabel('Ordered').fill('10');
    await items.getByLabel('Pack cost').fill('1.1');
    await items.getByText('£11.00').waitFor();
    await items.getByRole('button', { name: 'Done' }).click();
    await page.getByLabel('Shipping').fill('4');
    await page.getByText('£15.00').waitFor();
    expect(await save(page)).toBe(201);
    await page.getByRole('heading', { level: 1, name: /^PO-\d{5}$/ }).waitFor();
    const details = page.locator('#content');
    await details.getByText('Draft', { exact: true }).waitFor();

    await page.getByRole('button', { name: 'Mark as ordered' }).click();
    const order = page.getByRole('dialog', { name: 'Mark as ordered' });
    await order.getByText('After this the order can no longer be changed.').waitFor();
    await order.getByRole('button', { name: 'Mark as ordered' }).click();
    await toast(page, 'Purchase order marked as ordered');
    await order.waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: 'Edit' }).waitFor({ state: 'hidden' });
    await details.getByRole('definition').getByText('Ordered', { exact: true }).first().waitFor();

    const receive = async (quantity?: string) => {
      await page.getByRole('button', { name: 'Receive' }).click();
      const dialog = page.getByRole('dialog', { name: 'Receive' });
      if (quantity) await dialog.getByLabel('Receiving now').fill(quantity);
      else await dialog.getByRole('button', { name: 'Fill in what is outstanding' }).click();
      expect(await dialog.getByLabel('Receiving now').inputValue()).toBe(quantity ?? '6');
      await dialog.getByRole('button', { name: 'Receive' }).click();
      await toast(page, 'Items received');
      await dialog.waitFor({ state: 'hidden' });
    };
    await receive('4');
    await details.getByText('Partially received').first().waitFor();
    await receive();
    await page.getByRole('button', { name: 'Receive' }).waitFor({ state: 'hidden' });
    await details.getByRole('button', { name: 'Close', exact: true }).click();
    await page.getByRole('dialog', { name: 'Close' }).getByRole('button', { name: 'Close', exact: true }).click();
    await toast(page, 'Purchase order closed');
    await details.getByText('Closed', { exact: true }).waitFor();
    await page.getByRole('tab', { name: 'History' }).click();
    const history = page.locator('#content ol').nth(1).locator('> li');
    await history.getByText('Union Dairy').waitFor();
    const told = (await history.allTextContents()).join('\n');
    expect(told).toMatch(/Status: Draft → Ordered/);
    expect(told).toMatch(/Receive: .*Items: .*Status: Ordered → Partially received/);
    expect(told).toMatch(/Receive: .*Items: .*Status: Partially received → Received/);
    expect(told).toMatch(/Status: Received → Closed/);
    expect(told).toMatch(/Vendor: nothing → Union Dairy/);
  });

  it('is entered by a scanner and the keyboard alone: code, quantity, Enter, and the next one', async () => {
    const page = await openPage({ user });
    await openScreen(page, '/purchase-orders/create');
    await pick(page, 'Vendor', 'union', 'Union Dairy');
    const items = page.getByRole('group', { name: 'Items' });
    const hasFocus = (label: string) =>
      expect.poll(() => items.getByLabel(label, { exact: true }).evaluate((box) => box === document.activeElement)).toBe(true);
    await items.getByLabel('Item', { exact: true }).focus();
    for (const [code, quantity] of [
      ['gm-1', '2'],
      ['whole milk', '3'],
    ] as const) {
      await hasFocus('Item');
      await page.keyboard.insertText(code);
      await page.keyboard.press('Enter');
      await hasFocus('Ordered');
      await page.keyboard.insertText(quantity);
      await page.keyboard.press('Enter');
    }
    await hasFocus('Item');
    await page.keyboard.press('Escape');
    await items.getByRole('button', { name: 'Remove row 3' }).click();
    expect(await save(page)).toBe(201);
    await page.getByRole('heading', { level: 1, name: /^PO-\d{5}$/ }).waitFor();
    await settled(page);
    const rows = page.getByRole('table', { name: 'Items' }).getByRole('row');
    expect(await rows.filter({ hasText: 'Gift mug' }).innerText()).toMatch(/\b2\b/);
    expect(await rows.filter({ hasText: 'Whole milk' }).innerText()).toMatch(/\b3\b/);
  });

  it('says in its dialog what the host refuses to receive', async () => {
    const page = await openPage({ user, allow: [/status of 4\d\d/] });
    await openScreen(page, `/purchase-orders?filter=${JSON.stringify({ status: ['draft'] })}`);
    await page.getByRole('link', { name: /^PO-/ }).last().click();
    await settled(page);
    await page.getByRole('button', { name: 'Mark as ordered' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as ordered' }).click();
    await page.getByRole('button', { name: 'Receive' }).click();
    const dialog = page.getByRole('dialog', { name: 'Receive' });
    await dialog.getByLabel('Receiving now').first().fill('-3');
    await dialog.getByRole('button', { name: 'Receive' }).click();
    await page
      .getByText(/0 or more/)
      .first()
      .waitFor();
    expect(await dialog.isVisible()).toBe(true);
  });
});
