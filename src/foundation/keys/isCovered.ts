/** The class of the search's own dialog. */
export const PALETTE = 'search-palette';

/** Whether another dialog or a menu stands over the page: what it is about is settled first. What stands beside it covers nothing. */
export function isCovered(): boolean {
  const over = document.querySelectorAll('[role=dialog], [role=alertdialog], .MuiModal-root');
  return [...over].some((node) => !node.closest(`[hidden], .MuiModal-hidden, [aria-modal=false], .${PALETTE}`));
}
