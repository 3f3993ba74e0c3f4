import { formatInTimeZone } from 'date-fns-tz';
import type { KindContext } from '#/model/kinds/base/part.ts';
import { kinds } from '#/model/kinds/index.ts';
import { readInstant } from '#/model/values/instants.ts';
import type { Kind } from '#model/language';
import { latinDigits } from '../number/typedNumber.ts';
import { readTypedDate, readTypedTime } from './typedDate.ts';

/** A stored date, time or instant as it stands in its box: as lists say it. What could not be read stands there as it was typed. */
export function boxText(kind: 'date' | 'time' | 'datetime', value: unknown, context: KindContext): string {
  if (typeof value !== 'string' || value === '') return '';
  if (localOf(kind, value, context) === null) return value;
  switch (kind) {
    case 'date':
      return kinds.date.format(value, { kind }, context);
    case 'time':
      return kinds.time.format(value, { kind }, context);
    default:
      return kinds.datetime.format(readInstant(value, context.timezone), { kind }, context);
  }
}

/** What the platform's own picker takes and gives: `yyyy-mm-dd`, `hh:mm`, `yyyy-mm-ddThh:mm`; empty for what cannot be read. */
export function nativeText(kind: Kind, value: unknown, context: KindContext): string {
  return (typeof value === 'string' && value && localOf(kind, value, context)) || '';
}

/** What was typed or picked as it is stored; the text itself where it cannot be read, so that it can be refused in words. */
export function readBox(kind: Kind, text: string, context: KindContext): unknown {
  const typed = latinDigits(text).trim();
  if (typed === '') return null;
  const today = formatInTimeZone(new Date(), context.timezone, 'yyyy-MM-dd');
  if (kind === 'date') return readTypedDate(typed, context.locale, today) ?? text;
  if (kind === 'time') return readTypedTime(typed) ?? text;
  const parts = /^(.*?)[\s,،T]+(\d{1,2}(?:[:.h]\d{2}(?::\d{2})?)?\s*(?:[ap]\.?\s?m\.?|ص|م)?)$/iu.exec(typed);
  const date = readTypedDate(parts?.[1] ?? typed, context.locale, today);
  const time = parts ? readTypedTime(parts[2] ?? '') : '00:00';
  return (date && time && readInstant(`${date} ${time}`, context.timezone)) ?? readInstant(typed, context.timezone) ?? text;
}

function localOf(kind: Kind, value: string, context: KindContext): string | null {
  if (kind === 'date') return /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : null;
  if (kind === 'time') return /^\d{2}:\d{2}$/.test(value) ? value : null;
  const instant = readInstant(value, context.timezone);
  return instant && formatInTimeZone(instant, context.timezone, "yyyy-MM-dd'T'HH:mm");
}
