import { type RefObject, useEffect } from 'react';

/** Ctrl or ⌘ with Enter presses the button, from wherever the focus is; of several forms one above the other, the uppermost one's. */
export function useSaveKey(button: RefObject<HTMLButtonElement | null>): void {
  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !isUppermost(button.current)) return;
      event.preventDefault();
      // What has the focus would take the Enter for its own: a list of values would open over the form.
      event.stopPropagation();
      button.current?.click();
    };
    // Before anything below hears of it: a dialog keeps its keys to itself.
    window.addEventListener('keydown', save, true);
    return () => window.removeEventListener('keydown', save, true);
  }, [button]);
}

/** Whether no dialog stands over the one (or the page) that holds the element. */
function isUppermost(element: HTMLElement | null): boolean {
  if (!element) return false;
  const last = [...document.querySelectorAll('[role=dialog][aria-modal=true]')].at(-1);
  return !last || last.contains(element);
}
