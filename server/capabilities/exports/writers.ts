import { writeCsv } from './csvTable.ts';
import type { Format, TableWriter } from './exportHost.ts';
import { writePdf } from './pdfTable.ts';
import { writeXlsx } from './xlsxTable.ts';

/** How a file of each format is written. */
export const writers: Readonly<Record<Format, TableWriter>> = { csv: writeCsv, xlsx: writeXlsx, pdf: writePdf };

/** What a browser is told that a file is. */
export const contentTypes: Readonly<Record<Format, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
};
