import type { FailedJobReading, OperationsReading, ProcessReading } from './operations.ts';

/** A process that has said nothing for so long is gone. */
export const GONE_AFTER_SECONDS = 60;
/** Jobs that are due for longer are late: nobody does them, or too few do. The alert rule `JobsWait`. */
const JOBS_LATE_SECONDS = 300;
/** Deliveries of webhooks likewise. The alert rule `WebhooksBehind`. */
const DELIVERIES_LATE_SECONDS = 120;
/** With less than so many times what a host needs to be ready, the disk is nearly full. */
const DISK_LOW_TIMES = 4;
/** A server of whose connections more are used has soon none left. */
const CONNECTIONS_USED_PERCENT = 90;

/** `wrong`: something does not happen that should. `look`: it does, and somebody should see to it. */
export type FindingLevel = 'wrong' | 'look';

/** What is not well, in the order in which it is to be seen to; each has its words in `i18n/<language>/operations.ts`. */
export const FINDINGS = {
  no_jobs: 'wrong',
  disk_full: 'wrong',
  jobs_late: 'wrong',
  disk_low: 'look',
  process_gone: 'look',
  versions: 'look',
  connections_short: 'look',
  replica_passed_over: 'look',
  jobs_broke: 'look',
  emails_given_up: 'look',
  deliveries_late: 'look',
} as const satisfies Record<string, FindingLevel>;
export type FindingName = keyof typeof FINDINGS;

export interface Finding {
  what: FindingName;
  level: FindingLevel;
  /** What its words are filled with. */
  values: Readonly<Record<string, string | number>>;
}

/** All that whoever runs the installation is told at once. */
export interface Operations extends OperationsReading {
  /** What is not well, the worst first; nothing: everything is running. */
  findings: readonly Finding[];
  /** The last ones, the newest first. */
  failed_jobs: readonly FailedJobReading[];
}

/** What is not well in a reading, the worst first; nothing: everything is running. */
export function findingsIn(reading: OperationsReading): Finding[] {
  const found = [...workOf(reading), ...groundOf(reading), ...processesOf(reading), ...lostOf(reading)];
  const order = Object.keys(FINDINGS);
  return found.sort((one, other) => order.indexOf(one.what) - order.indexOf(other.what));
}

const finding = (what: FindingName, values: Finding['values'] = {}): Finding => ({ what, level: FINDINGS[what], values });

/** Whether what is due is done. */
function workOf({ processes, jobs, deliveries }: OperationsReading): Finding[] {
  if (!processes.some((one) => !one.is_gone && one.role !== 'host_without_jobs')) return [finding('no_jobs')];
  const late = jobs.filter((one) => one.oldest_due_seconds > JOBS_LATE_SECONDS);
  const oldest = Math.max(...late.map((one) => one.oldest_due_seconds));
  return [
    ...(late.length ? [finding('jobs_late', { kinds: late.map(({ kind }) => kind).join(', '), minutes: minutesOf(oldest) })] : []),
    ...(deliveries.oldest_due_seconds > DELIVERIES_LATE_SECONDS
      ? [finding('deliveries_late', { minutes: minutesOf(deliveries.oldest_due_seconds) })]
      : []),
  ];
}

/** Whether what everything stands on has room. */
function groundOf({ disk, database: { connections, replica } }: OperationsReading): Finding[] {
  const megabytes = Math.floor(disk.free_bytes / 1024 / 1024);
  const isFull = disk.free_bytes < disk.least_bytes;
  const isLow = !isFull && disk.free_bytes < disk.least_bytes * DISK_LOW_TIMES;
  const isShort = connections && connections.used > (connections.limit * CONNECTIONS_USED_PERCENT) / 100;
  return [
    ...(isFull ? [finding('disk_full', { megabytes })] : []),
    ...(isLow ? [finding('disk_low', { megabytes })] : []),
    ...(isShort ? [finding('connections_short', { ...connections })] : []),
    ...(replica && replica.seconds_behind === null ? [finding('replica_passed_over')] : []),
  ];
}

function processesOf({ processes }: OperationsReading): Finding[] {
  const versions = [...new Set(processes.filter((one) => !one.is_gone).map(({ version }) => version))].sort();
  return [
    ...processes
      .filter((one) => one.is_gone && !processes.some((other) => replaces(other, one)))
      .map(({ name, seen_seconds_ago: seconds }) => finding('process_gone', { name, minutes: minutesOf(seconds) })),
    ...(versions.length > 1 ? [finding('versions', { versions: versions.join(', ') })] : []),
  ];
}

/** Whether a process was begun where another one had ended: then nobody misses that one. */
function replaces(one: ProcessReading, gone: ProcessReading): boolean {
  return (
    !one.is_gone &&
    one.machine === gone.machine &&
    one.role === gone.role &&
    one.port === gone.port &&
    Date.parse(one.started_at) >= Date.parse(gone.seen_at)
  );
}

/** What was given up within the last hour. */
function lostOf({ jobs, emails }: OperationsReading): Finding[] {
  const broke = jobs.reduce((sum, one) => sum + one.broke_last_hour, 0);
  return [
    ...(broke ? [finding('jobs_broke', { smart_count: broke })] : []),
    ...(emails.given_up_last_hour ? [finding('emails_given_up', { smart_count: emails.given_up_last_hour })] : []),
  ];
}

const minutesOf = (seconds: number) => Math.floor(seconds / 60);
