import { useLocaleState, useTranslate } from 'ra-core';
import { isolated } from '#/i18n/isolated.ts';
import type { MarkChart } from '#/model/language/reports.ts';
import type { ChartData } from '#/model/reports/chartData.ts';
import { sharesOf } from '#/model/reports/shares.ts';
import { numberFormat } from '#/model/values/intl.ts';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import type { useFigureText } from '../useFigureText.ts';

const MAX_NAMED = 5;

/** What a chart says, in a sentence: of a line its ends, its highest and its lowest place, of a whole its largest parts. */
export function useChartSentence(
  figures: ReturnType<typeof useFigureText>,
): (data: ChartData, nameOf: (category: unknown) => string, type: MarkChart['type']) => string {
  const translate = useTranslate();
  const labelOf = useLabelOf();
  const [locale] = useLocaleState();
  return ({ categories, series }, nameOf, type) => {
    const [first] = series;
    if (!first || !categories.length) return '';
    const { field, gaps } = first;
    const values = first.values.filter((_, index) => !gaps?.has(index));
    const there = categories.filter((_, index) => !gaps?.has(index));
    if (!values.length) return '';
    if (type === 'pie') {
      const percent = numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
      const parts = (sharesOf(values, MAX_NAMED) ?? []).map(
        ({ index, share }) => `${index === null ? translate('reports_view.others') : nameOf(categories[index])} ${percent.format(share)}`,
      );
      return `${labelOf(field)}: ${parts.join(', ')}`;
    }
    const most = values.indexOf(Math.max(...values));
    const least = values.indexOf(Math.min(...values));
    return translate('reports_view.line_sentence', {
      name: labelOf(field),
      from: nameOf(there[0]),
      to: nameOf(there.at(-1)),
      most: isolated(figures.text(field, values[most]), locale),
      most_at: nameOf(there[most]),
      least: isolated(figures.text(field, values[least]), locale),
      least_at: nameOf(there[least]),
    });
  };
}
