import { type ChartBox, fromStart, type PdfBars, SOFT, seriesColor, TEXT, TRACK } from './chart.ts';

const BAR = 9;
const BEFORE = 3;
const GAP = 5;
const MAX_NAME = 150;
const BESIDE = 8;

/** How high bars are, in points. */
export function barsHeight({ names, series }: PdfBars): number {
  return names.length * (bandOf(series) + GAP);
}

function bandOf(series: PdfBars['series']): number {
  return Math.max(
    11,
    series.reduce((sum, { before }) => sum + BAR + (before ? BEFORE : 0), 0),
  );
}

/** Bars on one scale, each with its name before and its figures behind it; what was before is a thin, lighter one below. */
export function drawBars(box: ChartBox, { names, figures, series }: PdfBars): void {
  const { pdf, lines, direction } = box;
  const most = Math.max(...series.flatMap(({ values, before = [] }) => [...values, ...before]).map(Math.abs), Number.MIN_VALUE);
  const bold = { ...TEXT, weight: 'bold', direction: 'ltr' } as const;
  const nameWidth = Math.min(MAX_NAME, Math.max(...names.map((name) => lines.width(name, TEXT)))) + 1;
  const figureWidth = Math.max(...figures.map((figure) => lines.width(figure, bold)), 0) + 1;
  const track = Math.max(40, box.width - nameWidth - figureWidth - 2 * BESIDE);
  const band = bandOf(series);
  const [start, end] = direction === 'rtl' ? (['right', 'left'] as const) : (['left', 'right'] as const);
  for (const [index, name] of names.entries()) {
    const top = box.y + index * (band + GAP);
    const textY = top + (band - TEXT.size * 1.4) / 2;
    const [said = ''] = lines.broken(name, nameWidth, TEXT, 1);
    lines.draw(said, { x: fromStart(box, 0, nameWidth), y: textY, width: nameWidth, align: start }, { ...TEXT, direction: 'auto' });
    pdf.rect(fromStart(box, nameWidth + BESIDE, track), top, track, band).fill(TRACK);
    let y = top;
    for (const [at, { values, before }] of series.entries()) {
      const bar = (value: number | undefined, height: number, color: string) => {
        const own = (Math.abs(value ?? 0) / most) * track;
        const x = fromStart(box, nameWidth + BESIDE, own);
        // What is below zero is an outline: its length is its size.
        if ((value ?? 0) < 0)
          pdf
            .lineWidth(0.8)
            .rect(x, y + 0.4, Math.max(own, 0.8), height - 0.8)
            .stroke(color);
        else if (own > 0) pdf.rect(x, y, own, height).fill(color);
        y += height;
      };
      bar(values[index], BAR, seriesColor(at));
      if (before) bar(before[index], BEFORE, SOFT);
    }
    const x = fromStart(box, box.width - figureWidth, figureWidth);
    lines.draw(figures[index] ?? '', { x, y: textY, width: figureWidth, align: end }, bold);
  }
}
