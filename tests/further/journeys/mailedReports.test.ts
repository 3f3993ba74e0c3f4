import { describe, expect, it } from 'vitest';
import { openPage } from '#/tests/support/browser.ts';
import { save } from '#/tests/support/formPage.ts';
import { expectAccessible } from '#/tests/support/inBothModes.ts';
import { openScreen } from '#/tests/support/screens.ts';

const user = 'owner@demo.test';

describe('a report’s page', () => {
  it('is mailed as it stands: set up in a dialog in words, tried, stored, and said on the report', async () => {
    const page = await openPage({ user });
    await openScreen(page, '/reports/top-items?period=last_month&top=25&compare=last_year&hours=lunch');
    await page.getByRole('button', { name: 'Mail this report…' }).click();
    const dialog = page.getByRole('dialog', { name: 'New mailed report' });
    await dialog.getByRole('combobox', { name: 'Rows' }).filter({ hasText: '25' }).waitFor();
    await dialog.getByRole('combobox', { name: 'Hours' }).filter({ hasText: '10:30 AM – 4:00 PM' }).waitFor();
    await dialog.getByText('Last month').first().waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Send one to me now' }).click();
    await page.getByText('It leaves within a minute').first().waitFor();
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    const line = page.getByRole('link', { name: 'Mailed: Monday, 7:00 AM, to 1 person' });
    await line.click();
    await page.getByRole('heading', { level: 1, name: /Top items/ }).waitFor();
    await page.getByText('Rows: 25').waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await page.getByRole('combobox', { name: 'Rows' }).click();
    await page.getByRole('option', { name: '50', exact: true }).click();
    expect(await save(page)).toBe(200);
    await page.getByText('Rows: 50').waitFor();
  });
});
