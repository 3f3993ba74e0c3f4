/** A part of a whole; `index` is null for all that are too many to be shown. */
export interface Share {
  index: number | null;
  value: number;
  /** 0 to 1. */
  share: number;
}

/**
 * The parts that make a whole, the largest first and what is left as one; null where there is no whole (nothing, or something below zero).
 */
export function sharesOf(values: readonly number[], most: number): Share[] | null {
  const whole = values.reduce((sum, value) => sum + value, 0);
  if (whole <= 0 || values.some((value) => value < 0)) return null;
  const ordered = values
    .map((value, index) => ({ index, value, share: value / whole }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value);
  if (ordered.length <= most) return ordered;
  const rest = ordered.slice(most - 1).reduce((sum, { value }) => sum + value, 0);
  return [...ordered.slice(0, most - 1), { index: null, value: rest, share: rest / whole }];
}
