import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { IntakeObserver } from '#/server/domain/sales/intakeObserver.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { JobObserver } from '#/server/foundation/jobs/runner.ts';
import { listen } from './listener.ts';
import { Readings } from './readings.ts';
import { requestMetrics } from './requests.ts';
import { intakeMetrics, jobMetrics, poolMetrics, unitMetrics } from './work.ts';

/** What an operator sees of a running host. The host is built with it, and knows of it no more than whom to tell. */
export interface Metrics {
  /** Measures the requests of an app that is being built. */
  measure(app: FastifyInstance): void;
  readonly jobEnded: JobObserver;
  readonly ordersCame: IntakeObserver;
  /** Answers at an address of its own until the app is closed; what it answers at. @throws ConfigError */
  listen(app: FastifyInstance, at: { host: string; port: number }): Promise<string>;
}

/** A scrape waits so long for the database; Prometheus gives up after ten seconds by default. */
const PATIENCE_MS = 5_000;

/** Begins to measure a database, and what is built on it. No label holds what a caller wrote, or whose it is. */
export function openMetrics(database: Database, { patienceMs = PATIENCE_MS }: { patienceMs?: number } = {}): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const readings = new Readings(register, database, patienceMs);
  poolMetrics(register, database);
  const ignored = database.observe(unitMetrics(register));
  return {
    measure: requestMetrics(register),
    jobEnded: jobMetrics(register),
    ordersCame: intakeMetrics(register),
    async listen(app, at) {
      const text = shared(() => exposition(register, readings, app.log));
      const failed = (err: unknown) => app.log.error({ err }, 'metrics cannot be read');
      const { address, close } = await listen({ type: register.contentType, text, failed }, at);
      app.addHook('onClose', async () => {
        ignored();
        await close();
      });
      return address;
    },
  };
}

/** Everything, as text; without what the database says where that cannot be read. */
async function exposition(register: Registry, readings: Readings, log: FastifyBaseLogger): Promise<string> {
  await readings.refresh().catch((err: unknown) => log.warn({ err }, 'metrics go out without what the database says'));
  return register.metrics();
}

/** Whoever asks while it is being done gets what that gives. */
function shared<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () => {
    running ??= work().finally(() => {
      running = undefined;
    });
    return running;
  };
}
