import { useNotify, useStoreContext } from 'ra-core';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { ResourceModel } from '#/resources/schema/model.ts';
import { addressOf, plainState } from './listView.ts';
import type { ListViews } from './useListViews.ts';

/** Where a list is on the way to: its views are being asked for, it goes to another address, or it stands. */
export type Arrival = 'waiting' | 'standing' | { search: string };

/** The lists opened since the page was loaded: the first time, a list opens with its default view, and with nothing selected. */
const opened = new Set<string>();

/**
 * Reads the address that a list is opened with. `?view=` alone stands for all that the view asks; an address without anything
 * is the reader's default view when the list is opened for the first time, and later what it showed last.
 */
export function useArrival(resource: ResourceModel, views: ListViews, storeKey: string, perPage: number): Arrival {
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
  const isShort = named !== null && !params.has('filter');
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
  if (view) return { search: addressOf(view.state, perPage, view.key) };
  return isUnknown ? { search: addressOf(plainState(resource), perPage) } : 'standing';
}
