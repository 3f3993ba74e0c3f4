import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { model as ownModel } from '#/resources/index.ts';
import type { ReportSources } from '#/server/capabilities/reports/index.ts';
import type { JobSettings } from '#/server/foundation/jobs/jobs.ts';
import { type Answer, migratedDatabase, type TestApp, type TestAppOptions, testApp } from './app.ts';
import { jobEnded } from './jobEnded.ts';

/** A host with its queue, exports, reports and files, on a data folder of its own. */
export interface WorkingApp extends TestApp {
  dataDir: string;
  /** Asks for an export and waits until it has ended. */
  exported(
    body: object,
    token: string,
  ): Promise<{ id: number; status: string; message?: string; progress: number; text: string; bytes: Buffer; headers: Answer['headers'] }>;
}

export type WorkingOptions = TestAppOptions & { dataDir?: string; sources?: ReportSources; jobs?: Partial<JobSettings> };

/** Builds it. `dataDir`: one to share; it is then not removed. */
export async function workingApp({
  dataDir: shared,
  sources,
  jobs,
  model = ownModel,
  ...options
}: WorkingOptions = {}): Promise<WorkingApp> {
  const dataDir = shared ?? (await mkdtemp(join(tmpdir(), 'countinghouse-files-')));
  const database = options.database ?? (await migratedDatabase(model));
  const host = await testApp({
    ...options,
    model,
    database,
    jobSettings: jobs,
    reportSources: sources,
    config: { ...options.config, dataDir },
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

async function exported(host: TestApp, body: object, token: string): ReturnType<WorkingApp['exported']> {
  const asked = await host.call('POST', '/api/report-export/generate', { format: 'csv', ...body }, token);
  if (asked.status !== 200) throw new Error(`The export was refused with ${asked.status}: ${JSON.stringify(asked.body)}`);
  const id = asked.body.data.report_id as number;
  await jobEnded(host.database, id);
  const { body: answer } = await host.call('GET', `/api/report-export/status/${id}`, undefined, token);
  const { status, progress } = answer.data;
  const file = await host.app.inject({
    method: 'GET',
    url: `/api/report-export/download/${id}`,
    headers: { authorization: `Bearer ${token}` },
  });
  return {
    id,
    status,
    progress,
    message: answer.message,
    text: file.body,
    bytes: file.rawPayload,
    headers: file.headers as Answer['headers'],
  };
}
