import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

/** What the arrow keys stop at: `data-stop` says in which column it stands. */
const STOP = '[data-stop]';

/**
 * The keyboard in a grid of boxes: one stop of the Tab key, arrow keys to every box, Home and End in the row, with Ctrl in the grid.
 * The one stop is kept in the page itself, so that moving draws nothing anew.
 */
export function useGridKeys(): {
  ref: RefObject<HTMLTableElement | null>;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
} {
  const ref = useRef<HTMLTableElement>(null);
  useEffect(() => {
    const all = stopsIn(ref.current);
    if (!all.some((stop) => stop.tabIndex === 0)) all.at(0)?.setAttribute('tabindex', '0');
  });
  return {
    ref,
    onFocus: ({ target }) => {
      if (!target.matches(STOP)) return;
      for (const stop of stopsIn(ref.current)) stop.tabIndex = stop === target ? 0 : -1;
    },
    onKeyDown: (event) => {
      const from = event.target instanceof Element ? event.target.closest<HTMLElement>(STOP) : null;
      const to = from && nextStop(ref.current, from, event);
      if (!to) return;
      event.preventDefault();
      to.focus();
    },
  };
}

const stopsIn = (element: Element | null | undefined) => [...(element?.querySelectorAll<HTMLElement>(STOP) ?? [])];
const columnOf = (stop: HTMLElement) => Number(stop.dataset.stop);

function nextStop(grid: HTMLElement | null, from: HTMLElement, { key, ctrlKey, metaKey }: KeyboardEvent): HTMLElement | undefined {
  const row = from.closest('tr');
  const stops = stopsIn(row);
  const index = stops.indexOf(from);
  const isRtl = grid !== null && getComputedStyle(grid).direction === 'rtl';
  if (key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) return stops[index + 1];
  if (key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) return stops[index - 1];
  const within = ctrlKey || metaKey ? stopsIn(grid) : stops;
  if (key === 'Home') return within.at(0);
  if (key === 'End') return within.at(-1);
  if (key === 'ArrowDown' || key === 'ArrowUp') return inNextRow(grid, row, columnOf(from), key === 'ArrowDown' ? 1 : -1);
  return undefined;
}

/** In the next row that has a stop: the one in the same column, else the nearest. */
function inNextRow(grid: HTMLElement | null, row: HTMLTableRowElement | null, column: number, step: 1 | -1): HTMLElement | undefined {
  const rows = [...(grid?.querySelectorAll('tr') ?? [])];
  for (let at = row ? rows.indexOf(row) + step : -1; at >= 0 && at < rows.length; at += step) {
    const [nearest] = stopsIn(rows[at]).toSorted((one, other) => Math.abs(columnOf(one) - column) - Math.abs(columnOf(other) - column));
    if (nearest) return nearest;
  }
  return undefined;
}
