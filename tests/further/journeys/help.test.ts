import { expect, it } from 'vitest';
import { openPage } from '#/tests/support/browser.ts';
import { expectAccessible } from '#/tests/support/inBothModes.ts';
import { openScreen } from '#/tests/support/screens.ts';

it('is loaded when it is opened, stands beside the list whose keys go on working, and has the same as a page', async () => {
  const page = await openPage({ user: 'owner@demo.test', context: { viewport: { width: 1440, height: 900 } } });
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await openScreen(page, '/cash-drawer-sessions');
  expect(loaded.filter((path) => /\/(?:HelpPanel|HelpPage|goods)-/.test(path))).toEqual([]);

  await page.keyboard.press('F1');
  const panel = page.getByRole('dialog', { name: 'Help', exact: true });
  await panel.getByText('Open, count and close a drawer').click();
  await panel.getByText('Count and close', { exact: true }).first().waitFor();
  await expectAccessible(page, '[role=dialog]');
  await page.locator('#content').focus();
  await page.keyboard.press('/');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search');
  await panel.getByRole('link', { name: 'Over and short' }).click();
  await panel.getByRole('heading', { name: 'Over and short', level: 3 }).waitFor();
  await page.keyboard.press('F1');
  await panel.waitFor({ state: 'detached' });

  await openScreen(page, '/help');
  await page.getByRole('searchbox', { name: 'Search the help' }).fill('blind');
  await page.getByRole('link', { name: 'Count sheets' }).last().click();
  await page.getByRole('heading', { name: 'Count sheets', level: 1 }).waitFor();
  await expectAccessible(page);
});
