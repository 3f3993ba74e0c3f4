import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type OpenedPage, openUnwatched } from '#/tests/support/browser.ts';
import { type RunningHost, startHost } from '#/tests/support/host.ts';
import { ask } from '#/tests/support/hostCalls.ts';
import { openScreen } from '#/tests/support/screens.ts';
import type { Outcome, Way } from './counts.ts';
import { Hand } from './hand.ts';
import { listen } from './liveRegions.ts';
import { outcomesFolder } from './writeDocuments.ts';

/** Asks the host as the person who does the task, behind the page. */
export type Asking = (method: string, path: string, body?: unknown) => ReturnType<typeof ask>;

/** Something that a person does in the dashboard. */
export interface Task {
  name: string;
  /** What is there before the day begins. */
  begins?: (asking: Asking) => Promise<void>;
  /** Does it, from the dashboard as it stands after sign-in until it is seen to be done. */
  does: (hand: Hand, asking: Asking) => Promise<void>;
  /** Asks the host whether it is done, where the screen alone would not say so. */
  check?: (asking: Asking) => Promise<void>;
}

const listed = (name: string) => process.env[name]?.split(',').filter(Boolean);
const ways = (listed('TASKS_WAYS') ?? ['mouse', 'touch', 'keys']) as Way[];
/** More than any step takes. */
const PATIENCE_MS = 10_000;
/** How much of a page that failed is told. */
const TOLD = 9_000;

/** A user's tasks, each by mouse, by finger and by keyboard; every way has a host of its own, so that none finds what another left. */
export function tasksOf(who: string, user: string, tasks: readonly Task[]): void {
  const only = listed('TASKS_ONLY');
  const wanted = tasks.filter(({ name }) => only?.some((part) => name.includes(part)) ?? true);
  if (wanted.length === 0) return;
  describe.each(ways)(`${who}, by %s`, (way) => {
    let host: RunningHost;
    const outcomes: Outcome[] = [];
    beforeAll(async () => {
      host = await startHost({ copyOf: inject('demoData') });
    });
    afterAll(async () => {
      await host.drop();
      await mkdir(outcomesFolder, { recursive: true });
      await writeFile(join(outcomesFolder, `${who}.${way}.json`), JSON.stringify(outcomes));
    });

    it.each(wanted.map((task) => [task.name, task] as const))('%s', async (name, task) => {
      const asking: Asking = (method, path, body) => ask(user, method, path, body, host.url);
      const opened = await openUnwatched({ user, hostUrl: host.url, phone: way === 'touch', storage: { i18nextLng: 'en' } });
      opened.context.setDefaultTimeout(PATIENCE_MS);
      await listen(opened.context);
      try {
        outcomes.push({ task: name, who, way, ...(await done(opened, way, task, asking)) });
      } catch (error) {
        console.error(`${name}, at ${opened.page.url()}:\n${await whatIsThere(opened.page)}`);
        throw error;
      } finally {
        await opened.context.close();
      }
      expect(opened.complaints).toEqual([]);
    });
  });
}

/** What stands on top. */
async function whatIsThere(page: Page): Promise<string> {
  const tops = [page.getByRole('dialog'), page.getByRole('menu'), page.getByRole('main'), page.locator('body')];
  for (const top of tops) if (await top.count()) return (await top.last().ariaSnapshot()).slice(0, TOLD);
  return '';
}

async function done(
  { page }: OpenedPage,
  way: Way,
  { begins, does, check }: Task,
  asking: Asking,
): Promise<Omit<Outcome, 'task' | 'who' | 'way'>> {
  await begins?.(asking);
  await openScreen(page, '/');
  const hand = new Hand(page, way);
  const began = performance.now();
  await does(hand, asking);
  const seconds = (performance.now() - began) / 1000;
  await hand.end();
  await check?.(asking);
  return { ...hand.counts, seconds, steps: hand.steps, awkward: [...new Set(hand.awkward)] };
}
