/** How a figure stands to the one it is compared with. */
export interface Change {
  /** `new`: there was nothing before. */
  way: 'up' | 'down' | 'same' | 'new';
  difference: number;
  /** Of what was before: 0.1 is a tenth more; null where there was nothing. */
  share: number | null;
}

/** Sums of decimals are off by less than this. */
const NOTHING = 1e-9;

/** The change from one figure to another; null where neither is there. */
export function changeOf(now: unknown, before: unknown): Change | null {
  const [is, was] = [figureOf(now), figureOf(before)];
  if (is === null && was === null) return null;
  const difference = (is ?? 0) - (was ?? 0);
  if (Math.abs(difference) < NOTHING) return { way: 'same', difference: 0, share: 0 };
  if (!was) return { way: 'new', difference, share: null };
  return { way: difference > 0 ? 'up' : 'down', difference, share: difference / Math.abs(was) };
}

function figureOf(value: unknown): number | null {
  const figure = value === null || value === undefined || value === '' ? Number.NaN : Number(value);
  return Number.isFinite(figure) ? figure : null;
}
