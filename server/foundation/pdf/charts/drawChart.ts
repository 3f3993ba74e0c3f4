import { barsHeight, drawBars } from './bars.ts';
import { type ChartBox, GREY, type PdfChart, SOFT, seriesColor } from './chart.ts';
import { DOTS_HEIGHT, drawDots, drawShape } from './dots.ts';
import { drawGrid, gridHeight } from './grid.ts';
import { drawLines, LINES_HEIGHT } from './line.ts';
import { drawRing, ringHeight } from './ring.ts';

const TITLE = { size: 10, weight: 'bold' } as const;
const KEY = { size: 8, color: GREY } as const;
const CAPTION = 20;
const GAP = 14;
const KEY_WIDTH = 14;

/** How high a chart is with its caption and the room below it, in points. */
export function chartHeight(chart: PdfChart): number {
  return CAPTION + (keysOf(chart).length ? 14 : 0) + bodyHeight(chart) + GAP;
}

/** Draws a chart with its caption: what it shows, its figures where there are several, and what is dashed or lighter. */
export function drawChart(box: ChartBox, chart: PdfChart): void {
  const { lines } = box;
  const [title = ''] = lines.broken(chart.title, box.width, TITLE, 1);
  lines.draw(title, { x: box.x, y: box.y, width: box.width }, TITLE);
  const hasKeys = drawKeys({ ...box, y: box.y + CAPTION - 3 }, chart);
  const body = { ...box, y: box.y + CAPTION + (hasKeys ? 14 : 0) };
  switch (chart.kind) {
    case 'bars':
      return drawBars(body, chart);
    case 'lines':
      return drawLines(body, chart);
    case 'ring':
      return drawRing(body, chart);
    case 'grid':
      return drawGrid(body, chart);
    case 'dots':
      return drawDots(body, chart);
  }
}

function bodyHeight(chart: PdfChart): number {
  switch (chart.kind) {
    case 'bars':
      return barsHeight(chart);
    case 'lines':
      return LINES_HEIGHT;
    case 'ring':
      return ringHeight(chart);
    case 'grid':
      return gridHeight(chart);
    case 'dots':
      return DOTS_HEIGHT;
  }
}

interface Key {
  label: string;
  draw: (box: ChartBox, x: number, y: number) => void;
}

function keysOf(chart: PdfChart): Key[] {
  if (chart.kind === 'dots')
    return chart.groups.map((label, at) => ({ label, draw: ({ pdf }, x, y) => drawShape(pdf, { x: x + KEY_WIDTH / 2, y }, at) }));
  if (chart.kind === 'ring' && chart.compared) return [{ label: chart.compared, draw: () => undefined }];
  if (chart.kind !== 'bars' && chart.kind !== 'lines') return [];
  const { series, compared } = chart;
  const rule =
    (color: string, dash?: number): Key['draw'] =>
    ({ pdf }, x, y) => {
      pdf.lineWidth(dash ? 0.9 : 3);
      if (dash) pdf.dash(dash, { space: dash });
      pdf
        .moveTo(x, y)
        .lineTo(x + KEY_WIDTH, y)
        .stroke(color)
        .undash();
    };
  return [
    ...(series.length > 1 ? series.map(({ label }, at) => ({ label, draw: rule(seriesColor(at)) })) : []),
    ...(compared ? [{ label: compared, draw: chart.kind === 'lines' ? rule(seriesColor(0), 3) : rule(SOFT) }] : []),
  ];
}

function drawKeys(box: ChartBox, chart: PdfChart): boolean {
  const { lines, direction } = box;
  const keys = keysOf(chart);
  let used = 0;
  for (const { label, draw } of keys) {
    const width = Math.min(lines.width(label, KEY), box.width - used - KEY_WIDTH - 4);
    const whole = KEY_WIDTH + 4 + width;
    const left = direction === 'rtl' ? box.x + box.width - used - whole : box.x + used;
    draw(box, direction === 'rtl' ? left + width + 4 : left, box.y + KEY.size * 0.75);
    lines.draw(label, { x: direction === 'rtl' ? left : left + KEY_WIDTH + 4, y: box.y, width, align: 'left' }, KEY);
    used += whole + 14;
  }
  return keys.length > 0;
}
