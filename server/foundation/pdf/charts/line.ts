import { linesOf, type Place } from '#/model/reports/chartData.ts';
import { everyNth, ticksOf } from '#/model/reports/ticks.ts';
import { type ChartBox, type PdfLines, QUIET, RULE, seriesColor } from './chart.ts';

export const LINES_HEIGHT = 150;
const TOP = 6;
const BOTTOM = 18;
const LABEL_WIDTH = 58;

/** Lines over their places, dashed what they are compared with. */
export function drawLines(box: ChartBox, { names, series, tick }: PdfLines): void {
  const { pdf, lines, direction } = box;
  const isRtl = direction === 'rtl';
  const all = series.flatMap(({ values, gaps, before = [] }) => [...values.filter((_, index) => !gaps?.has(index)), ...before]);
  const ticks = ticksOf(Math.min(...all), Math.max(...all));
  const [least = 0, most = 1] = [ticks[0], ticks.at(-1)];
  const axis = Math.max(...ticks.map((value) => lines.width(tick(value), QUIET))) + 8;
  const room = Math.max(1, box.width - axis - 4);
  const x = (at: number) => {
    const along = (at / Math.max(1, names.length - 1)) * room;
    return isRtl ? box.x + box.width - axis - along : box.x + axis + along;
  };
  const y = (value: number) => box.y + TOP + (1 - (value - least) / (most - least || 1)) * (LINES_HEIGHT - TOP - BOTTOM);
  for (const value of ticks) {
    const from = isRtl ? box.x + 4 : box.x + axis;
    pdf
      .lineWidth(value === 0 ? 0.9 : 0.5)
      .moveTo(from, y(value))
      .lineTo(from + room, y(value))
      .stroke(RULE);
    const label = { x: isRtl ? box.x + box.width - axis + 8 : box.x, y: y(value) - QUIET.size * 0.8, width: axis - 8 };
    lines.draw(tick(value), { ...label, align: isRtl ? 'left' : 'right' }, { ...QUIET, direction: 'ltr' });
  }
  const step = everyNth(names.length, Math.floor(room / LABEL_WIDTH));
  for (let at = 0; at < names.length; at += step) {
    const [text = ''] = lines.broken(names[at] ?? '', LABEL_WIDTH, QUIET, 1);
    const width = lines.width(text, QUIET);
    const left = Math.min(Math.max(x(at) - width / 2, box.x), box.x + box.width - width);
    lines.draw(text, { x: left, y: box.y + LINES_HEIGHT - BOTTOM + 4, width, align: 'left' }, QUIET);
  }
  for (const [number, { values, gaps, before }] of series.entries()) {
    const path = (points: readonly Place[], color: string, thickness: number, dash?: number) => {
      pdf.lineWidth(thickness).lineJoin('round');
      if (dash) pdf.dash(dash, { space: dash });
      for (const [at, { index, value }] of points.entries()) at ? pdf.lineTo(x(index), y(value)) : pdf.moveTo(x(index), y(value));
      pdf.stroke(color).undash();
    };
    for (const line of linesOf(before ?? [])) path(line, seriesColor(number), 0.9, 3);
    for (const line of linesOf(values, gaps)) {
      const [only] = line;
      if (only && line.length === 1) pdf.circle(x(only.index), y(only.value), 1.4).fill(seriesColor(number));
      else path(line, seriesColor(number), 1.8);
    }
  }
}
