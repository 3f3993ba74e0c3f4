import { dialogContentClasses } from '@mui/material';

/** Every row's height, in pixels: where a row is follows from its index alone. */
export const ROW_HEIGHT = 48;

/** What scrolls around the list. */
export function scrollerOf(list: HTMLElement | null): HTMLElement | null {
  return list?.closest<HTMLElement>(`.${dialogContentClasses.root}`) ?? null;
}

/** Scrolls no further than to where an index of the list is seen. */
export function reveal(list: HTMLElement | null, index: number): void {
  const scroller = scrollerOf(list);
  if (!list || !scroller) return;
  const seen = scroller.getBoundingClientRect();
  const top = list.getBoundingClientRect().top + index * ROW_HEIGHT;
  scroller.scrollTop += Math.min(0, top - seen.top) + Math.max(0, top + ROW_HEIGHT - seen.bottom);
}
