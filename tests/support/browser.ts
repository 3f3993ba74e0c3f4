import AxeBuilder from '@axe-core/playwright';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';
import { storedToken } from './demoToken.ts';

/** The password of every demo sign-in. */
export const demoPassword = 'countinghouse';

export interface PageOptions {
  /** A demo user who is signed in before the page opens: a token in the storage, without the form. */
  user?: string;
  /** Another host than this worker's own. */
  hostUrl?: string;
  /** Entries of the browser's storage beside the token: `{ 'mui-mode': 'light', i18nextLng: 'ar' }`. */
  storage?: Record<string, string>;
  /** A phone instead of a desktop. */
  phone?: boolean;
  /** Console messages that this test expects. */
  allow?: readonly RegExp[];
  context?: BrowserContextOptions;
}

/** What the console may always say. */
const allowedMessages: readonly RegExp[] = [];

const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

let connection: Promise<Browser> | undefined;

/** The host with demo data that this worker's tests share; what one test changes, the next one sees. */
export function sharedHostUrl(): string {
  const urls = inject('hostUrls');
  const url = urls[(Number(process.env.VITEST_POOL_ID ?? 1) - 1) % urls.length];
  if (!url) throw new Error('No host was started for the browser tests');
  return url;
}

/**
 * A page in a fresh browser profile whose relative addresses are the host's. When the test ends, the page is closed and the test fails
 * on every console error, console warning and uncaught exception that `allow` does not expect; a failed test leaves a picture in shots/.
 */
export async function openPage(options: PageOptions = {}): Promise<Page> {
  connection ??= chromium.connect(inject('browserEndpoint'));
  const browser = await connection;
  const baseURL = options.hostUrl ?? sharedHostUrl();
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', ...(options.phone ? phone : desktop), ...options.context });
  const storage = { ...(options.user && { accessToken: await storedToken(baseURL, options.user, demoPassword) }), ...options.storage };
  await context.addInitScript((entries) => {
    for (const [key, value] of entries) if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }, Object.entries(storage));
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  const complaints = watchConsole(page, options.allow);
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail' || complaints.length > 0) await page.screenshot({ path: `shots/failed/${task.name.replace(/\W+/g, '-')}.png` });
    await context.close();
    expect(complaints, 'what the console said').toEqual([]);
  });
  return page;
}

/** Collects the page's console errors, console warnings and uncaught exceptions, without those that are allowed. */
export function watchConsole(page: Page, allow: readonly RegExp[] = []): string[] {
  const complaints: string[] = [];
  const note = (text: string) => {
    if (![...allowedMessages, ...allow].some((pattern) => pattern.test(text))) complaints.push(text);
  };
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') note(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => note(`exception: ${error.message}`));
  return complaints;
}

/** Signs in through the form, as a person does, and waits until the form has gone. */
export async function signIn(page: Page, email: string, password: string = demoPassword): Promise<void> {
  if (!page.url().includes('/auth/login')) await page.goto('/auth/login');
  await page.locator('input[name="username"], input[name="email"], input[type="email"]').first().fill(email);
  await page.locator('input[name="password"], input[type="password"]').first().fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => !url.pathname.startsWith('/auth/'));
}

/** What axe finds wrong with the page as it is now (WCAG 2.2 AA and its best practices), each a line: rule, impact, where. */
export async function axe(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, impact, nodes }) => nodes.map((node) => `${id} (${impact}): ${node.target.join(' ')}`));
}
