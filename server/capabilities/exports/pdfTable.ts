import { documentTexts } from '#/i18n/documents.ts';
import { directionOf } from '#/i18n/languages.ts';
import { filled } from '#/i18n/translate.ts';
import { present } from '#/model/values/shapes.ts';
import { chartHeight, drawChart } from '#/server/foundation/pdf/charts/drawChart.ts';
import { type OpenPdf, openPdf } from '#/server/foundation/pdf/openPdf.ts';
import { pictureSize } from '#/server/foundation/pdf/picture.ts';
import { type Batch, type Prepared, type PreparedTable, type TableWriter, tablesOf } from './exportHost.ts';
import { type Layout, layoutOf, PAGE, SMALLER } from './pdfLayout.ts';

/** Beyond this nobody prints a list. */
export const MAX_PRINTED_ROWS = 20_000;
/** Up to here every page says how many there are; of a longer list the pages leave as they are filled. */
const BUFFERED_ROWS = 2_000;
const MAX_LINES = 6;
const TITLE = { size: 16, weight: 'bold' } as const;
/** Of a table that follows another one. */
const HEADING = { size: 12, weight: 'bold' } as const;
const FACT = { size: 9, color: '#55606E' } as const;
const FOOT = { size: 8, color: '#55606E' } as const;
const SENDER = { size: 11, weight: 'bold' } as const;
const LOGO = { width: 140, height: 44 };
/** A wider chart is no easier to read. */
const MAX_CHART = 770;
const RULE = '#C9D0D8';
const SHADE = '#F0F2F5';
const LINE = 1.26;
/** Above and below the lines of a row, together. */
const ROW = 3.4;
/** Between two tables on a page. */
const GAP = 16;
/** A table begins on a page only where its head and some rows have room: less looks lost. */
const LEAST_BELOW = 100;
/** And below its chart so much: its headers and some rows. */
const LEAST_ROWS = 64;

/**
 * Tables as pages to be read or printed: title and question at the head, the headers on every page, figures at the end of their cells. A
 * table goes on where the one before it ended, or on a page that suits it.
 */
export const writePdf: TableWriter = async (table, append, wrote) => {
  const { title, language, total } = table;
  const isBuffered = total <= BUFFERED_ROWS;
  const document = await openPdf({ title, language, direction: directionOf(language), buffered: isBuffered });
  const pages = new Pages(table, document, isBuffered);
  for (const part of tablesOf(table)) {
    let isBegun = false;
    for await (const batch of part.batches) {
      if (!isBegun) pages.begin(part, batch);
      isBegun = true;
      for (const record of batch.records) {
        pages.addRow(batch, record);
        await pages.flush(append);
      }
      await wrote(batch.records.length);
    }
    if (!isBegun) pages.begin(part, undefined);
  }
  for (const bytes of await pages.end()) await append(bytes);
};

/** What a row says in each column, by the column's index. */
interface RowOfCells {
  shown: (at: number) => string;
  below: (at: number) => string;
  weight: 'regular' | 'bold';
  isRuled?: boolean;
  shade?: string;
}

interface CellLine {
  text: string;
  style: { size: number; weight?: 'regular' | 'bold'; color?: string };
}

class Pages {
  readonly #table: Prepared;
  readonly #document: OpenPdf;
  readonly #isBuffered: boolean;
  /** Of every page the layout that it was opened with. */
  readonly #pages: Layout[] = [];
  #part: PreparedTable;
  #layout: Layout;
  #y = 0;

  constructor(table: Prepared, document: OpenPdf, isBuffered: boolean) {
    this.#table = table;
    this.#part = table;
    this.#isBuffered = isBuffered;
    this.#document = document;
    this.#layout = layoutOf(document.lines, table, undefined, { language: table.language });
  }

  /** The head of a table, above its first row. */
  begin(part: PreparedTable, first: Batch | undefined): void {
    const before = this.#pages.at(-1);
    this.#part = part;
    this.#layout = layoutOf(this.#document.lines, part, first, { language: this.#table.language, before: before?.page });
    const [, height] = this.#layout.page;
    const needed = this.#leastBelow() + (part.charts?.[0] ? chartHeight(part.charts[0]) : 0);
    if (before?.page === this.#layout.page && this.#y + needed <= height - PAGE.margin - PAGE.foot) this.#y += GAP;
    else this.#addPage();
    if (!before) this.#drawSender();
    this.#drawHead(before ? HEADING : TITLE);
    this.#drawCharts();
    this.#drawHeaders();
  }

  /** A short table stands whole below another one, of a long one some rows. */
  #leastBelow(): number {
    const { known } = this.#part;
    const rows = known?.reduce((sum, { records }) => sum + records.length, 1) ?? Number.POSITIVE_INFINITY;
    const { size } = this.#layout;
    return Math.min(LEAST_BELOW, GAP + HEADING.size * LINE + rows * (size * LINE + ROW));
  }

  addRow({ columns, kind }: Batch, record: Batch['records'][number]): void {
    const shown = (at: number) => present(columns[at], 'column').shown(record);
    this.#drawCells({ shown, below: shown, weight: kind === 'rows' ? 'regular' : 'bold', isRuled: kind === 'totals' });
  }

  /** Gives away what is made; between two pages others get their turn. */
  async flush(append: (bytes: Uint8Array) => Promise<void>): Promise<void> {
    const made = this.#document.taken();
    if (made.length) await new Promise((resolve) => setImmediate(resolve));
    for (const bytes of made) await append(bytes);
  }

  async end(): Promise<Uint8Array[]> {
    if (this.#isBuffered) {
      for (const [at, layout] of this.#pages.entries()) {
        this.#document.pdf.switchToPage(at);
        this.#drawFoot(layout, at + 1, this.#pages.length);
      }
    }
    return this.#document.end();
  }

