import type { Comparison } from '#/model/language/reports.ts';
import { addDays, businessToday, comparedPeriod, daysBetween, type Period } from '#/model/reports/periods.ts';
import { localText } from '#/model/values/instants.ts';
import { present } from '#/model/values/shapes.ts';
import { minutesOf } from '#/server/domain/sales/businessTime.ts';
import { isAllHours, type SalesPeriod } from '#/server/domain/sales/period.ts';
import { periodOf, type ReportPlace, type ReportRequest } from './report.ts';

/** Days and hours of some establishments, whose facts are read together. */
export interface ComparedPart {
  places: readonly ReportPlace[];
  period: SalesPeriod;
}

const DAY_MINUTES = 1440;

/**
 * The days compared with, in parts that add up. Where the business day that is running at an establishment is among the days asked for,
 * they are counted only as far as it has come: as many days, the last of them up to the same local time of day.
 * @param now ISO 8601 UTC
 */
export function comparedParts(
  { places, now }: { places: readonly ReportPlace[]; now: string },
  request: Pick<ReportRequest, 'dateFrom' | 'dateTo' | 'timeFrom' | 'timeTo'>,
  against: Comparison,
): ComparedPart[] {
  const asked = { from: request.dateFrom, to: request.dateTo };
  const compared = comparedPeriod(asked, against);
  const hours = periodOf(request);
  return [...byClock(places).values()].flatMap((group) =>
    periodsOf(present(group[0], 'establishment to compare'), asked, compared, hours, now).map((period) => ({ places: group, period })),
  );
}

function byClock(places: readonly ReportPlace[]): Map<string, ReportPlace[]> {
  const groups = new Map<string, ReportPlace[]>();
  for (const place of places) {
    const clock = `${place.timezone} ${place.business_day_starts_at}`;
    groups.set(clock, [...(groups.get(clock) ?? []), place]);
  }
  return groups;
}

function periodsOf(
  { timezone, business_day_starts_at: startsAt }: ReportPlace,
  asked: Period,
  compared: Period,
  hours: SalesPeriod,
  now: string,
): SalesPeriod[] {
  const today = businessToday({ timezone, startsAt }, new Date(now));
  const lastDay = addDays(compared.from, daysBetween(asked.from, today));
  if (today < asked.from || today > asked.to || lastDay > compared.to) return [{ ...hours, ...compared }];
  const whole = lastDay > compared.from ? [{ ...hours, from: compared.from, to: addDays(lastDay, -1) }] : [];
  const [, time = ''] = localText(now, timezone).split(' ');
  return [...whole, ...hoursUntil(hours, minutesOf(startsAt), minutesOf(time)).map((until) => ({ ...until, from: lastDay, to: lastDay }))];
}

/** What of a day's hours has passed when the clock shows `until`: at most two windows, none where it has only begun. */
function hoursUntil(hours: SalesPeriod, startsAt: number, until: number): Pick<SalesPeriod, 'timeFrom' | 'timeTo'>[] {
  const sinceStart = (minute: number) => (minute - startsAt + DAY_MINUTES) % DAY_MINUTES;
  const onClock = (minutes: number) => (minutes + startsAt) % DAY_MINUTES;
  const [first, last] = [sinceStart(hours.timeFrom ?? 0), sinceStart(hours.timeTo ?? DAY_MINUTES)];
  const windows = isAllHours(hours)
    ? [[0, DAY_MINUTES]]
    : first < last
      ? [[first, last]]
      : [
          [0, last],
          [first, DAY_MINUTES],
        ];
  const passed = sinceStart(until);
  return windows
    .map(([from = 0, to = 0]) => [from, Math.min(to, passed)] as const)
    .filter(([from, to]) => from < to)
    .map(([from, to]) => ({ timeFrom: onClock(from), timeTo: onClock(to) || DAY_MINUTES }));
}
