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
 * Eleven weeks. Whole ones, so that a Friday stays one; and not a part of the 52 weeks that a comparison with last year goes back, which
 * would lay each day beside itself.
 */
const REPEATED = 77;

/**
 * How so many days of orders are made: a few are made up one by one, many of copies of the last weeks. On a cluster there are no more than
 * those: what is copied stands in temporary tables, which its nodes know nothing of.
 */
export function spanOf(days: number, distributed: boolean): DemoSpan {
  if (distributed) return { days: Math.min(days, REPEATED), repeats: 0 };
  return days < 2 * REPEATED ? { days, repeats: 0 } : { days: REPEATED, repeats: Math.floor(days / REPEATED) - 1 };
}
