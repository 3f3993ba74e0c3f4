import { shareOut, sumOf } from '#/server/domain/sales/minorUnits.ts';

/** How a day's tips are shared. */
export type PoolMethod = 'hours' | 'points' | 'hours_points' | 'equal';

/** Somebody who worked that day: hours and the points of their role in hundredths. */
export interface PoolWorker {
  employee: number;
  name: string;
  hours: number;
  points: number;
}

/** Tips by who took them, as orders name them; minor units. */
export interface TakenTips {
  name: string;
  amount: number;
}

/** One line of the calculation; `employee` is null for a name that is no single employee's who worked. */
export interface PoolLine {
  employee: number | null;
  name: string;
  taken: number;
  hours: number;
  points: number;
  /** What the pool is shared in proportion to. */
  weight: number;
  share: number;
}

/**
 * Shares the tips of a day among those who worked and whose role has points, so that all shares are all tips to the minor unit: remainders
 * go to the largest fractions. Where nobody takes part everybody keeps what they took. Pure; the order of what is given does not matter.
 * Source: figures, "Tips pooled".
 */
export function poolTips(tips: readonly TakenTips[], workers: readonly PoolWorker[], method: PoolMethod): PoolLine[] {
  const taken = new Map<string, number>();
  for (const { name, amount } of tips) taken.set(name, (taken.get(name) ?? 0) + amount);
  const isOnly = (name: string) => workers.filter((one) => one.name === name).length === 1;
  const own = [...workers].sort((a, b) => compareText(a.name, b.name) || a.employee - b.employee);
  const others = [...taken].filter(([name, amount]) => amount !== 0 && !isOnly(name)).sort(([a], [b]) => compareText(a, b));
  const lines = [
    ...own.map((worker) => ({
      ...worker,
      taken: isOnly(worker.name) ? (taken.get(worker.name) ?? 0) : 0,
      weight: weightOf(worker, method),
    })),
    ...others.map(([name, amount]) => ({ employee: null, name, hours: 0, points: 0, taken: amount, weight: 0 })),
  ];
  const all = sumOf(lines.map((line) => line.taken));
  const isShared = lines.some(({ weight }) => weight > 0);
  const shares = shareOut(
    all,
    lines.map(({ weight }) => weight),
  );
  return lines.map((line, at) => ({ ...line, share: isShared ? (shares[at] ?? 0) : line.taken }));
}

function weightOf({ hours, points }: PoolWorker, method: PoolMethod): number {
  if (hours <= 0 || points <= 0) return 0;
  const weights: Record<PoolMethod, number> = { hours, points, hours_points: hours * points, equal: 1 };
  return weights[method];
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
