import { existsSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '#/scripts/ensureBuilt.js';
import { chromiumLaunch } from '#/tests/support/chromium.ts';
import { storedToken } from '#/tests/support/demoToken.ts';
import { type RunningHost, startHost } from '#/tests/support/host.ts';

/** JavaScript that may have come, in KB (1,024 bytes) of gzip, until a person has what the page was opened for; and where it shall come to. */
const budgets: readonly Budget[] = [
  { page: 'the sign-in form', path: '/auth/login', shown: 'input[name=username]', isIn: false, budgetKb: 110, goalKb: 110 },
  { page: 'the first list', path: '/taxes', shown: 'h1, tbody tr', isIn: true, budgetKb: 455, goalKb: 270 },
  { page: 'the dashboard', path: '/dashboard', shown: 'h1, .figure', isIn: true, budgetKb: 437, goalKb: 330 },
  // So that what several sorts of pages share is not moved to them unseen.
  { page: 'a form', path: '/products/create', shown: 'h1, form input', isIn: true, budgetKb: 500, goalKb: 330 },
  { page: 'a report', path: '/reports/product-mix', shown: 'h1, tbody tr', isIn: true, budgetKb: 468, goalKb: 330 },
];

interface Budget {
  page: string;
  path: string;
  /** What has to be there, selectors with a comma between them. */
  shown: string;
  isIn: boolean;
  budgetKb: number;
  goalKb: number;
}

/** A slow machine and a slow line: a quarter of this one's speed, 10 Mbit/s, 40 ms. */
const slow = {
  cpu: { rate: 4 },
  network: { offline: false, latency: 40, downloadThroughput: 10_000_000 / 8, uploadThroughput: 10_000_000 / 8 },
};

const files = join(import.meta.dirname, '../dist/dashboard/assets');
let host: RunningHost;
let browser: Browser;
beforeAll(async () => {
  await ensureBuilt();
  // A few days of orders: what the pages load does not depend on how many there are.
  [host, browser] = await Promise.all([startHost({ env: { DEMO_DAYS: '8' }, readyWithinMs: 600_000 }), chromium.launch(chromiumLaunch())]);
});
afterAll(async () => {
  await browser?.close();
  await host?.drop();
});

interface Opened {
  /** Milliseconds until all of it was there. */
  shownMs: number;
  /** The scripts that the page had asked for by then. */
  scripts: string[];
}

/** Opens a page in a fresh profile and waits until each of the selectors finds something. */
async function open({ path, shown, isIn }: Budget, isSlow: boolean): Promise<Opened> {
  const context = await browser.newContext({ baseURL: host.url, viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  const token = isIn ? await storedToken(host.url, 'owner@demo.test', 'countinghouse') : '';
  await context.addInitScript(
    ([accessToken, selectors]) => {
      if (accessToken) localStorage.setItem('accessToken', accessToken);
      // At the very moment: a frame later the page may have begun to fetch what comes next.
      const look = new MutationObserver(() => {
        if (!selectors.split(', ').every((one) => document.querySelector(one))) return;
        performance.mark('shown');
        look.disconnect();
      });
      look.observe(document, { childList: true, subtree: true, attributes: true });
    },
    [token, shown] as const,
  );
  const page = await context.newPage();
  if (isSlow) {
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow.network);
    await session.send('Emulation.setCPUThrottlingRate', slow.cpu);
  }
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('shown').length > 0, undefined, { timeout: 120_000 });
  const opened = await page.evaluate(() => {
    const shownMs = performance.getEntriesByName('shown')[0]?.startTime ?? Number.NaN;
    const asked = performance.getEntriesByType('resource').filter(({ startTime, name }) => startTime <= shownMs && /\.js$/.test(name));
    return { shownMs, scripts: asked.map(({ name }) => name) };
  });
  await context.close();
  return opened;
}

/** What the host sends of a script to whoever takes gzip. */
function sentKb(url: string): number {
  const file = join(files, basename(new URL(url).pathname));
  return statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size / 1024;
}

test.each(budgets)('$page comes with at most $budgetKb KB of JavaScript (goal: $goalKb KB)', async (budget) => {
  const { scripts } = await open(budget, false);
  const { shownMs } = await open(budget, true);
  const kb = scripts.reduce((sum, script) => sum + sentKb(script), 0);
  process.stdout.write(
    `${budget.page}: ${kb.toFixed(1)} KB of JavaScript in ${scripts.length} files, budget ${budget.budgetKb}, goal ${budget.goalKb}; ` +
      `there after ${(shownMs / 1000).toFixed(1)} s at CPU ×4, 10 Mbit/s, 40 ms\n`,
  );
  expect(scripts.length).toBeGreaterThan(0);
  const sentence = `Before ${budget.page} is there, ${kb.toFixed(1)} KB of JavaScript come (gzip): ${budget.budgetKb} KB are agreed`;
  expect(kb, sentence).toBeLessThanOrEqual(budget.budgetKb);
});
