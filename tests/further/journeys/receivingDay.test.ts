import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type MailServer, startMailServer } from '#/tests/server/foundation/mail/mailServer.ts';
import { axe, openPage } from '#/tests/support/browser.ts';
import { save, toast } from '#/tests/support/formPage.ts';
import { type RunningHost, startHost } from '#/tests/support/host.ts';
import { ask } from '#/tests/support/hostCalls.ts';
import { nextEmail } from '#/tests/support/nextEmail.ts';
import { openScreen, settled } from '#/tests/support/screens.ts';

const user = 'owner@demo.test';

let mail: MailServer;
let host: RunningHost;
let place: string;
let beans: { id: number };
let flour: { id: number };

beforeAll(async () => {
  mail = await startMailServer();
  host = await startHost({
    copyOf: inject('demoData'),
    env: { SMTP_URL: mail.url, MAIL_FROM: 'Countinghouse <no-reply@countinghouse.test>' },
  });
  const { list } = await ask(user, 'GET', '/api/establishment/list', undefined, host.url);
  place = list[0].title;
  const make = (path: string, body: object) => ask(user, 'POST', path, { establishment_id: list[0].id, ...body }, host.url);
  const vendor = await make('/api/vendor', { name: 'Day Foods', email: 'orders@dayfoods.example', payment_terms: 'net_14' });
  const terms = (cost: number, pack_size: number) => ({
    vendors: [{ vendor: vendor.id, vendor_item_id: `DF-${pack_size}`, pack_size, cost }],
  });
  const codes = { sku: 'DB-1', barcode: '4006381333931' };
  beans = await make('/api/product', {
    item: 'Day beans',
    price: 12,
    cost: 6,
    track_inventory: true,
    par_level: 24,
    reorder_point: 6,
    ...codes,
    ...terms(72, 12),
  });
  flour = await make('/api/ingredient', {
    name: 'Day flour',
    uom: 'kg',
    unit_cost: 0.8,
    par_level: 50,
    reorder_point: 20,
    ...terms(20, 25),
  });
});
afterAll(async () => {
  await host?.stop();
  await mail.close();
});

const content = (page: Page) => page.locator('#content');
const row = (page: Page, name: string) => page.getByRole('dialog').getByRole('row').filter({ hasText: name });

/** Opens a verb's dialog by its button, or behind 'More', fills it and does it. */
async function perform(page: Page, name: string, fill: () => Promise<unknown> = async () => undefined): Promise<void> {
  const button = content(page).getByRole('button', { name, exact: true });
  if (await button.count()) await button.click();
  else {
    await content(page).getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name, exact: true }).click();
  }
  const dialog = page.getByRole('dialog', { name });
  await dialog.waitFor();
  await fill();
  await dialog.getByRole('button', { name, exact: true }).click();
}

async function stockOf(page: Page, name: string): Promise<string> {
  await openScreen(page, `/inventory?search=${encodeURIComponent(name)}`);
  const cells = await content(page).getByRole('row').filter({ hasText: name }).getByRole('cell').allInnerTexts();
  return cells.join(' | ');
}

