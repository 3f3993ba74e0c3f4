import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { ApiError } from '#/server/plugins/apiError.ts';
import { refused } from './sourceFiles.ts';

const MB = 1024 * 1024;
/** A zip of a few bytes can unfold to gigabytes. */
const MOST_UNFOLDED_BYTES = 200 * MB;

/** The records of a workbook's first sheet, each cell as the text that a CSV of it would have. @throws ApiError 422 where it cannot be read */
export async function xlsxRecords(bytes: Readable): Promise<AsyncGenerator<string[]>> {
  const file = await buffer(bytes);
  try {
    refuseUnfolding(file);
    return textsOf(await readSheet(file));
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw refused('This workbook cannot be read: open it in a spreadsheet program and save it as XLSX or CSV');
  }
}

function refuseUnfolding(file: Uint8Array): void {
  let size = 0;
  unzipSync(file, {
    filter({ originalSize }) {
      size += originalSize;
      return false;
    },
  });
  if (size > MOST_UNFOLDED_BYTES) throw refused('This workbook holds too much: save its first sheet as CSV');
}

async function* textsOf(sheet: readonly (readonly unknown[])[]): AsyncGenerator<string[]> {
  for (const row of sheet) yield row.map(textOf);
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return dateText(cell);
  // A spreadsheet computes in binary fractions: 15 digits are what it shows of them.
  if (typeof cell === 'number') return plainText(Number(cell.toPrecision(15)));
  return typeof cell === 'boolean' ? (cell ? 'yes' : 'no') : String(cell);
}

function plainText(number: number): string {
  const text = String(number);
  return text.includes('e') ? number.toFixed(12).replace(/\.?0+$/, '') : text;
}

/** A spreadsheet's date without a clock, a clock without a date (its day zero), or both. */
function dateText(moment: Date): string {
  const [day = '', clock = ''] = new Date(Math.round(moment.getTime() / 1000) * 1000).toISOString().slice(0, 19).split('T');
  if (day <= '1900-01-01') return clock.replace(/:00$/, '');
  return clock === '00:00:00' ? day : `${day} ${clock}`;
}
