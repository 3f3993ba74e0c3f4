/** How far back the demo data go. */
export interface DemoSpan {
  /** Days before today whose orders are made up one by one; 0: no orders. */
  days: number;
  /** How often these days are laid, thinned, before themselves. */
  repeats: number;
}

/** Days before today that have orders, made up one by one or repeated. */
export const daysOf = ({ days, repeats }: DemoSpan): number => days * (repeats + 1);

/**
 * Six weeks. Whole ones, so that a Friday stays one; and not a part of the 52 weeks that a comparison with last year goes back, which
 * would lay each day beside itself.
 */
const REPEATED = 42;

/** So many days are made up one by one where no more are asked for, and wherever days cannot be repeated. */
const FEW = 100;

/**
 * How so many days of orders are made: a few are made up one by one, many of copies of the last weeks. On a cluster there are only the
 * former: what is copied stands in temporary tables, which its nodes know nothing of.
 */
export function spanOf(days: number, distributed: boolean): DemoSpan {
  if (distributed) return { days: Math.min(days, FEW), repeats: 0 };
  return days <= FEW ? { days, repeats: 0 } : { days: REPEATED, repeats: Math.floor(days / REPEATED) - 1 };
}
