import { say } from '#/i18n/sentences.ts';
import { invalid } from '#/server/foundation/http/apiError.ts';
import type { BookedLine, JournalDay } from './journalDays.ts';

/** An amount in minor units as a decimal of the currency, exact: 5 of 2 decimals is 0.05. */
export function decimalText(minor: number, decimals: number, point = '.'): string {
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  return `${minor < 0 ? '-' : ''}${whole}${decimals ? point + digits.slice(-decimals) : ''}`;
}

/** A text on one line: what would end a cell, a line or the file is a blank. */
export function onOneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/** Every line of some days. */
export function linesOf(days: readonly JournalDay[]): BookedLine[] {
  return days.flatMap(({ lines }) => lines);
}

/**
 * Names that the other program looks up are written as they are or not at all: changed, they would be booked elsewhere.
 * @throws ApiError 422 that says which
 */
export function refuseNames(names: readonly (string | undefined)[], isWritable: (name: string) => boolean): void {
  const odd = [...new Set(names.filter((name) => name !== undefined && !isWritable(name)))];
  if (odd.length) throw invalid({ format: [say('journal.unwritable', { names: shortList(odd) })] });
}

/** Some names for a sentence, the rest counted. */
export function shortList(names: readonly (string | undefined)[]): string {
  const shown = names.slice(0, MOST_NAMED).join(', ');
  return names.length > MOST_NAMED ? `${shown} (+${names.length - MOST_NAMED})` : shown;
}

const MOST_NAMED = 8;
