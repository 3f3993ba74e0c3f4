import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPage } from '#/tests/support/browser.ts';
import { ask, firstEstablishment } from '#/tests/support/hostCalls.ts';
import { expectAccessible } from '#/tests/support/inBothModes.ts';
import { openScreen, settled } from '#/tests/support/screens.ts';

/** Their first establishment is a restaurant. */
const user = 'owner@other.test';
let establishment_id: number;

beforeAll(async () => {
  establishment_id = await firstEstablishment(user);
});

const tableNamed = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^Table ${name}, `) });

async function stored(name: string) {
  const { list } = await ask(user, 'POST', '/api/table/list', { establishment_id, filters: { name }, per_page: 500 });
  return list.find((one: { name: string }) => one.name === name);
}

async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** How many pixels a centimetre of the room is. */
async function scaleOf(page: Page): Promise<number> {
  return page.locator('svg[viewBox][aria-describedby]').evaluate((svg) => {
    const width = Number(svg.getAttribute('viewBox')?.split(' ')[2]);
    return svg.getBoundingClientRect().width / width;
  });
}

async function drag(page: Page, locator: Locator, by: { x: number; y: number }): Promise<void> {
  const from = await middleOf(locator);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + by.x / 2, from.y + by.y / 2, { steps: 4 });
  await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 4 });
  await page.mouse.up();
}

/** A finger put down, moved and taken away, as the browser itself hears of it. */
async function swipe(page: Page, from: { x: number; y: number }, by: { x: number; y: number }): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) => {
    const touchPoints = type === 'touchEnd' ? [] : [{ x: from.x + by.x * share, y: from.y + by.y * share }];
    return browser.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  await touch('touchStart', 0);
  for (let step = 1; step <= 10; step++) await touch('touchMove', step / 10);
  await touch('touchEnd', 1);
}

describe('the floor plan', () => {
  it('has its tables moved, sized and turned by the mouse, undone step by step, saved, and kept over a reload', async () => {
    const page = await openPage({ user });
    await openScreen(page, '/floor-plan?mode=edit');
    await tableNamed(page, '5').waitFor();
    await expectAccessible(page);
    const before = await stored('5');
    const scale = await scaleOf(page);
    await drag(page, tableNamed(page, '5').locator('.top'), { x: 0, y: 100 * scale });
    await expectAccessible(page);
    await drag(page, page.locator('g.both .seen'), { x: 20 * scale, y: 0 });
    await drag(page, page.locator('g.turn .seen'), { x: 300 * scale, y: 90 * scale });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => tableNamed(page, '5').getAttribute('aria-label')).not.toContain('turned');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Floor plan saved').first().waitFor();
    const after = await stored('5');
    expect(after).toMatchObject({ plan_y: before.plan_y + 100, plan_width: before.plan_width + 20, rotation: 0 });
    await page.reload();
    await settled(page);
    await tableNamed(page, '5').waitFor();
    expect(await tableNamed(page, '5').getAttribute('aria-label')).toContain(`${after.plan_y / 100} m from the top`);
  });

  it('on a phone has a table moved by a finger, while a finger on the bare floor pans', async () => {
    const page = await openPage({ user, phone: true });
    await openScreen(page, '/floor-plan?mode=edit');
    const table = tableNamed(page, '11');
    await table.waitFor();
    await expectAccessible(page);
    const picture = page.locator('svg[viewBox][aria-describedby]');
    const panned = () => picture.evaluate((svg) => svg.parentElement?.scrollLeft ?? 0);
    await table.scrollIntoViewIfNeeded();
    const from = await middleOf(table.locator('.top'));
    const [before, left] = [await table.getAttribute('aria-label'), await panned()];
    await swipe(page, from, { x: -60, y: -40 });
    await expect.poll(() => table.getAttribute('aria-label')).not.toBe(before);
    expect(await panned()).toBe(left);
    const floor = await picture.boundingBox();
    // Between the booths and the round tables.
    await swipe(
      page,
      { x: (floor?.x ?? 0) + (floor?.width ?? 0) * 0.225, y: (floor?.y ?? 0) + (floor?.height ?? 0) * 0.3 },
      { x: -120, y: 0 },
    );
    await expect.poll(panned).toBeGreaterThan(left);
  });

  it('asks before unsaved changes are left, and shows who sits where', async () => {
    const page = await openPage({ user });
    await openScreen(page, '/floor-plan');
    await expect.poll(() => page.locator('svg g.occupied').count()).toBeGreaterThan(0);
    await page.locator('svg g.occupied').first().click();
    await expectAccessible(page);
    const order = page.getByRole('link', { name: /^Order \d+$/ }).first();
    await page.getByRole('button', { name: 'Edit layout' }).click();
    await page.getByRole('button', { name: 'Add a table' }).waitFor();
    await tableNamed(page, '1').focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: 'Now', exact: true }).click();
    // The table that was moved is the one in the panel; whether anybody sits there is the demo's chance.
    await page.locator('svg g.occupied').first().click();
    await order.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL(/\/orders\/\d+\/show/);
  });
});
