import { type RefObject, useEffect } from 'react';

/** What had the focus last; a page that is loaded anew around it has lost it as well. */
let last: Element | null = null;

/**
 * Gives the focus to the page where what had it is gone: a keyboard or a screen reader is there, and not at the top again. Actions that are
 * done take their button along, toasts their ‘Undo’.
 */
export function useKeptFocus(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const keep = () => {
      if (document.activeElement !== document.body || !last || last.isConnected) return;
      // What stands over the page keeps the focus by itself.
      if (!main.current || main.current.closest('[aria-hidden=true]')) return;
      last = null;
      main.current.focus({ preventScroll: true });
    };
    const remember = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : null;
    };
    const observer = new MutationObserver(keep);
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-hidden'] });
    document.addEventListener('focusin', remember);
    keep();
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', remember);
    };
  }, [main]);
}
