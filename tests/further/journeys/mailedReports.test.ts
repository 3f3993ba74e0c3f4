import { describe, expect, it } from 'vitest';
import { openPage } from '#/tests/support/browser.ts';
import { expectAccessible } from '#/tests/support/inBothModes.ts';
import { openScreen } from '#/tests/support/screens.ts';

const user = 'owner@demo.test';

describe('a report’s page', () => {
  it('begins a mailed report with what is asked there', async () => {
    const page = await openPage({ user });
    await openScreen(page, '/reports/top-items?period=last_month&top=25&compare=last_year&hours=lunch');
    await page.getByRole('link', { name: 'Mail this report…' }).click();
    await page.getByRole('heading', { level: 1, name: 'New mailed report' }).waitFor();
    const value = (name: string | RegExp) =>
      page
        .getByLabel(name, { exact: typeof name === 'string' })
        .first()
        .inputValue();
    expect(await value(/^Further choices/)).toContain('top=25');
    expect(await value(/^Further choices/)).toContain('hours=lunch');
    expect(await value(/^Further choices/)).not.toContain('period');
    await page.getByText('Last month').first().waitFor();
    await expectAccessible(page);
  });
});
