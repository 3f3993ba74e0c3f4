import { useLocaleState, useTranslate } from 'ra-core';
import { dateFormat, numberFormat } from '#/model/values/intl.ts';
import type { Finding } from '#/model/values/operationFindings.ts';
import { momentText } from '#/src/foundation/page/momentText.ts';

const MB = 1024 * 1024;
const GB = 1024 * MB;
const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;
/** From two hours on, hours say it. */
const HOURS_SAID = 2 * HOUR_SECONDS;

/** Sizes, durations, moments and findings as the reader writes them. */
export function useOperationWords() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const unit = (name: string, value: number, digits = 0) =>
    numberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'long', maximumFractionDigits: digits }).format(value);
  const short = (name: string, value: number, digits: number) =>
    numberFormat(locale, { style: 'unit', unit: name, maximumFractionDigits: digits }).format(value);
  const figure = (value: number) => numberFormat(locale, {}).format(value);
  const duration = (seconds: number) =>
    seconds < MINUTE_SECONDS
      ? unit('second', seconds)
      : seconds < HOURS_SAID
        ? unit('minute', Math.floor(seconds / MINUTE_SECONDS))
        : unit('hour', Math.floor(seconds / HOUR_SECONDS));
  /** What a job of a kind does; the kind itself where only a newer host knows it. */
  const job = (kind: string) => translate(`operations.job.${kind}`, { _: kind });
  const jobs = (kinds: readonly string[]) => new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(kinds.map(job));
  return {
    figure,
    duration,
    percent: (value: number) => numberFormat(locale, { style: 'percent' }).format(value / 100),
    size: (bytes: number) => (bytes < GB ? short('megabyte', bytes / MB, 0) : short('gigabyte', bytes / GB, 1)),
    time: (moment: string) => dateFormat(locale, { timeStyle: 'medium' }).format(new Date(moment)),
    /** How long before the reading a moment was. */
    ago: (moment: string, readAt: string) => momentText(moment, locale, translate('operations.just_now'), Date.parse(readAt)),
    job,
    jobs,
    sentence: ({ what, values: { minutes, smart_count, kinds, ...values } }: Finding) =>
      translate(`operations.finding.${what}`, {
        ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? figure(value) : value])),
        ...(typeof kinds === 'string' && { kinds: jobs(kinds.split(', ')) }),
        ...(typeof minutes === 'number' && { duration: duration(minutes * MINUTE_SECONDS) }),
        ...(smart_count !== undefined && { smart_count }),
      }),
  };
}
