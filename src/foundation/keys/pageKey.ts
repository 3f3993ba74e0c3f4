/** Where a key is typed text, or another part's own. */
const ELSEWHERE = `input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=dialog], [role=menu], [role=listbox], [role=combobox], [role=separator]`;

/** Whether a plain key is meant for the page: pressed alone, taken by nothing yet, and not where somebody types. */
export function isPageKey({
  target,
  ctrlKey,
  metaKey,
  altKey,
  defaultPrevented,
}: Pick<KeyboardEvent, 'target' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented'>): boolean {
  return !(ctrlKey || metaKey || altKey || defaultPrevented) && !(target instanceof Element && target.closest(ELSEWHERE));
}
