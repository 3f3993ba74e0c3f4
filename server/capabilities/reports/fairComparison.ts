import { addDays, businessToday, daysBetween, type Period } from '#/model/reports/periods.ts';
import { localText } from '#/model/values/instants.ts';
import { minutesOf } from '#/server/domain/sales/businessTime.ts';
import type { SoFar } from '#/server/domain/sales/period.ts';
import type { ReportEstablishment } from './report.ts';

const DAY_MINUTES = 1440;

/**
 * Where the days compared with end. Where the business day that is running at an establishment is among the days asked for, as many days
 * count there as have come, and the last of them up to the same local time of day: a part of a day is never compared with a whole one.
 * @param now ISO 8601 UTC
 */
export function soFarOf(
  { establishments, now }: { establishments: readonly ReportEstablishment[]; now: string },
  asked: Period,
  compared: Period,
): SoFar[] {
  return establishments.flatMap(({ id, timezone, business_day_starts_at: startsAt }) => {
    const today = businessToday({ timezone, startsAt }, new Date(now));
    const day = addDays(compared.from, daysBetween(asked.from, today));
    if (today < asked.from || today > asked.to || day > compared.to) return [];
    const [, time = ''] = localText(now, timezone).split(' ');
    const starts_at = minutesOf(startsAt);
    return { establishment_id: id, day, starts_at, minutes: (minutesOf(time) - starts_at + DAY_MINUTES) % DAY_MINUTES };
  });
}
