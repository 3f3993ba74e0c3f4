import { directionOf } from '#/i18n/languages.ts';
import { present } from '#/model/values/shapes.ts';
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

/** Letters of what stands below a figure are smaller by so much. */
export const SMALLER = 1.5;

export interface LaidColumn {
  /** The column's index in the table. */
  at: number;
  x: number;
  width: number;
  align: 'left' | 'right';
  isFigure: boolean;
  /** The indexes of the columns that stand below it, in smaller letters. */
  below: readonly number[];
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

/** Widths in points. */
interface Measured {
  at: number;
  isFigure: boolean;
  below: readonly number[];
  /** As wide as it would like to be, and as narrow as it may become. */
  natural: number;
  least: number;
  /** With its header on one line. */
  roomy: number;
}

/** Width and height, in points. */
type Page = (typeof PAGES)[number];

/** In which language a table is laid out, and on which page the one before it ended. */
interface Span {
  language: string;
  before?: Page | undefined;
}

/**
 * Lays a table out by its headers and what stands in it: on the page of the table before where it is read well there, else upright where it
 * fits as it would like to be. A comparison that does not fit so stands below its figures; what fits neither way stands across, in smaller
 * letters, at last on a larger page.
 */
export function layoutOf(lines: LineDrawing, table: PreparedTable, first: Batch | undefined, { language, before }: Span): Layout {
  const direction = directionOf(language);
  const [upright, ...others] = PAGES;
  const plain = triedSizes(measuredTable(lines, table, first, false));
  const stacked = table.columns.some(({ beside }) => beside !== undefined) ? triedSizes(measuredTable(lines, table, first, true)) : [];
  const readOn = (tried: readonly Tried[], page: Page) =>
    tried.filter(({ size, measured }) => size >= LEAST_KEPT && leastOf(measured) <= widthOn(page)).map((one) => ({ ...one, page }))[0];
  const asItLikes = plain.filter(({ measured }) => sum(measured.map(({ natural }) => natural)) <= widthOn(upright))[0];
  const chosen = (before && readOn(plain, before)) ??
    (asItLikes?.size === SIZES[0] ? { ...asItLikes, page: upright } : undefined) ??
    readOn(stacked, before ?? upright) ??
    readOn(stacked, upright) ??
    others.flatMap((page) => plain.filter(({ measured }) => leastOf(measured) <= widthOn(page)).map((one) => ({ ...one, page })))[0] ?? {
      ...present([...plain, ...stacked].at(-1), 'a size of letters'),
      page: PAGES[PAGES.length - 1] ?? upright,
    };
  const width = widthOn(chosen.page);
  return { size: chosen.size, width, page: chosen.page, direction, columns: laidOut(chosen.measured, width, direction) };
}

interface Tried {
  size: number;
  measured: readonly Measured[];
}

const widthOn = ([width]: readonly [number, number]) => width - 2 * PAGE.margin;
const leastOf = (measured: readonly Measured[]) => sum(measured.map(({ least }) => least));

/** One beside the other from where reading starts. */
function laidOut(measured: readonly Measured[], width: number, direction: 'ltr' | 'rtl'): LaidColumn[] {
  const widths = shared(measured, width);
  let used = 0;
  return measured.map(({ at, isFigure, below }, index) => {
    const own = widths[index] ?? 0;
    const x = PAGE.margin + (direction === 'rtl' ? width - used - own : used);
    used += own;
    return { at, x, width: own, isFigure, below, align: isFigure === (direction === 'ltr') ? 'right' : 'left' };
  });
}

/** The same columns in each size of letters, the largest first. */
function triedSizes(measured: readonly Measured[]): Tried[] {
  const padding = 2 * PAGE.padding + 1;
  return SIZES.map((size) => {
    const scaled = (width: number) => (width * size) / SIZES[0] + padding;
    return {
      size,
      measured: measured.map((one) => ({
        ...one,
        natural: scaled(one.natural),
        least: Math.min(scaled(one.natural), scaled(one.least)),
        roomy: scaled(one.roomy),
      })),
    };
  });
}

interface Said {
  text: string;
  weight: 'regular' | 'bold';
}

/** What stands in a column, as far as it is looked at: the first rows, and where all are there what they come to. */
function textsOf(table: PreparedTable, first: Batch | undefined, at: number): Said[] {
  return lookedAt(table, first).flatMap(({ columns, records, kind }) =>
    records.map((record): Said => ({ text: columns[at]?.shown(record) ?? '', weight: kind === 'rows' ? 'regular' : 'bold' })),
  );
}

function lookedAt({ known }: PreparedTable, first: Batch | undefined): Batch[] {
  let left = MEASURED_ROWS;
  const begun = (known ?? (first ? [first] : [])).flatMap((batch) => {
    const records = batch.records.slice(0, Math.max(left, 0));
    left -= records.length;
    return records.length > 0 ? [{ ...batch, records }] : [];
  });
  return known && left <= 0 ? [...begun, ...known.slice(-1).filter(({ kind }) => kind === 'totals')] : begun;
}

/** The columns in the largest letters; `isStacked`: with what is beside a figure below it. */
function measuredTable(lines: LineDrawing, table: PreparedTable, first: Batch | undefined, isStacked: boolean): Measured[] {
  const { columns, known } = table;
  const size = SIZES[0];
  // Where the rows that are not looked at yet are added up, the total is longer, and bold.
  const growth = known ? 1 : 1.25;
  const widest = (said: readonly Said[], isFigure: boolean) =>
    Math.max(
      0,
      ...said.map(
        ({ text, weight }) => lines.width(text, { size, weight: isFigure && !known ? 'bold' : weight }) * (isFigure ? growth : 1),
      ),
    );
  const parts = (said: readonly Said[]) => said.flatMap(({ text, weight }) => text.split(BREAKS).map((part) => ({ text: part, weight })));
  return columns.flatMap(({ header, isFigure, field, beside, printed = true }, at) => {
    if (!printed || (isStacked && beside !== undefined)) return [];
    const below = isStacked && isFigure ? belowOf(columns, at, field) : [];
    const small = below.map((one) => textsOf(table, first, one).map(({ text }): Said => ({ text, weight: 'regular' })));
    const smaller = (of: (said: readonly Said[]) => number) => Math.max(0, ...small.map(of)) * ((size - SMALLER) / size);
    const said = textsOf(table, first, at);
    const heading = lines.width(header, { size, weight: 'bold' });
    const word = Math.max(...header.split(/\s/).map((part) => lines.width(part, { size, weight: 'bold' })));
    const longest = Math.max(
      widest(parts(said), isFigure),
      smaller((one) => widest(parts(one), isFigure)),
    );
    const whole = Math.max(
      widest(said, isFigure),
      smaller((one) => widest(one, isFigure)),
    );
    const natural = Math.max(isFigure ? whole : Math.min(Math.max(whole, heading), MAX_TEXT), word);
    const unbroken = isFigure ? longest : Math.max(LEAST_TEXT, Math.min(MAX_WORD, longest));
    return [{ at, isFigure, below, natural, least: Math.max(word, unbroken), roomy: Math.max(natural, heading) }];
  });
}

/** What is beside a figure, which follows it. */
function belowOf(columns: PreparedTable['columns'], at: number, field: string): number[] {
  const below: number[] = [];
  for (let next = at + 1; columns[next]?.field === field && columns[next]?.beside !== undefined; next += 1) below.push(next);
  return below;
}

/** Room that is left goes to headers that are broken, then to the texts; what is missing is taken from these, and in the end from all. */
function shared(measured: readonly Measured[], width: number): number[] {
  const natural = sum(measured.map((one) => one.natural));
  const least = sum(measured.map((one) => one.least));
  if (least >= width) return measured.map((one) => (one.least / least) * width);
  if (natural >= width) {
    const part = (width - least) / (natural - least);
    return measured.map((one) => one.least + (one.natural - one.least) * part);
  }
  const wanted = sum(measured.map((one) => one.roomy - one.natural));
  const part = wanted > 0 ? Math.min(1, (width - natural) / wanted) : 0;
  const widths = measured.map((one) => one.natural + (one.roomy - one.natural) * part);
  const rest = width - sum(widths);
  const texts = measured.filter(({ isFigure }) => !isFigure);
  const takers = texts.length ? texts : measured;
  return measured.map((one, index) => (widths[index] ?? 0) + (takers.includes(one) ? rest / takers.length : 0));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
