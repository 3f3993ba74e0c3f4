import { directionOf } from '#/i18n/languages.ts';
import type { LineDrawing } from '#/server/foundation/pdf/lineDrawing.ts';
import type { Batch, PreparedTable } from './exportHost.ts';

/** What stands around a page's table, in points. */
export const PAGE = { margin: 36, padding: 4, foot: 18 } as const;
/** The pages tried, in points: A4 upright and across, then larger ones, which a printer makes smaller. */
const PAGES = [
  [595.28, 841.89],
  [841.89, 595.28],
  [1190.55, 841.89],
  [1683.78, 1190.55],
] as const;
/** The sizes of letters tried on each, the largest first. */
const SIZES = [9, 8, 7] as const;
/** With letters smaller than these a table rather has a page that suits it. */
const LEAST_KEPT = 8;
/** Where a figure may be broken: not between an amount and its sign. */
const BREAKS = /[^\S\u00A0\u202F]+/;
const MEASURED_ROWS = 200;
/** A text wider than this is broken over lines before anything else is made smaller. */
const MAX_TEXT = 180;
const LEAST_TEXT = 48;
/** A word is not broken unless it is wider than this. */
const MAX_WORD = 100;

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
  /** Of the letters, in points. */
  size: number;
  /** Of the table. */
  width: number;
  page: Page;
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

/** Width and height, in points. */
type Page = (typeof PAGES)[number];

/** In which language a table is laid out, and on which page the one before it ended. */
interface Place {
  language: string;
  before?: Page | undefined;
}

/**
 * Lays a table out by its headers and first rows: on the page of the table before where it is read well there, else upright where it fits
 * as it would like to be, else across, in smaller letters, at last on a larger page.
 */
export function layoutOf(lines: LineDrawing, table: PreparedTable, first: Batch | undefined, { language, before }: Place): Layout {
  const direction = directionOf(language);
  const tried: Tried[] = SIZES.map((size) => ({ size, measured: measuredAt(lines, table, first, size) }));
  const [largest] = tried as [Tried, ...Tried[]];
  const [upright, ...others] = PAGES;
  const isUpright = sum(largest.measured.map(({ natural }) => natural)) <= widthOn(upright);
  const fitting = others.flatMap((page) =>
    tried.filter(({ measured }) => leastOf(measured) <= widthOn(page)).map((one) => ({ ...one, page })),
  )[0];
  const there = before && tried.find(({ size, measured }) => size >= LEAST_KEPT && leastOf(measured) <= widthOn(before));
  const own = isUpright
    ? { ...largest, page: upright }
    : (fitting ?? { ...(tried.at(-1) ?? largest), page: PAGES[PAGES.length - 1] ?? upright });
  const chosen = there ? { ...there, page: before } : own;
  const width = widthOn(chosen.page);
  return { size: chosen.size, width, page: chosen.page, direction, columns: placed(chosen.measured, width, direction) };
}

interface Tried {
  size: number;
  measured: readonly Measured[];
}

const widthOn = ([width]: readonly [number, number]) => width - 2 * PAGE.margin;
const leastOf = (measured: readonly Measured[]) => sum(measured.map(({ least }) => least));

/** One beside the other from where reading starts. */
function placed(measured: readonly Measured[], width: number, direction: 'ltr' | 'rtl'): LaidColumn[] {
  const widths = shared(measured, width);
  let used = 0;
  return measured.map(({ at, isFigure }, index) => {
    const own = widths[index] ?? 0;
    const x = PAGE.margin + (direction === 'rtl' ? width - used - own : used);
    used += own;
    return { at, x, width: own, isFigure, align: isFigure === (direction === 'ltr') ? 'right' : 'left' };
  });
}

function measuredAt(lines: LineDrawing, { columns }: PreparedTable, first: Batch | undefined, size: number): Measured[] {
  const records = first?.records.slice(0, MEASURED_ROWS) ?? [];
  const padding = 2 * PAGE.padding + 1;
  return columns.flatMap(({ header, isFigure, printed = true }, at) => {
    if (!printed) return [];
    const word = Math.max(...header.split(/\s/).map((part) => lines.width(part, { size, weight: 'bold' })));
    // A total is longer than what it adds up, and bold.
    const [weight, growth] = isFigure ? (['bold', 1.25] as const) : (['regular', 1] as const);
    const texts = records.map((record) => first?.columns[at]?.shown(record) ?? '');
    const widest = (parts: readonly string[]) => Math.max(0, ...parts.map((part) => lines.width(part, { size, weight }) * growth));
    const heading = isFigure ? word : lines.width(header, { size, weight: 'bold' });
    const natural = Math.max(Math.min(Math.max(widest(texts), heading), isFigure ? Number.POSITIVE_INFINITY : MAX_TEXT), word) + padding;
    const longest = widest(texts.flatMap((text) => text.split(BREAKS)));
    const unbroken = isFigure ? longest : Math.max(LEAST_TEXT, Math.min(MAX_WORD, longest));
    return [{ at, isFigure, natural, least: Math.min(natural, Math.max(word, unbroken) + padding) }];
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
