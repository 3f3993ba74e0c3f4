import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { allDuties, type Duties } from '#/server/config/duties.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import type { Notification } from '#/server/foundation/notifications/notifyPeople.ts';
import { type Traced, untraced } from '#/server/foundation/traced.ts';
import { type EnqueueOptions, type Job, type JobOwner, JobStore } from './jobStore.ts';
import { type JobEnd, type JobNotice, type JobObserver, type JobRun, type JobWork, Runner, type RunnerSettings } from './runner.ts';

/** Work that outlives a request: durable, on whichever host or worker has time, resumed where one died. */
export interface Jobs {
  /** Whether this process does jobs; one that leaves them to workers adds, reads and cancels them all the same. */
  readonly doneHere: boolean;
  /**
   * Adds a job and wakes this process, where it does jobs; undefined where one with the same key waits already. With `tx` it is added in
   * that unit of work.
   */
  enqueue(kind: string, payload: unknown, owner: JobOwner, options?: EnqueueOptions & { tx?: Transaction }): Promise<number | undefined>;
  /**
   * Says how a kind of job is done. Every host that handles a kind must know it before it starts. `waitsOutside`: it waits for another
   * program most of the time (a mail server, an accounting program), so it has seats of its own, and holds up no work of this host's.
   * `notice`: what whoever asked for it, and may have gone on to something else, is told of its end.
   */
  handle<P>(
    kind: string,
    work: (payload: P, run: JobRun) => Promise<unknown>,
    options?: { waitsOutside?: boolean; notice?: (payload: P, end: JobEnd) => Promise<Notification | undefined> },
  ): void;
  /** Work that comes again `everyMs` after it ended, on one host at a time. */
  every(kind: string, everyMs: number, work: (run: JobRun) => Promise<void>): void;
  /** A job of its owner's; undefined for anybody else's. */
  status(kind: string, id: number, owner: JobOwner): Promise<Job | undefined>;
  /** The owner's newest jobs of a kind, the newest first. */
  recent(kind: string, owner: JobOwner, most: number): Promise<Job[]>;
  /** How many of the owner's wait or run. */
  unfinished(kind: string, owner: JobOwner): Promise<number>;
  /** Ends a job that waits or runs; false where there is none to end. */
  cancel(kind: string, id: number, owner: JobOwner): Promise<boolean>;
}

export interface JobSettings extends RunnerSettings {
  /** Jobs at a time that wait for other programs, and how many of them may be one business's. */
  outside: { concurrency: number; ofOneBusiness: number };
  /** A host that says nothing for so long has lost its jobs. */
  leaseMs: number;
  /** False in tests that do the host's recurring work themselves, at moments of their choosing. */
  recurs: boolean;
}

const LEASE_MS = 30_000;
const FORGET_AFTER_MS = 7 * 24 * 3_600_000;
const settingsOf = (engine: Database['engine'], { answers }: Duties): JobSettings => ({
  concurrency: 2,
  outside: { concurrency: 8, ofOneBusiness: 3 },
  // A host wakes itself: its polls find what others asked for, on the embedded database only what a dead process left. A worker is asked by
  // nobody, and people wait for what it finds.
  pollMs: !answers ? 500 : engine === 'embedded' ? 10_000 : 2_000,
  leaseMs: LEASE_MS,
  recurs: true,
  beatMs: LEASE_MS / 3,
  tries: 3,
  deaths: 6,
  retryMs: 5_000,
  graceMs: 10_000,
});

/** What a queue works with; `duties`: of this process, by default all; `observe`: who measures it; `traced`: who traces it. */
type JobOptions = {
  database: Database;
  duties?: Duties | undefined;
  observe?: JobObserver | undefined;
  traced?: Traced | undefined;
} & Partial<JobSettings>;

/** Opens the queue of a process: where jobs are done, that starts when the process is ready, and ends with it. */
export function openJobs(app: FastifyInstance, { database, duties = allDuties, observe, traced = untraced, ...given }: JobOptions): Jobs {
  const settings = { ...settingsOf(database.engine, duties), ...given };
  const store = new JobStore(database, `${hostname()}/${process.pid}/${randomUUID()}`, settings.leaseMs);
  const inside = new Runner(store, app.log, settings, { observe, traced });
  const outside = new Runner(store, app.log, { ...settings, ...settings.outside }, { observe, traced });
  const runnerOf = (kind: string) => (outside.handles(kind) ? outside : inside);
  const recurring: string[] = [];
  const inTenant = <T>({ clientId }: JobOwner, work: (tx: Transaction) => Promise<T>, readonly: boolean) =>
    database.tenant(clientId, work, { readonly });
  // A job reads nothing that is older than its beginning; one of the host's own is on nobody's behalf.
  const asJob = <T>(work: () => T) => database.having({}, () => database.during('job', work));
  const jobs: Jobs = {
    doneHere: duties.works,
    async enqueue(kind, payload, owner, { tx, ...options } = {}) {
      const id = await (tx
        ? store.add(tx, kind, payload, owner, options)
        : inTenant(owner, (own) => store.add(own, kind, payload, owner, options), false));
      // A unit of work that is still open has nothing to show yet.
      database.afterCommit(() => setTimeout(() => runnerOf(kind).wake(), options.delayMs ?? 0).unref());
      return id;
    },
    handle(kind, work, { waitsOutside = false, notice } = {}) {
      const runner = waitsOutside ? outside : inside;
      runner.handle(kind, {
        work: (payload, run) => database.onBehalfOf(run.clientId, () => asJob(() => (work as JobWork)(payload, run))),
        notice: notice as JobNotice | undefined,
      });
    },
    every(kind, everyMs, work) {
      inside.handle(kind, { work: (_payload, run) => asJob(() => work(run)), everyMs });
      recurring.push(kind);
    },
    status: (kind, id, owner) => inTenant(owner, (tx) => store.find(tx, kind, id, owner), true),
    recent: (kind, owner, most) => inTenant(owner, (tx) => store.recent(tx, kind, owner, most), true),
    unfinished: (kind, owner) => inTenant(owner, (tx) => store.countUnfinished(tx, kind, owner), true),
    async cancel(kind, id, owner) {
      const isEnded = await inTenant(owner, (tx) => store.cancel(tx, kind, id, owner), false);
      if (isEnded) runnerOf(kind).cancelled({ clientId: owner.clientId, id });
      return isEnded;
    },
  };
  jobs.every('jobs.forget', 3_600_000, () => store.forget(FORGET_AFTER_MS));
  app.addHook('onReady', async () => {
    if (!duties.works) return;
    for (const kind of settings.recurs ? recurring : []) await jobs.enqueue(kind, {}, HOST, { key: kind });
    inside.start();
    outside.start();
  });
  // Before the database is closed, and after the last request: the framework runs these hooks when it has let go of every socket.
  app.addHook('onClose', () => Promise.all([inside.stop(), outside.stop()]));
  return jobs;
}

/** The host's own work belongs to the platform. */
const HOST: JobOwner = { clientId: 0, userId: null };
