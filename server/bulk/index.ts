import type { FastifyInstance } from 'fastify';
import { ExportFiles } from '#/server/exports/exportFiles.ts';
import { reportSources } from '#/server/reports/index.ts';
import type { BulkHost, BulkOptions } from './bulkHost.ts';
import { runExport } from './exportJob.ts';
import { exportRoutes } from './exportRoutes.ts';
import { runImport } from './importJob.ts';
import { importRoutes } from './importRoutes.ts';
import type { OperationKey } from './operation.ts';
import { operationRoutes } from './operationRoutes.ts';
import { ResultFiles } from './resultFiles.ts';
import { sourceFiles } from './sourceFiles.ts';
import { kindOfJob } from './starting.ts';
import { runUndo } from './undoJob.ts';
import { bulkUpkeep } from './upkeep.ts';

/**
 * Many records from a file, many lists into one, and an import taken back: asked for, done by a job, kept with what became of
 * each row.
 */
export async function bulk(app: FastifyInstance, { dataDir, s3, ...parts }: BulkOptions): Promise<void> {
  const { database, model, jobs } = parts;
  const exporting = { database, model, jobs, files: new ExportFiles(dataDir), sources: reportSources };
  const host: BulkHost = { ...parts, exporting, sources: sourceFiles(database, dataDir, s3), results: new ResultFiles(dataDir) };
  jobs.handle<OperationKey>(kindOfJob('import'), (key, run) => runImport(host, key, run));
  jobs.handle<OperationKey>(kindOfJob('export'), (key, run) => runExport(host, key, run));
  jobs.handle<OperationKey>(kindOfJob('undo'), (key, run) => runUndo(host, key, run));
  bulkUpkeep(jobs, database);
  importRoutes(app, host);
  exportRoutes(app, host);
  operationRoutes(app, host);
}
