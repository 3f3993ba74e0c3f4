import { useNotify, useStoreContext } from 'ra-core';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { NamedView, NamedViews } from './namedView.ts';

/** Where a screen with views is on the way to: its views are being asked for, it goes to another address, or it stands. */
export type InitialView = 'waiting' | 'standing' | { search: string };

/** The screens opened since the page was loaded: the first time, one opens with its default view, and with nothing selected. */
const opened = new Set<string>();

interface Arriving<V extends NamedView> {
  storeKey: string;
  /** Whether an address names a view and says nothing of what it asks. */
  isShort: (parts: URLSearchParams) => boolean;
  /** The whole address of a view; undefined: of the screen without one. */
  addressOf: (view: V | undefined) => string;
}

/**
 * Reads the address that a screen is opened with. `?view=` alone stands for all that the view asks; an address without anything
 * is the reader's default view when the screen is opened for the first time, and later what it showed last.
 */
export function useInitialView<V extends NamedView>(
  views: NamedViews<V>,
  { storeKey, isShort: isShortAddress, addressOf }: Arriving<V>,
): InitialView {
  const { search } = useLocation();
  const notify = useNotify();
  const { removeItem } = useStoreContext();
  const [isFirst] = useState(() => {
    const first = !opened.has(storeKey);
    // A selection of another day is nobody's intention.
    if (first) removeItem(`${storeKey}.selectedIds`);
    return first;
  });
  const [wasBare] = useState(search === '');
  const params = new URLSearchParams(search);
  const named = params.get('view');
  const isShort = named !== null && isShortAddress(params);
  const startsAnew = isFirst && wasBare && search === '' && !opened.has(storeKey);
  const wanted = isShort ? named : startsAnew ? views.default : null;
  const view = wanted === null ? undefined : views.all.find(({ key }) => key === wanted);
  const isWaiting = !view && views.isPending && (isShort || startsAnew);
  const isUnknown = isShort && !view && !isWaiting;
  useEffect(() => {
    if (!isWaiting) opened.add(storeKey);
  }, [isWaiting, storeKey]);
  useEffect(() => {
    if (isUnknown) notify('lists.unknown_view', { type: 'warning' });
  }, [isUnknown, notify]);
  if (isWaiting) return 'waiting';
  if (view) return { search: addressOf(view) };
  return isUnknown ? { search: addressOf(undefined) } : 'standing';
}
