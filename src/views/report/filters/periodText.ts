import type { Period } from '#/model/reports/periods.ts';
import { dateFormat } from '#/model/values/intl.ts';

/** Days in words, without saying twice what they share: "1 – 7 Nov 2026". */
export function periodText({ from, to }: Period, locale: string): string {
  const format = dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return from === to ? format.format(Date.parse(from)) : format.formatRange(Date.parse(from), Date.parse(to));
}
