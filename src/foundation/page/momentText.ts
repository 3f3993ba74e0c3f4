import { DAY_MS, HOUR_MS, MINUTE_MS } from '#/model/values/durations.ts';
import { dateFormat, relativeFormat } from '#/model/values/intl.ts';

/**
 * How long ago a moment is, in words: under a minute the words given, beyond two days the date (specification §9). @param moment ISO 8601
 */
export function momentText(moment: string, locale: string, justNow: string, now = Date.now()): string {
  const ago = now - Date.parse(moment);
  if (ago < MINUTE_MS) return justNow;
  if (ago >= 2 * DAY_MS) return dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(moment));
  const relative = relativeFormat(locale);
  return ago < HOUR_MS ? relative.format(-Math.floor(ago / MINUTE_MS), 'minute') : relative.format(-Math.floor(ago / HOUR_MS), 'hour');
}
