import { documentTexts } from '#/i18n/documents.ts';
import { directionOf } from '#/i18n/languages.ts';
import { filled } from '#/i18n/translate.ts';
import type { StoredFile } from '#/server/foundation/files/storedFiles.ts';
import { LINE_HEIGHT, type LineBox, type TextStyle } from '#/server/foundation/pdf/lineDrawing.ts';
import { bytesOf, type OpenPdf, openPdf } from '#/server/foundation/pdf/openPdf.ts';
import { drawable, pictureSize } from '#/server/foundation/pdf/picture.ts';
import { CELL, type LaidColumns, layColumns } from './orderColumns.ts';
import type { Fact, OrderDocument } from './orderDocument.ts';

/** A4 upright, in points. */
const PAGE = { width: 595.28, height: 841.89, margin: 42, foot: 24 } as const;
const WIDTH = PAGE.width - 2 * PAGE.margin;
const BOTTOM = PAGE.height - PAGE.margin - PAGE.foot;
const QUIET = '#55606E';
const RULE = '#C9D0D8';
const SHADE = '#F0F2F5';
const ACCENT = '#9A5B00';
const TITLE = { size: 20, weight: 'bold' } as const;
const TITLE_SIZES = [TITLE.size, 18, 16, 14, 12];
const BUSINESS = { size: 14, weight: 'bold' } as const;
const TEXT = { size: 9 } as const;
const STRONG = { size: 10, weight: 'bold' } as const;
const SMALL = { size: 9, color: QUIET } as const;
const HEADING = { size: 8, weight: 'bold', color: QUIET } as const;
const TOTAL = { size: 12, weight: 'bold' } as const;
const LOGO = { width: 160, height: 48 } as const;
const GAP = 16;
/** The logo and the sender's texts beside the title. */
const SENDER_SHARE = 0.58;
const FACT_LABEL = 0.48;
const TOTALS_WIDTH = 230;
/** Of one user's text in the head, so that it never fills the page. */
const MAX_LINES = 7;

/**
 * A purchase order on as many A4 pages as it takes, the heads of the table on each; between two others get their turn. @param logo drawn
 * where it can be
 */
export async function orderPdf(document: OrderDocument, logo: StoredFile | undefined): Promise<Buffer> {
  const { language, title, number } = document;
  const open = await openPdf({ title: `${title} ${number}`, language, direction: directionOf(language), buffered: true });
  const pages = new OrderPages(document, open);
  pages.head(logo && (await drawable(logo)));
  await pages.table();
  pages.totals();
  pages.notes();
  return pages.end();
}

class OrderPages {
  readonly #document: OrderDocument;
  readonly #open: OpenPdf;
  readonly #direction: 'ltr' | 'rtl';
  readonly #start: 'left' | 'right';
  readonly #end: 'left' | 'right';
  #y: number = PAGE.margin;
  #pages = 0;

