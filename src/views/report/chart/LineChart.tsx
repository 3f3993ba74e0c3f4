import { styled, useTheme } from '@mui/material/styles';
import { type PointerEvent, useState } from 'react';
import { linesOf } from '#/model/reports/chartData.ts';
import { everyNth, ticksOf } from '#/model/reports/ticks.ts';
import { ChartCaption } from './ChartCaption.tsx';
import { ChartCard, seriesColor } from './ChartCard.tsx';
import type { ChartProps } from './chartProps.ts';
import { LineTip } from './LineTip.tsx';
import { useWidth } from './useWidth.ts';

const HEIGHT = 240;
const TOP = 12;
const BOTTOM = 28;
const EDGE = 12;
/** What a label needs, in pixels. */
const AXIS_LETTER = 7.5;
const LABEL_WIDTH = 72;
/** Anchors are meant from the left in every language; in the style sheet it would be turned around with everything else. */
const LEFT_TO_RIGHT = { direction: 'ltr' } as const;

/**
 * Figures over time or another order, what they are compared with dashed beside them; in a right-to-left language it runs from the right.
 */
export function LineChart({ data: { categories, series }, nameOf, shortNameOf, figures, compared, sentence }: ChartProps) {
  const isRtl = useTheme().direction === 'rtl';
  const [ref, width] = useWidth<HTMLDivElement>();
  const [at, setAt] = useState<number | null>(null);
  const all = series.flatMap(({ values, gaps, before = [] }) => [...values.filter((_, index) => !gaps?.has(index)), ...before]);
  const [first] = series;
  if (!first || categories.length < 2 || all.every((value) => value === 0)) return null;
  const ticks = ticksOf(Math.min(...all), Math.max(...all));
  const [least = 0, most = 1] = [ticks[0], ticks.at(-1)];
  const axis = Math.max(...ticks.map((tick) => figures.short(first.field, tick).length)) * AXIS_LETTER + 10;
  const room = Math.max(1, width - axis - EDGE);
  const x = (index: number) => {
    const along = (index / (categories.length - 1)) * room;
    return isRtl ? width - axis - along : axis + along;
  };
  const y = (value: number) => TOP + (1 - (value - least) / (most - least)) * (HEIGHT - TOP - BOTTOM);
  // A day alone between two gaps is a line of no length, whose round ends are a dot.
  const path = (values: readonly number[], gaps?: ReadonlySet<number>) =>
    linesOf(values, gaps)
      .map((line) => line.map(({ index, value }, at) => `${at ? 'L' : 'M'}${x(index).toFixed(1)} ${y(value).toFixed(1)}`))
      .map((steps) => (steps.length === 1 ? `${steps[0]}h0` : steps.join('')))
      .join('');
  const step = everyNth(categories.length, Math.floor(room / LABEL_WIDTH));
  const follow = ({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) => {
    const offset = clientX - currentTarget.getBoundingClientRect().left;
    const along = isRtl ? width - axis - offset : offset - axis;
    setAt(Math.min(categories.length - 1, Math.max(0, Math.round((along / room) * (categories.length - 1)))));
  };
  return (
    <Lines className={series.length === 1 ? 'single' : undefined}>
      <ChartCaption fields={series.map(({ field }) => field)} compared={compared} />
      <div className="drawing" ref={ref}>
        {width > 0 && (
          <svg
            role="img"
            style={LEFT_TO_RIGHT}
            aria-label={sentence}
            width={width}
            height={HEIGHT}
            onPointerMove={follow}
            onPointerLeave={() => setAt(null)}
          >
            {ticks.map((tick) => (
              <g key={tick}>
                <line
                  className={tick === 0 ? 'zero' : 'rule'}
                  x1={isRtl ? EDGE : axis}
                  x2={isRtl ? width - axis : width - EDGE}
                  y1={y(tick)}
                  y2={y(tick)}
                />
                <text x={isRtl ? width - axis + 8 : axis - 8} y={y(tick) + 4} textAnchor={isRtl ? 'start' : 'end'}>
                  {figures.short(first.field, tick)}
                </text>
              </g>
            ))}
            {categories.map((category, index) =>
              index % step === 0 ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: the places of an axis
                <text key={index} x={x(index)} y={HEIGHT - 8} textAnchor={anchor(index, categories.length, isRtl)}>
                  {shortNameOf(category)}
                </text>
              ) : null,
            )}
            {series.map(({ field, values, gaps, before }, number) => (
              <g key={field.name} style={seriesColor(number)}>
                {before && <path className="before" d={path(before)} />}
                <path className="line" d={path(values, gaps)} />
                {at !== null && !gaps?.has(at) && <circle cx={x(at)} cy={y(values[at] ?? 0)} r={4} />}
              </g>
            ))}
            {at !== null && <line className="cursor" x1={x(at)} x2={x(at)} y1={TOP} y2={HEIGHT - BOTTOM} />}
          </svg>
        )}
        {at !== null && <LineTip name={nameOf(categories[at])} index={at} series={series} figures={figures} left={x(at)} width={width} />}
      </div>
    </Lines>
  );
}

/** The outermost labels stay inside the drawing. */
function anchor(index: number, count: number, isRtl: boolean): 'start' | 'middle' | 'end' {
  if (index === count - 1) return isRtl ? 'start' : 'end';
  return index === 0 ? (isRtl ? 'end' : 'start') : 'middle';
}

const Lines = styled(ChartCard)(({ theme }) => ({
  '.drawing': { position: 'relative', minHeight: HEIGHT },
  svg: { display: 'block', touchAction: 'pan-y' },
  text: { ...theme.typography.caption, fill: theme.vars.palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
  '.rule': { stroke: theme.vars.palette.divider, opacity: 0.6 },
  '.zero': { stroke: theme.vars.palette.divider },
  '.line, .before': { fill: 'none', stroke: 'var(--of)', strokeWidth: 2.5, strokeLinejoin: 'round', strokeLinecap: 'round' },
  '.before': { strokeWidth: 2, strokeDasharray: '5 5', opacity: 0.55 },
  circle: { fill: 'var(--of)', stroke: theme.vars.palette.background.paper, strokeWidth: 2 },
  '.cursor': { stroke: theme.vars.palette.text.secondary, strokeDasharray: '2 3' },
}));
