import type { ReportWork } from './report.ts';

/** None of each part. */
function nothingOf<P extends string>(parts: readonly P[]): Record<P, number> {
  return Object.fromEntries(parts.map((part) => [part, 0])) as Record<P, number>;
}

/** Sums rows of facts by a name of each; the groups stand in the order in which they came. */
export function sumBy<R extends Readonly<Record<P, number>>, P extends string>(
  rows: readonly R[],
  nameOf: (row: R) => string,
  parts: readonly P[],
): Map<string, Record<P, number>> {
  const sums = new Map<string, Record<P, number>>();
  for (const row of rows) {
    const name = nameOf(row);
    const sum = sums.get(name) ?? nothingOf(parts);
    for (const part of parts) sum[part] += row[part];
    sums.set(name, sum);
  }
  return sums;
}

/** The sum of some parts over all rows. */
export function sumAll<R extends Readonly<Record<P, number>>, P extends string>(
  rows: readonly R[],
  parts: readonly P[],
): Record<P, number> {
  return sumBy(rows, () => '', parts).get('') ?? nothingOf(parts);
}

/** Minor units of the report's currency as the amount on the wire. */
export function moneyOf({ context, currency }: Pick<ReportWork, 'context' | 'currency'>): (minor: number) => number {
  const unit = 10 ** context.currencyDecimals(currency);
  return (minor) => minor / unit + 0;
}

/** Thousandths as a quantity on the wire. */
export function quantityOf(thousandths: number): number {
  return thousandths / 1000;
}

/** Net sales of facts, in minor units. */
export function netOf({ gross, discount, refund }: { gross: number; discount: number; refund: number }): number {
  return gross - discount - refund;
}

/** A part of a whole in percent, to two places; nothing of nothing is 0. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 100;
}

/** A part of net sales in percent; of no sales nothing is a part. */
export function partOfSales(part: number, net: number): number | null {
  return net === 0 ? null : percentOf(part, net);
}

/** The net sales that a margin is taken of: of facts whose cost was known when they were made. */
export function costedNetOf(fact: { gross: number; discount: number; refund: number; cost: number }): number {
  return fact.cost === 0 ? 0 : netOf(fact);
}
