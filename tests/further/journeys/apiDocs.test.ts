import { expect, test } from 'vitest';
import { axe, openPage } from '#/tests/support/browser.ts';

test.each(['light', 'dark'] as const)('the page of the API (%s) finds a call and shows what it takes and who may', async (colorScheme) => {
  const page = await openPage({ context: { colorScheme } });
  await page.goto('/api/docs');
  await page
    .getByRole('status')
    .getByText(/^[1-9]\d* calls in [1-9]\d* areas/)
    .waitFor();
  await page.getByLabel('Find a call').fill('PUT /api/tax/{id}');
  const call = page.locator('.opblock.is-open');
  await call.getByText('Permission: TaxEdit').waitFor();
  expect(await page.getByLabel('Area').inputValue()).toBe('Taxes');
  await call.getByText('Tax Updated Successfully').waitFor();
  await page.getByLabel('Area').selectOption('Vendors');
  await page.getByText('/api/vendor/{id}', { exact: true }).first().waitFor();
  await page.goBack();
  await call.getByText('Permission: TaxEdit').waitFor();
  // The library has a copy button within the button that opens a call.
  expect((await axe(page)).filter((one) => !one.startsWith('nested-interactive'))).toEqual([]);
});
