import type { Locator, Page } from 'playwright-core';
import { settled } from './screens.ts';

/** An amount as it stands in a cell, without its sign of currency. */
export async function amountOf(cell: Locator): Promise<number> {
  return amountIn(await cell.innerText());
}

/** An amount in the text of a cell: what stands below it is not part of it. */
export function amountIn(text = ''): number {
  const [first = ''] = text.split('\n');
  return Number(first.replace(/[^\d.-]/g, ''));
}

/**
 * Does what asks the host for something, waits until its answer stands on the screen, and gives what was asked. @param path how the call's
 * address ends
 */
export async function answered(page: Page, path: string, act: () => Promise<unknown>): Promise<Record<string, unknown>> {
  const [response] = await Promise.all([
    page.waitForResponse((one) => one.url().endsWith(path) && one.request().method() === 'POST'),
    act(),
  ]);
  await settled(page);
  return response.request().postDataJSON();
}
