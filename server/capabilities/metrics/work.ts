import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { IntakeObserver } from '#/server/domain/sales/intakeObserver.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { UnitObserver } from '#/server/foundation/database/unitObserver.ts';
import type { JobObserver } from '#/server/foundation/jobs/runner.ts';

const UNIT_BUCKETS_SECONDS = [0.005, 0.025, 0.1, 0.5, 1, 5, 15, 60];
const JOB_BUCKETS_SECONDS = [0.1, 1, 10, 60, 600, 3600];

/** Measures units of work: how long they wait for a connection, and take. */
export function unitMetrics(register: Registry): UnitObserver {
  const waits = new Histogram({
    name: 'countinghouse_connection_wait_seconds',
    help: 'Time that a unit of work waited for a connection of the database',
    labelNames: ['kind'],
    buckets: UNIT_BUCKETS_SECONDS,
    registers: [register],
  });
  const durations = new Histogram({
    name: 'countinghouse_unit_of_work_seconds',
    help: 'Time of a unit of work, from waiting for its connection to its commit',
    labelNames: ['kind', 'outcome'],
    buckets: UNIT_BUCKETS_SECONDS,
    registers: [register],
  });
  const readings = new Counter({
    name: 'countinghouse_replica_readings_total',
    help: 'Units of work that may read the replica, by what they have read',
    labelNames: ['source'],
    registers: [register],
  });
  return {
    began: (kind) => ({
      readFrom: (source) => readings.inc({ source }),
      waited: (seconds) => waits.observe({ kind }, seconds),
      ended: (seconds, isDone) => durations.observe({ kind, outcome: isDone ? 'done' : 'undone' }, seconds),
    }),
  };
}

/** Tells at each scrape how the connections are used. */
export function poolMetrics(register: Registry, database: Database): void {
  const gauge = (name: string, help: string, read: (pool: ReturnType<Database['pools']>[number]) => number) =>
    new Gauge({
      name: `countinghouse_connections_${name}`,
      help,
      labelNames: ['pool'],
      registers: [register],
      collect() {
        for (const pool of database.pools()) this.set({ pool: pool.pool }, read(pool));
      },
    });
  gauge('in_use', 'Connections of the database that a unit of work holds', ({ inUse }) => inUse);
  gauge('idle', 'Connections of the database that are open and free', ({ idle }) => idle);
  gauge('waiting', 'Units of work that wait for a connection', ({ waiting }) => waiting);
  gauge('size', 'Connections of the database at most', ({ size }) => size);
}

/** Measures the tries of jobs that end on this host. */
export function jobMetrics(register: Registry): JobObserver {
  const durations = new Histogram({
    name: 'countinghouse_job_seconds',
    help: 'Time of a try of a job on this host',
    labelNames: ['kind', 'outcome'],
    buckets: JOB_BUCKETS_SECONDS,
    registers: [register],
  });
  return (kind, seconds, outcome) => durations.observe({ kind, outcome }, seconds);
}

/** Counts the orders that came in on this host. */
export function intakeMetrics(register: Registry): IntakeObserver {
  const orders = new Counter({
    name: 'countinghouse_orders_total',
    help: 'Orders that were sent to this host, by the way on which they came and what became of them',
    labelNames: ['way', 'outcome'],
    registers: [register],
  });
  return (way, outcome, count) => orders.inc({ way, outcome }, count);
}
