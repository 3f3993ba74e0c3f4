import { joined } from './cells.ts';

/** A name in one cell as two: `Nguyen, Linh`, `Linh Nguyen`. */
export function nameParts(name: string): { first_name: string; last_name: string } {
  const [family = '', given] = name.split(',').map((part) => part.trim());
  if (given) return { first_name: given, last_name: family };
  const words = name.trim().split(/\s+/);
  return { first_name: words.slice(0, -1).join(' ') || (words[0] ?? ''), last_name: words.length > 1 ? (words.at(-1) ?? '') : '' };
}

/** Someone is called by the first of these that says something. */
export function calledBy(first: string, last: string, ...others: readonly string[]): { first_name: string; last_name: string } {
  const [called = ''] = [first, last, ...others].filter((text) => text.trim());
  return first.trim() ? { first_name: first, last_name: last } : { first_name: called, last_name: '' };
}

/** An address on lines: streets, the town with its postal code, the country. */
export const addressOf = (streets: readonly string[], town: readonly string[], country = '') =>
  joined([...streets, joined(town, ' '), country], '\n');

/** A birthday that says its year; one without is nobody's date. */
export const birthdayOf = (cell: string) => (/^(?!0000)\d{4}-\d{2}-\d{2}/.exec(cell.trim()) ? cell.trim().slice(0, 10) : '');
