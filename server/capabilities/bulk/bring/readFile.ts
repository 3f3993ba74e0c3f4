import type { Caller } from '#/server/access/permissions/caller.ts';
import type { SourceFiles } from '../import/sourceFiles.ts';
import { type Table, type TableRow, withTable } from '../import/tableFile.ts';
import { tidyHeader } from '../import/targets.ts';
import { profiles } from '../systems/index.ts';
import type { Profile } from '../systems/profile.ts';
import type { Sheet, SheetRow, SystemFile } from '../systems/sheet.ts';

/** A file that was looked at: what it is called and headed, and what it is where a profile knows it. */
export interface LookedAt {
  name: string;
  headings: readonly string[];
  known?: { profile: Profile; file: SystemFile; sheet: string | undefined };
}

/** How a profile is named in plans and answers. */
export const nameOf = ({ system, file }: Profile): string => `${system}/${file}`;

const MARKS = new Set(profiles.flatMap(({ marks }) => marks.map(tidyHeader)));
const isKnown = (heading: string) => MARKS.has(tidyHeader(heading));

/** The profile whose marks are all among the headings; of several the one with most. */
function profileOf(headings: readonly string[]): Profile | undefined {
  const tidied = new Set(headings.map(tidyHeader));
  const fitting = profiles.filter(({ marks }) => marks.every((mark) => tidied.has(tidyHeader(mark))));
  return fitting.sort((one, other) => other.marks.length - one.marks.length)[0];
}

/** Reads a file that was uploaded, all of it where it is known. @throws ApiError 404, 422 where it cannot be read */
export async function lookAt(sources: SourceFiles, caller: Caller, fileUrl: string): Promise<LookedAt> {
  const first = await readSheet(sources, caller, fileUrl, undefined);
  const all = [first];
  for (const sheet of first.sheets.filter((name) => name !== first.sheet))
    if (!all.some(({ profile }) => profile)) all.push(await readSheet(sources, caller, fileUrl, sheet));
  const found = all.find(({ profile }) => profile);
  const { name, headings } = first;
  if (!found?.profile) return { name, headings };
  const sheets: Record<string, Sheet> = {};
  for (const sheet of found.profile.sheets ?? [])
    if (first.sheets.includes(sheet)) {
      const read = await readSheet(sources, caller, fileUrl, sheet, true);
      sheets[sheet] = sheetOf(read.headings, read.rows);
    }
  const file = { ...sheetOf(found.headings, found.rows), sheets };
  return { name, headings: found.headings, known: { profile: found.profile, file, sheet: found.sheet } };
}

interface ReadSheet {
  name: string;
  sheet: string | undefined;
  sheets: readonly string[];
  headings: readonly string[];
  profile: Profile | undefined;
  rows: readonly TableRow[];
}

/** One table of a file; its rows only where they are needed. */
async function readSheet(
  sources: SourceFiles,
  caller: Caller,
  fileUrl: string,
  sheet: string | undefined,
  isNeeded = false,
): Promise<ReadSheet> {
  const file = await sources.open(caller, fileUrl);
  return withTable(file, { sheet, isKnown }, async (table) => {
    const profile = profileOf(table.headers);
    // Past sales are read as they are brought: they may be many.
    const isRead = profile && (profile.parts.length > 0 || !profile.sales);
    const rows = isRead || isNeeded ? await rowsOf(table) : [];
    return { name: file.name, sheet: table.about.sheet, sheets: table.about.sheets, headings: table.headers, profile, rows };
  });
}

/** Reads the rows of a file from its first one, as they are asked for, for as long as `work` takes. */
export async function withRows<T>(
  sources: SourceFiles,
  caller: Caller,
  { fileUrl, sheet }: { fileUrl: string; sheet?: string | undefined },
  work: (rows: AsyncIterable<SheetRow>) => Promise<T>,
): Promise<T> {
  const file = await sources.open(caller, fileUrl);
  return withTable(file, { sheet, isKnown }, (table) => work(sheetRows(table)));
}

async function* sheetRows(table: Table): AsyncGenerator<SheetRow> {
  const rowOf = rowsUnder(table.headers);
  for await (const row of table.rows()) if (!row.isTotal) yield rowOf(row);
}

async function rowsOf(table: Table): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  for await (const row of table.rows()) if (!row.isTotal) rows.push(row);
  return rows;
}

/** A table whose cells are asked for by their headings. */
function sheetOf(headings: readonly string[], rows: readonly Pick<TableRow, 'number' | 'cells'>[]): Sheet {
  return { headings, rows: rows.map(rowsUnder(headings)) };
}

function rowsUnder(headings: readonly string[]): (row: Pick<TableRow, 'number' | 'cells'>) => SheetRow {
  const columns = new Map(headings.map((heading, at) => [tidyHeader(heading), at]));
  return ({ number, cells }) => ({
    number,
    cell(...wanted) {
      for (const heading of wanted) {
        const text = cells[columns.get(tidyHeader(heading)) ?? -1]?.trim();
        if (text) return text;
      }
      return '';
    },
  });
}
