import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { model } from '#/resources/index.ts';
import { openPage } from './browser.ts';
import { firstRecord } from './hostCalls.ts';
import { expectAccessible } from './inBothModes.ts';
import { openScreen, readerOf, settled } from './screens.ts';

/**
 * A test for each resource of one half: its list, the first record's page with its history, the record's form, and the form of a new one, each
 * without a word on the console and without an axe violation, in dark and in light. Nothing is listed here: a new definition
 * is walked because it exists. Two files take a half each, so that two workers share them.
 */
export function walkResources(half: 0 | 1): void {
  const names = Object.keys(model.resources).filter((_, place) => place % 2 === half);
  test.each(names)('every screen of %s is quiet and accessible', async (name) => {
    const { resource, user } = await readerOf(name);
    const page = await openPage({ user });
    await openScreen(page, `/${name}`);
    await expectAccessible(page);
    const record = await firstRecord(user, resource);
    if (record && resource.permissions.view) await walkRecord(page, `/${name}/${record.id}`);
    if (!resource.permissions.create) return;
    await openScreen(page, `/${name}/create`);
    await expectAccessible(page);
  });
}

async function walkRecord(page: Page, path: string): Promise<void> {
  await openScreen(page, `${path}/show`);
  await expectAccessible(page);
  const history = page.getByRole('tab', { name: 'History' });
  if (await history.count()) {
    await history.click();
    await settled(page);
    await expectAccessible(page);
  }
  const edit = page.getByRole('link', { name: 'Edit', exact: true });
  if ((await edit.count()) === 0) return;
  await edit.click();
  await page.waitForURL(`**${path}`);
  await settled(page);
  await expectAccessible(page);
}
