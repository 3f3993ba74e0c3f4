import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import type { ChartSeries } from './chartData.ts';
import type { ChartProps } from './chartProps.ts';

interface LineTipProps {
  name: string;
  place: number;
  series: readonly ChartSeries[];
  figures: ChartProps['figures'];
  /** Pixels from the left, of so many. */
  left: number;
  width: number;
}

/** The figures under the pointer; the table has them for everybody else. */
export function LineTip({ name, place, series, figures, left, width }: LineTipProps) {
  const labelOf = useLabelOf();
  const translate = useTranslate();
  return (
    // Physical sides: the drawing is measured from the left in every language.
    <Tip aria-hidden style={left > width / 2 ? { right: width - left + 12 } : { left: left + 12 }}>
      <strong>{name}</strong>
      {series.map(({ field, values, before }) => (
        <span key={field.name}>
          {labelOf(field)} <b dir="ltr">{figures.text(field, values[place] ?? 0)}</b>
          {before && (
            <small>
              {translate('reports_view.before')} <span dir="ltr">{figures.text(field, before[place] ?? 0)}</span>
            </small>
          )}
        </span>
      ))}
    </Tip>
  );
}

const Tip = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'absolute',
  top: 8,
  display: 'grid',
  gap: 2,
  padding: '8px 12px',
  borderRadius: 8,
  pointerEvents: 'none',
  whiteSpace: 'nowrap',
  background: theme.vars.palette.background.raised,
  border: `1px solid ${theme.vars.palette.divider}`,
  boxShadow: theme.shadows[4],
  fontVariantNumeric: 'tabular-nums',
  small: { display: 'block', color: theme.vars.palette.text.secondary },
}));
