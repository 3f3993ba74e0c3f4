import pg from 'pg';

/**
 * Begins a statement that comes with every request and looks up by keys alone, so that its plan is the same for all values. The embedded
 * database parses and plans it once: that takes longer than the looking up. A server plans it each time, since a pool before it may hand
 * each unit of work another connection.
 */
export const KEPT = '/* kept */';

const names = new Map<string, string>();

/** What a kept statement is called; undefined for any other. */
export function keptName(text: string): string | undefined {
  if (!text.startsWith(KEPT)) return undefined;
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = `kept_${names.size}`;
  names.set(text, name);
  return name;
}

/** What a statement is asked with; each is one of a column's own type. */
export type KeptValues = readonly (number | string)[];

/** How a glance looks. */
export interface GlanceOptions {
  /** At the rows of the business alone, as its own units of work do; else as the platform. */
  behindWall?: boolean;
}

/** A statement with its values written into it. */
export const written = (text: string, values: KeptValues): string =>
  text.replace(/\$(\d+)/g, (_, place: string) => literal(values[Number(place) - 1] as number | string));

/** Runs a statement that is kept under a name. */
export const executing = (name: string, values: KeptValues): string => `execute ${name}(${values.map(literal).join(', ')})`;

const literal = (value: number | string) => (typeof value === 'number' ? String(value) : pg.escapeLiteral(value));
