import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '#/tests/support/browser.ts';
import { expectAccessible } from '#/tests/support/inBothModes.ts';
import { openScreen } from '#/tests/support/screens.ts';

const user = 'owner@demo.test';

/** The middle of each on the page, from its top. */
async function linesOf(...targets: Locator[]): Promise<number[]> {
  const boxes = await Promise.all(targets.map((target) => target.boundingBox()));
  expect(boxes.every((box) => box !== null && box.x >= 0 && box.x + box.width <= 320)).toBe(true);
  return [...new Set(boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2)))];
}

describe('a window of 320 pixels', () => {
  it('has the tools of a list on two lines, each by its name', async () => {
    const page = await openPage({ user, phone: true });
    await page.setViewportSize({ width: 320, height: 640 });
    await openScreen(page, '/taxes');
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    expect(await linesOf(page.getByRole('searchbox', { name: 'Search taxes' }), button('Filter'))).toHaveLength(1);
    expect(await linesOf(button('Group'), button('Views'), button('Columns'))).toHaveLength(1);
    await expectAccessible(page);
  });

  it('has all ways to save on one', async () => {
    const page = await openPage({ user, phone: true });
    await page.setViewportSize({ width: 320, height: 640 });
    await openScreen(page, '/taxes/create');
    const button = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
    expect(await linesOf(button('Save'), button('Save and add another'), button('Cancel'))).toHaveLength(1);
  });
});
