import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { model as ownModel } from '#/resources/index.ts';
import type { Model } from '#/resources/schema/model.ts';
import { migrate } from '#/server/database/migrate.ts';
import type { Database } from '#/server/database/openDatabase.ts';
import { tablesOf } from '#/server/database/tables.ts';
import { rolesAndSchemas, walls } from '#/server/database/tenancy.ts';
import { exports } from '#/server/exports/index.ts';
import { files } from '#/server/files/index.ts';
import { type JobSettings, openJobs } from '#/server/jobs/jobs.ts';
import { jobTables } from '#/server/jobs/jobTables.ts';
import { type ReportSources, reportSources, reports } from '#/server/reports/index.ts';
import { systemTables } from '#/server/systemTables.ts';
import { type Answer, type TestApp, type TestAppOptions, testApp, testJwtSecret } from './app.ts';
import { openTestDatabase } from './database.ts';

/** A host with its queue, exports, reports and files, on a data folder of its own. */
export interface WorkingApp extends TestApp {
  dataDir: string;
  /** Asks for an export and waits until it has ended. */
  exported(body: object, token: string): Promise<{ id: number; status: string; message?: string; progress: number; text: string; headers: Answer['headers'] }>;
}

export type WorkingOptions = TestAppOptions & { dataDir?: string; sources?: ReportSources; jobs?: Partial<JobSettings>; now?: () => number };

/** Builds it. `dataDir`: one to share; it is then not removed. */
export async function workingApp({
  dataDir: shared,
  sources = reportSources,
  jobs: settings,
  now,
  model = ownModel,
  ...options
}: WorkingOptions = {}): Promise<WorkingApp> {
  const dataDir = shared ?? (await mkdtemp(join(tmpdir(), 'countinghouse-files-')));
  const database = options.database ?? (await databaseOf(model));
  const host = await testApp({
    ...options,
    model,
    database,
    routes: (app) => capabilities(app, { database, model, dataDir, sources, settings, now, s3: options.config?.s3 }),
  });
  return {
    ...host,
    dataDir,
    exported: (body, token) => exported(host, body, token),
    close: async () => {
      await host.close();
      if (!shared) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A database with the tables of a model and of the queue. */
export function databaseOf(model: Model = ownModel): Promise<Database> {
  const tables = tablesOf(model);
  const system = [...new Set([...systemTables, ...jobTables])];
  const key = JSON.stringify([tables, tables.map(walls), rolesAndSchemas, system]);
  return openTestDatabase({ key, migrate: async (opened) => void (await migrate(opened, model, system)) });
}

interface Parts {
  database: Database;
  model: Model;
  dataDir: string;
  sources: ReportSources;
  settings: Partial<JobSettings> | undefined;
  now: (() => number) | undefined;
  s3: Parameters<typeof files>[1]['s3'];
}

async function capabilities(app: FastifyInstance, { database, model, dataDir, sources, settings, now, s3 }: Parts): Promise<void> {
  const jobs = openJobs(app, { database, ...settings });
  await reports(app, { database, model, sources });
  await exports(app, { database, model, jobs, dataDir, sources });
  await files(app, { dataDir, s3, jwtSecret: testJwtSecret, now });
}

async function exported(host: TestApp, body: object, token: string): ReturnType<WorkingApp['exported']> {
  const asked = await host.call('POST', '/api/report-export/generate', { format: 'csv', ...body }, token);
  if (asked.status !== 200) throw new Error(`The export was refused with ${asked.status}: ${JSON.stringify(asked.body)}`);
  const id = asked.body.data.report_id as number;
  for (;;) {
    const { body: answer } = await host.call('GET', `/api/report-export/status/${id}`, undefined, token);
    const { status, progress } = answer.data;
    if (status === 'completed' || status === 'failed') {
      const file = await host.call('GET', `/api/report-export/download/${id}`, undefined, token);
      return { id, status, progress, message: answer.message, text: file.body as string, headers: file.headers };
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