  #addPage(): void {
    this.#document.pdf.addPage({ size: [...this.#layout.page], margin: 0 });
    this.#pages.push(this.#layout);
    this.#y = PAGE.margin;
    if (!this.#isBuffered) this.#drawFoot(this.#layout, this.#pages.length, undefined);
  }

  /** Whose it is: the picture where reading starts, the names beside it. */
  #drawSender(): void {
    const { sender } = this.#table;
    if (!sender) return;
    const { lines, pdf } = this.#document;
    const { width, direction } = this.#layout;
    const own = sender.logo && pictureSize(pdf, sender.logo);
    const scale = own ? Math.min(LOGO.width / own.width, LOGO.height / own.height, 1) : 0;
    const [logoWidth, logoHeight] = [(own?.width ?? 0) * scale, (own?.height ?? 0) * scale];
    if (own && sender.logo) {
      const x = direction === 'rtl' ? PAGE.margin + width - logoWidth : PAGE.margin;
      pdf.image(sender.logo.bytes, x, this.#y, { width: logoWidth, height: logoHeight });
    }
    const align = direction === 'rtl' ? 'left' : 'right';
    const room = width - logoWidth - (own ? GAP : 0);
    const x = direction === 'rtl' ? PAGE.margin : PAGE.margin + width - room;
    let y = this.#y;
    for (const [style, said, most] of [
      [SENDER, sender.business, 1],
      [FACT, sender.establishments.join(', '), 2],
    ] as const) {
      for (const line of lines.broken(said, room, style, most)) {
        lines.draw(line, { x, y, width: room, align }, style);
        y += style.size * LINE;
      }
    }
    this.#y = Math.max(y, this.#y + logoHeight) + 10;
  }

  #drawCharts(): void {
    const { pdf, lines } = this.#document;
    for (const chart of this.#part.charts ?? []) {
      const height = chartHeight(chart);
      if (this.#y + height > this.#layout.page[1] - PAGE.margin - PAGE.foot) this.#addPage();
      const { width, direction } = this.#layout;
      const own = Math.min(width, MAX_CHART);
      const x = direction === 'rtl' ? PAGE.margin + width - own : PAGE.margin;
      drawChart({ pdf, lines, x, y: this.#y, width: own, direction }, chart);
      this.#y += height;
    }
    const [, height] = this.#layout.page;
    if (this.#part.charts && this.#y + LEAST_ROWS > height - PAGE.margin - PAGE.foot) this.#addPage();
  }

  #drawHead(heading: typeof TITLE | typeof HEADING): void {
    const { lines } = this.#document;
    const { width } = this.#layout;
    for (const [style, said] of [
      [heading, [this.#part.title]],
      [FACT, this.#part.facts],
    ] as const) {
      for (const line of said.flatMap((text) => lines.broken(text, width, style))) {
        lines.draw(line, { x: PAGE.margin, width, y: this.#y }, style);
        this.#y += style.size * LINE;
      }
    }
    this.#y += 6;
  }

  #drawHeaders(): void {
    const column = (at: number) => present(this.#part.columns[at], 'column');
    this.#drawCells({ shown: (at) => column(at).header, below: (at) => column(at).beside ?? '', weight: 'bold', shade: SHADE });
  }

  /** A row: in each column what it says, and in smaller letters what stands below it. */
  #drawCells({ shown, below, weight, isRuled = false, shade }: RowOfCells): void {
    const { pdf, lines } = this.#document;
    const {
      columns,
      size,
      width,
      page: [, height],
    } = this.#layout;
    const style = { size, weight };
    const small = { size: size - SMALLER, color: FACT.color };
    const cells = columns.map((column): CellLine[] => {
      const room = column.width - 2 * PAGE.padding;
      return [
        ...lines.broken(shown(column.at), room, style, MAX_LINES).map((text) => ({ text, style })),
        ...column.below.flatMap((at) => lines.broken(below(at), room, small, MAX_LINES).map((text) => ({ text, style: small }))),
      ];
    });
    const heightOf = (cell: readonly CellLine[]) => cell.reduce((sum, line) => sum + line.style.size * LINE, 0);
    const rowHeight = Math.max(...cells.map(heightOf), size * LINE) + ROW;
    if (!shade && this.#y + rowHeight > height - PAGE.margin - PAGE.foot) {
      this.#addPage();
      this.#drawHeaders();
    }
    if (shade) pdf.rect(PAGE.margin, this.#y, width, rowHeight).fill(shade);
    for (const [at, { x, width: cellWidth, align, isFigure }] of columns.entries()) {
      let y = this.#y + ROW / 2;
      for (const line of cells[at] ?? []) {
        const box = { x: x + PAGE.padding, y, width: cellWidth - 2 * PAGE.padding, align };
        lines.draw(line.text, box, shade ? line.style : { ...line.style, direction: isFigure ? 'ltr' : 'auto' });
        y += line.style.size * LINE;
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

  #drawFoot({ width, direction, page: [, height] }: Layout, number: number, of: number | undefined): void {
    const { lines } = this.#document;
    const y = height - PAGE.margin - FOOT.size;
    const [start, end] = direction === 'rtl' ? (['right', 'left'] as const) : (['left', 'right'] as const);
    const { page, page_of: pageOf } = documentTexts('exports', this.#table.language);
    const text = of === undefined ? filled(page, { number }) : filled(pageOf, { number, total: of });
    const [title = ''] = lines.broken(this.#table.title, width / 2, FOOT, 1);
    lines.draw(title, { x: PAGE.margin, y, width, align: start }, FOOT);
    lines.draw(text, { x: PAGE.margin, y, width, align: end }, FOOT);
  }
}
