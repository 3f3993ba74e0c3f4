import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const MODE = 'data-mui-color-scheme';
const program = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Looks at what the page shows with axe, in dark and in light: everything once, and in the other mode what a mode changes, the
 * contrast. The frame around it, the same on every page, is left out; `tests/browser/shell.test.ts` looks at that. The page's
 * mode is put back. axe is brought into a page once, which is most of its time.
 */
export async function expectAccessible(page: Page, within = '#content'): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(program);
  const mode = await page.evaluate((name) => document.documentElement.getAttribute(name), MODE);
  expect(await violations(page, within)).toEqual([]);
  await switchTo(page, mode === 'dark' ? 'light' : 'dark');
  const contrast = await violations(page, within, 'color-contrast');
  await switchTo(page, mode ?? 'dark');
  expect(contrast, 'in the other mode').toEqual([]);
}

/** What axe finds, each a line: rule, impact, where, why. */
function violations(page: Page, within: string, rule?: string): Promise<string[]> {
  return page.evaluate(
    async ([place, only]) => {
      const { axe } = window as unknown as { axe: typeof Axe };
      const found = await axe.run(place, { resultTypes: ['violations'], ...(only && { runOnly: [only] }) });
      return found.violations.flatMap(({ id, impact, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} (${impact}): ${target.join(' ')} ${failureSummary ?? ''}`),
      );
    },
    [within, rule] as const,
  );
}

/** Gives the page the other mode's colours, all at once: a colour on its way is neither mode's. */
async function switchTo(page: Page, mode: string): Promise<void> {
  await page.evaluate(
    async ([name = '', value = '']) => {
      const style = document.createElement('style');
      style.textContent = '*, *::before, *::after { transition: none !important }';
      document.head.append(style);
      document.documentElement.setAttribute(name, value);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      style.remove();
    },
    [MODE, mode],
  );
}
