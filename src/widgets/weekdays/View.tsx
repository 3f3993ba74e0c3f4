import { useLocaleState } from 'ra-core';
import { weekdayText } from '#/model/reports/periods.ts';
import { textsIn } from '#/model/values/shapes.ts';
import type { CellProps } from '#/src/kinds/kindProps.ts';

/** Days of the week, to be read. */
export default function WeekdaysView({ value }: CellProps) {
  const [locale] = useLocaleState();
  const names = textsIn(value).map((day) => weekdayText(day, locale, 'long') ?? day);
  return <span>{new Intl.ListFormat(locale, { type: 'unit' }).format(names)}</span>;
}
