import type { Page } from 'playwright-core';

/** What came of a click, in milliseconds. */
export interface Clicked {
  /** Until a screenful of the wanted rows was painted. */
  seenMs: number;
  /** Until all of them were. */
  paintedMs: number;
  /** The longest task until then and for half a second after; 0: none over 50. */
  longestMs: number;
  /** All tasks over 50 together. */
  blockedMs: number;
  /** What moved that nobody moved: the sum of the layout shifts. */
  shift: number;
}

interface Wanted {
  /** What is clicked. */
  click: string;
  /** How many rows there shall be then. */
  rows: number;
  /** A part of the address that they stand at. */
  at: string;
}

/** Clicks in a page and waits until other rows than before are painted, so many of them. */
export const timedClick = (page: Page, wanted: Wanted): Promise<Clicked> => page.evaluate(clickAndWait, wanted);

/** Runs in the page. */
async function clickAndWait({ click, rows, at }: Wanted): Promise<Clicked> {
  const shown = () => [...document.querySelectorAll('main tbody tr')];
  const textOf = (row: Element | undefined) => row?.textContent ?? '';
  const [before] = shown().map(textOf);
  // The frame shows thirteen rows at once.
  const screenful = Math.min(rows, 20);
  const areThere = (most: number) => {
    const now = shown();
    const text = textOf(now[0]);
    const isWhole = now.length >= most && now.length <= rows;
    return isWhole && text !== '' && text !== before && textOf(now[most - 1]) !== '' && location.href.includes(at);
  };
  const tasks: PerformanceEntry[] = [];
  const shifts: (PerformanceEntry & { value?: number })[] = [];
  const tasksSeen = new PerformanceObserver((list) => tasks.push(...list.getEntries()));
  const shiftsSeen = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
  tasksSeen.observe({ type: 'longtask' });
  shiftsSeen.observe({ type: 'layout-shift' });
  const painted = (most: number) =>
    new Promise<number>((resolve) => {
      const look = () => {
        if (!areThere(most)) return;
        changes.disconnect();
        // The task after the next frame: what was changed is painted.
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
      };
      const changes = new MutationObserver(look);
      changes.observe(document.body, { childList: true, subtree: true, characterData: true });
    });
  const link = document.querySelector<HTMLElement>(click);
  if (!link) throw new Error(`Nothing to click: ${click}`);
  const both = Promise.all([painted(screenful), painted(rows)]);
  const began = performance.now();
  link.click();
  const [seenAt, paintedAt] = await both;
  await new Promise((resolve) => setTimeout(resolve, 500));
  tasks.push(...tasksSeen.takeRecords());
  shifts.push(...shiftsSeen.takeRecords());
  tasksSeen.disconnect();
  shiftsSeen.disconnect();
  const lengths = tasks.map(({ duration }) => duration);
  return {
    seenMs: seenAt - began,
    paintedMs: paintedAt - began,
    longestMs: Math.max(0, ...lengths),
    blockedMs: lengths.reduce((sum, length) => sum + length, 0),
    shift: shifts.reduce((sum, { value = 0 }) => sum + value, 0),
  };
}
