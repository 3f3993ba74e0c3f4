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
 * mode is put back.
 */
export async function expectAccessible(page: Page, within = '#content'): Promise<void> {
  const mode = await ready(page);
  expect(await violations(page, within)).toEqual([]);
  await switchTo(page, otherThan(mode));
  const contrast = await violations(page, within, { runOnly: [CONTRAST] });
  await switchTo(page, mode);
  expect(contrast, 'in the other mode').toEqual([]);
}

/**
 * The same on a walk over many screens that are made of the same parts, without what would find nothing new: every screen is validated by
 * every rule but the contrast, which takes two thirds of the time and depends on nothing but an element's style and the styles around it;
 * it is measured, in both modes, on each screen that shows something in a style not met before. The page is left in the other mode, so that
 * the next screen is built in that one.
 */
export async function expectAccessibleOnWalk(page: Page): Promise<void> {
  const mode = await ready(page);
  // A form over its list: what is behind it is hidden from everybody.
  const place = (await page.getByRole('dialog').count()) > 0 ? '[role=dialog]' : CONTENT;
  const styles = await page.evaluate(stylesWithin, place);
  const isNew = styles.some((one) => !metStyles.has(one));
  for (const one of styles) metStyles.add(one);
  const found = await violations(page, place, isNew ? {} : { rules: { [CONTRAST]: { enabled: false } } });
  await switchTo(page, otherThan(mode));
  const contrast = isNew ? await violations(page, place, { runOnly: [CONTRAST] }) : [];
  expect({ [mode]: found, [otherThan(mode)]: contrast }).toEqual({ [mode]: [], [otherThan(mode)]: [] });
}

const CONTENT = '#content';
const CONTRAST = 'color-contrast';
const metStyles = new Set<number>();

const otherThan = (mode: string) => (mode === 'dark' ? 'light' : 'dark');

/** Brings axe into the page where it is not there yet, which is most of its time, and gives the mode. */
async function ready(page: Page): Promise<string> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(program);
  return page.evaluate((name) => document.documentElement.getAttribute(name) ?? 'dark', MODE);
}

/**
 * A number for each way in which an element here is styled: its own classes and colours, and those of everything around it. Runs in the
 * page.
 */
function stylesWithin(place: string): number[] {
  const found = new Set<number>();
  const hash = (text: string, start: number) => {
    let sum = start;
    for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 16_777_619);
    return sum >>> 0;
  };
  const visit = (element: Element, around: number) => {
    const style = element.getAttribute('style')?.replace(/[\d.]+(?:px|r?em|%)/g, '');
    const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const isOff = element.matches(':disabled, [aria-disabled=true], [aria-hidden=true]');
    const own = hash(
      [element.tagName, element.getAttribute('class'), style, element.getAttribute('type'), hasText, isOff].join(' '),
      around,
    );
    found.add(own);
    for (const child of element.children) visit(child, own);
  };
  const root = document.querySelector(place);
  if (root) visit(root, 2_166_136_261);
  return [...found];
}

/** What axe finds, each a line: rule, impact, where, why. */
function violations(page: Page, within: string, options: Axe.RunOptions = {}): Promise<string[]> {
  return page.evaluate(
    async ([place, chosen]) => {
      const { axe } = window as unknown as { axe: typeof Axe };
      const found = await axe.run(place, { resultTypes: ['violations'], ...chosen });
      return found.violations.flatMap(({ id, impact, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} (${impact}): ${target.join(' ')} ${failureSummary ?? ''}`),
      );
    },
    [within, options] as const,
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
