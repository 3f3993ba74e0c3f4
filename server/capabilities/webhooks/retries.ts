import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#/model/values/durations.ts';

/** The pauses after each try that was not taken; after the last one a delivery is given up. */
export const PAUSES_MS: readonly number[] = [
  10 * SECOND_MS,
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  6 * HOUR_MS,
  12 * HOUR_MS,
  24 * HOUR_MS,
];
/** How far each pause strays, so that what failed together does not come again together. */
const JITTER = 0.2;

/** How long a delivery waits after its `tries`-th try; undefined: it is given up. @param chance from 0 up to 1 */
export function pauseAfter(tries: number, pauses = PAUSES_MS, chance = Math.random()): number | undefined {
  const pause = pauses[tries - 1];
  return pause === undefined ? undefined : Math.round(pause * (1 - JITTER + 2 * JITTER * chance));
}
