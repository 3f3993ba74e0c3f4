import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the page when the path changes, so that a keyboard or a screen reader is there too; not at the first page, nor where
 * the new page took the focus itself.
 */
export function useFocusOnNavigation(pathname: string): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const focused = document.activeElement;
    if (main.current?.contains(focused) || focused?.closest('[role=dialog]')) return;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
