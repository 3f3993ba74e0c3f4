import type { FastifyInstance } from 'fastify';
import { ExportFiles } from '#/server/capabilities/exports/exportFiles.ts';
import type { JobRun } from '#/server/foundation/jobs/runner.ts';
import { runBringing } from './bring/bringJob.ts';
import { bringRoutes } from './bring/bringRoutes.ts';
import type { BulkHost, BulkOptions } from './bulkHost.ts';
import { dependentsRoute } from './edit/dependentsRoute.ts';
import { runEdit } from './edit/editJob.ts';
import { editRoutes } from './edit/editRoutes.ts';
import { runExport } from './export/exportJob.ts';
import { exportRoutes } from './export/exportRoutes.ts';
import { runImport } from './import/importJob.ts';
import { importRoutes } from './import/importRoutes.ts';
import { sourceFiles } from './import/sourceFiles.ts';
import type { OperationKey, OperationType } from './operation.ts';
import { operationNotice } from './operationNotice.ts';
import { operationRoutes } from './operationRoutes.ts';
import { readOperation } from './operationStore.ts';
import { bulkTasks } from './scheduledTasks.ts';
import { kindOfJob } from './starting.ts';
import { runUndo } from './undo/undoJob.ts';

/**
 * Many records from a file, many lists into one, and an import taken back: asked for, done by a job, kept with what became of
 * each row.
 */
export async function bulk(app: FastifyInstance, { dataDir, s3, traced, ...parts }: BulkOptions): Promise<void> {
  const { database, jobs } = parts;
  const host: BulkHost = { ...parts, sources: sourceFiles(database, dataDir, s3, traced), results: new ExportFiles(dataDir, 'bulk') };
  const work: Readonly<Record<OperationType, (host: BulkHost, key: OperationKey, run: JobRun) => Promise<void>>> = {
    async import(_host, key, run) {
      const isOfSeveral = (await readOperation(database, key))?.plan.parts !== undefined;
      return (isOfSeveral ? runBringing : runImport)(host, key, run);
    },
    export: runExport,
    edit: runEdit,
    undo: runUndo,
  };
  for (const type of ['import', 'export', 'edit', 'undo'] as const)
    jobs.handle<OperationKey>(kindOfJob(type), (key, run) => work[type](host, key, run), {
      notice: (key, end) => operationNotice(database, key, end),
    });
  bulkTasks(jobs, database);
  importRoutes(app, host);
  bringRoutes(app, host);
  exportRoutes(app, host);
  operationRoutes(app, host);
  editRoutes(app, host);
  dependentsRoute(app, host);
}
