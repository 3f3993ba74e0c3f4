import { styled, useTheme } from '@mui/material/styles';
import { useLocaleState, useTranslate } from 'ra-core';
import { type PointerEvent, useState } from 'react';
import { enumLabel, enumTone } from '#/model/kinds/enum.ts';
import type { FieldOf } from '#/model/language/fields.ts';
import type { FieldModel } from '#/model/language/model.ts';
import { type Dot, labelsOf } from '#/model/reports/scatterData.ts';
import { everyNth, ticksOf } from '#/model/reports/ticks.ts';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import type { useFigureText } from '../useFigureText.ts';
import { ChartCard } from './ChartCard.tsx';
import { ChartTip } from './ChartTip.tsx';
import { useWidth } from './useWidth.ts';

interface ScatterChartProps {
  dots: readonly Dot[];
  /** Where the lines stand that part the groups. */
  middle: { x: number; y: number } | undefined;
  across: FieldModel;
  up: FieldModel;
  group: FieldOf<'enum'>;
  nameOf: (name: unknown) => string;
  figures: ReturnType<typeof useFigureText>;
}

const HEIGHT = 380;
const TOP = 16;
const BOTTOM = 44;
const EDGE = 16;
const AXIS_LETTER = 7.5;
const NAME_LETTER = 6.6;
const TICK_WIDTH = 56;
/** How near the pointer must come to a dot, in pixels. */
const REACH = 24;
const LEFT_TO_RIGHT = { direction: 'ltr' } as const;

/** Dots in a plane, each in its group's colour, with as many names as have room; in a right-to-left language it runs from the right. */
export function ScatterChart({ dots, middle, across, up, group, nameOf, figures }: ScatterChartProps) {
  const theme = useTheme();
  const isRtl = theme.direction === 'rtl';
  const translate = useTranslate();
  const labelOf = useLabelOf();
  const [locale] = useLocaleState();
  const [ref, width] = useWidth<HTMLDivElement>();
  const [at, setAt] = useState<number | null>(null);
  if (dots.length < 2) return null;
  const range = (values: readonly number[]) => ticksOf(Math.min(...values), Math.max(...values), 5);
  const ticks = { x: range(dots.map(({ x }) => x)), y: range(dots.map(({ y }) => y)) };
  const axis = Math.max(...ticks.y.map((tick) => figures.short(up, tick).length)) * AXIS_LETTER + 10;
  const room = Math.max(1, width - axis - EDGE);
  const along = (value: number, [first = 0, ...rest]: readonly number[]) => (value - first) / ((rest.at(-1) ?? first + 1) - first);
  const x = (value: number) => (isRtl ? width - axis - along(value, ticks.x) * room : axis + along(value, ticks.x) * room);
  const y = (value: number) => TOP + (1 - along(value, ticks.y)) * (HEIGHT - TOP - BOTTOM);
  const [from, to] = isRtl ? [EDGE, width - axis] : [axis, width - EDGE];
  const points = dots.map((dot) => ({ x: x(dot.x), y: y(dot.y), width: nameOf(dot.name).length * NAME_LETTER }));
  const labels = labelsOf(points, { left: from, right: to });
  const step = everyNth(ticks.x.length, Math.floor(room / TICK_WIDTH));
  const groups = Object.keys(group.values).flatMap((key) => {
    const those = dots.filter((dot) => dot.group === key);
    return those.length ? [{ key, label: enumLabel(group, key, locale), count: those.length, tone: enumTone(group, key) }] : [];
  });
  const color = (key: string) => theme.vars.palette[enumTone(group, key)].main;
  const find = ({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>) => {
    const box = currentTarget.getBoundingClientRect();
    const away = points.map((point) => Math.hypot(point.x - (clientX - box.left), point.y - (clientY - box.top)));
    const nearest = away.indexOf(Math.min(...away));
    setAt((away[nearest] ?? Number.POSITIVE_INFINITY) <= REACH ? nearest : null);
  };
  const pointed = at === null ? undefined : dots[at];
  return (
    <Plane>
      <figcaption>
        <strong>
          {labelOf(up)} · {labelOf(across)}
        </strong>
        {groups.map(({ key, label, count }) => (
          <span key={key}>
            <span className="dot" style={{ background: color(key) }} />
            {label} · {count}
          </span>
        ))}
      </figcaption>
      <div className="drawing" ref={ref}>
        {width > 0 && (
          <svg
            role="img"
            style={LEFT_TO_RIGHT}
            aria-label={translate('reports_view.scatter_sentence', {
              up: labelOf(up),
              across: labelOf(across),
              groups: groups.map(({ label, count }) => `${label}: ${count}`).join(', '),
            })}
            width={width}
            height={HEIGHT}
            onPointerMove={find}
            onPointerDown={find}
            onPointerLeave={() => setAt(null)}
          >
            {ticks.y.map((tick) => (
              <g key={tick}>
                <line className="rule" x1={from} x2={to} y1={y(tick)} y2={y(tick)} />
                <text x={isRtl ? width - axis + 8 : axis - 8} y={y(tick) + 4} textAnchor={isRtl ? 'start' : 'end'}>
                  {figures.short(up, tick)}
                </text>
              </g>
            ))}
            {ticks.x.map((tick, index) =>
              index % step === 0 ? (
                <text key={tick} x={x(tick)} y={HEIGHT - BOTTOM + 18} textAnchor="middle">
                  {figures.short(across, tick)}
                </text>
              ) : null,
            )}
            <text className="axis" x={(from + to) / 2} y={HEIGHT - 6} textAnchor="middle">
              {labelOf(across)}
            </text>
            {middle && (
              <>
                <line className="middle" x1={x(middle.x)} x2={x(middle.x)} y1={TOP} y2={HEIGHT - BOTTOM} />
                <line className="middle" x1={from} x2={to} y1={y(middle.y)} y2={y(middle.y)} />
              </>
            )}
            {points.map((point, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a report have no identity but their index
              <circle key={index} cx={point.x} cy={point.y} r={at === index ? 7 : 5} style={{ fill: color(dots[index]?.group ?? '') }} />
            ))}
            {labels.map((label) => (
              <text key={label.index} className="name" x={label.x} y={label.y} textAnchor={label.end ? 'end' : 'start'}>
                {nameOf(dots[label.index]?.name)}
              </text>
            ))}
          </svg>
        )}
        {pointed && (
          <ChartTip left={points[at ?? 0]?.x ?? 0} width={width} name={nameOf(pointed.name)}>
            <span>{enumLabel(group, pointed.group, locale)}</span>
            {(
              [
                [across, pointed.x],
                [up, pointed.y],
              ] as const
            ).map(([field, value]) => (
              <span key={field.name}>
                {labelOf(field)} <b dir="ltr">{figures.text(field, value)}</b>
              </span>
            ))}
          </ChartTip>
        )}
      </div>
    </Plane>
  );
}

const Plane = styled(ChartCard)(({ theme }) => ({
  '.drawing': { position: 'relative', minHeight: HEIGHT },
  svg: { display: 'block', touchAction: 'pan-y' },
  text: { ...theme.typography.caption, fill: theme.vars.palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
  'text.name': { fill: theme.vars.palette.text.primary, pointerEvents: 'none' },
  'text.axis': { fontWeight: 600 },
  '.rule': { stroke: theme.vars.palette.divider, opacity: 0.6 },
  '.middle': { stroke: theme.vars.palette.text.secondary, strokeDasharray: '4 4' },
  circle: { stroke: theme.vars.palette.background.paper, strokeWidth: 1.5 },
  '.dot': { width: 10, height: 10, borderRadius: '50%' },
}));
