import { describe, expect, it } from 'vitest';
import { openPage } from '#/tests/support/browser.ts';
import { ask } from '#/tests/support/hostCalls.ts';
import { expectAccessible } from '#/tests/support/inBothModes.ts';
import { openScreen } from '#/tests/support/screens.ts';

const user = 'admin@demo.test';

interface Count {
  label: string;
  count: number;
}

/** A day or a month as the English table names it. */
function named(label: string): string {
  const options: Intl.DateTimeFormatOptions = label.length === 7 ? { month: 'short', year: 'numeric' } : { day: 'numeric', month: 'short' };
  return new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' }).format(Date.parse(label));
}

describe('the super-admin’s dashboard', () => {
  it('shows the figures of its calls, and nothing where there was nobody', async () => {
    const page = await openPage({ user });
    await openScreen(page, '/platform');
    const summary = (await ask(user, 'GET', '/api/admin/dashboard-summary')) as Record<string, number>;
    for (const [name, label] of Object.entries({ clients: 'Clients', establishments: 'Establishments', stations: 'Stations' })) {
      const tile = page.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) });
      await expect.poll(() => tile.locator('xpath=following-sibling::dd').textContent()).toBe(String(summary[name]));
    }
    await page.getByText('As a table').click();
    for (const [button, call] of [
      ['Month', 'monthly'],
      ['Week', 'weekly'],
      ['Year', 'yearly'],
    ] as const) {
      await page.getByRole('button', { name: button, exact: true }).click();
      const { list } = (await ask(user, 'GET', `/api/admin/${call}-client-count`)) as { list: Count[] };
      const rows = page.getByRole('table').locator('tbody tr');
      await expect.poll(() => rows.allTextContents()).toEqual(list.map(({ label, count }) => named(label) + count));
      const heights = await page.locator('.columns i').evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().height > 0));
      expect(heights).toEqual(list.map(({ count }) => count > 0));
      const [first, last] = [list[0], list.at(-1)] as [Count, Count];
      await page.getByText(`since ${named(first.label)}`).waitFor();
      expect(await page.locator('figcaption').textContent()).toMatch(new RegExp(`^\\+?${last.count - first.count} new`));
    }
    await expectAccessible(page);
  });
});
