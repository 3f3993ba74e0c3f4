import { encode } from 'uqr';
import type { ReceiptBlock } from '#/resources/reference/receiptBlocks.ts';
import { LINE_HEIGHT, type LineBox, type LineDrawing, type TextStyle } from '#/server/foundation/pdf/lineDrawing.ts';

/** The paper that a receipt stands on, in points. */
export interface Paper {
  width: number;
  margin: number;
  /** The letters' size. */
  size: number;
}

/** Something to be drawn, in points from the upper left corner. */
export type Mark =
  | { kind: 'line'; text: string; box: LineBox; style: TextStyle }
  | { kind: 'rule'; x: number; y: number; width: number }
  | { kind: 'squares'; at: readonly (readonly [number, number])[]; side: number }
  | { kind: 'picture'; x: number; y: number; width: number; height: number };

const POINTS_PER_MM = 72 / 25.4;
const INK = '#000000';
const GAP = 8;
const INDENT = 10;
const PICTURE_HEIGHT = 54;
const QR_SIDE = 72;

/** The paper that the settings choose. */
export function paperOf(values: Readonly<Record<string, unknown>>): Paper {
  const isNarrow = values.paper_width === 'mm58';
  const size = (isNarrow ? 7.5 : 8.5) * (values.text_size === 'large' ? 1.2 : 1);
  return { width: (isNarrow ? 58 : 80) * POINTS_PER_MM, margin: (isNarrow ? 5 : 4) * POINTS_PER_MM, size };
}

/** Places every block below the one before, texts broken to the paper's width. `picture`: the logo's own size. */
export function layOut(
  blocks: readonly ReceiptBlock[],
  paper: Paper,
  lines: LineDrawing,
  direction: 'ltr' | 'rtl',
  picture: { width: number; height: number } | undefined,
): { marks: Mark[]; height: number } {
  const sheet = new Sheet(paper, lines, direction);
  for (const block of blocks) sheet.add(block, picture);
  return { marks: sheet.marks, height: sheet.y + paper.margin };
}

class Sheet {
  readonly marks: Mark[] = [];
  y: number;
  readonly #paper: Paper;
  readonly #lines: LineDrawing;
  readonly #isRightToLeft: boolean;

  constructor(paper: Paper, lines: LineDrawing, direction: 'ltr' | 'rtl') {
    this.#paper = paper;
    this.#lines = lines;
    this.#isRightToLeft = direction === 'rtl';
    this.y = paper.margin;
  }

  add(block: ReceiptBlock, picture: { width: number; height: number } | undefined): void {
    const { margin, size } = this.#paper;
    const width = this.#width;
    if (block.kind === 'rule') {
      this.marks.push({ kind: 'rule', x: margin, y: this.y + GAP / 2, width });
      this.y += GAP;
    } else if (block.kind === 'row') this.#row(block);
    else if (block.kind === 'logo') {
      if (picture) this.#picture(picture);
    } else if (block.kind === 'qr') this.#code(block.link, block.caption);
    else if (block.kind === 'text') this.#text(block.text, { size });
    else
      this.#text(
        block.text,
        { size: block.kind === 'name' ? size * 1.35 : size, weight: block.kind === 'centred' ? 'regular' : 'bold' },
        'center',
      );
  }

  get #width(): number {
    return this.#paper.width - 2 * this.#paper.margin;
  }

  #text(text: string, style: TextStyle, align?: LineBox['align']): void {
    const { margin } = this.#paper;
    for (const line of this.#lines.broken(text, this.#width, style)) {
      this.#line(line, { x: margin, y: this.y, width: this.#width, ...(align && { align }) }, style);
      this.y += style.size * LINE_HEIGHT;
    }
  }

  #line(text: string, box: LineBox, style: TextStyle): void {
    // Each line in the direction of its own first letter: an English address reads as such on an Arabic receipt.
    this.marks.push({ kind: 'line', text: text && `\u2068${text}\u2069`, box, style: { ...style, color: INK } });
  }

  /** The amount stands at the end of the first line, the text in as many as it takes beside it. */
  #row({ text, amount, look }: Extract<ReceiptBlock, { kind: 'row' }>): void {
    const { margin, size } = this.#paper;
    const style: TextStyle = look === 'total' ? { size: size * 1.2, weight: 'bold' } : { size };
    const indent = look === 'below' ? INDENT : 0;
    const amountWidth = this.#lines.width(amount, style);
    const room = this.#width - indent - (amountWidth ? amountWidth + GAP : 0);
    const [start, end] = this.#isRightToLeft ? (['right', 'left'] as const) : (['left', 'right'] as const);
    // Figures and their currency run from left to right in every language.
    if (amount) this.#line(`\u2066${amount}\u2069`, { x: margin, y: this.y, width: this.#width, align: end }, style);
    const x = this.#isRightToLeft ? margin + this.#width - indent - room : margin + indent;
    for (const line of this.#lines.broken(text, room, style)) {
      this.#line(line, { x, y: this.y, width: room, align: start }, style);
      this.y += style.size * LINE_HEIGHT;
    }
  }

  #picture({ width, height }: { width: number; height: number }): void {
    const scale = Math.min((this.#width * 0.7) / width, PICTURE_HEIGHT / height);
    const shown = { width: width * scale, height: height * scale };
    this.marks.push({ kind: 'picture', x: (this.#paper.width - shown.width) / 2, y: this.y, ...shown });
    this.y += shown.height + GAP / 2;
  }

  #code(link: string, caption: string): void {
    const { data, size } = encode(link, { border: 0 });
    const side = QR_SIDE / size;
    const left = (this.#paper.width - QR_SIDE) / 2;
    const top = this.y + GAP;
    const at = data.flatMap((row, down) =>
      row.flatMap((isDark, across) => (isDark ? [[left + across * side, top + down * side] as const] : [])),
    );
    this.marks.push({ kind: 'squares', at, side });
    this.y = top + QR_SIDE + GAP / 2;
    if (caption) this.#text(caption, { size: this.#paper.size }, 'center');
  }
}
