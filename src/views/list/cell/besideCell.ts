/** A cell that can be changed where it stands, which names its field. */
export const EDITED = 'td[data-edits]';

/** What stands for a row where the arrow keys move from row to row. */
const OF_ROW = 'a[data-title], input[type=checkbox]';

/**
 * Where an arrow key leads from a row, or from the button in one of its cells: sideways to the next cell that can be changed, up and down
 * to the same one of the next row, and back to the row's link before the first. Undefined: the key means nothing here.
 */
export function besideCell(
  target: Element,
  { key, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): HTMLElement | undefined {
  const row = target.closest<HTMLTableRowElement>('tbody tr');
  const from = target.closest<HTMLElement>(EDITED);
  const isInCell = from !== null && target.matches('.pencil');
  if (!row || ctrlKey || metaKey || altKey || !(isInCell || target === row || target.matches(OF_ROW))) return undefined;
  const isRightToLeft = getComputedStyle(row).direction === 'rtl';
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const step = (key === 'ArrowRight') === isRightToLeft ? -1 : 1;
    const cells = [...row.querySelectorAll<HTMLElement>(EDITED)];
    const at = isInCell ? cells.indexOf(from) + step : step > 0 ? 0 : -1;
    return cells[at] ?? (at < 0 && isInCell ? (row.querySelector<HTMLElement>('a[data-title]') ?? row) : undefined);
  }
  if (!isInCell || (key !== 'ArrowDown' && key !== 'ArrowUp')) return undefined;
  for (
    let next = key === 'ArrowDown' ? row.nextElementSibling : row.previousElementSibling;
    next;
    next = key === 'ArrowDown' ? next.nextElementSibling : next.previousElementSibling
  ) {
    const same = [...next.querySelectorAll<HTMLElement>(EDITED)].find(({ dataset }) => dataset.edits === from.dataset.edits);
    if (same) return same;
  }
  return undefined;
}
