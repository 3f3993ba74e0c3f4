import type { Model } from '#/model/language/model.ts';
import type { ExportFiles } from '#/server/capabilities/exports/exportFiles.ts';
import type { ExportHost } from '#/server/capabilities/exports/exportHost.ts';
import type { S3Config } from '#/server/config/config.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { Jobs } from '#/server/foundation/jobs/jobs.ts';
import type { Mailer } from '#/server/foundation/mail/index.ts';
import type { Traced } from '#/server/foundation/traced.ts';
import type { SourceFiles } from './import/sourceFiles.ts';

/** What bulk operations stand on. */
export interface BulkHost {
  database: Database;
  model: Model;
  jobs: Jobs;
  hashPassword(password: string): Promise<string>;
  digestSecret(secret: string): string;
  /** Emails that rows occasion. */
  mailer: Pick<Mailer, 'send'>;
  /** Uploads, by their addresses. */
  sources: SourceFiles;
  /** Finished files of bulk exports. */
  results: ExportFiles;
  /** What lists are exported with. */
  exporting: ExportHost;
}

export interface BulkOptions extends Omit<BulkHost, 'sources' | 'results'> {
  /** Uploads stand in `uploads` there, finished files in `bulk`. */
  dataDir: string;
  s3: S3Config | undefined;
  traced?: Traced | undefined;
}
