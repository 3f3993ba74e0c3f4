import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Rows below the first ones are drawn by the same lines; axe's time is theirs. */
const ALIKE = ':is(tbody tr, #content li, #content label):nth-child(n + 6)';
const MODE = 'data-mui-color-scheme';

/**
 * Looks at what the page shows with axe, in dark and in light: everything once, and in the other mode what a mode changes, the
 * contrast. The frame around it, the same on every page, is left out; `tests/browser/shell.test.ts` looks at that. The page's mode is put back.
 */
export async function expectAccessible(page: Page, within = '#content'): Promise<void> {
  // Legacy mode asks the page itself; the other opens an empty page for each answer.
  const builder = () => new AxeBuilder({ page }).setLegacyMode().include(within).exclude(ALIKE);
  const mode = await page.evaluate((name) => document.documentElement.getAttribute(name), MODE);
  expect(await violations(builder())).toEqual([]);
  await switchTo(page, mode === 'dark' ? 'light' : 'dark');
  const contrast = await violations(builder().withRules(['color-contrast']));
  await switchTo(page, mode ?? 'dark');
  expect(contrast, 'in the other mode').toEqual([]);
}

async function violations(builder: AxeBuilder): Promise<string[]> {
  const found = await builder.analyze();
  return found.violations.flatMap(({ id, impact, nodes }) => nodes.map((node) => `${id} (${impact}): ${node.target.join(' ')} ${node.failureSummary ?? ''}`));
}

/** Gives the page the other mode's colours, and waits until every colour has arrived. */
async function switchTo(page: Page, mode: string): Promise<void> {
  await page.evaluate(
    async ([name = '', value = '']) => {
      document.documentElement.setAttribute(name, value);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
    },
    [MODE, mode],
  );
}
