import type { Model } from '#/resources/schema/model.ts';
import type { Database } from '#/server/database/openDatabase.ts';
import type { Jobs } from '#/server/jobs/jobs.ts';
import type { ReportSources } from '#/server/reports/index.ts';
import type { ExportFiles } from './exportFiles.ts';

/** What exports stand on. */
export interface ExportHost {
  database: Database;
  model: Model;
  jobs: Jobs;
  files: ExportFiles;
  sources: ReportSources;
}

/** The rows to be exported, found and judged, before one of them is read. */
export interface Prepared {
  /** `taxes`, `product-mix`: the file is named for it. */
  name: string;
  /** Whose clock dates the file. */
  timezone: string;
  header: readonly string[];
  /** How many lines there will be. */
  total: number;
  /** Each batch of lines, as cells. */
  lines: AsyncIterable<string[][]>;
}
