import { type ChartBox, fromStart, type PdfGrid, QUIET, TEXT, TRACK } from './chart.ts';

const ROW = 17;
const HEAD = 13;
const GAP = 1.5;
const MAX_NAME = 90;
/** The strongest shade still lets dark letters be read on it. */
const [FAINT, STRONG] = [
  [0xf4, 0xf6, 0xf9],
  [0x8f, 0xb0, 0xcf],
] as const;

/** How high a grid is, in points. */
export function gridHeight({ rows }: PdfGrid): number {
  return HEAD + rows.length * ROW;
}

/** A grid of figures, each in its shade; narrow ones are written smaller. */
export function drawGrid(box: ChartBox, { rows, columns, cells }: PdfGrid): void {
  const { pdf, lines, direction } = box;
  const nameWidth = Math.min(MAX_NAME, Math.max(...rows.map((row) => lines.width(row, TEXT)))) + 6;
  const width = (box.width - nameWidth) / Math.max(1, columns.length);
  const fitted = (text: string, style: { size: number }) => {
    const size = Math.min(style.size, (style.size * (width - GAP - 1)) / Math.max(1, lines.width(text, style)));
    return { ...style, size };
  };
  const headStyle = columns.map((name) => fitted(name, QUIET)).reduce((least, one) => (one.size < least.size ? one : least), { ...QUIET });
  for (const [at, name] of columns.entries())
    lines.draw(name, { x: fromStart(box, nameWidth + at * width, width), y: box.y, width, align: 'center' }, headStyle);
  const all = cells.flat().map(({ text }) => text);
  const size = Math.min(TEXT.size, ...all.map((text) => fitted(text, TEXT).size));
  for (const [index, row] of rows.entries()) {
    const y = box.y + HEAD + index * ROW;
    const [said = ''] = lines.broken(row, nameWidth, TEXT, 1);
    const name = { x: fromStart(box, 0, nameWidth), y: y + 2, width: nameWidth, align: direction === 'rtl' ? 'right' : 'left' } as const;
    lines.draw(said, name, TEXT);
    for (const [at, { text, strength }] of (cells[index] ?? []).entries()) {
      const x = fromStart(box, nameWidth + at * width, width - GAP);
      pdf.rect(x, y, width - GAP, ROW - GAP).fill(text ? shade(strength) : TRACK);
      const cell = { x, y: y + (ROW - GAP - size * 1.4) / 2, width: width - GAP, align: 'center' } as const;
      lines.draw(text, cell, { size, direction: 'ltr' });
    }
  }
}

function shade(strength: number): string {
  const part = Math.min(1, Math.max(0, strength));
  return `#${FAINT.map((from, at) =>
    Math.round(from + ((STRONG[at] ?? from) - from) * part)
      .toString(16)
      .padStart(2, '0'),
  ).join('')}`;
}
