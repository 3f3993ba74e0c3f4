import { daysBetween } from '#/model/reports/periods.ts';

/** How long ago something last came in: up to 30 days, up to 90, up to a year, longer, or never. */
export const AGES = ['month', 'quarter', 'year', 'older', 'never'] as const;
export type Age = (typeof AGES)[number];

const LAST_DAYS = { month: 30, quarter: 90, year: 365 } as const;

/** The age on a day of what last came in on another; both `yyyy-MM-dd`. */
export function ageOn(day: string, cameIn: string | null): Age {
  if (cameIn === null) return 'never';
  const days = daysBetween(cameIn, day);
  return days <= LAST_DAYS.month ? 'month' : days <= LAST_DAYS.quarter ? 'quarter' : days <= LAST_DAYS.year ? 'year' : 'older';
}

/** Balances added up by their age, in the order of age; ages that nothing has are left out. */
export function byAge<R extends { age: Age; closing: number }>(rows: readonly R[]): { age: Age; count: number; closing: number }[] {
  return AGES.flatMap((age) => {
    const own = rows.filter((row) => row.age === age && row.closing !== 0);
    return own.length ? [{ age, count: own.length, closing: own.reduce((sum, { closing }) => sum + closing, 0) }] : [];
  });
}
