import type { Page } from 'playwright-core';
import type { ResourceModel } from '#/model/language/model.ts';
import { openResources } from './hostCalls.ts';

/** Opens an address and waits until its page stands: heading there, no skeleton, nothing busy. */
export async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
}

/**
 * Goes on to another address inside the program that the page has loaded, as a link there does; a page that has loaded nothing yet opens
 * it.
 */
export async function goOn(page: Page, path: string): Promise<void> {
  if (!page.url().startsWith('http')) return openScreen(page, path);
  await leaving(page, () => follow(page, path));
}

/** Goes on to a form that stands over its list: what was there before is left first, the form comes last. */
export async function goOver(page: Page, path: string): Promise<void> {
  await goOn(page, '/dashboard');
  await leaving(page, () => follow(page, path));
  await page.getByRole('dialog').waitFor();
  await settled(page);
}

/** Goes to another address inside the program, without waiting for anything. */
export function follow(page: Page, path: string): Promise<void> {
  return page.evaluate((address) => {
    // What the router itself writes there: an entry without a number would be none of its own.
    const idx = (history.state?.idx ?? 0) + 1;
    history.pushState({ usr: null, key: `step-${idx}`, idx }, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
}

/**
 * Does what leads to another screen, and waits until that one stands: the old one is marked, because it stays until the new one is ready.
 */
export async function leaving(page: Page, act: () => Promise<unknown>): Promise<void> {
  await page.evaluate(() => document.querySelector('#content > *')?.setAttribute('data-left', ''));
  await act();
  await page.locator('#content > [data-left]').waitFor({ state: 'detached' });
  await settled(page);
}

/** Waits until nothing is on its way. */
export async function settled(page: Page): Promise<void> {
  // Behind a dialog the page's own heading is there, hidden from everybody but the document.
  await page.locator('h1').first().waitFor();
  await page.locator('.MuiSkeleton-root, [aria-busy=true]').first().waitFor({ state: 'detached' });
}

/** Who opens a resource: the owner of a business, else the platform's own people. @throws where it is in nobody's menu */
export async function readerOf(name: string): Promise<{ resource: ResourceModel; user: string }> {
  for (const user of ['owner@demo.test', 'admin@demo.test']) {
    const open = menus.get(user) ?? openResources(user);
    menus.set(user, open);
    const resource = (await open).find((one) => one.name === name);
    if (resource) return { resource, user };
  }
  throw new Error(`Nobody's menu has ${name}`);
}

/** What these two may do no test changes. */
const menus = new Map<string, Promise<ResourceModel[]>>();
