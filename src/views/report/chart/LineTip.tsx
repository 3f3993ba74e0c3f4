import { useTranslate } from 'ra-core';
import type { ChartSeries } from '#/model/reports/chartData.ts';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { ChartTip } from './ChartTip.tsx';
import type { ChartProps } from './chartProps.ts';

interface LineTipProps {
  name: string;
  index: number;
  series: readonly ChartSeries[];
  figures: ChartProps['figures'];
  /** Pixels from the left, of so many. */
  left: number;
  width: number;
}

/** The figures under the pointer; the table has them for everybody else. */
export function LineTip({ name, index, series, figures, left, width }: LineTipProps) {
  const labelOf = useLabelOf();
  const translate = useTranslate();
  return (
    <ChartTip left={left} width={width} name={name}>
      {series
        .filter(({ gaps }) => !gaps?.has(index))
        .map(({ field, values, before }) => (
          <span key={field.name}>
            {labelOf(field)} <b dir="ltr">{figures.text(field, values[index] ?? 0)}</b>
            {before && (
              <small>
                {translate('reports_view.before')} <span dir="ltr">{figures.text(field, before[index] ?? 0)}</span>
              </small>
            )}
          </span>
        ))}
    </ChartTip>
  );
}
