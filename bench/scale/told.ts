import { sql } from 'kysely';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { Seen } from './gauges.ts';
import type { Traffic } from './traffic.ts';

/** Milliseconds. */
export const ms = (seconds = Number.NaN) => seconds * 1000;

/** How long it takes. */
export async function secondsOf(work: Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work;
  return (performance.now() - began) / 1000;
}

interface Told {
  traffic: Traffic;
  seen: Seen;
  /** How many establishments' days it was. */
  days: number;
  /** How often a host was killed; what those that ended had computed is not known. */
  kills: number;
  /** How often the database was; likewise. */
  crashes: number;
  /** What making the day's rollups took once it was over. */
  closingSeconds: number;
}

/** Prints what was answered how fast, and what it cost. */
export function tell(what: string, { traffic, seen, days, kills, crashes, closingSeconds }: Told): void {
  const calls = [...traffic.took.values()].reduce((sum, { length }) => sum + length, 0);
  const say = (line: string) => process.stdout.write(`${line}\n`);
  say(`\n${what}: ${calls} calls in ${traffic.seconds.toFixed(0)} s, ${(calls / traffic.seconds).toFixed(1)} a second`);
  for (const [kind, took] of traffic.took) {
    const sorted = took.toSorted((a, b) => a - b);
    const below = (share: number) => `${(sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(0)} ms`;
    const last = `all ${(sorted.at(-1) ?? Number.NaN).toFixed(0)} ms`;
    say(
      `  ${kind.padEnd(19)} ${String(took.length).padStart(6)}, half within ${below(0.5)}, 95 % ${below(0.95)}, 99 % ${below(0.99)}, ${last}`,
    );
  }
  if (traffic.again > 0) say(`  sent again ${traffic.again} times, as the host or its database was gone`);
  for (const [problem, times] of traffic.refused) say(`  refused ${times} times: ${problem}`);
  const { hostSeconds, databaseSeconds, restSeconds, ...most } = seen;
  const killed = 'not known, killed';
  const each = (seconds: number) => `${ms(seconds / days).toFixed(0)} ms`;
  say(
    `  processor of an establishment's day: host ${kills > 0 ? killed : each(hostSeconds)}, database ${crashes > 0 ? killed : each(databaseSeconds)}`,
  );
  say(`  closing it: ${each(closingSeconds)}`);
  say(`  at most: ${JSON.stringify(Object.fromEntries(Object.entries(most).map(([name, value]) => [name, Math.round(value)])))}`);
  say(`  nothing waits ${restSeconds.toFixed(1)} s after the last call`);
}

/** What a database holds. */
interface Stored {
  bytes: number;
  rows: Map<string, number>;
}

/** Reads it, after what a server does by itself now and then. */
export async function stored(database: Database): Promise<Stored> {
  await database.direct('vacuum analyze');
  const rows = await database.owner((tx) =>
    sql<{ name: string; rows: string }>`select relname as name, n_live_tup as rows from pg_stat_user_tables`.execute(tx),
  );
  const size = await database.owner((tx) => sql<{ bytes: string }>`select pg_database_size(current_database()) as bytes`.execute(tx));
  return { bytes: Number(size.rows[0]?.bytes), rows: new Map(rows.rows.map(({ name, rows: many }) => [name, Number(many)])) };
}

/** Prints what has come to it. */
export function tellStored(before: Stored, after: Stored, days: number): void {
  const grown = [...after.rows].map(([name, rows]) => [name, (rows - (before.rows.get(name) ?? 0)) / days] as const);
  const most = grown.filter(([, rows]) => rows >= 0.05).sort(([, one], [, other]) => other - one);
  const all = most.reduce((sum, [, rows]) => sum + rows, 0);
  const kilobytes = (after.bytes - before.bytes) / days / 1024;
  process.stdout.write(`  kept of an establishment's day: ${kilobytes.toFixed(0)} KB, ${all.toFixed(0)} rows\n`);
  process.stdout.write(
    `    ${most
      .slice(0, 16)
      .map(([name, rows]) => `${name} ${rows.toFixed(1)}`)
      .join(', ')}\n`,
  );
}
