import type { KindContext } from '#/model/kinds/base/part.ts';
import { fromWhole, sumOf } from '#/server/domain/sales/minorUnits.ts';
import type { PoolLine } from './tipPool.ts';

/** A line of a pool as its record has it. */
export interface PoolRow {
  name: string | null;
  employee: number | null;
  taken: number | null;
  hours: number | null;
  points: number | null;
  part: number | null;
  share: number | null;
}

/** What was counted of one name when a pool was shared, and what is counted now. */
export interface ChangedRow {
  name: string | null;
  taken: number;
  taken_now: number;
  hours: number;
  hours_now: number;
  points: number;
  points_now: number;
}

/** A pool as its record has it: amounts in major units, hours and points with two places. */
export function rowsOfPool({ context }: { context: KindContext }, lines: readonly PoolLine[]): { tips: number; lines: PoolRow[] } {
  const decimals = context.currencyDecimals(context.currency);
  const all = sumOf(lines.map(({ weight }) => weight));
  return {
    tips: fromWhole(sumOf(lines.map(({ taken }) => taken)), decimals),
    lines: lines.map(({ employee, name, taken, hours, points, weight, share }) => ({
      name,
      employee,
      taken: fromWhole(taken, decimals),
      hours: fromWhole(hours, 2),
      points: fromWhole(points, 2),
      part: all === 0 ? 0 : Math.round((weight / all) * 10_000) / 100,
      share: fromWhole(share, decimals),
    })),
  };
}

/** Where what a pool was shared by is not what is counted now, line by line. */
export function changedSince(then: { lines: readonly PoolRow[] }, now: { lines: readonly PoolRow[] }): ChangedRow[] {
  const keyOf = ({ name, employee }: PoolRow) => JSON.stringify([name || null, employee]);
  const before = new Map(then.lines.map((row) => [keyOf(row), row]));
  const after = new Map(now.lines.map((row) => [keyOf(row), row]));
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const [one, other] = [before.get(key), after.get(key)];
    const row = {
      name: (one ?? other)?.name || null,
      taken: one?.taken ?? 0,
      taken_now: other?.taken ?? 0,
      hours: one?.hours ?? 0,
      hours_now: other?.hours ?? 0,
      points: one?.points ?? 0,
      points_now: other?.points ?? 0,
    };
    const isSame = row.taken === row.taken_now && row.hours === row.hours_now && row.points === row.points_now;
    return isSame ? [] : [row];
  });
}
