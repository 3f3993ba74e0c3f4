import type { Fields, Kind } from '#resources/schema';

const NUMERIC: readonly Kind[] = ['integer', 'decimal', 'percent', 'quantity', 'money', 'duration', 'computed', 'aggregate', 'external'];

/** Whether values of the kind stand at the end of their column. */
export function isNumeric(kind: Kind): boolean {
  return NUMERIC.includes(kind);
}

/** A new row with its fields' defaults. */
export function emptyRow(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, 'default' in field && field.default !== undefined ? field.default : null]));
}

/** Whether a row has something refused. */
export function hasErrors(errors: unknown, place: number): boolean {
  return Boolean((errors as Record<number, unknown> | undefined)?.[place]);
}
