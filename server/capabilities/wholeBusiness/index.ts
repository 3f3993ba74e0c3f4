import type { FastifyInstance } from 'fastify';
import { ExportFiles } from '#/server/capabilities/exports/exportFiles.ts';
import type { S3Config } from '#/server/config/config.ts';
import type { Limits } from '#/server/config/limits.ts';
import { fileStore } from '#/server/foundation/files/fileStore.ts';
import type { Traced } from '#/server/foundation/traced.ts';
import { exportRoutes } from './export/exportRoutes.ts';
import type { WholeHost } from './host.ts';
import { importRoutes } from './import/importRoutes.ts';

export interface WholeOptions extends Pick<WholeHost, 'database' | 'model' | 'jobs' | 'stored' | 'dataDir'> {
  s3: S3Config | undefined;
  limits: Limits;
  traced?: Traced | undefined;
}

/** A whole business in one file, and an empty business that starts from such a file. */
export async function wholeBusiness(app: FastifyInstance, { s3, limits, traced, ...parts }: WholeOptions): Promise<void> {
  const { dataDir } = parts;
  const maxBytes = limits.uploadMegabytes * 1024 * 1024;
  const host: WholeHost = { ...parts, files: new ExportFiles(dataDir), store: fileStore(dataDir, s3, traced), maxBytes };
  exportRoutes(app, host);
  await importRoutes(app, host);
}
