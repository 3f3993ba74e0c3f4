import { type RefObject, useEffect, useRef } from 'react';
import { isPageKey } from '#/src/foundation/keys/pageKey.ts';

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 };
const CHECK = 'input[type=checkbox]';

/**
 * Moves through the rows of a table by the keyboard: arrows, j and k go from row to row, x and space select, Enter opens.
 * j and k also lead into the rows from anywhere on the page, to the row one was on last; in a list that was asked anew, to its first.
 */
export function useRowKeys(table: RefObject<HTMLTableElement | null>, isAskedAnew = false): void {
  const last = useRef<HTMLTableRowElement | null>(null);
  useEffect(() => {
    if (isAskedAnew && !table.current?.tBodies[0]?.contains(document.activeElement)) last.current = null;
  }, [table, isAskedAnew]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      if (!(target instanceof HTMLElement) || !table.current || !isPageKey(event)) return;
      // Of several tables on a page, the one where one is has the keys, else the first.
      const other = target.closest('table.list');
      if (event.defaultPrevented || (other && other !== table.current)) return;
      const row = rowOf(table.current, target);
      if (act(table.current, row, target, event, last.current)) event.preventDefault();
    };
    const remember = ({ target }: FocusEvent) => {
      const row = table.current && target instanceof HTMLElement ? rowOf(table.current, target) : null;
      last.current = row ?? last.current;
    };
    document.addEventListener('keydown', press);
    document.addEventListener('focusin', remember);
    return () => {
      document.removeEventListener('keydown', press);
      document.removeEventListener('focusin', remember);
    };
  }, [table]);
}

/** Whether the key meant something here. */
function act(
  table: HTMLTableElement,
  row: HTMLTableRowElement | null,
  target: HTMLElement,
  { key }: KeyboardEvent,
  last: HTMLTableRowElement | null,
): boolean {
  const step = STEPS[key];
  if (!row) {
    if (key !== 'j' && key !== 'k') return false;
    return focus((last?.isConnected && table.contains(last) ? last : null) ?? table.querySelector('tbody tr'), false);
  }
  // An arrow in a cell's own button is that button's.
  const isRowItself = target === row || target.matches(`a[data-title], ${CHECK}`);
  if (step)
    return (
      (isRowItself || key === 'j' || key === 'k') &&
      focus(step > 0 ? row.nextElementSibling : row.previousElementSibling, target.matches(CHECK))
    );
  if (key === 'x' || (key === ' ' && isRowItself && !target.matches(CHECK))) {
    row.querySelector<HTMLInputElement>(CHECK)?.click();
    return true;
  }
  if (key === 'Enter' && target === row) row.click();
  return key === 'Enter' && target === row;
}

function rowOf(table: HTMLTableElement, target: HTMLElement): HTMLTableRowElement | null {
  const row = target.closest<HTMLTableRowElement>('tbody tr');
  return row && table.contains(row) ? row : null;
}

/** To the row's link, or its check box where one moves among those. */
function focus(row: Element | null | undefined, isAmongChecks: boolean): boolean {
  if (!(row instanceof HTMLElement)) return false;
  const link = row.querySelector<HTMLElement>('a[data-title]');
  const check = row.querySelector<HTMLElement>(CHECK);
  const to = (isAmongChecks ? check : link) ?? row;
  to.focus();
  to.scrollIntoView({ block: 'nearest' });
  return true;
}
