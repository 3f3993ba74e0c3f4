import { type Bars, barsOf, type Encode } from './barcodes.ts';
import type { LabelSize } from './labelSizes.ts';

/** What stands on a label; '' for what the item has not. */
export interface Label {
  name: string;
  price: string;
  code: string;
  /** Small lines below the price. */
  details?: readonly string[];
}

/** How a text of a label stands; its size in points. */
export interface LabelStyle {
  size: number;
  weight?: 'bold';
  color?: string;
  direction: 'auto' | 'ltr';
}

/** Where a line of a label stands, in points; always in the middle of its width. */
export interface LabelBox {
  x: number;
  y: number;
  width: number;
  align: 'center';
}

/** What a label is drawn with: how wide its texts are, and how codes become bars. */
export interface LabelTools {
  lines: {
    width: (line: string, style: LabelStyle) => number;
    broken: (text: string, width: number, style: LabelStyle, most?: number) => string[];
  };
  encode: Encode;
}

/** A label ready to be drawn, in points from its own upper left corner. */
export interface LaidLabel {
  lines: readonly { text: string; box: LabelBox; style: LabelStyle }[];
  bars: readonly { x: number; y: number; width: number; height: number }[];
}

/** Points in a millimetre. */
export const MM = 72 / 25.4;
const INK = '#000000';
/** From line to line, of the letters' size. */
const STEP = 1.3;
const PRICE = 1.3;
const CODE = 0.85;
/** A label with more details than this has one line for its name. */
const MANY_DETAILS = 1;
/** Bars lower than this, in millimetres, are hard to meet with a scanner: details then share one line. */
const LEAST_BARS = 4;
/** Between the texts and the bars, in points. */
const GAP = 3;
/** A bar's usual width in millimetres (GS1: 100 %), and the least that scanners read. */
const MODULE = { usual: 0.33, least: 0.13 } as const;
/** Below this, rounding to whole dots is left: the code asks for a finer printer. */
const LEAST_DOTS = 2;
const MAX_DOTS = 3;

/**
 * Lays a label out: the name, the price, the bars in what is left, and the code below them. A code too long for bars that can be read
 * stands alone.
 */
export function layLabel(label: Label, size: LabelSize, { lines, encode }: LabelTools): LaidLabel {
  const details = label.details ?? [];
  const inset = size.inset * MM;
  const [width, height] = [size.label[0] * MM - 2 * inset, size.label[1] * MM - inset];
  const laid: { text: string; box: LabelBox; style: LabelStyle }[] = [];
  let y = inset;
  const add = (text: string, style: LabelStyle) => {
    laid.push({ text, box: { x: inset, y, width, align: 'center' }, style: { color: INK, ...style } });
    y += style.size * STEP;
  };
  const name: LabelStyle = { size: size.letters, direction: 'auto' };
  for (const line of label.name ? lines.broken(label.name, width, name, details.length > MANY_DETAILS ? 1 : size.nameLines) : [])
    add(line, name);
  // Figures and their currency run from left to right, as on every page.
  if (label.price) add(label.price, { size: size.letters * PRICE, weight: 'bold', direction: 'ltr' });
  const detail: LabelStyle = { size: size.letters * CODE, direction: 'auto' };
  const left = (height - y) / MM - (label.code ? LEAST_BARS : 0);
  const fits = ((details.length + 1) * detail.size * STEP + GAP) / MM <= left;
  for (const text of fits ? details : [details.join(' · ')])
    for (const line of text ? lines.broken(text, width, detail, 1) : []) add(line, detail);
  if (!label.code) return { lines: laid, bars: [] };
  const code: LabelStyle = { size: size.letters * CODE, direction: 'ltr' };
  const bars = laidBars(barsOf(label.code, encode), size);
  if (!bars.length) {
    for (const line of lines.broken(label.code, width, code, Math.floor((height - y) / (code.size * STEP)))) add(line, code);
    return { lines: laid, bars: [] };
  }
  // In letters that fit into one line.
  code.size *= Math.min(1, width / lines.width(label.code, code));
  const top = y + GAP;
  const bottom = height - code.size * STEP;
  y = bottom;
  add(label.code, code);
  return { lines: laid, bars: bars.map(([x, wide]) => ({ x, width: wide, y: top, height: bottom - top })) };
}

/** The bars in points, in the middle of the label with their quiet zones; none where they would be too narrow. */
function laidBars(code: Bars | undefined, size: LabelSize): [x: number, width: number][] {
  if (!code) return [];
  const modules = code.quiet[0] + code.width + code.quiet[1];
  const width = moduleWidth(size.label[0] - 2 * size.inset, modules, size.dot);
  if (width < MODULE.least) return [];
  const middle = (size.label[0] - modules * width) / 2 + code.quiet[0] * width;
  const start = size.dot ? Math.round(middle / size.dot) * size.dot : middle;
  return code.bars.map(([at, wide]) => [(start + at * width) * MM, wide * width * MM]);
}

/** In millimetres; on a printer of few dots a whole number of them, so that all bars come out as wide as they should. */
function moduleWidth(room: number, modules: number, dot: number | undefined): number {
  const widest = room / modules;
  if (dot === undefined) return Math.min(widest, MODULE.usual);
  const dots = Math.min(Math.floor(widest / dot), MAX_DOTS);
  return dots < LEAST_DOTS ? Math.min(widest, MODULE.usual) : dots * dot;
}
