import { mediaTypes } from '#/resources/kinds/mediaTypes.ts';
import { type ReceiptBlock, type ReceiptSource, receiptName } from '#/resources/reference/receiptBlocks.ts';
import type { StoredFile } from '#/server/files/storedFiles.ts';
import { directionOf, type MailLanguage, mailTexts } from '#/server/mail/texts/mailTexts.ts';
import type { Pdf } from '#/server/pdf/lineDrawing.ts';
import { bytesOf, openPdf, type PdfOptions } from '#/server/pdf/openPdf.ts';
import { layOut, paperOf } from './receiptLayout.ts';

/** How a receipt is drawn. */
export interface ReceiptPdf {
  source: ReceiptSource;
  language: MailLanguage;
  logo: StoredFile | undefined;
}

/** A receipt on one page: as wide as the establishment's paper, as long as it takes. */
export async function receiptPdf(blocks: readonly ReceiptBlock[], { source, language, logo }: ReceiptPdf): Promise<Buffer> {
  const paper = paperOf(source.values);
  const direction = directionOf(language);
  const options: PdfOptions = { title: mailTexts[language].receipt.subject(receiptName(source)), language, direction };
  // The page is as long as what stands on it, which only the fonts know.
  const measuring = openPdf(options);
  const shown = logo && sizeOf(measuring.pdf, logo);
  const { marks, height } = layOut(blocks, paper, measuring.lines, direction, shown);
  await measuring.end();
  const document = openPdf({ ...options, size: [paper.width, height] });
  const { pdf, lines } = document;
  pdf.addPage();
  for (const mark of marks) {
    if (mark.kind === 'line') lines.draw(mark.text, mark.place, mark.style);
    else if (mark.kind === 'rule')
      pdf
        .moveTo(mark.x, mark.y)
        .lineTo(mark.x + mark.width, mark.y)
        .lineWidth(0.5)
        .dash(2, { space: 2 })
        .stroke(INK)
        .undash();
    else if (mark.kind === 'squares') for (const [x, y] of mark.at) pdf.rect(x, y, mark.side, mark.side).fill(INK);
    else if (logo) pdf.image(logo.bytes, mark.x, mark.y, { width: mark.width, height: mark.height });
  }
  return bytesOf(document);
}

const INK = '#000000';
/** The pictures that a PDF can hold as they are. */
const drawable: readonly string[] = [mediaTypes.png, mediaTypes.jpeg];

/** A picture's own size; undefined for one that cannot be drawn: a receipt without its logo is better than none. */
function sizeOf(pdf: Pdf, { mediaType, bytes }: StoredFile): { width: number; height: number } | undefined {
  if (!drawable.includes(mediaType)) return undefined;
  try {
    return (pdf as Pdf & { openImage(bytes: Buffer): { width: number; height: number } }).openImage(bytes);
  } catch {
    return undefined;
  }
}
