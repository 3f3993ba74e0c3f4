import type { LineDrawing } from '#/server/pdf/lineDrawing.ts';
import type { Batch, Prepared } from './exportHost.ts';
import { directionOf } from './texts.ts';

/** A page of A4, in points. */
export const PAGE = { long: 841.89, short: 595.28, margin: 36, padding: 4, foot: 18 } as const;
/** The sizes of letters tried, the largest first, until the table fits. */
const SIZES = [9, 8, 7, 6] as const;
const MEASURED_ROWS = 200;
/** A text wider than this is broken over lines before anything else is made smaller. */
const MOST_TEXT = 180;
const LEAST_TEXT = 48;

export interface LaidColumn {
  /** The column's place in the table. */
  at: number;
  x: number;
  width: number;
  align: 'left' | 'right';
  isFigure: boolean;
}

/** Where the columns of a table stand on its pages. */
export interface Layout {
  isLandscape: boolean;
  /** Of the letters, in points. */
  size: number;
  /** Of the table and of the page. */
  width: number;
  height: number;
  direction: 'ltr' | 'rtl';
  columns: readonly LaidColumn[];
}

interface Measured {
  at: number;
  isFigure: boolean;
  /** As wide as it would like to be, and as narrow as it may become. */
  natural: number;
  least: number;
}

/** Lays a table out by its headers and first rows: upright where it fits, else across the page, at last in smaller letters. */
export function layoutOf(lines: LineDrawing, table: Prepared, first: Batch | undefined): Layout {
  const direction = directionOf(table.language);
  const upright = PAGE.short - 2 * PAGE.margin;
  const across = PAGE.long - 2 * PAGE.margin;
  const tried = SIZES.map((size) => ({ size, measured: measuredAt(lines, table, first, size) }));
  const [largest] = tried;
  const isLandscape = sum(largest?.measured.map(({ natural }) => natural) ?? []) > upright;
  const width = isLandscape ? across : upright;
  const chosen = tried.find(({ measured }) => sum(measured.map(({ least }) => least)) <= width) ?? (tried.at(-1) as (typeof tried)[number]);
  const widths = shared(chosen.measured, width);
  let used = 0;
  const columns = chosen.measured.map(({ at, isFigure }, place) => {
    const own = widths[place] as number;
    const x = PAGE.margin + (direction === 'rtl' ? width - used - own : used);
    used += own;
    return { at, x, width: own, isFigure, align: isFigure === (direction === 'ltr') ? ('right' as const) : ('left' as const) };
  });
  return { isLandscape, size: chosen.size, width, height: isLandscape ? PAGE.short : PAGE.long, direction, columns };
}

function measuredAt(lines: LineDrawing, { columns }: Prepared, first: Batch | undefined, size: number): Measured[] {
  const records = first?.records.slice(0, MEASURED_ROWS) ?? [];
  const padding = 2 * PAGE.padding + 1;
  return columns.flatMap(({ header, isFigure, printed = true }, at) => {
    if (!printed) return [];
    const word = Math.max(...header.split(/\s/).map((part) => lines.width(part, { size, weight: 'bold' })));
    // A total is longer than what it adds up, and bold.
    const cells = records.map(
      (record) => lines.width(first?.columns[at]?.shown(record) ?? '', { size, weight: isFigure ? 'bold' : 'regular' }) * (isFigure ? 1.1 : 1),
    );
    const widest = Math.max(0, ...cells);
    const heading = isFigure ? word : lines.width(header, { size, weight: 'bold' });
    const natural = Math.max(Math.min(Math.max(widest, heading), isFigure ? Number.POSITIVE_INFINITY : MOST_TEXT), word) + padding;
    const least = isFigure ? natural : Math.min(natural, Math.max(word, LEAST_TEXT) + padding);
    return [{ at, isFigure, natural, least }];
  });
}

/** Room that is left goes to the texts; room that is missing is taken from them, and in the end from all alike. */
function shared(measured: readonly Measured[], width: number): number[] {
  const natural = sum(measured.map((one) => one.natural));
  const least = sum(measured.map((one) => one.least));
  if (least >= width) return measured.map((one) => (one.least / least) * width);
  if (natural >= width) {
    const part = (width - least) / (natural - least);
    return measured.map((one) => one.least + (one.natural - one.least) * part);
  }
  const rest = width - natural;
  const texts = measured.filter(({ isFigure }) => !isFigure);
  const takers = texts.length ? texts : measured;
  return measured.map((one) => one.natural + (takers.includes(one) ? rest / takers.length : 0));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
