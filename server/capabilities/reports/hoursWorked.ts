import { type HoursRow, readHoursWorked } from '#/server/domain/labour/hoursWorked.ts';
import type { ReportRequest, ReportWork } from './report.ts';

/** What was worked on a report's days, at all hours of them. */
export function hoursWorked(
  work: ReportWork,
  { dateFrom, dateTo, soFar }: Pick<ReportRequest, 'dateFrom' | 'dateTo' | 'soFar'>,
): Promise<HoursRow[]> {
  return readHoursWorked(work.tx, {
    clientId: work.clientId,
    establishments: work.places.map(({ id }) => id),
    from: dateFrom,
    to: dateTo,
    soFar,
    now: work.now,
    decimals: work.context.currencyDecimals(work.currency),
  });
}
