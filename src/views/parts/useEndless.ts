import { useStore } from 'ra-core';

/** Whether this browser's lists go on as one scrolls instead of by pages, and how that is changed. */
export function useEndless(): [isEndless: boolean, setEndless: (isEndless: boolean) => void] {
  return useStore('lists.endless', false);
}
