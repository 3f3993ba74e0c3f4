import type { ReportClock } from '#/model/reports/presets.ts';
import type { Establishment } from './SessionContext.ts';

/** Where the days of these establishments are: those of the first, and the pay periods of all. */
export function clockOf(establishments: readonly (Establishment | null | undefined)[]): ReportClock {
  const [first] = establishments;
  return {
    timezone: first?.timezone ?? 'UTC',
    startsAt: first?.business_day_starts_at ?? '00:00',
    payPeriods: establishments.flatMap((one) => one?.pay_periods ?? []),
  };
}
