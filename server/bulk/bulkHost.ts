import type { Model } from '#/resources/schema/model.ts';
import type { S3Config } from '#/server/config.ts';
import type { Database } from '#/server/database/openDatabase.ts';
import type { ExportHost } from '#/server/exports/exportHost.ts';
import type { Jobs } from '#/server/jobs/jobs.ts';
import type { Post } from '#/server/mail/index.ts';
import type { ResultFiles } from './resultFiles.ts';
import type { SourceFiles } from './sourceFiles.ts';

/** What bulk operations stand on. */
export interface BulkHost {
  database: Database;
  model: Model;
  jobs: Jobs;
  hashPassword(password: string): Promise<string>;
  digestSecret(secret: string): string;
  /** Letters that rows occasion. */
  post: Pick<Post, 'send'>;
  /** Uploads, by their addresses. */
  sources: SourceFiles;
  /** Finished files of bulk exports. */
  results: ResultFiles;
  /** What lists are exported with. */
  exporting: ExportHost;
}

export interface BulkOptions {
  database: Database;
  model: Model;
  jobs: Jobs;
  hashPassword(password: string): Promise<string>;
  digestSecret(secret: string): string;
  /** Letters that rows occasion. */
  post: Pick<Post, 'send'>;
  /** Uploads stand in `uploads` there, finished files in `bulk`. */
  dataDir: string;
  s3: S3Config | undefined;
}
