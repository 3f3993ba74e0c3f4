import { useSyncExternalStore } from 'react';
import { numberIn, textIn, valuesIn } from '#/model/values/shapes.ts';

/** Where the browser is. */
export interface Place {
  pathname: string;
  search: string;
  hash: string;
  /** What the page before handed on. It stands in the browser's history entry, never in an address. */
  state: unknown;
}

const listeners = new Set<() => void>();
let known: { href: string; key: string | null; place: Place } | undefined;

/** Where the browser is, drawn again when a page outside leads on or the browser goes back. */
export function usePlace(): Place {
  return useSyncExternalStore(subscribe, place);
}

/**
 * Goes to an address of ours without loading a page. The entry is one that react-router understands (`usr`, `key`, `idx`), which reads the
 * same history once one is in.
 */
export function goTo(to: string, { replace = false, state = null }: { replace?: boolean; state?: unknown } = {}): void {
  const index = numberIn(valuesIn(window.history.state).idx) ?? 0;
  const entry = { usr: state, key: Math.random().toString(36).slice(2, 10), idx: replace ? index : index + 1 };
  window.history[replace ? 'replaceState' : 'pushState'](entry, '', to);
  placeChanged();
}

/** To be called where something else than `goTo` and the browser has changed the place. */
export function placeChanged(): void {
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('popstate', placeChanged);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('popstate', placeChanged);
  };
}

function place(): Place {
  const { href, pathname, search, hash } = window.location;
  const { usr, key } = valuesIn(window.history.state);
  if (known?.href !== href || known.key !== textIn(key)) known = { href, key: textIn(key), place: { pathname, search, hash, state: usr } };
  return known.place;
}
