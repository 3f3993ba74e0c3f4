import { styled } from '@mui/material/styles';
import { ChartCaption } from './ChartCaption.tsx';
import { ChartCard, seriesColor } from './ChartCard.tsx';
import type { ChartProps } from './chartProps.ts';

/** Bars; each figure stands in words beside its bar, so that nothing has to be read off. */
export function BarChart({ data: { categories, series }, nameOf, figures, compared }: ChartProps) {
  const all = series.flatMap(({ values, before = [] }) => [...values, ...before]);
  const [least, most] = [Math.min(0, ...all), Math.max(0, ...all)];
  if (least === most) return null;
  const part = (size: number) => `${(size / (most - least)) * 100}%`;
  // From the zero line on: what is below zero runs the other way.
  const bar = (value: number) => ({ marginInlineStart: part(Math.min(0, value) - least), inlineSize: part(Math.abs(value)) });
  return (
    <Bars className={series.length === 1 ? 'single' : undefined}>
      <ChartCaption fields={series.map(({ field }) => field)} compared={compared} />
      <ol>
        {categories.map((category, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of a report have no identity but their index
          <li key={index}>
            <span className="name" dir="auto">
              {nameOf(category)}
            </span>
            <span className="tracks" aria-hidden>
              {series.map(({ field, values, before }, number) => (
                <span key={field.name} className="track" style={seriesColor(number)}>
                  <span className="bar" style={bar(values[index] ?? 0)} />
                  {before && <span className="before" style={bar(before[index] ?? 0)} />}
                  {least < 0 && <span className="zero" style={{ insetInlineStart: part(-least) }} />}
                </span>
              ))}
            </span>
            <span className="figure" dir="ltr">
              {series.map(({ field, values }) => figures.text(field, values[index])).join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </Bars>
  );
}

const Bars = styled(ChartCard)(({ theme }) => ({
  // One grid for all, so that every bar begins and ends on the same lines.
  ol: { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: '8px 12px', gridTemplateColumns: 'fit-content(200px) 1fr auto' },
  li: { ...theme.typography.body2, display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid', alignItems: 'center' },
  '.name': { minWidth: 0, overflowWrap: 'anywhere', textAlign: 'left' },
  '.tracks': { display: 'grid', gap: 2 },
  '.track': { position: 'relative', display: 'grid', gap: 2, borderRadius: 4, background: theme.vars.palette.action.hover },
  '.bar': { display: 'block', height: 14, borderRadius: 4, background: 'var(--of)' },
  '.zero': { position: 'absolute', insetBlock: 0, borderInlineStart: `1px solid ${theme.vars.palette.text.secondary}` },
  '.before': { display: 'block', height: 0, borderBlockEnd: '2px dashed var(--of)', opacity: 0.55 },
  '.figure': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', fontWeight: 600 },
  [theme.breakpoints.down('sm')]: {
    ol: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    li: { rowGap: 4 },
    '.tracks': { gridRow: 2, gridColumn: '1 / -1' },
    '.bar': { height: 8 },
  },
}));
