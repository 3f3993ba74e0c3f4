import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '#/tests/support/browser.ts';
import { save, toast } from '#/tests/support/formPage.ts';
import { ask, firstEstablishment } from '#/tests/support/hostCalls.ts';
import { expectAccessible } from '#/tests/support/inBothModes.ts';
import { openScreen, settled } from '#/tests/support/screens.ts';

const user = 'owner@demo.test';

/** Whether the page can be moved sideways, which nothing but a table's own frame may. */
const isWiderThanScreen = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

describe('on a phone', () => {
  it('lists are cards that lead to their records, and nothing is wider than the screen', async () => {
    const page = await openPage({ user, phone: true });
    for (const path of [
      '/products',
      '/purchase-orders',
      '/products/create',
      '/purchase-orders/create',
      '/reports/product-mix',
      '/settings/receipt',
    ]) {
      await openScreen(page, path);
      expect(await isWiderThanScreen(page), path).toBe(false);
    }
    await openScreen(page, '/products');
    expect(await page.getByRole('table').count()).toBe(0);
    const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Flat white' }) });
    expect(await card.getByRole('definition').allTextContents()).toContain('Drinks');
    await expectAccessible(page);
    await card.getByRole('link', { name: 'Flat white' }).click();
    await settled(page);
    expect(await isWiderThanScreen(page)).toBe(false);
    await expectAccessible(page);
  });

  it('records are selected and changed from their cards', async () => {
    const establishment_id = await firstEstablishment(user);
    await ask(user, 'POST', '/api/tax', { name: 'Phone tax', rate: 1, type: 'percent', establishment_id });
    const page = await openPage({ user, phone: true });
    await openScreen(page, '/taxes?filter=%7B%22q%22%3A%22Phone%20tax%22%7D');
    await page.getByRole('checkbox', { name: 'Select Phone tax' }).check();
    await page.getByRole('region', { name: '1 selected' }).getByRole('button', { name: 'Delete selected' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await toast(page, '1 record deleted');
  });
});

describe('in Arabic', () => {
  it('a list, a form and a record page stand from right to left, in Arabic words', async () => {
    const page = await openPage({ user, storage: { i18nextLng: 'ar' } });
    await openScreen(page, '/products');
    await page.getByRole('heading', { level: 1, name: 'المنتجات' }).waitFor();
    const [first, last] = await page
      .getByRole('columnheader')
      .filter({ hasText: /\S/ })
      .evaluateAll((heads) => [heads[0], heads.at(-1)].map((head) => head?.getBoundingClientRect().x ?? 0));
    expect(first).toBeGreaterThan(last ?? 0);
    expect(
      await page
        .getByRole('columnheader')
        .filter({ hasText: /[a-z]{4}/i })
        .count(),
    ).toBe(0);
    await expectAccessible(page);
    await openScreen(page, '/products/create');
    await page.getByRole('button', { name: 'حفظ', exact: true }).click();
    await page.getByText('أدخل قيمة').first().waitFor();
    await expectAccessible(page);
    await openScreen(page, '/products/1/show');
    await expectAccessible(page);
    expect(await isWiderThanScreen(page)).toBe(false);
  });
});

describe('a settings page', () => {
  it('keeps what is saved for its establishment, and asks for more where a switch is on', async () => {
    const page = await openPage({ user });
    await openScreen(page, '/settings/receipt');
    expect(await page.getByLabel('Link of the QR code').count()).toBe(0);
    await page.getByLabel('Business name').fill('The Corner');
    await page.getByLabel('Show a QR code').click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('alert').filter({ hasText: 'Check 1 field' }).waitFor();
    await page.getByLabel('Link of the QR code').fill('https://corner.test/menu');
    await page.getByRole('alert').filter({ hasText: 'Check 1 field' }).waitFor({ state: 'hidden' });
    expect(await save(page)).toBe(200);
    await page.reload();
    await settled(page);
    expect(await page.getByLabel('Business name').inputValue()).toBe('The Corner');
    expect(await page.getByLabel('Link of the QR code').inputValue()).toBe('https://corner.test/menu');
    const { values } = await ask(user, 'POST', '/api/establishment/get-meta', {
      establishment_id: await firstEstablishment(user),
      kind: 'receipt',
    });
    expect(values).toMatchObject({ business_name: 'The Corner', show_qr: true, qr_link: 'https://corner.test/menu' });
  });
});
