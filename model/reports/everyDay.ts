import { addDays, daysBetween, type Period } from '#/model/reports/periods.ts';

type Row = Readonly<Record<string, unknown>>;

/** More days than this are no line that anybody reads: an address by hand asks for them. */
const MAX_DAYS = 3700;

/**
 * A row for each day of a period, in order: a day without one has only its date. @param column the one that holds
 * the day, `yyyy-MM-dd`
 */
export function everyDay(rows: readonly Row[], column: string, { from, to }: Period): Row[] {
  const found = new Map(rows.map((row) => [String(row[column]), row]));
  const count = Math.min(MAX_DAYS, daysBetween(from, to) + 1);
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const day = addDays(from, index);
    return found.get(day) ?? { [column]: day };
  });
}
