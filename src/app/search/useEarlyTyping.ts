import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Keeps what is typed after the search was asked for and before its box is there: it is meant for the box, and would else be shortcuts of
 * the page. Escape calls it off.
 * @returns gives what was kept, to the box that is there now; from then on nothing is kept
 */
export function useEarlyTyping(isOpen: boolean, callOff: () => void): () => string {
  const typed = useRef('');
  const isTaken = useRef(false);
  const off = useRef(callOff);
  off.current = callOff;
  useLayoutEffect(() => {
    if (!isOpen) return;
    const keep = (event: KeyboardEvent) => {
      if (isTaken.current || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (event.key === 'Escape') off.current();
      else if (event.key === 'Backspace') typed.current = typed.current.slice(0, -1);
      else if (event.key.length === 1) typed.current += event.key;
      else if (event.key !== 'Enter') return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener('keydown', keep, true);
    return () => {
      window.removeEventListener('keydown', keep, true);
      // Not where it begins: a box that is there at once has taken it by then.
      typed.current = '';
      isTaken.current = false;
    };
  }, [isOpen]);
  return useCallback(() => {
    const kept = typed.current;
    typed.current = '';
    isTaken.current = true;
    return kept;
  }, []);
}
