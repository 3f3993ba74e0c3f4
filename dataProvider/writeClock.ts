import type { Model } from '#/model/language/model.ts';
import { readerOf } from './readingFetch.ts';

/** How long ago this page last changed something, as far as it can know. */
export interface WriteClock {
  /** Hears of every call. */
  fetch: typeof fetch;
  /** Seconds since the last call ended that may have changed something; 0 while one is on its way. */
  quietFor: () => number;
}

/** Starts a clock that counts from now on: what was done before it, it does not know. */
export function createWriteClock(model: Model, send: typeof fetch = fetch): WriteClock {
  const isReading = readerOf(model);
  let onTheirWay = 0;
  let since = performance.now();
  return {
    async fetch(input, init) {
      if (isReading(input, init)) return send(input, init);
      onTheirWay += 1;
      try {
        return await send(input, init);
      } finally {
        onTheirWay -= 1;
        since = performance.now();
      }
    },
    quietFor: () => (onTheirWay > 0 ? 0 : (performance.now() - since) / 1000),
  };
}
