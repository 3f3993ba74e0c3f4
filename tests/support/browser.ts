import AxeBuilder from '@axe-core/playwright';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, expect, inject, onTestFinished, type TestContext } from 'vitest';
import { storedToken } from './demoToken.ts';
import { type RunningHost, startHost } from './host.ts';

/** The password of every demo sign-in. */
export const demoPassword = 'countinghouse';

export interface PageOptions {
  /** A demo user who is signed in before the page opens: a token in the storage, without the form. */
  user?: string;
  /** Another host than this file's own. */
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
const allowedMessages: readonly RegExp[] = [/Service Worker registration blocked/];

/** What the page asks for is asked of the host: what a browser keeps of it is about one journey alone. */
const usual: BrowserContextOptions = { reducedMotion: 'reduce', serviceWorkers: 'block' };
const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

let connection: Promise<Browser> | undefined;

/**
 * The host with demo data that the tests of one file share, started where the first of them needs it: what one test changes, the next one
 * sees, and no other file. Gives its address.
 */
export async function sharedHostUrl(): Promise<string> {
  fileHost ??= startHost({ copyOf: inject('demoData') });
  return (await fileHost).url;
}

let fileHost: Promise<RunningHost> | undefined;

/** Ends the file's host, after its last test. */
export async function endSharedHost(): Promise<void> {
  const ending = fileHost;
  fileHost = undefined;
  await (await ending)?.drop();
}

/**
 * A page in a fresh browser profile whose relative addresses are the host's. When the test ends, the page is closed and the test fails
 * on every console error, console warning and uncaught exception that `allow` does not expect; a failed test leaves a picture in shots/.
 */
export async function openPage(options: PageOptions = {}): Promise<Page> {
  const opened = await newPage(options);
  onTestFinished(async ({ task }) => {
    await pictureOfFailure(opened, task);
    await opened.context.close();
    expectSilence(opened.complaints);
  });
  return opened.page;
}

/**
 * Pages that the tests of one file share, one for each user: the program is loaded once and the tests go on inside it, which is most of
 * the time of a short test. Each test answers for what the console said while it ran; after one that failed the page is a new one.
 */
export function sharedPages(): (user: string) => Promise<Page> {
  const pages = new Map<string, OpenedPage>();
  afterAll(async () => void (await Promise.all([...pages.values()].map(({ context }) => context.close()))));
  return async (user) => {
    const opened = pages.get(user) ?? (await newPage({ user }));
    pages.set(user, opened);
    onTestFinished(async ({ task }) => {
      const failed = await pictureOfFailure(opened, task);
      const said = opened.complaints.splice(0);
      if (failed) {
        pages.delete(user);
        await opened.context.close();
      }
      expectSilence(said);
    });
    return opened.page;
  };
}

/** A page as `openPage` opens it, whose console the caller answers for, and which the caller closes. */
export function openUnwatched(options: PageOptions = {}): Promise<OpenedPage> {
  return newPage(options);
}

/** What was said stands in the message itself: a run's summary shows no more of it. */
const expectSilence = (said: string[]) => expect(said, `what the console said: ${said.join('; ')}`).toEqual([]);

/** Characters of a failed page's content in the log. */
const MAX_TOLD = 6_000;

/** A page, its browser profile, and what its console has said. */
export interface OpenedPage {
  page: Page;
  context: BrowserContext;
  complaints: string[];
}

async function newPage(options: PageOptions): Promise<OpenedPage> {
  connection ??= chromium.connect(inject('browserEndpoint'));
  const browser = await connection;
  const baseURL = options.hostUrl ?? (await sharedHostUrl());
  const context = await browser.newContext({ baseURL, ...usual, ...(options.phone ? phone : desktop), ...options.context });
  const storage = { ...(options.user && { accessToken: await storedToken(baseURL, options.user, demoPassword) }), ...options.storage };
  await context.addInitScript((entries) => {
    for (const [key, value] of entries) if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }, Object.entries(storage));
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  return { page, context, complaints: watchConsole(page, options.allow) };
}

async function pictureOfFailure({ page, complaints }: OpenedPage, task: TestContext['task']): Promise<boolean> {
  const failed = task.result?.state === 'fail' || complaints.length > 0;
  if (!failed) return false;
  await page.screenshot({ path: `shots/failed/${task.name.replace(/\W+/g, '-')}.png` });
  // Where nobody can look at the picture, the log says what was there.
  console.error(`${task.name}, at ${page.url()}:\n${(await page.locator('body').ariaSnapshot()).slice(0, MAX_TOLD)}`);
  return true;
}

/** Collects the page's console errors, console warnings and uncaught exceptions, without those that are allowed. */
export function watchConsole(page: Page, allow: readonly RegExp[] = []): string[] {
  const complaints: string[] = [];
  const note = (text: string) => {
    if (![...allowedMessages, ...allow].some((pattern) => pattern.test(text))) complaints.push(text);
  };
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      note(`${message.type()}: ${message.text()} (${message.location().url})`);
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
  // Its usual way opens another page for each analysis; ours have no frames of other origins, for which that is.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.flatMap(({ id, impact, nodes }) => nodes.map((node) => `${id} (${impact}): ${node.target.join(' ')}`));
}
