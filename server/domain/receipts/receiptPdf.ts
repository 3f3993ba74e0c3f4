import { documentTexts } from '#/i18n/documents.ts';
import { directionOf, type Language } from '#/i18n/languages.ts';
import { filled } from '#/i18n/translate.ts';
import { type ReceiptBlock, type ReceiptSource, receiptName } from '#/resources/reference/receiptBlocks.ts';
import type { StoredFile } from '#/server/foundation/files/storedFiles.ts';
import { bytesOf, openPdf, type PdfOptions } from '#/server/foundation/pdf/openPdf.ts';
import { drawable, pictureSize } from '#/server/foundation/pdf/picture.ts';
import { layOut, paperOf } from './receiptLayout.ts';

/** How a receipt is drawn. */
export interface ReceiptPdf {
  source: ReceiptSource;
  language: Language;
  logo: StoredFile | undefined;
}

/** A receipt on one page: as wide as the establishment's paper, as long as it takes. */
export async function receiptPdf(blocks: readonly ReceiptBlock[], { source, language, logo }: ReceiptPdf): Promise<Buffer> {
  const paper = paperOf(source.values);
  const direction = directionOf(language);
  const title = filled(documentTexts('mail', language).receipt.subject, { business: receiptName(source) });
  const options: PdfOptions = { title, language, direction };
  // The page is as long as what stands on it, which only the fonts know.
  const measuring = await openPdf(options);
  const picture = logo && (await drawable(logo));
  const shown = picture && pictureSize(measuring.pdf, picture);
  const { marks, height } = layOut(blocks, paper, measuring.lines, direction, shown);
  await measuring.end();
  const document = await openPdf({ ...options, size: [paper.width, height] });
  const { pdf, lines } = document;
  pdf.addPage();
  for (const mark of marks) {
    if (mark.kind === 'line') lines.draw(mark.text, mark.box, mark.style);
    else if (mark.kind === 'rule')
      pdf
        .moveTo(mark.x, mark.y)
        .lineTo(mark.x + mark.width, mark.y)
        .lineWidth(0.5)
        .dash(2, { space: 2 })
        .stroke(INK)
        .undash();
    else if (mark.kind === 'squares') for (const [x, y] of mark.at) pdf.rect(x, y, mark.side, mark.side).fill(INK);
    else if (picture) pdf.image(picture.bytes, mark.x, mark.y, { width: mark.width, height: mark.height });
  }
  return bytesOf(document);
}

const INK = '#000000';
