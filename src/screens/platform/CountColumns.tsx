import { useLocaleState, useTranslate } from 'ra-core';
import { dateFormat, numberFormat } from '#/model/values/intl.ts';
import { ColumnFigure } from '#/src/views/parts/ColumnFigure.tsx';

/** A count at the end of a day (`2026-11-20`) or a month (`2026-11`). */
export interface PeriodCount {
  label: string;
  count: number;
}

/** Counts over time as columns; how many came in all stands above them. */
export function CountColumns({ counts }: { counts: readonly PeriodCount[] }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [first, last] = [counts[0], counts.at(-1)];
  const named = ({ label }: PeriodCount, options = optionsOf(label)) => dateFormat(locale, options).format(Date.parse(label));
  const figure = (count: number) => numberFormat(locale, {}).format(count);
  const gained = (last?.count ?? 0) - (first?.count ?? 0);
  return (
    <ColumnFigure
      caption={translate('platform.gained', {
        smart_count: gained,
        count: numberFormat(locale, { signDisplay: 'exceptZero' }).format(gained),
        since: first ? named(first) : '',
      })}
      heads={[translate('platform.until'), translate('platform.clients')]}
      columns={counts.map((one) => ({
        key: one.label,
        name: named(one),
        short: named(one, shortOf(one.label)),
        value: one.count,
        text: figure(one.count),
        label: figure(one.count),
      }))}
    />
  );
}

const isMonth = (label: string) => label.length === 7;
const optionsOf = (label: string): Intl.DateTimeFormatOptions =>
  isMonth(label) ? { month: 'short', year: 'numeric', timeZone: 'UTC' } : { day: 'numeric', month: 'short', timeZone: 'UTC' };
/** The month alone below a column: twelve of them are a year. */
const shortOf = (label: string): Intl.DateTimeFormatOptions => (isMonth(label) ? { month: 'short', timeZone: 'UTC' } : optionsOf(label));
