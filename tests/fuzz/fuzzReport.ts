import type { FuzzOutcome } from './fuzz.ts';

/** What a fuzz found, to read: counts by status, the slowest calls, and every failure with the command that makes it. */
export function reportOf({ calls, operations, statuses, slowest, failures }: FuzzOutcome): string {
  const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `  ${status}: ${count}`);
  const slow = slowest.map(({ ms, call }) => `  ${ms} ms  ${call}`);
  const failed = failures.map(({ why, curl, at }) => `\n${why}\n  (${at})\n  ${curl}`);
  return [`${calls} calls over ${operations} operations`, ...counts, 'The slowest:', ...slow, ...failed].join('\n');
}
