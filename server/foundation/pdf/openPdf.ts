import { LineDrawing, type Pdf } from './lineDrawing.ts';
import type { Direction } from './textRuns.ts';

export interface PdfOptions {
  title: string;
  /** Two letters. */
  language: string;
  direction: Direction;
  /** `A4`, or width and height in points. */
  size?: 'A4' | [number, number];
  /** Pages stay open until the end, so that each can say how many there are: for documents of a known, small size. */
  buffered?: boolean;
}

/** A document that is written while it is made: without a page yet, without margins of its own. */
export interface OpenPdf {
  pdf: Pdf;
  lines: LineDrawing;
  /** The bytes made since the last call. */
  taken(): Uint8Array[];
  /** Ends the document; what is left of its bytes. */
  end(): Promise<Uint8Array[]>;
}

/** Opens a document. What draws it is loaded with the first one: a host starts without it. */
export async function openPdf({ title, language, direction, size = 'A4', buffered = false }: PdfOptions): Promise<OpenPdf> {
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    autoFirstPage: false,
    bufferPages: buffered,
    margin: 0,
    size,
    lang: language,
    displayTitle: true,
    // Without a font of its own it would look for the standard ones, which know no Arabic.
    font: '',
    info: { Title: title, Creator: 'Countinghouse', Producer: 'Countinghouse' },
  });
  const made: Uint8Array[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('data', (bytes: Buffer) => made.push(bytes));
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  return {
    pdf,
    lines: new LineDrawing(pdf, direction),
    taken: () => made.splice(0),
    async end() {
      pdf.end();
      await ended;
      return made.splice(0);
    },
  };
}

/** The whole document as one piece, for small ones. */
export async function bytesOf(document: OpenPdf): Promise<Buffer> {
  return Buffer.concat([...document.taken(), ...(await document.end())]);
}
