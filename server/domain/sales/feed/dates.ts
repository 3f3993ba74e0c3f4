import { isCalendarDate } from '#/model/values/instants.ts';
import { FeedError } from './columns.ts';

/** Which part of `03/08/19` comes first. */
export type DateOrder = 'day-first' | 'month-first';

const PARTS = /^(\d{1,4})[./-](\d{1,2})[./-](\d{1,4})(?:[T,\s]+(\d{1,2})[:.h](\d{2})(?:[:.](\d{2})(?:\.\d+)?)?(?:\s*([ap])\.?m\.?)?)?$/i;
const ZONED = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*(?:Z|[+-]\d{2}:?\d{2})$/i;

/**
 * What the dates of a file say about their order: null where every one can be read both ways. @throws FeedError where they contradict each
 * other
 */
export function dateOrderOf(texts: Iterable<string>): DateOrder | 'any' | null {
  const evidence: Partial<Record<DateOrder, string>> = {};
  let isOpen = false;
  for (const text of texts) {
    const [a = '', b = ''] = partsOf(text) ?? [];
    if (!a || a.length === 4) continue;
    isOpen = true;
    if (Number(a) > 12) evidence['day-first'] ??= text;
    if (Number(b) > 12) evidence['month-first'] ??= text;
  }
  const { 'day-first': dayFirst, 'month-first': monthFirst } = evidence;
  if (dayFirst && monthFirst)
    throw new FeedError(
      `The dates contradict each other: '${dayFirst}' starts with the day, '${monthFirst}' with the month. Say which is right with --dates day-first or --dates month-first; the others are then rejected`,
    );
  if (dayFirst) return 'day-first';
  return monthFirst ? 'month-first' : isOpen ? null : 'any';
}

/** `yyyy-MM-dd HH:mm:ss` of a date and time as an export writes them, or the text itself where it names its zone; null where it is none. */
export function readDate(text: string, order: DateOrder | 'any'): string | null {
  const trimmed = text.trim();
  if (ZONED.test(trimmed)) return trimmed;
  const parts = partsOf(trimmed);
  if (!parts) return null;
  const [a, b, c, hour = '0', minute = '00', second = '00', half] = parts;
  const [year, month, day] = a.length === 4 ? [a, b, c] : order === 'month-first' ? [c, a, b] : [c, b, a];
  const date = `${fullYear(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour);
  if (!isCalendarDate(date) || hours > 23 || Number(minute) > 59 || Number(second) > 59) return null;
  return `${date} ${String(hours).padStart(2, '0')}:${minute}:${second}`;
}

type Parts = [string, string, string, ...(string | undefined)[]];

function partsOf(text: string): Parts | undefined {
  const match = PARTS.exec(text.trim());
  if (!match) return undefined;
  const [, a = '', b = '', c = '', ...rest] = match;
  return [a, b, c, ...rest];
}

function fullYear(year: string): string {
  return year.length <= 2 ? `20${year.padStart(2, '0')}` : year.padStart(4, '0');
}
