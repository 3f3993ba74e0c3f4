/** In which order numbers stand in a date. */
export type DateOrder = 'dmy' | 'mdy';
/** The sign before the fraction of a number. */
export type DecimalSign = '.' | ',';

/** How dates and numbers are written; what is not said is not known, and what could be read in two ways is refused. */
export interface Notation {
  dates?: DateOrder | undefined;
  decimals?: DecimalSign | undefined;
}

/** How the cells of one column are written; beside that the first that could be read in two ways. */
export interface ColumnNotation extends Notation {
  date?: { text: string; dmy: string; mdy: string };
  number?: { text: string; as_fraction: string; as_thousands: string };
}

/**
 * What columns of one kind show together: the only way that any of them is written in. Undefined: they show none, or several.
 */
export function agreed<K extends keyof Notation>(columns: readonly ColumnNotation[], name: K): Notation[K] {
  const each = new Set(columns.flatMap((column) => column[name] ?? []));
  return each.size === 1 ? [...each][0] : undefined;
}

/**
 * The sign before fractions where no cell shows it: a point, but not in files whose cells semicolons separate, which come from countries
 * where it is a comma.
 */
export function usualSign(separator: string | null | undefined): DecimalSign | undefined {
  return separator === ';' ? undefined : '.';
}
