import type PDFDocument from 'pdfkit';
import { brokenLines } from '#/resources/reference/brokenLines.ts';
import type { FontPart, Weight } from './fonts.ts';
import { type Direction, type LineDirection, textRuns } from './textRuns.ts';

export type Pdf = InstanceType<typeof PDFDocument>;

/** How a text stands. */
export interface TextStyle {
  /** In points. */
  size: number;
  weight?: Weight;
  /** `#RRGGBB`. */
  color?: string;
  /** Which way the line runs, where not as the document does: figures stand from left to right, foreign names in their own direction. */
  direction?: LineDirection;
}

/** Where a line stands, in points from the page's upper left corner. */
export interface LineBox {
  x: number;
  /** The upper edge of the line, of which the letters stand on the lower part. */
  y: number;
  /** The line stands at one side of this width. */
  width: number;
  align?: 'left' | 'right' | 'center';
}

/** A line's height, of its letters' size. */
export const LINE_HEIGHT = 1.4;
const BASELINE = 1.05;
const INK = '#1B2430';
/** Widths of texts that come again; forgotten together when there are so many. */
const MAX_WIDTHS = 20_000;

/** Draws and measures lines of any language in a document; the fonts are embedded as far as they are used. */
export class LineDrawing {
  readonly #pdf: Pdf;
  readonly #direction: Direction;
  readonly #fonts = new Set<string>();
  readonly #widths = new Map<string, number>();

  /** @param direction of the paragraphs: where a line of mixed scripts starts */
  constructor(pdf: Pdf, direction: Direction) {
    this.#pdf = pdf;
    this.#direction = direction;
  }

  /** In points, at the size given. */
  width(line: string, { size, weight = 'regular' }: TextStyle): number {
    const key = weight + line;
    const known = this.#widths.get(key);
    if (known !== undefined) return known * size;
    let width = 0;
    for (const { text, part } of textRuns(line, this.#direction)) {
      width += this.#inFont(part, weight).fontSize(1000).widthOfString(text) / 1000;
    }
    if (this.#widths.size >= MAX_WIDTHS) this.#widths.clear();
    this.#widths.set(key, width);
    return width * size;
  }

  /** Draws one line; it is neither broken nor cut. */
  draw(line: string, { x, y, width, align = this.#direction === 'rtl' ? 'right' : 'left' }: LineBox, style: TextStyle): void {
    const { size, weight = 'regular', color = INK, direction = this.#direction } = style;
    const rest = width - this.width(line, style);
    let at = x + (align === 'right' ? rest : align === 'center' ? rest / 2 : 0);
    for (const { text, part } of textRuns(line, direction)) {
      const pdf = this.#inFont(part, weight).fontSize(size).fillColor(color);
      pdf.text(text, at, y + size * BASELINE, { lineBreak: false, baseline: 'alphabetic' });
      at += pdf.widthOfString(text);
    }
  }

  /**
   * A text as lines no wider than `width`, broken between words and, where one word is too long, within it; what is more than `most` lines
   * ends in an ellipsis.
   */
  broken(text: string, width: number, style: TextStyle, most = Number.POSITIVE_INFINITY): string[] {
    return brokenLines(text, width, (line) => this.width(line, style), most);
  }

  /** The document, set to a font; one that it has not used yet is made known to it first. */
  #inFont(part: FontPart, weight: Weight): Pdf {
    const name = `${part.name}-${weight}`;
    if (!this.#fonts.has(name)) {
      this.#fonts.add(name);
      this.#pdf.registerFont(name, part.font(weight));
    }
    return this.#pdf.font(name);
  }
}
