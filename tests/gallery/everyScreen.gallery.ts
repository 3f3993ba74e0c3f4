import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { axe, type OpenedPage, openUnwatched } from '#/tests/support/browser.ts';
import { newBusiness } from '#/tests/support/hostCalls.ts';
import { type Route, rightsOf, routesOf } from '#/tests/support/routes.ts';
import { follow, goOn, goOver, openScreen } from '#/tests/support/screens.ts';
import { difference } from './comparePictures.ts';
import { galleryPage, isChanged, type Picture } from './galleryPage.ts';
import { type Variant, variants } from './variants.ts';

const folder = join(import.meta.dirname, '../../shots/gallery');
const listed = (name: string) => process.env[name]?.split(',').filter(Boolean);
const only = listed('GALLERY_ONLY');
const users = listed('GALLERY_USERS') ?? ['owner@demo.test', 'admin@demo.test'];
const wanted = variants.filter(({ name, isOnRequest }) => listed('GALLERY_VARIANTS')?.includes(name) ?? !isOnRequest);
/** A picture that does not come to rest is taken after so long. */
const GLANCE_MS = 900;

const pictures: Picture[] = [];

beforeAll(async () => {
  await rm(join(folder, 'before'), { recursive: true, force: true });
  if (existsSync(join(folder, 'now'))) await rename(join(folder, 'now'), join(folder, 'before'));
  await mkdir(join(folder, 'now'), { recursive: true });
});

// After each variant: a run that is ended before its last one has something to show.
afterEach(() => writeFile(join(folder, 'index.html'), galleryPage(pictures, new Date().toISOString().slice(0, 16).replace('T', ' '))));

afterAll(() => {
  const changed = pictures.filter(isChanged).length;
  process.stdout.write(`${pictures.length} pictures, ${changed} changed: ${join(folder, 'index.html')}\n`);
});

describe.each(users)('every screen of %s', (user) => {
  let routes: Route[];
  beforeAll(async () => {
    const open = (await routesOf(await rightsOf(user))).filter(({ isOpen }) => isOpen);
    routes = open.filter(({ path }) => !only || only.some((start) => path.startsWith(start)));
  });

  it.each(wanted.map((variant) => [variant.name, variant] as const))('%s', async (_name, variant) => {
    // Records that there are in the demo are not there in a new business.
    const own = variant.isNew ? routes.filter(({ path }) => !/\/\d+/.test(path)) : routes;
    const token = variant.isNew ? await newBusiness() : undefined;
    if ((variant.isNew || variant.visitor) && user !== users[0]) return;
    const storage = { ...variant.page.storage, ...(token && { accessToken: token }) };
    const opened = await openUnwatched({ ...variant.page, storage, ...(!token && { user: variant.visitor ?? user }) });
    const { page } = opened;
    await openScreen(page, '/dashboard');
    await variant.host?.(page);
    const troubles: string[] = [];
    for (const route of own) {
      const { path } = route;
      const { axe: found, said, file } = await pictured(opened, user, route, variant);
      pictures.push({ path, variant: variant.name, file, axe: found, said, ...(await comparedWith(file)) });
      troubles.push(...[...found, ...said].map((line) => `${path}: ${line}`));
    }
    await opened.context.close();
    expect(troubles).toEqual([]);
  });
});

async function pictured({ page, complaints }: OpenedPage, user: string, route: Route, variant: Variant) {
  const { path } = route;
  complaints.splice(0);
  // Who may not open it stays on a page that says so.
  const isDialog = route.isDialog && !variant.visitor;
  const never = variant.isSettled ? await restless(page, { path, isDialog }) : await glanced(page, path);
  const file = `now/${user.split('@')[0]}${path.replace(/[^a-z0-9]+/gi, '-').replace(/-$/, '')}.${variant.name}.png`;
  await page.screenshot({ path: join(folder, file), fullPage: true });
  const found = variant.isSettled ? await axe(page) : [];
  const wide = variant.isSettled ? await tooWide(page) : [];
  return { file, axe: found, said: [...complaints.splice(0), ...(never ? [never] : []), ...wide] };
}

/** A page scrolls one way: what is wider than it, a table, scrolls by itself. */
async function tooWide(page: Page): Promise<string[]> {
  const by = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return by > 0 ? [`Is wider than its window by ${by} px`] : [];
}

/** Goes there and takes a look, whether anything is still on its way or not. */
async function glanced(page: Page, path: string): Promise<undefined> {
  await follow(page, path);
  await page.waitForTimeout(GLANCE_MS);
}

/** Goes there and waits until nothing is on its way. @returns why it never came to rest */
async function restless(page: Page, { path, isDialog }: Pick<Route, 'path' | 'isDialog'>): Promise<string | undefined> {
  try {
    await (isDialog ? goOver : goOn)(page, path);
    return undefined;
  } catch (error) {
    return `Does not come to rest: ${String(error).split('\n')[0]}`;
  }
}

async function comparedWith(file: string): Promise<Pick<Picture, 'changed' | 'before'>> {
  const before = file.replace('now/', 'before/');
  if (!existsSync(join(folder, before))) return { changed: null, before: null };
  const [one, other] = await Promise.all([readFile(join(folder, file)), readFile(join(folder, before))]);
  return { changed: await difference(one, other), before };
}
