import type { Model } from '#/model/language/model.ts';
import type { RightBehind } from '#/server/access/permissions/rightsBehind.ts';
import type { ReportSources } from '#/server/capabilities/reports/index.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { StoredFiles } from '#/server/foundation/files/storedFiles.ts';
import type { Jobs } from '#/server/foundation/jobs/jobs.ts';
import type { PdfChart } from '#/server/foundation/pdf/charts/chart.ts';
import type { Column } from './columns.ts';
import type { ExportFiles } from './exportFiles.ts';
import type { Sender } from './sender.ts';

/** What exports stand on. */
export interface ExportHost {
  database: Database;
  model: Model;
  jobs: Jobs;
  files: ExportFiles;
  sources: ReportSources;
  /** Uploads: documents have the business's logo. */
  stored: StoredFiles;
}

/** The formats of files. */
export const FORMATS = ['csv', 'xlsx', 'pdf'] as const;
export type Format = (typeof FORMATS)[number];

/** Some rows of a file, read by the columns beside them: each currency has its own. */
export interface Batch {
  columns: readonly Column[];
  records: readonly Readonly<Record<string, unknown>>[];
  kind: 'rows' | 'subtotals' | 'totals';
}

/** A table of a file. */
export interface PreparedTable {
  /** The label in the reader's language. */
  title: string;
  /** What was asked, in words: one fact a line; of a section what is asked of it alone. */
  facts: readonly string[];
  /** The headers; the columns of every batch stand under them. */
  columns: readonly Column[];
  batches: AsyncIterable<Batch>;
  /** The same, where they are all there before the first is written: columns are then as wide as what stands in them. */
  known?: readonly Batch[];
  /** What stands above the rows where a file can show it. */
  charts?: readonly PdfChart[];
}

/** The rows to be exported, found and validated, before one of them is read. */
export interface Prepared extends PreparedTable {
  /** `taxes`, `product-mix`: the file is named for it. */
  name: string;
  language: string;
  /** Whose clock dates the file. */
  timezone: string;
  /** How many lines there will be, those of the sections among them. */
  total: number;
  /** What its maker's rights let into it: the file is given out to nobody who has lost one of them. */
  behind: readonly RightBehind[];
  /** Whose it is, where it is to be read on paper. */
  sender?: Sender;
  /** The tables that follow the first one; none where nothing is said. */
  sections?: readonly PreparedTable[];
}

/** Every table of a file, in its order. */
export function tablesOf(prepared: Prepared): readonly PreparedTable[] {
  return [prepared, ...(prepared.sections ?? [])];
}

/** Writes rows as a file: gives its pieces away as they are made, and says how many rows are done. */
export type TableWriter = (
  table: Prepared,
  append: (piece: string | Uint8Array) => Promise<void>,
  wrote: (rows: number) => Promise<void>,
) => Promise<void>;
