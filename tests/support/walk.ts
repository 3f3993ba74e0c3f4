import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { model } from '#/resources/index.ts';
import { sharedPages } from './browser.ts';
import { firstRecord } from './hostCalls.ts';
import { expectAccessibleOnWalk } from './inBothModes.ts';
import { goOn, goOver, leaving, readerOf, settled } from './screens.ts';

/**
 * A test for each resource of one half: its list in every shape, the first record's page with its history, the record's form, and the form of a new one,
 * each without a word on the console and without an axe violation, in dark and in light. Nothing is listed here: a new definition is walked
 * because it exists. Two files take a half each, so that two workers share them.
 */
export function walkResources(half: 0 | 1): void {
  // What has no menu item has no screens of its own.
  const shown = Object.values(model.resources).filter(({ menu, permissions }) => menu !== false && permissions.list);
  const names = shown.map(({ name }) => name).filter((_, index) => index % 2 === half);
  const pageOf = sharedPages();
  test.each(names)('every screen of %s is quiet and accessible', async (name) => {
    const { resource, user } = await readerOf(name);
    const page = await pageOf(user);
    await goOn(page, `/${name}`);
    await expectAccessibleOnWalk(page);
    for (const layout of [resource.list.calendar && 'Calendar', resource.list.board && 'Board']) {
      if (!layout) continue;
      await page.getByRole('navigation', { name: 'Shown as' }).getByRole('link', { name: layout, exact: true }).click();
      await page.getByRole('group', { name: layout === 'Board' ? layout : resource.label[1] }).waitFor();
      await settled(page);
      await expectAccessibleOnWalk(page);
    }
    const record = await firstRecord(user, resource);
    if (record && resource.permissions.view) await walkRecord(page, `/${name}/${record.id}`);
    if (!resource.permissions.create) return;
    if (resource.form?.dialog) await goOver(page, `/${name}/create`);
    else await goOn(page, `/${name}/create`);
    await expectAccessibleOnWalk(page);
  });
}

/** A test for each screen that belongs to no resource. */
export function walkScreens(paths: readonly string[]): void {
  const pageOf = sharedPages();
  test.each(paths)('%s says nothing on the console and has no axe violation, in dark and in light', async (path) => {
    const page = await pageOf('owner@demo.test');
    await goOn(page, path);
    await expectAccessibleOnWalk(page);
  });
}

async function walkRecord(page: Page, path: string): Promise<void> {
  await goOn(page, `${path}/show`);
  await expectAccessibleOnWalk(page);
  const history = page.getByRole('tab', { name: 'History' });
  if (await history.count()) {
    await history.click();
    await settled(page);
    await expectAccessibleOnWalk(page);
  }
  const edit = page.getByRole('link', { name: 'Edit', exact: true });
  if ((await edit.count()) === 0) return;
  await leaving(page, () => edit.click());
  await expectAccessibleOnWalk(page);
}
