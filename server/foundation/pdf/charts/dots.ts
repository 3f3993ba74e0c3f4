import { labelsOf } from '#/model/reports/scatterData.ts';
import { everyNth, ticksOf } from '#/model/reports/ticks.ts';
import { type ChartBox, type PdfDots, QUIET, RULE, seriesColor } from './chart.ts';

export const DOTS_HEIGHT = 270;
const BOTTOM = 34;
const TICK_WIDTH = 48;
const NAME = { size: 7 } as const;

/** Dots in a plane, each in its group's shape, with as many names as have room. */
export function drawDots(box: ChartBox, { dots, middle, across, up }: PdfDots): void {
  const { pdf, lines, direction } = box;
  const isRtl = direction === 'rtl';
  const range = (values: readonly number[]) => ticksOf(Math.min(...values), Math.max(...values), 5);
  const ticks = { x: range(dots.map(({ x }) => x)), y: range(dots.map(({ y }) => y)) };
  const axis = Math.max(...ticks.y.map((value) => lines.width(up.tick(value), QUIET))) + 8;
  const room = Math.max(1, box.width - axis - 8);
  const along = (value: number, [first = 0, ...rest]: readonly number[]) => (value - first) / ((rest.at(-1) ?? first + 1) - first || 1);
  const x = (value: number) =>
    isRtl ? box.x + box.width - axis - along(value, ticks.x) * room : box.x + axis + along(value, ticks.x) * room;
  const y = (value: number) => box.y + 6 + (1 - along(value, ticks.y)) * (DOTS_HEIGHT - 6 - BOTTOM);
  const [left, right] = isRtl ? [box.x + 8, box.x + 8 + room] : [box.x + axis, box.x + axis + room];
  const foot = box.y + DOTS_HEIGHT - BOTTOM;
  for (const value of ticks.y) {
    pdf.lineWidth(0.5).moveTo(left, y(value)).lineTo(right, y(value)).stroke(RULE);
    const label = { x: isRtl ? right + 8 : box.x, y: y(value) - QUIET.size * 0.8, width: axis - 8 };
    lines.draw(up.tick(value), { ...label, align: isRtl ? 'left' : 'right' }, { ...QUIET, direction: 'ltr' });
  }
  const step = everyNth(ticks.x.length, Math.floor(room / TICK_WIDTH));
  for (const [index, value] of ticks.x.entries())
    if (index % step === 0)
      lines.draw(
        across.tick(value),
        { x: x(value) - TICK_WIDTH / 2, y: foot + 3, width: TICK_WIDTH, align: 'center' },
        { ...QUIET, direction: 'ltr' },
      );
  lines.draw(across.label, { x: left, y: foot + 16, width: right - left, align: 'center' }, { ...QUIET, weight: 'bold' });
  if (middle) {
    pdf.lineWidth(0.8).dash(3, { space: 3 });
    pdf
      .moveTo(x(middle.x), box.y + 6)
      .lineTo(x(middle.x), foot)
      .stroke('#55606E');
    pdf.moveTo(left, y(middle.y)).lineTo(right, y(middle.y)).stroke('#55606E').undash();
  }
  const points = dots.map((dot) => ({ x: x(dot.x), y: y(dot.y), width: lines.width(dot.name, NAME) }));
  for (const [index, dot] of points.entries()) drawShape(pdf, dot, dots[index]?.group ?? 0);
  for (const { index, x: at, y: height, end } of labelsOf(points, { left, right })) {
    const { name = '' } = dots[index] ?? {};
    const width = points[index]?.width ?? 0;
    lines.draw(name, { x: end ? at - width : at, y: height - 9, width, align: 'left' }, { ...NAME, direction: 'auto' });
  }
}

/** A group's mark: they are told apart by their shape, without colours too. */
export function drawShape(pdf: ChartBox['pdf'], { x, y }: { x: number; y: number }, group: number): void {
  const r = 3;
  const shapes = [
    () => pdf.circle(x, y, r),
    () => pdf.rect(x - r + 0.3, y - r + 0.3, 2 * r - 0.6, 2 * r - 0.6),
    () => pdf.polygon([x, y - r - 0.6], [x + r + 0.4, y + r - 0.4], [x - r - 0.4, y + r - 0.4]),
    () => pdf.polygon([x, y - r - 0.8], [x + r + 0.8, y], [x, y + r + 0.8], [x - r - 0.8, y]),
  ];
  (shapes[group % shapes.length] ?? shapes[0])?.().lineWidth(0.6).fillAndStroke(seriesColor(group), '#1B2430');
}
