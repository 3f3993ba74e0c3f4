import { expect, test } from 'vitest';
import { axe, openPage } from '#/tests/support/browser.ts';

test.each(['light', 'dark'] as const)('the page of the API (%s) finds a call by its words and shows what it takes', async (colorScheme) => {
  const page = await openPage({ context: { colorScheme } });
  await page.goto('/api/docs');
  await page
    .getByRole('status')
    .getByText(/^[1-9]\d* calls and schemas$/)
    .waitFor();
  await page.getByLabel('Find a call or a schema').fill('tax edit');
  const call = page.locator('details:visible', { hasText: '/api/tax/{id}' }).first();
  await call.locator('summary').click();
  await call.getByText('Permission: TaxEdit').waitFor();
  await call.getByRole('link', { name: 'TaxesChange' }).click();
  await page.locator('#schema-TaxesChange').waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('schema-TaxesChange');
  expect(await axe(page)).toEqual([]);
});
