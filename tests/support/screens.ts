import type { Page } from 'playwright-core';
import { test } from 'vitest';
import type { ResourceModel } from '#/resources/schema/model.ts';
import { model } from '#/resources/index.ts';
import { openPage } from './browser.ts';
import { openResources } from './hostCalls.ts';
import { expectAccessible } from './inBothModes.ts';

/** Opens an address and waits until its page stands: heading there, no skeleton, nothing busy. */
export async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
}

/** Waits until nothing is on its way. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.locator('.MuiSkeleton-root, [aria-busy=true]').first().waitFor({ state: 'detached' });
}

/**
 * A test for each resource that some demo user's menu has: it walks the addresses that `paths` gives and finds each page without a word on the console and
 * without an axe violation, in dark and in light. Nothing is listed here: a new definition is walked because it exists.
 */
export function walkEveryResource(what: string, paths: (resource: ResourceModel, user: string) => Promise<readonly string[]>): void {
  test.each(Object.keys(model.resources))(`${what} of %s`, async (name) => {
    const { resource, user } = await readerOf(name);
    const addresses = await paths(resource, user);
    const page = await openPage({ user });
    for (const address of addresses) {
      await openScreen(page, address);
      await expectAccessible(page);
    }
  });
}

/** Who opens a resource: the owner of a business, else the platform's own people. */
async function readerOf(name: string): Promise<{ resource: ResourceModel; user: string }> {
  for (const user of ['owner@demo.test', 'admin@demo.test']) {
    const resource = (await openResources(user)).find((one) => one.name === name);
    if (resource) return { resource, user };
  }
  throw new Error(`Nobody's menu has ${name}`);
}
