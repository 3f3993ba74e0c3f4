import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';

/** A browser profile with one open page. */
export interface Profile {
  context: BrowserContext;
  page: Page;
  /** Closes the page, and hands the profile on, but not after a test that failed half-way. */
  close(options?: { failed?: boolean }): Promise<void>;
}

/** A browser profile without the page of a test. */
interface Kept {
  context: BrowserContext;
  /** Shows a file of the host: while it is open the browser keeps the process, and with it what is compiled of the program. */
  keeper: Page;
}

let connection: Promise<Browser> | undefined;
/** Those that wait for the next test of this file, by their options. */
const waiting = new Map<string, Kept[]>();

/**
 * A page in a browser profile that is as a fresh one: one that a test before has used, emptied, which has the program already, loaded and
 * compiled (a third of what it takes to open a page); or else a new one. A clock that a test has set stays set: such a profile is not
 * handed on. Other pages are closed; a test that takes the network away gives it back.
 */
export async function reusedProfile(options: BrowserContextOptions & { baseURL: string }): Promise<Profile> {
  const key = JSON.stringify(options);
  const kept = waiting.get(key)?.pop() ?? (await newProfile(options));
  const { context, keeper } = kept;
  const page = await context.newPage();
  let isClockTouched = false;
  Object.defineProperty(page, 'clock', {
    get() {
      isClockTouched = true;
      return context.clock;
    },
  });
  return {
    page,
    context,
    async close({ failed = false } = {}) {
      if (failed || isClockTouched) return context.close();
      await Promise.all(context.pages().map((one) => (one === keeper ? undefined : one.close())));
      await empty(kept);
      waiting.set(key, [...(waiting.get(key) ?? []), kept]);
    },
  };
}

/** Ends those that wait: their host ends. */
export async function closeProfiles(): Promise<void> {
  const profiles = [...waiting.values()].flat();
  waiting.clear();
  await Promise.all(profiles.map(({ context }) => context.close()));
}

async function newProfile(options: BrowserContextOptions & { baseURL: string }): Promise<Kept> {
  connection ??= chromium.connect(inject('browserEndpoint'));
  const context = await (await connection).newContext(options);
  context.setDefaultTimeout(20_000);
  const keeper = await context.newPage();
  await keeper.goto('/manifest.webmanifest');
  return { context, keeper };
}

/** Forgets what pages of the program have stored: all of them are closed. */
async function empty({ context, keeper }: Kept): Promise<void> {
  await keeper.evaluate(() => localStorage.clear());
  const browser = await context.newCDPSession(keeper);
  await browser.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: 'cookies,local_storage,indexeddb,cache_storage' });
  await browser.detach();
}
