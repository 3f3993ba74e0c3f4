import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '#/scripts/ensureBuilt.js';
import { chromiumLaunch } from '#/tests/support/chromium.ts';
import { storedToken } from '#/tests/support/demoToken.ts';
import { type RunningHost, startHost } from '#/tests/support/host.ts';
import { type Clicked, timedClick } from './timedClick.ts';

const RUNS = Number(process.env.RUNS ?? 5);
/** How many times slower than this machine the browser's processor is. */
const SLOWER = 4;
/** The shop, whose four hundred products fill several pages of a hundred. */
const ESTABLISHMENT = 2;
const root = join(import.meta.dirname, '..');

/** Where the same things are clicked in Countinghouse and in a stock react-admin, on the same host. */
const programs = {
  ours: {
    start: () => '/taxes',
    menu: (name: string) => `nav a[href="/${name}"]`,
    sort: 'th[aria-label="Price"] button.sort',
    next: 'button[aria-label="Next page"]',
  },
  stock: {
    start: (rows: number) => `/stock/index.html?rows=${rows}&establishment=${ESTABLISHMENT}#/taxes`,
    menu: (name: string) => `a[href="#/${name}"]`,
    sort: 'thead [data-field="price"]',
    next: 'button[aria-label="Go to next page"]',
  },
} as const;
type Program = keyof typeof programs;
type Click = 'first visit' | 'return' | 'sort' | 'next page';

let stock: string;
let host: RunningHost;
let browser: Browser;
beforeAll(async () => {
  await ensureBuilt();
  stock = await mkdtemp(join(tmpdir(), 'countinghouse-stock-'));
  const arguments_ = ['node_modules/vite/bin/vite.js', 'build', 'bench/stock', '--base', '/stock/', '--outDir', stock, '--emptyOutDir'];
  await promisify(execFile)(process.execPath, arguments_, { cwd: root, env: { ...process.env, NODE_ENV: 'production' } });
  [host, browser] = await Promise.all([
    startHost({ env: { DEMO_DAYS: '8' }, copyOf: process.env.DATA_OF, readyWithinMs: 600_000 }),
    chromium.launch(chromiumLaunch()),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await host?.drop();
  if (stock) await rm(stock, { recursive: true, force: true });
});

/** A page at the list of taxes, its processor slowed down. */
async function openAt(program: Program, rows: number): Promise<Page> {
  const context = await browser.newContext({ baseURL: host.url, viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(
    ([entries]) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    },
    [
      Object.entries({
        accessToken: await storedToken(host.url, 'owner@demo.test', 'countinghouse'),
        settings: JSON.stringify({ establishment: { value: ESTABLISHMENT } }),
        [`RaStorecountinghouse.products.at.${ESTABLISHMENT}`]: JSON.stringify({
          ...{ sort: 'sort_order', order: 'ASC', page: 1, perPage: rows, filter: {} },
        }),
      }),
    ] as const,
  );
  if (program === 'stock')
    await page.route('**/stock/**', (route) => route.fulfill({ path: join(stock, new URL(route.request().url()).pathname.slice(7)) }));
  await page.goto(programs[program].start(rows));
  await page.locator('main tbody tr').nth(2).waitFor();
  await page.waitForLoadState('networkidle');
  await page.unrouteAll();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return page;
}

/** To the products, away and back, sorted, one page on: each once, in a fresh profile. */
async function visit(program: Program, rows: number): Promise<Record<Click, Clicked>> {
  const page = await openAt(program, rows);
  const { menu, sort, next } = programs[program];
  const products = { click: menu('products'), rows, at: '/products' };
  const first = await timedClick(page, products);
  const taxes = page.locator('main tbody tr', { hasText: 'Standard rate' });
  await page.locator(menu('taxes')).click();
  await taxes.first().waitFor();
  await page.waitForLoadState('networkidle');
  const back = await timedClick(page, products);
  const sorted = await timedClick(page, { ...products, click: sort });
  const paged = await timedClick(page, { ...products, click: next });
  await page.context().close();
  return { 'first visit': first, return: back, sort: sorted, 'next page': paged };
}

test.each([25, 100])('%d rows of nine columns against a stock react-admin, CPU ×4', async (rows) => {
  const runs: Record<Program, Record<Click, Clicked>[]> = { ours: [], stock: [] };
  // One beside the other, so that a busy minute of the machine is both's.
  for (let run = 0; run < RUNS; run += 1) for (const program of ['ours', 'stock'] as const) runs[program].push(await visit(program, rows));
  for (const click of ['first visit', 'return', 'sort', 'next page'] as const) {
    const of = (program: Program, figure: keyof Clicked) => median(runs[program].map((run) => run[click][figure]));
    const both = (figure: keyof Clicked, digits = 0) =>
      (['ours', 'stock'] as const).map((program) => of(program, figure).toFixed(digits)).join(' to ');
    const ratio = (figure: keyof Clicked) => (of('ours', figure) / of('stock', figure)).toFixed(2);
    process.stdout.write(
      `${rows} rows, ${click}: a screenful after ${both('seenMs')} ms, ratio ${ratio('seenMs')}; ` +
        `all after ${both('paintedMs')} ms, ratio ${ratio('paintedMs')}; ` +
        `longest task ${both('longestMs')}, all over 50 together ${both('blockedMs')}; layout shift ${both('shift', 3)}\n`,
    );
    expect(of('ours', 'paintedMs')).toBeGreaterThan(0);
  }
});

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
