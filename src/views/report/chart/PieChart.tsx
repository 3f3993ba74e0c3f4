import { styled } from '@mui/material/styles';
import { useLocaleState, useTranslate } from 'ra-core';
import { MAX_PARTS } from '#/model/reports/chartData.ts';
import { sharesOf } from '#/model/reports/shares.ts';
import { numberFormat } from '#/model/values/intl.ts';
import { BarChart } from './BarChart.tsx';
import { ChartCaption } from './ChartCaption.tsx';
import { ChartCard, seriesColor } from './ChartCard.tsx';
import type { ChartProps } from './chartProps.ts';

const RADIUS = 60;
const THICKNESS = 26;
const ROUND = 2 * Math.PI * RADIUS;
const SIZE = 2 * (RADIUS + THICKNESS);

/**
 * Parts of a whole as a ring, with a list that names each, its figure and its share. What is no whole (an amount below zero) stands as
 * bars.
 */
export function PieChart(props: ChartProps) {
  const { data, nameOf, figures, compared, sentence } = props;
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [series] = data.series;
  const shares = series && sharesOf(series.values, MAX_PARTS);
  if (!series) return null;
  if (!shares) return <BarChart {...props} />;
  const percent = numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  let gone = 0;
  return (
    <Pie>
      <ChartCaption fields={[series.field]} compared={undefined} />
      <div className="parts">
        <svg role="img" aria-label={sentence} viewBox={`0 0 ${SIZE} ${SIZE}`} width={SIZE} height={SIZE}>
          {shares.map(({ index, share }, number) => {
            const start = gone;
            gone += share;
            return (
              <circle
                key={index ?? 'rest'}
                style={seriesColor(number)}
                cx={SIZE / 2}
                cy={SIZE / 2}
                r={RADIUS}
                strokeWidth={THICKNESS}
                strokeDasharray={`${Math.max(0, share * ROUND - (shares.length > 1 ? 2 : 0))} ${ROUND}`}
                transform={`rotate(${start * 360 - 90} ${SIZE / 2} ${SIZE / 2})`}
              />
            );
          })}
        </svg>
        <ul>
          {shares.map(({ index, value, share }, number) => (
            <li key={index ?? 'rest'} style={seriesColor(number)}>
              <span className="dot" />
              <span className="name" dir="auto">
                {index === null ? translate('reports_view.others') : nameOf(data.categories[index])}
              </span>
              <span className="figure" dir="ltr">
                {figures.text(series.field, value)}
              </span>
              <span dir="ltr">{percent.format(share)}</span>
              {compared && index !== null && (
                <small>
                  {compared}: <span dir="ltr">{figures.text(series.field, series.before?.[index] ?? 0)}</span>
                </small>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Pie>
  );
}

const Pie = styled(ChartCard)(({ theme }) => ({
  '.parts': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: '16px 40px' },
  circle: { fill: 'none', stroke: 'var(--of)' },
  '[dir=rtl] & svg': { transform: 'scaleX(-1)' },
  ul: {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    flex: '1 1 260px',
    maxWidth: 520,
    display: 'grid',
    gap: 8,
    gridTemplateColumns: 'auto 1fr auto auto',
  },
  li: {
    ...theme.typography.body2,
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    alignItems: 'center',
    columnGap: 12,
    fontVariantNumeric: 'tabular-nums',
  },
  'li > :nth-of-type(4)': { color: theme.vars.palette.text.secondary, textAlign: 'end' },
  small: { gridColumn: '2 / -1', color: theme.vars.palette.text.secondary },
  '.dot': { width: 12, height: 12, borderRadius: 4, background: 'var(--of)' },
  '.name': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '.figure': { textAlign: 'end', fontWeight: 600 },
}));
