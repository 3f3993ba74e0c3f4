import { type OpenPdf, openPdf } from '#/server/pdf/openPdf.ts';
import type { Column } from './columns.ts';
import type { Batch, Prepared, TableWriter } from './exportHost.ts';
import { type Layout, layoutOf, PAGE } from './pdfLayout.ts';
import { directionOf, exportTexts } from './texts.ts';

/** Beyond this nobody prints a list. */
export const MOST_PRINTED_ROWS = 20_000;
/** Up to here every page says how many there are; of a longer list the pages leave as they are filled. */
const BUFFERED_ROWS = 2_000;
const MOST_LINES = 6;
const TITLE = { size: 16, weight: 'bold' } as const;
const FACT = { size: 9, color: '#55606E' } as const;
const FOOT = { size: 8, color: '#55606E' } as const;
const RULE = '#C9D0D8';
const SHADE = '#F0F2F5';
const LINE = 1.4;

/** Rows as pages to be read or printed: title and question at the head, the headers on every page, figures at the end of their cells. */
export const writePdf: TableWriter = async (table, append, wrote) => {
  let pages: Pages | undefined;
  for await (const batch of table.batches) {
    pages ??= new Pages(table, batch);
    for (const record of batch.records) {
      pages.addRow(batch, record);
      await pages.flush(append);
    }
    await wrote(batch.records.length);
  }
  pages ??= new Pages(table, undefined);
  for (const bytes of await pages.end()) await append(bytes);
};

class Pages {
  readonly #table: Prepared;
  readonly #layout: Layout;
  readonly #document: OpenPdf;
  readonly #isBuffered: boolean;
  #y = 0;
  #page = 0;

  constructor(table: Prepared, first: Batch | undefined) {
    const { title, language, total } = table;
    const direction = directionOf(language);
    this.#table = table;
    this.#isBuffered = total <= BUFFERED_ROWS;
    this.#document = openPdf({ title, language, direction, buffered: this.#isBuffered });
    this.#layout = layoutOf(this.#document.lines, table, first);
    this.#openPage();
  }

  addRow({ columns, kind }: Batch, record: Batch['records'][number]): void {
    const isTotal = kind === 'totals';
    const texts = this.#layout.columns.map(({ at }) => (columns[at] as Column).shown(record));
    this.#drawCells(texts, isTotal ? 'bold' : 'regular', isTotal);
  }

  /** Gives away what is made; between two pages others get their turn. */
  async flush(append: (bytes: Uint8Array) => Promise<void>): Promise<void> {
    const made = this.#document.taken();
    if (made.length) await new Promise((resolve) => setImmediate(resolve));
    for (const bytes of made) await append(bytes);
  }

  async end(): Promise<Uint8Array[]> {
    if (this.#isBuffered) {
      for (let page = 0; page < this.#page; page++) {
        this.#document.pdf.switchToPage(page);
        this.#drawFoot(page + 1, this.#page);
      }
    }
    return this.#document.end();
  }

  #openPage(): void {
    const { pdf, lines } = this.#document;
    const { width, page } = this.#layout;
    pdf.addPage({ size: [...page], margin: 0 });
    this.#page += 1;
    this.#y = PAGE.margin;
    if (this.#page === 1) {
      const place = { x: PAGE.margin, width };
      for (const [style, said] of [
        [TITLE, [this.#table.title]],
        [FACT, this.#table.facts],
      ] as const) {
        for (const line of said.flatMap((text) => lines.broken(text, width, style))) {
          lines.draw(line, { ...place, y: this.#y }, style);
          this.#y += style.size * LINE;
        }
      }
      this.#y += 8;
    }
    if (!this.#isBuffered) this.#drawFoot(this.#page, undefined);
    const headers = this.#layout.columns.map(({ at }) => (this.#table.columns[at] as Column).header);
    this.#drawCells(headers, 'bold', false, SHADE);
  }

  #drawCells(texts: readonly string[], weight: 'regular' | 'bold', isRuled: boolean, shade?: string): void {
    const { pdf, lines } = this.#document;
    const {
      columns,
      size,
      width,
      page: [, height],
    } = this.#layout;
    const style = { size, weight };
    const cells = columns.map((column, at) => lines.broken(texts[at] ?? '', column.width - 2 * PAGE.padding, style, MOST_LINES));
    const rowHeight = Math.max(...cells.map((cell) => cell.length), 1) * size * LINE + PAGE.padding;
    if (!shade && this.#y + rowHeight > height - PAGE.margin - PAGE.foot) this.#openPage();
    if (shade) pdf.rect(PAGE.margin, this.#y, width, rowHeight).fill(shade);
    for (const [at, { x, width: cellWidth, align, isFigure }] of columns.entries()) {
      for (const [line, text] of (cells[at] ?? []).entries()) {
        const place = { x: x + PAGE.padding, y: this.#y + PAGE.padding / 2 + line * size * LINE, width: cellWidth - 2 * PAGE.padding, align };
        lines.draw(text, place, shade ? style : { ...style, direction: isFigure ? 'ltr' : 'auto' });
      }
    }
    const edge = isRuled ? this.#y : this.#y + rowHeight;
    pdf
      .lineWidth(isRuled ? 1 : 0.5)
      .moveTo(PAGE.margin, edge)
      .lineTo(PAGE.margin + width, edge)
      .stroke(RULE);
    this.#y += rowHeight;
  }

  #drawFoot(number: number, of: number | undefined): void {
    const {
      width,
      direction,
      page: [, height],
    } = this.#layout;
    const { lines } = this.#document;
    const y = height - PAGE.margin - FOOT.size;
    const [start, end] = direction === 'rtl' ? (['right', 'left'] as const) : (['left', 'right'] as const);
    const text = exportTexts(this.#table.language).page(number, of);
    const [title = ''] = lines.broken(this.#table.title, width / 2, FOOT, 1);
    lines.draw(title, { x: PAGE.margin, y, width, align: start }, FOOT);
    lines.draw(text, { x: PAGE.margin, y, width, align: end }, FOOT);
  }
}
