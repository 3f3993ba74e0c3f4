import { present } from '#/model/values/shapes.ts';
import type { LineDrawing } from '#/server/foundation/pdf/lineDrawing.ts';
import type { OrderColumn } from './orderDocument.ts';

/** A column's position on the page, in points. */
export interface LaidColumn {
  x: number;
  width: number;
  align: 'left' | 'right';
}

/** Where the columns stand, and the size of their letters. */
export interface LaidColumns {
  size: number;
  columns: readonly LaidColumn[];
}

/** Between a cell's edge and its text. */
export const CELL = { padding: 4 } as const;
/** The sizes of letters tried, the largest first. */
const SIZES = [9, 8, 7] as const;
/** The column of names takes what the others leave, and at least this. */
const LEAST_NAME = 130;
/** An id that is wider is broken over lines. */
const MAX_ID = 80;

/** Lays the columns out over the width: figures and ids as wide as they are, the names in what is left. */
export function layColumns(
  lines: LineDrawing,
  columns: readonly OrderColumn[],
  { x, width, direction }: { x: number; width: number; direction: 'ltr' | 'rtl' },
): LaidColumns {
  const names = columns.findLastIndex(({ isFigure }) => !isFigure);
  const tried = SIZES.map((size) => ({ size, widths: columns.map((column, at) => (at === names ? 0 : ownWidth(lines, column, size))) }));
  const fitting = tried.find(({ widths }) => width - sum(widths) >= LEAST_NAME) ?? tried.at(-1);
  const { size, widths } = present(fitting, 'size to try');
  // Figures that leave no room for names are broken, each in its part of the width.
  const scale = Math.min(1, (width - LEAST_NAME) / sum(widths));
  const own = widths.map((one, at) => (at === names ? width - sum(widths) * scale : one * scale));
  const laid = columns.map(({ isFigure }, at): LaidColumn => {
    const before = sum(own.slice(0, at));
    const wide = own[at] ?? 0;
    return {
      x: x + (direction === 'rtl' ? width - before - wide : before),
      width: wide,
      align: isFigure === (direction === 'ltr') ? 'right' : 'left',
    };
  });
  return { size, columns: laid };
}

/** As wide as its widest text, and as half of its heading. */
function ownWidth(lines: LineDrawing, { header, isFigure, texts }: OrderColumn, size: number): number {
  const style = { size, weight: 'bold' } as const;
  const words = header.split(/\s/).map((word) => lines.width(word, style));
  // Words seldom break in the very middle.
  const heading = Math.max(...words, words.length > 2 ? lines.width(header, style) * 0.6 : 0);
  const widest = Math.max(heading, ...texts.map((text) => lines.width(text, { size })));
  return (isFigure ? widest : Math.max(heading, Math.min(widest, MAX_ID))) + 2 * CELL.padding + 1;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
