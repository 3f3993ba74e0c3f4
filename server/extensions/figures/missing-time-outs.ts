import { HOUR_MS } from '#/model/values/durations.ts';
import { readInstant } from '#/model/values/instants.ts';
import type missingTimeOuts from '#/resources/reports/missingTimeOuts.ts';
import { establishmentTitles, paidShifts } from '#/server/capabilities/reports/labour.ts';
import type { FiguresOf } from '#/server/capabilities/reports/report.ts';

/** Shifts that nobody ended, by the clock of their establishments. */
export const figures: FiguresOf<typeof missingTimeOuts> = async (work, request) => {
  const titleOf = establishmentTitles(work);
  const zones = new Map(work.establishments.map(({ id, timezone }) => [id, timezone]));
  const hoursAgo = (began: string, zone: string) => (Date.parse(work.now) - Date.parse(readInstant(began, zone) ?? work.now)) / HOUR_MS;
  const shifts = (await paidShifts(work, request)).filter(({ state }) => state === 'missing');
  const rows = shifts.map(({ id, employee, job_title, began, establishment_id }) => ({
    entry: id,
    _titles: { entry: began.slice(0, 10) },
    employee,
    date: began.slice(0, 10),
    job_title,
    time_in: began.slice(11),
    hours_ago: Math.round(hoursAgo(began, zones.get(establishment_id) ?? 'UTC') * 10) / 10,
    establishment: titleOf(establishment_id),
  }));
  return { rows };
};
