import Fastify, { type FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import type { Duties } from '#/server/config/duties.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { Job } from '#/server/foundation/jobs/jobStore.ts';
import { type JobSettings, type Jobs, openJobs } from '#/server/foundation/jobs/jobs.ts';
import type { JobObserver } from '#/server/foundation/jobs/runner.ts';

/** Hosts that do nothing but jobs, for a file of tests whose jobs have one owner. */
export function jobHosts(database: () => Database, owner: { clientId: number; userId: number }) {
  const hosts: FastifyInstance[] = [];
  return {
    /** A host on the shared database, quick enough for tests; its work begins with `ready`. */
    host(settings: Partial<JobSettings> & { duties?: Duties; observe?: JobObserver } = {}): {
      jobs: Jobs;
      app: FastifyInstance;
      ready: () => PromiseLike<unknown>;
    } {
      const app = Fastify();
      hosts.push(app);
      const jobs = openJobs(app, { database: database(), pollMs: 30, retryMs: 10, ...settings });
      return { jobs, app, ready: () => app.ready() };
    },
    /** Waits until a job has ended. */
    async ended(jobs: Jobs, kind: string, id: number | undefined): Promise<Job> {
      return expect
        .poll(() => jobs.status(kind, id ?? 0, owner), { timeout: 5_000, interval: 20 })
        .toSatisfy((job?: Job) => job !== undefined && ['completed', 'failed', 'cancelled'].includes(job.status))
        .then(() => jobs.status(kind, id ?? 0, owner) as Promise<Job>);
    },
    closeAll: () => Promise.all(hosts.splice(0).map((app) => app.close())),
  };
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Work that ends only when it is told to. */
export const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
