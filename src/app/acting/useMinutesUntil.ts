import { useSyncExternalStore } from 'react';
import { MINUTE_MS } from '#/model/values/durations.ts';

/** The minutes change this soon after they are others. */
const TICK_MS = 5000;

/** How many minutes there are until an instant (ISO 8601), begun ones counted whole; it keeps itself up to date. */
export function useMinutesUntil(until: string): number {
  return useSyncExternalStore(everyTick, () => Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / MINUTE_MS)));
}

function everyTick(listener: () => void): () => void {
  const timer = setInterval(listener, TICK_MS);
  return () => clearInterval(timer);
}
