import { useEffect, useRef, useState } from 'react';

const TYPING_PAUSE_MS = 250;

/**
 * What stands in a search box: what is typed is asked after a short pause, unless one is on the way to another page by then; what the
 * address says anew (Back, or all filters cleared) takes its place.
 */
export function useTypedSearch(asked: string, ask: (search: string) => void): [typed: string, type: (text: string) => void] {
  const [typed, setTyped] = useState(asked);
  const latest = useRef(ask);
  latest.current = ask;
  // What the address says of one's own typing comes late and says nothing new.
  const sent = useRef(asked.trim());
  useEffect(() => {
    // A blank that is typed before the next word stays.
    if (asked.trim() === sent.current) return;
    sent.current = asked.trim();
    setTyped(asked);
  }, [asked]);
  useEffect(() => {
    const search = typed.trim();
    if (search === sent.current) return;
    const { pathname } = window.location;
    const timer = setTimeout(() => {
      // The next page is loading while this one still stands.
      if (window.location.pathname !== pathname) return;
      sent.current = search;
      latest.current(search);
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed, setTyped];
}
