import type { Page } from 'playwright-core';
import type { ResourceModel } from '#/resources/schema/model.ts';
import { openResources } from './hostCalls.ts';

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

/** Who opens a resource: the owner of a business, else the platform's own people. @throws where it is in nobody's menu */
export async function readerOf(name: string): Promise<{ resource: ResourceModel; user: string }> {
  for (const user of ['owner@demo.test', 'admin@demo.test']) {
    const resource = (await openResources(user)).find((one) => one.name === name);
    if (resource) return { resource, user };
  }
  throw new Error(`Nobody's menu has ${name}`);
}