  constructor(document: OrderDocument, open: OpenPdf) {
    this.#document = document;
    this.#open = open;
    this.#direction = directionOf(document.language);
    [this.#start, this.#end] = this.#direction === 'rtl' ? ['right', 'left'] : ['left', 'right'];
    this.#turn();
  }

  /** Who it is from, what it is, whom it goes to, and its facts. */
  head(logo: StoredFile | undefined): void {
    const { business, sender, title, number, parties, facts } = this.#document;
    const top = this.#y;
    const [from, what] = [this.#part(0, SENDER_SHARE), this.#part(SENDER_SHARE, 1)];
    if (logo) this.#picture(logo);
    this.#texts([business], from, BUSINESS);
    this.#texts(sender, from, SMALL);
    const underSender = this.#y;
    this.#y = top;
    this.#texts([title], what, this.#fitting(title, what.width), this.#end);
    this.#texts([number], what, { ...TOTAL, color: ACCENT }, this.#end);
    this.#y = Math.max(this.#y, underSender) + GAP / 2;
    this.#rule(ACCENT, 1.5);
    this.#y += GAP / 2;
    const below = this.#y;
    const ends: number[] = [];
    for (const [at, { heading, name, lines }] of parties.entries()) {
      const box = this.#part(at / 3, (at + 1) / 3);
      this.#y = below;
      this.#texts([heading], box, HEADING);
      this.#texts([name], box, STRONG);
      this.#texts(lines, box, TEXT);
      ends.push(this.#y);
    }
    this.#y = below;
    for (const fact of facts) this.#fact(fact, this.#part(2 / 3, 1));
    this.#y = Math.max(this.#y, ...ends) + GAP;
  }

  /** The lines; each stands on one page. */
  async table(): Promise<void> {
    const { columns } = this.#document;
    const laid = layColumns(this.#open.lines, columns, { x: PAGE.margin, width: WIDTH, direction: this.#direction });
    const heads = columns.map(({ header }) => header);
    const rows = columns[0]?.texts.length ?? 0;
    this.#row(heads, laid, true);
    for (let at = 0; at < rows; at++) {
      const texts = columns.map((column) => column.texts[at] ?? '');
      if (this.#y + this.#heightOf(texts, laid) > BOTTOM) {
        await new Promise((resolve) => setImmediate(resolve));
        this.#turn();
        this.#row(heads, laid, true);
      }
      this.#row(texts, laid, false);
    }
    this.#y += GAP / 2;
  }

  /** The sums, all on one page. */
  totals(): void {
    const { totals } = this.#document;
    const height = (style: TextStyle) => style.size * LINE_HEIGHT + 4;
    const needed = totals.length * height(TEXT) + height(TOTAL);
    if (this.#y + needed > BOTTOM) this.#turn();
    const x = this.#direction === 'rtl' ? PAGE.margin : PAGE.margin + WIDTH - TOTALS_WIDTH;
    for (const [at, [label, amount]] of totals.entries()) {
      const isLast = at === totals.length - 1;
      const style: TextStyle = isLast ? TOTAL : TEXT;
      if (isLast && at > 0) {
        this.#rule(RULE, 1, { x, width: TOTALS_WIDTH });
        this.#y += 4;
      }
      const box = { x: x + CELL.padding, width: TOTALS_WIDTH - 2 * CELL.padding };
      this.#line(label, { ...box, align: this.#start }, isLast ? style : { ...style, color: QUIET });
      this.#line(amount, { ...box, align: this.#end }, { ...style, direction: 'auto' });
      this.#y += height(style);
    }
    this.#y += GAP / 2;
  }

  /** What was noted, over as many pages as it takes. */
  notes(): void {
    const { notes } = this.#document;
    if (!notes) return;
    const box = { x: PAGE.margin, width: WIDTH };
    if (this.#y + 3 * TEXT.size * LINE_HEIGHT > BOTTOM) this.#turn();
    this.#texts([notes.heading], box, HEADING);
    for (const line of this.#open.lines.broken(notes.text, WIDTH, TEXT)) {
      if (this.#y + TEXT.size * LINE_HEIGHT > BOTTOM) this.#turn();
      this.#texts([line], box, TEXT);
    }
  }

  async end(): Promise<Buffer> {
    const { business, title, number, language } = this.#document;
    const box = { x: PAGE.margin, width: WIDTH };
    for (let page = 0; page < this.#pages; page++) {
      this.#open.pdf.switchToPage(page);
      this.#y = PAGE.height - PAGE.margin - HEADING.size * LINE_HEIGHT;
      const style = { size: 8, color: QUIET };
      const [said = ''] = this.#open.lines.broken(`${business} · ${title} ${number}`, WIDTH * 0.75, style, 1);
      this.#line(said, { ...box, align: this.#start }, style);
      this.#line(
        filled(documentTexts('exports', language).page_of, { number: page + 1, total: this.#pages }),
        { ...box, align: this.#end },
        style,
      );
    }
    return bytesOf(this.#open);
  }

  #turn(): void {
    this.#open.pdf.addPage();
    this.#pages += 1;
    this.#y = PAGE.margin;
  }

  /** The title's size, smaller where a word of it would be cut in two. */
  #fitting(title: string, width: number): TextStyle {
    const isWhole = (size: number) => this.#open.lines.broken(title, width, { ...TITLE, size }, MAX_LINES).join(' ') === title;
    return { ...TITLE, size: TITLE_SIZES.find(isWhole) ?? TITLE.size };
  }

  /** A part of the page's width, from where reading starts; a little room is left at its end. */
  #part(from: number, to: number): Pick<LineBox, 'x' | 'width'> {
    const width = (to - from) * WIDTH - (to < 1 ? GAP : 0);
    return { x: this.#direction === 'rtl' ? PAGE.margin + WIDTH - from * WIDTH - width : PAGE.margin + from * WIDTH, width };
  }

  #line(text: string, box: Omit<LineBox, 'y'>, style: TextStyle): void {
    this.#open.lines.draw(text, { ...box, y: this.#y }, style);
  }

  /** Texts below each other, each in the direction of its own letters. */
  #texts(texts: readonly string[], box: Pick<LineBox, 'x' | 'width'>, style: TextStyle, align = this.#start): void {
    for (const text of texts) {
      for (const line of this.#open.lines.broken(text, box.width, style, MAX_LINES)) {
        this.#line(line, { ...box, align }, { ...style, direction: 'auto' });
        this.#y += style.size * LINE_HEIGHT;
      }
    }
  }

  /** Label and value beside each other. */
  #fact([label, value]: Fact, { x, width }: Pick<LineBox, 'x' | 'width'>): void {
    const labelWidth = width * FACT_LABEL;
    const isTurned = this.#direction === 'rtl';
    const top = this.#y;
    this.#texts([label], { x: isTurned ? x + width - labelWidth : x, width: labelWidth - CELL.padding }, SMALL);
    const underLabel = this.#y;
    this.#y = top;
    this.#texts([value], { x: isTurned ? x : x + labelWidth, width: width - labelWidth }, { ...TEXT, weight: 'bold' });
    this.#y = Math.max(this.#y, underLabel) + 1;
  }

  #cells(texts: readonly string[], { columns, size }: LaidColumns, isHead: boolean): string[][] {
    return columns.map(({ width }, at) =>
      this.#open.lines.broken(texts[at] ?? '', width - 2 * CELL.padding, { size, weight: isHead ? 'bold' : 'regular' }, MAX_LINES),
    );
  }

  #heightOf(texts: readonly string[], laid: LaidColumns, isHead = false): number {
    return Math.max(...this.#cells(texts, laid, isHead).map((cell) => cell.length)) * laid.size * LINE_HEIGHT + CELL.padding;
  }

  #row(texts: readonly string[], laid: LaidColumns, isHead: boolean): void {
    const { size, columns } = laid;
    const height = this.#heightOf(texts, laid, isHead);
    const top = this.#y;
    if (isHead) this.#open.pdf.rect(PAGE.margin, top, WIDTH, height).fill(SHADE);
    const style: TextStyle = isHead ? { size, weight: 'bold' } : { size, direction: 'auto' };
    for (const [at, cell] of this.#cells(texts, laid, isHead).entries()) {
      const column = columns[at];
      if (!column) continue;
      const { x, width, align } = column;
      for (const [line, text] of cell.entries()) {
        this.#y = top + CELL.padding / 2 + line * size * LINE_HEIGHT;
        this.#line(text, { x: x + CELL.padding, width: width - 2 * CELL.padding, align }, style);
      }
    }
    this.#y = top + height;
    this.#rule(RULE, 0.5);
  }

  #rule(color: string, thickness: number, { x, width }: { x: number; width: number } = { x: PAGE.margin, width: WIDTH }): void {
    this.#open.pdf
      .lineWidth(thickness)
      .moveTo(x, this.#y)
      .lineTo(x + width, this.#y)
      .stroke(color);
  }

  #picture(logo: StoredFile): void {
    const own = pictureSize(this.#open.pdf, logo);
    if (!own) return;
    const scale = Math.min(LOGO.width / own.width, LOGO.height / own.height, 1);
    const [width, height] = [own.width * scale, own.height * scale];
    this.#open.pdf.image(logo.bytes, this.#direction === 'rtl' ? PAGE.margin + WIDTH - width : PAGE.margin, this.#y, { width, height });
    this.#y += height + GAP / 2;
  }
}
