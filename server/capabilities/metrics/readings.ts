import { Gauge, type Registry } from 'prom-client';
import { type Queues, readQueues } from '#/server/capabilities/operations/queues.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';

/** The gauges of what is read from the database when somebody scrapes. */
export class Readings {
  readonly #database: Database;
  readonly #patienceMs: number;
  readonly #up: Gauge;
  readonly #gauges: ReturnType<typeof gaugesOf>;
  #reading: Promise<Queues> | undefined;

  /** @param patienceMs a scrape waits so long for the database */
  constructor(register: Registry, database: Database, patienceMs: number) {
    this.#database = database;
    this.#patienceMs = patienceMs;
    this.#up = new Gauge({
      name: 'countinghouse_database_up',
      help: 'Whether the database answered what this scrape asked (1), or not in time or not at all (0)',
      registers: [register],
    });
    this.#gauges = gaugesOf(register);
  }

  /**
   * Reads anew and sets the gauges. A reading that takes longer than the patience goes on: the next scrape joins it, so that scrapes never
   * pile up at a database that is slow. @throws what went wrong; the gauges then say nothing but that
   */
  async refresh(): Promise<void> {
    for (const gauge of Object.values(this.#gauges.ofJobs)) gauge.reset();
    // What has no labels is 0 after a reset, which would say that nothing waits.
    for (const gauge of Object.values(this.#gauges.ofAll)) gauge.remove();
    this.#up.set(0);
    this.#reading ??= readQueues(this.#database).finally(() => {
      this.#reading = undefined;
    });
    this.#set(await within(this.#reading, this.#patienceMs));
    this.#up.set(1);
  }

  #set({ jobs, emails, deliveries, rollups }: Queues): void {
    const { ofJobs, ofAll } = this.#gauges;
    for (const { kind, waiting, scheduled, running, failed, oldestSeconds } of jobs) {
      ofJobs.waiting.set({ kind }, waiting);
      ofJobs.scheduled.set({ kind }, scheduled);
      ofJobs.running.set({ kind }, running);
      ofJobs.failed.set({ kind }, failed);
      ofJobs.oldest.set({ kind }, oldestSeconds);
    }
    ofAll.emailsWaiting.set(emails.waiting);
    ofAll.emailsGivenUp.set(emails.givenUp.lastHour);
    ofAll.deliveriesWaiting.set(deliveries.waiting);
    ofAll.deliveriesFailed.set(deliveries.failed);
    ofAll.deliveriesOldest.set(deliveries.oldestSeconds);
    ofAll.rollupDays.set(rollups.daysDue);
    ofAll.rollupOldest.set(rollups.oldestSeconds);
  }
}

function gaugesOf(register: Registry) {
  const gauge = (name: string, help: string) => new Gauge({ name: `countinghouse_${name}`, help, registers: [register] });
  const byKind = (name: string, help: string) =>
    new Gauge({ name: `countinghouse_jobs_${name}`, help, labelNames: ['kind'], registers: [register] });
  return {
    ofJobs: {
      waiting: byKind('waiting', 'Jobs that are due and not begun, of all hosts'),
      scheduled: byKind('scheduled', 'Jobs of a later time, or of a business that is not active'),
      running: byKind('running', 'Jobs that a host is at'),
      failed: byKind('failed_last_hour', 'Jobs that were given up within the last hour'),
      oldest: byKind('oldest_due_seconds', 'How long the job that waits longest has been due'),
    },
    ofAll: {
      emailsWaiting: gauge('emails_waiting', 'E-mails that have not left'),
      emailsGivenUp: gauge('emails_given_up_last_hour', 'E-mails that were given up within the last hour'),
      deliveriesWaiting: gauge('webhook_deliveries_waiting', 'Deliveries of webhooks that were not taken yet'),
      deliveriesFailed: gauge('webhook_deliveries_failed_last_hour', 'Deliveries of webhooks that were given up within the last hour'),
      deliveriesOldest: gauge('webhook_deliveries_oldest_due_seconds', 'How long the delivery that waits longest has been due'),
      rollupDays: gauge('rollups_due', 'Closed days of establishments whose orders are not all in the rollups'),
      rollupOldest: gauge('rollups_oldest_due_seconds', 'How long the oldest of those days has been over'),
    },
  };
}

/** @throws an Error where it is not there in time */
async function within<T>(promise: Promise<T>, patienceMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`The database did not answer within ${patienceMs} ms`)), patienceMs);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