describe('a receiving day', () => {
  it('goes from what is low to stock, cost and margin: ordered, mailed, received in parts, invoiced, labelled, and undone', async () => {
    const page = await openPage({ user, hostUrl: host.url });

    await openScreen(page, '/low-stock');
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Order what is low from Day Foods' }).click();
    const refill = page.getByRole('dialog', { name: 'Order what is low' });
    await refill.getByRole('button', { name: 'Order what is low' }).click();
    await page.getByRole('heading', { level: 1, name: /^PO-\d{5}$/ }).waitFor();
    await settled(page);
    const order = new URL(page.url()).pathname;
    const lines = content(page).getByRole('table', { name: 'Items' });
    expect(await lines.getByRole('row').filter({ hasText: 'Day beans' }).innerText()).toMatch(
      /DF-12.*2.*12 each.*24 each.*£72\.00.*£144\.00/s,
    );
    expect(await lines.getByRole('row').filter({ hasText: 'Day flour' }).innerText()).toMatch(/DF-25.*2.*25 kg.*50 kg.*£20\.00.*£40\.00/s);

    await perform(page, 'Send to vendor', () => page.getByRole('dialog').getByLabel('Message').fill('Before ten, please'));
    await toast(page, 'Purchase order sent');
    // Until the record was read anew its buttons are those of a draft.
    await content(page).getByRole('button', { name: 'Receive', exact: true }).waitFor();
    const number = await page.getByRole('heading', { level: 1 }).innerText();
    const email = await nextEmail(mail, `Purchase order ${number} from ${place}`);
    expect([email.recipients, email.text?.includes('Before ten, please')]).toEqual([['orders@dayfoods.example'], true]);
    expect(email.attachments.map(({ mimeType }) => mimeType)).toEqual(['application/pdf']);

    await perform(page, 'Receive', async () => {
      await row(page, 'Day beans').getByLabel('Receiving now').fill('1');
      await row(page, 'Day beans').getByLabel('Pack cost now').fill('84');
      await row(page, 'Day beans').getByLabel('Take over cost').check();
      await row(page, 'Day flour').getByLabel('Receiving now').fill('3');
    });
    await toast(page, 'Items received');
    await content(page).getByText('Over received').waitFor();
    await content(page).getByText('Partially received').first().waitFor();
    expect(await stockOf(page, 'Day flour')).toContain('75');
    const moved = await ask(user, 'GET', `/api/product/${beans.id}`, undefined, host.url);
    expect([moved.cost, moved.margin]).toEqual([7, 5]);

    await openScreen(page, order);
    await perform(page, 'Receive', () => row(page, 'Day beans').getByLabel('Receiving now').fill('1'));
    await content(page).getByText('Received', { exact: true }).first().waitFor();
    expect(await stockOf(page, 'Day beans')).toContain('24');

    await openScreen(page, order);
    const download = page.waitForEvent('download');
    await perform(page, 'Print labels');
    const file = await buffer(await (await download).createReadStream());
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');

    await content(page).getByText('100%').waitFor();
    await perform(page, 'Enter invoice', () => page.getByRole('dialog').getByLabel('Invoice number').fill('DF-1001'));
    await page.getByRole('heading', { level: 1, name: 'DF-1001' }).waitFor();
    await settled(page);
    const compared = content(page).getByRole('table', { name: 'Compared with the order' });
    await compared.getByRole('row').filter({ hasText: 'Day beans' }).getByText('Matches').waitFor();
    await compared.getByRole('row').filter({ hasText: 'Day flour' }).getByText('Matches').waitFor();
    await content(page).getByText('£216.00').first().waitFor();
    await page.getByRole('link', { name: 'Edit' }).click();
    const items = page.getByRole('group', { name: 'Items' });
    await items.getByRole('button', { name: 'Edit row 1' }).click();
    await items.getByLabel('Pack cost').fill('80');
    await items.getByRole('button', { name: 'Done' }).click();
    await page.getByLabel('Subtotal').fill('220');
    expect(await save(page)).toBe(200);
    await page.getByRole('heading', { level: 1, name: 'DF-1001' }).waitFor();
    await settled(page);
    await compared.getByRole('row').filter({ hasText: 'Day beans' }).getByText('Price differs').waitFor();
    await content(page).getByText('Differs', { exact: true }).waitFor();
    expect(await axe(page)).toEqual([]);

    const { list: receipts } = await ask(
      user,
      'POST',
      '/api/purchase-receipt/list',
      { sort_by: 'id', sort_order: 'desc', per_page: 2 },
      host.url,
    );
    await openScreen(page, `/purchase-receipts/${receipts[1].id}/show`);
    await content(page).getByText('£12.00').first().waitFor();
    await perform(page, 'Undo receipt', () => page.getByRole('dialog').getByLabel('Note').fill('Another order’s'));
    await toast(page, 'Receipt undone');
    await content(page).getByText('Undone', { exact: true }).waitFor();
    expect(await stockOf(page, 'Day flour')).toMatch(/\b0\b/);
    expect(await stockOf(page, 'Day beans')).toContain('12');
    expect(await ask(user, 'GET', `/api/product/${beans.id}`, undefined, host.url)).toMatchObject({ cost: 6, margin: 6 });
    expect(await ask(user, 'GET', `/api/ingredient/${flour.id}`, undefined, host.url)).toMatchObject({ unit_cost: 0.8 });
  });
});
