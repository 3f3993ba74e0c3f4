import { describe, expect, it } from 'vitest';
import { FINDINGS, findingsIn } from '#/model/values/operationFindings.ts';
import type { JobKindReading, OperationsReading, ProcessReading } from '#/model/values/operations.ts';

const MB = 1024 * 1024;

const aProcess = (given: Partial<ProcessReading> = {}): ProcessReading => ({
  name: 'one/1/a',
  machine: 'one',
  role: 'host',
  version: '1.0.0',
  node: 'v20.19.0',
  port: 4000,
  started_at: '2026-11-27T10:00:00.000Z',
  seen_at: '2026-11-27T11:59:50.000Z',
  seen_seconds_ago: 10,
  is_gone: false,
  memory_bytes: 200 * MB,
  busy_percent: 1,
  ...given,
});
const aKind = (given: Partial<JobKindReading> = {}): JobKindReading => ({
  ...{ kind: 'export', waiting: 0, oldest_due_seconds: 0, scheduled: 0, running: 0 },
  ...{ failed_last_hour: 0, failed_last_day: 0, broke_last_hour: 0 },
  ...given,
});
const aReading = (given: Partial<OperationsReading> = {}): OperationsReading => ({
  version: '1.0.0',
  read_at: '2026-11-27T12:00:00.000Z',
  database: { engine: 'postgres', version: '15.4', size_bytes: 1, connections: { used: 20, limit: 100 }, replica: null },
  processes: [aProcess()],
  disk: { free_bytes: 10_000 * MB, least_bytes: 256 * MB },
  jobs: [aKind()],
  emails: { waiting: 0, given_up_last_hour: 0, given_up: 0 },
  deliveries: { waiting: 0, failed_last_hour: 0, oldest_due_seconds: 0 },
  rollups: { days_due: 0, oldest_due_seconds: 0 },
  ...given,
});
const found = (given: Partial<OperationsReading>) => findingsIn(aReading(given)).map(({ what, values }) => ({ what, values }));
const gone = { is_gone: true, seen_at: '2026-11-27T11:50:00.000Z', seen_seconds_ago: 600 };

describe('what is not well', () => {
  it('is nothing where everything runs, whatever waits for its time or failed of a person’s own doing', () => {
    expect(found({})).toEqual([]);
    expect(
      found({
        jobs: [aKind({ waiting: 40, oldest_due_seconds: 300, failed_last_hour: 3, failed_last_day: 9 })],
        deliveries: { waiting: 7, failed_last_hour: 2, oldest_due_seconds: 120 },
        rollups: { days_due: 2, oldest_due_seconds: 90_000 },
        database: { ...aReading().database, connections: { used: 90, limit: 100 }, replica: { seconds_behind: 9 } },
        disk: { free_bytes: 1024 * MB, least_bytes: 256 * MB },
      }),
    ).toEqual([]);
  });

  it('is that nobody does jobs, which says all that is late because of it', () => {
    const late = [aKind({ waiting: 1, oldest_due_seconds: 9_000 })];
    const noJobs = [{ what: 'no_jobs', values: {} }];
    expect(found({ processes: [aProcess({ role: 'host_without_jobs' })], jobs: late })).toEqual(noJobs);
    expect(found({ processes: [] })).toEqual(noJobs);
    expect(found({ processes: [aProcess({ role: 'host_without_jobs' }), aProcess({ name: 'two', role: 'worker' })] })).toEqual([]);
    const dead = aProcess({ name: 'two', role: 'worker', ...gone });
    expect(found({ processes: [aProcess({ role: 'host_without_jobs' }), dead] }).map(({ what }) => what)).toEqual([
      'no_jobs',
      'process_gone',
    ]);
  });

  it('is a process that is gone, until another one is begun in its stead', () => {
    const lost = aProcess({ name: 'one/9/b', ...gone });
    const missed = [{ what: 'process_gone', values: { name: 'one/9/b', minutes: 10 } }];
    // One that ran beside it all the time is no other one in its stead.
    expect(found({ processes: [aProcess(), lost] })).toEqual(missed);
    const later = { started_at: '2026-11-27T11:51:00.000Z' };
    expect(found({ processes: [aProcess(later), lost] })).toEqual([]);
    expect(found({ processes: [aProcess({ ...later, port: 4001 }), lost] })).toEqual(missed);
    expect(found({ processes: [aProcess({ ...later, machine: 'two' }), lost] })).toEqual(missed);
    expect(found({ processes: [aProcess({ ...later, role: 'worker' }), lost] })).toEqual(missed);
  });

  it('is that processes are of several versions, of those that run', () => {
    const other = { name: 'two', version: '1.1.0', started_at: '2026-11-27T11:55:00.000Z' };
    expect(found({ processes: [aProcess(other), aProcess()] })).toEqual([{ what: 'versions', values: { versions: '1.0.0, 1.1.0' } }]);
    expect(found({ processes: [aProcess(other), aProcess(gone)] })).toEqual([]);
  });

  it('is what is late, by the thresholds of the alert rules', () => {
    expect(found({ jobs: [aKind({ waiting: 1, oldest_due_seconds: 301 }), aKind({ kind: 'b', oldest_due_seconds: 720 })] })).toEqual([
      { what: 'jobs_late', values: { kinds: 'export, b', minutes: 12 } },
    ]);
    expect(found({ deliveries: { waiting: 1, failed_last_hour: 0, oldest_due_seconds: 121 } })).toEqual([
      { what: 'deliveries_late', values: { minutes: 2 } },
    ]);
  });

  it('is what was given up within the last hour', () => {
    expect(
      found({
        jobs: [aKind({ broke_last_hour: 1 }), aKind({ broke_last_hour: 2 })],
        emails: { waiting: 0, given_up_last_hour: 4, given_up: 9 },
      }),
    ).toEqual([
      { what: 'jobs_broke', values: { smart_count: 3 } },
      { what: 'emails_given_up', values: { smart_count: 4 } },
    ]);
  });

  it('is a disk without room, and before that one with little', () => {
    const disk = (megabytes: number) => found({ disk: { free_bytes: megabytes * MB, least_bytes: 256 * MB } });
    expect(disk(1023)).toEqual([{ what: 'disk_low', values: { megabytes: 1023 } }]);
    expect(disk(256)).toEqual([{ what: 'disk_low', values: { megabytes: 256 } }]);
    expect(disk(255)).toEqual([{ what: 'disk_full', values: { megabytes: 255 } }]);
  });

  it('is a server that runs out of connections, and a replica that is passed over', () => {
    const database = { ...aReading().database, connections: { used: 91, limit: 100 }, replica: { seconds_behind: null } };
    expect(found({ database })).toEqual([
      { what: 'connections_short', values: { used: 91, limit: 100 } },
      { what: 'replica_passed_over', values: {} },
    ]);
  });

  it('comes with the worst first', () => {
    const all = findingsIn(
      aReading({
        emails: { waiting: 0, given_up_last_hour: 1, given_up: 1 },
        disk: { free_bytes: 0, least_bytes: 256 * MB },
        jobs: [aKind({ oldest_due_seconds: 1_000, broke_last_hour: 1 })],
      }),
    );
    expect(all.map(({ what, level }) => [what, level])).toEqual([
      ['disk_full', 'wrong'],
      ['jobs_late', 'wrong'],
      ['jobs_broke', 'look'],
      ['emails_given_up', 'look'],
    ]);
    expect(Object.values(FINDINGS).lastIndexOf('wrong')).toBeLessThan(Object.values(FINDINGS).indexOf('look'));
  });
});
