import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyBaseLogger } from 'fastify';
import type { Sentence } from '#/i18n/sentences.ts';
import { present } from '#/model/values/shapes.ts';
import { isConnectionLost } from '#/server/foundation/database/databaseError.ts';
import { ApiError } from '#/server/foundation/http/apiError.ts';
import type { Notification } from '#/server/foundation/notifications/notifyPeople.ts';
import { Outage } from '#/server/foundation/outage.ts';
import type { Note, Traced } from '#/server/foundation/traced.ts';
import { IT_BROKE, ITS_HOSTS_DIED } from './brokenJobs.ts';
import type { HeldJob, JobOwner, JobStore } from './jobStore.ts';
import { firstSentence, isRefusal, NotOurs, outcomeOf, Stopping, type TryOutcome } from './tryOutcome.ts';

/** What a job's work is given beside its payload. */
export interface JobRun extends JobOwner {
  id: number;
  /** From 1; a job whose host died comes again. */
  attempt: number;
  /** Aborted when the job is cancelled, taken over by another host, or this one stops: the work ends by throwing `signal.reason`. */
  signal: AbortSignal;
  /**
   * Says how far the work is, in per cent; stored at most twice a second. @throws the signal's reason once the job is no longer this host's
   */
  progress(percent: number): Promise<void>;
}

/** How a job ended, and whose it was: with what its work left behind, or with why it could not be done. */
export type JobEnd = JobOwner & { id: number } & ({ result: unknown } | { why: Sentence });

/** What whoever asked for a job is told once it has ended; undefined: nothing. */
export type JobNotice = (payload: unknown, end: JobEnd) => Promise<Notification | undefined>;

/** Does a job; what it returns is stored. An ApiError below 500 fails it at once with that sentence; anything else is tried again. */
export type JobWork = (payload: unknown, run: JobRun) => Promise<unknown>;

/** Who measures jobs: told of every try that ended on this host. It returns at once, and throws nothing. */
export type JobObserver = (kind: string, seconds: number, outcome: TryOutcome) => void;

export interface RunnerSettings {
  /** Jobs at a time on this host. */
  concurrency: number;
  /** How many of them may be one business's, of all hosts together; not given: all. */
  ofOneBusiness?: number;
  /** The pause between two looks for work that other hosts left or enqueued. */
  pollMs: number;
  beatMs: number;
  /** Tries before a job that breaks is given up. */
  tries: number;
  /** Hosts that die in a row over a job, none of which came further with it, before it is given up: hosts also die of something else. */
  deaths: number;
  retryMs: number;
  /** How long a stopping host waits for work that does not listen; its lease then runs out. */
  graceMs: number;
}

interface Handler {
  work: JobWork;
  everyMs?: number | undefined;
  notice?: JobNotice | undefined;
}

const PROGRESS_EVERY_MS = 500;

/** Looks for due jobs and does them, on this host. */
export class Runner {
  readonly #store: JobStore;
  readonly #log: FastifyBaseLogger;
  readonly #settings: RunnerSettings;
  readonly #observe: JobObserver | undefined;
  readonly #outage: Outage;
  readonly #traced: Traced;
  readonly #handlers = new Map<string, Handler>();
  readonly #running = new Map<AbortController, Promise<void>>();
  readonly #controllers = new Map<string, AbortController>();
  /** Work never inherits the unit of work of the request that woke it. */
  readonly #outside = AsyncLocalStorage.snapshot();
  /** The businesses that have had a job done in this round. */
  readonly #served = new Set<number>();
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #lookAgain = false;
  #state: 'new' | 'started' | 'stopped' = 'new';

  constructor(
    store: JobStore,
    log: FastifyBaseLogger,
    settings: RunnerSettings,
    { observe, traced }: { observe: JobObserver | undefined; traced: Traced },
  ) {
    this.#store = store;
    this.#log = log;
    this.#settings = settings;
    this.#observe = observe;
    this.#outage = new Outage(log, { away: 'the job queue cannot be read', back: 'the job queue is read again' });
    this.#traced = traced;
  }

