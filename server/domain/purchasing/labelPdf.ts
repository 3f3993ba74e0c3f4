import { directionOf, type Language } from '#/i18n/languages.ts';
import { type Label, type LaidLabel, layLabel, MM } from '#/resources/reference/labelLayout.ts';
import type { LabelSize } from '#/resources/reference/labelSizes.ts';
import { bytesOf, type OpenPdf, openPdf } from '#/server/foundation/pdf/openPdf.ts';

/** Labels of one kind. */
export interface Labels extends Label {
  count: number;
}

const INK = '#000000';

/** Labels one after the other, on as many pages as they take. Between two pages others get their turn. */
export async function labelPdf(
  labels: readonly Labels[],
  size: LabelSize,
  { title, language }: { title: string; language: Language },
): Promise<Buffer> {
  const [width, height] = size.page;
  const { encodeBarcode } = await import('./encodeBarcode.ts');
  const document = await openPdf({ title, language, direction: directionOf(language), size: [width * MM, height * MM] });
  const perPage = size.columns * size.rows;
  let at = 0;
  for (const { count, ...label } of labels) {
    const laid = layLabel(label, size, { lines: document.lines, encode: encodeBarcode });
    for (let one = 0; one < count; one++, at++) {
      const index = at % perPage;
      if (index === 0) {
        await new Promise((resolve) => setImmediate(resolve));
        document.pdf.addPage();
      }
      const x = (size.at[0] + (index % size.columns) * size.pitch[0]) * MM;
      const y = (size.at[1] + Math.floor(index / size.columns) * size.pitch[1]) * MM;
      drawLabel(document, laid, x, y);
    }
  }
  return bytesOf(document);
}

function drawLabel({ pdf, lines }: OpenPdf, label: LaidLabel, x: number, y: number): void {
  for (const { text, box, style } of label.lines) lines.draw(text, { ...box, x: x + box.x, y: y + box.y }, style);
  for (const bar of label.bars) pdf.rect(x + bar.x, y + bar.y, bar.width, bar.height);
  if (label.bars.length) pdf.fill(INK);
}
