import { useLocaleState, useTranslate } from 'ra-core';
import { comparedPeriod, type Period } from '#/model/reports/periods.ts';
import { dateFormat } from '#/model/values/intl.ts';
import type { AskedReport } from '#/src/views/report/filters/useReportQuestion.ts';
import { comparisonOf, isRunning } from './question.ts';

/** The days compared with, in words. `said`: what the comparison means. */
export function Compared({ asked: { question, establishments }, said }: { asked: AskedReport; said?: string | undefined }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const days = shortDays(comparedPeriod(question, comparisonOf(question)), question, locale);
  return (
    <small title={said}>
      {translate(isRunning(question, establishments) ? 'dashboard.against_so_far' : 'dashboard.against', { days })}
    </small>
  );
}

/** Days without the year, where it is the one that is looked at. */
function shortDays({ from, to }: Period, asked: Period, locale: string): string {
  const isSameYear = from.slice(0, 4) === asked.to.slice(0, 4);
  const format = dateFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC', ...(!isSameYear && { year: 'numeric' }) });
  return from === to ? format.format(Date.parse(from)) : format.formatRange(Date.parse(from), Date.parse(to));
}