  handle(kind: string, handler: Handler): void {
    if (this.#handlers.has(kind)) throw new Error(`'${kind}' jobs have a handler already`);
    this.#handlers.set(kind, handler);
  }

  handles(kind: string): boolean {
    return this.#handlers.has(kind);
  }

  start(): void {
    // Nothing to look for: a runner without kinds would ask the database for nothing, again and again.
    if (this.#state !== 'new' || !this.#handlers.size) return;
    this.#state = 'started';
    this.wake();
  }

  /** Looks for work now instead of at the next turn. */
  wake(): void {
    if (this.#state !== 'started') return;
    this.#lookAgain = true;
    this.#looking ??= this.#outside(() => this.#look()).finally(() => {
      this.#looking = undefined;
      // Woken after its last look and before it was over.
      if (this.#lookAgain) this.wake();
    });
  }

  /** Ends a job at once where it runs on this host; another one finds out at its next heartbeat. */
  cancelled(job: { clientId: number; id: number }): void {
    this.#controllers.get(keyOf(job))?.abort(new NotOurs('The job was cancelled'));
  }

  /** Takes nothing new, tells what runs to end, and waits for it; unfinished jobs go back for another host. */
  async stop(): Promise<void> {
    this.#state = 'stopped';
    clearTimeout(this.#timer);
    for (const controller of this.#running.keys()) controller.abort(new Stopping('The host is stopping'));
    await this.#looking;
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, this.#settings.graceMs);
    });
    await Promise.race([Promise.all(this.#running.values()), patience]);
    clearTimeout(timer);
  }

  async #look(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      while (this.#lookAgain && this.#state === 'started') {
        this.#lookAgain = false;
        await this.#takeDueJobs();
      }
    } catch (err) {
      this.#outage.failed(err);
    }
    if (this.#state === 'started') this.#timer = setTimeout(() => this.wake(), this.#settings.pollMs).unref();
  }

  async #takeDueJobs(): Promise<void> {
    const kinds = [...this.#handlers.keys()];
    while (this.#running.size < this.#settings.concurrency && kinds.length > 0 && this.#state === 'started') {
      const job = await this.#claim(kinds);
      this.#outage.worked();
      if (!job) return;
      const controller = new AbortController();
      // Stopped while the claim was on its way: the work sees it at its first look at the signal.
      if (this.#isStopped()) controller.abort(new Stopping('The host is stopping'));
      const piece = { name: `job ${job.kind}`, facts: { 'countinghouse.job.kind': job.kind, 'countinghouse.job.attempt': job.attempt } };
      const ended = this.#traced(piece, (note) => this.#do(job, controller, note)).finally(() => {
        this.#running.delete(controller);
        this.#controllers.delete(keyOf(job));
        this.wake();
      });
      this.#running.set(controller, ended);
      this.#controllers.set(keyOf(job), controller);
    }
  }

  /** The next job, of businesses by turns: whoever asked for much holds up nobody who asks for one. */
  async #claim(kinds: readonly string[]): Promise<HeldJob | undefined> {
    const job = await this.#store.claim(kinds, { ofOneBusiness: this.#settings.ofOneBusiness, served: [...this.#served] });
    // Nobody is left who has had none: the next round begins.
    if (!job || this.#served.has(job.clientId)) this.#served.clear();
    if (job) this.#served.add(job.clientId);
    return job;
  }

  #isStopped(): boolean {
    return this.#state === 'stopped';
  }

  async #do(job: HeldJob, controller: AbortController, note: Note): Promise<void> {
    const handler = present(this.#handlers.get(job.kind), `handler of '${job.kind}'`);
    const begun = performance.now();
    let outcome: TryOutcome = 'completed';
    const beat = setInterval(() => void this.#beat(job, controller), this.#settings.beatMs).unref();
    try {
      // A job whose hosts died over it again and again would go on to kill hosts; one that came further each time was only interrupted.
      if (job.fruitless > this.#settings.deaths) throw new ApiError(422, 'given_up', ITS_HOSTS_DIED);
      controller.signal.throwIfAborted();
      const result = await handler.work(job.payload, this.#runOf(job, controller));
      const { everyMs } = handler;
      // The work is done: a database that is away for a while is no reason to do it twice.
      await this.#untilStored(job, async () =>
        everyMs === undefined
          ? this.#store.complete(job, result, await this.#noticeOf(job, handler, { result }))
          : this.#store.again(job, everyMs),
      );
    } catch (error) {
      outcome = outcomeOf(error, controller.signal);
      await this.#untilStored(job, () => this.#settle(job, handler, controller.signal, error)).catch((err: unknown) =>
        this.#log.error({ err, job: job.id }, 'a job could not be settled'),
      );
    } finally {
      clearInterval(beat);
      note({ 'countinghouse.job.outcome': outcome }, outcome === 'broke');
      this.#observe?.(job.kind, (performance.now() - begun) / 1000, outcome);
    }
  }

  /** Says what became of a job, as often as it takes: only who still has the job is heard, so that it counts once. */
  async #untilStored(job: HeldJob, store: () => Promise<unknown>): Promise<void> {
    for (;;) {
      try {
        await store();
        return;
      } catch (err) {
        if (!isConnectionLost(err) || this.#isStopped()) throw err;
        this.#log.warn({ err, job: job.id }, 'the database is away: what became of a job is said later');
        await new Promise((resolve) => setTimeout(resolve, this.#settings.retryMs));
      }
    }
  }

  /** What becomes of a job that did not reach its end. */
  async #settle(job: HeldJob, handler: Handler, signal: AbortSignal, error: unknown): Promise<void> {
    const { everyMs } = handler;
    const fail = async (why: Sentence) => this.#store.fail(job, why, await this.#noticeOf(job, handler, { why }));
    if (signal.reason instanceof NotOurs) return;
    if (signal.reason instanceof Stopping) {
      // A look that is still on its way would take it once more.
      await this.#looking;
      await this.#store.putBack(job, 0, { counted: false });
      return;
    }
    const refused = isRefusal(error);
    if (!refused) this.#log.error({ err: error, job: job.id, kind: job.kind, attempt: job.attempt }, 'a job broke');
    if (everyMs !== undefined) await this.#store.again(job, everyMs);
    else if (refused) await fail(firstSentence(error));
    else if (isConnectionLost(error)) await this.#store.putBack(job, this.#settings.retryMs, { counted: false });
    else if (job.fruitless < this.#settings.tries)
      await this.#store.putBack(job, this.#settings.retryMs * job.fruitless ** 2, { counted: true });
    else await fail(IT_BROKE);
  }

  /** A notice that cannot be made is no reason to do the work again. */
  async #noticeOf(job: HeldJob, { notice }: Handler, end: { result: unknown } | { why: Sentence }): Promise<Notification | undefined> {
    if (!notice || job.userId === null) return undefined;
    const { id, clientId, userId } = job;
    try {
      return await notice(job.payload, { id, clientId, userId, ...end });
    } catch (err) {
      if (isConnectionLost(err)) throw err;
      this.#log.error({ err, job: job.id, kind: job.kind }, 'whoever asked for a job could not be told of its end');
      return undefined;
    }
  }

  #runOf(job: HeldJob, controller: AbortController): JobRun {
    let storedAt = 0;
    return {
      id: job.id,
      clientId: job.clientId,
      userId: job.userId,
      attempt: job.attempt,
      signal: controller.signal,
      progress: async (percent) => {
        if (Date.now() - storedAt >= PROGRESS_EVERY_MS) {
          storedAt = Date.now();
          await this.#beat(job, controller, Math.max(0, Math.min(99, Math.floor(percent))));
        }
        controller.signal.throwIfAborted();
      },
    };
  }

  /** A heartbeat that is lost on the way is no reason to end: the lease lasts for several. */
  async #beat(job: HeldJob, controller: AbortController, progress?: number): Promise<void> {
    try {
      const isOurs = await this.#store.beat(job, progress);
      if (!isOurs) controller.abort(new NotOurs('The job was cancelled or goes on elsewhere'));
    } catch (err) {
      this.#log.warn({ err, job: job.id }, 'a job could not say that it goes on');
    }
  }
}

function keyOf({ clientId, id }: { clientId: number; id: number }): string {
  return `${clientId}/${id}`;
}
