import { type ChartBox, fromStart, type PdfRing, QUIET, TEXT } from './chart.ts';

const RADIUS = 36;
const THICKNESS = 18;
const SIZE = 2 * RADIUS + THICKNESS;
const ROW = 14;
const GAP = 28;
const MAX_LIST = 380;
/** From the first part to the last, so that they are told apart without colours too. */
const [DARK, LIGHT] = [
  [0x24, 0x4c, 0x73],
  [0xd3, 0xe0, 0xec],
] as const;

/** How high a ring is with its list, in points. */
export function ringHeight({ parts }: PdfRing): number {
  return Math.max(SIZE + 4, parts.length * ROW + parts.filter(({ before }) => before).length * 10);
}

/** Parts of a whole as a ring, clockwise from its top, and a list that names each with its figure and its share. */
export function drawRing(box: ChartBox, chart: PdfRing): void {
  const { pdf, lines, direction } = box;
  const { parts } = chart;
  const height = ringHeight(chart);
  const listWidth = Math.min(MAX_LIST, box.width - SIZE - GAP);
  const centre = { x: fromStart(box, 0, SIZE) + SIZE / 2, y: box.y + height / 2 };
  const turn = direction === 'rtl' ? -1 : 1;
  let gone = 0;
  for (const [at, { share }] of parts.entries()) {
    arc(pdf, centre, [gone, gone + share], turn, shade(at, parts.length));
    gone += share;
  }
  let y = box.y + (height - parts.length * ROW) / 2 - parts.filter(({ before }) => before).length * 5;
  const bold = { ...TEXT, weight: 'bold' } as const;
  const shares = Math.max(...parts.map(({ percent }) => lines.width(percent, TEXT))) + 10;
  const figures = Math.max(...parts.map(({ figure }) => lines.width(figure, bold))) + 10;
  const [start, end] = direction === 'rtl' ? (['right', 'left'] as const) : (['left', 'right'] as const);
  for (const [at, { name, figure, percent, before }] of parts.entries()) {
    const column = (offset: number, width: number) => ({ x: fromStart(box, SIZE + GAP + offset, width), width, y });
    pdf
      .lineWidth(0.5)
      .rect(column(0, 8).x, y + 2, 8, 8)
      .fillAndStroke(shade(at, parts.length), '#244C73');
    const nameWidth = listWidth - 14 - figures - shares;
    const [said = ''] = lines.broken(name, nameWidth, TEXT, 1);
    lines.draw(said, { ...column(14, nameWidth), align: start }, { ...TEXT, direction: 'auto' });
    lines.draw(figure, { ...column(14 + nameWidth, figures), align: end }, { ...bold, direction: 'ltr' });
    lines.draw(percent, { ...column(14 + nameWidth + figures, shares), align: end }, { ...TEXT, direction: 'ltr' });
    y += ROW;
    if (before) {
      lines.draw(before, { ...column(14, listWidth - 14), y: y - 3, align: start }, QUIET);
      y += 10;
    }
  }
}

function shade(at: number, of: number): string {
  const part = of > 1 ? at / (of - 1) : 0;
  return `#${DARK.map((from, index) =>
    Math.round(from + ((LIGHT[index] ?? from) - from) * part)
      .toString(16)
      .padStart(2, '0'),
  ).join('')}`;
}

/** An arc of a ring, in parts of it from the top, as a thick line of short pieces with a thin gap behind it. */
function arc(pdf: ChartBox['pdf'], centre: { x: number; y: number }, [from, to]: [number, number], turn: 1 | -1, color: string): void {
  const end = Math.max(from, to - (to - from < 1 ? 0.004 : 0));
  const steps = Math.max(1, Math.ceil((end - from) * 120));
  const point = (part: number) => {
    const angle = (part - 0.25) * 2 * Math.PI;
    return [centre.x + turn * RADIUS * Math.cos(angle), centre.y + RADIUS * Math.sin(angle)] as const;
  };
  pdf.lineWidth(THICKNESS).lineCap('butt').lineJoin('round');
  pdf.moveTo(...point(from));
  for (let step = 1; step <= steps; step++) pdf.lineTo(...point(from + ((end - from) * step) / steps));
  pdf.stroke(color);
}
