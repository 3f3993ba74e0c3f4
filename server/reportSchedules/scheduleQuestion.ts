import type { Clock } from '#/resources/reference/periods.ts';
import { bodyOf, readQuestion } from '#/resources/reference/reportQuestion.ts';
import type { ReportDefinition } from '#/resources/schema/reports.ts';
import type { Caller } from '#/server/access/caller.ts';
import { canUse } from '#/server/access/permissions.ts';
import type { ExportRequest } from '#/server/exports/exportRequest.ts';
import type { StoredSchedule } from './storedSchedule.ts';

/** Parts of an address that a schedule has fields of its own for, and pages, of which a file has none. */
const OWN_PARTS = ['period', 'from', 'to', 'establishments', 'compare', 'compare_from', 'compare_to', 'page', 'per_page'];

/** What a schedule asks its report, on the day that it is due: days count from there, however late it is made. */
export function questionOf(schedule: StoredSchedule, report: ReportDefinition, caller: Caller, { clock, due }: { clock: Clock; due: string }): ExportRequest {
  const parts = new URLSearchParams(schedule.choices ?? '');
  for (const name of OWN_PARTS) parts.delete(name);
  parts.set('period', schedule.period);
  if (schedule.compare) parts.set('compare', schedule.compare);
  const question = readQuestion(report, (name) => parts.get(name), clock, { now: new Date(due) });
  const { establishment_ids: _ids, page: _page, per_page: _perPage, side_by_side: _beside, ...body } = bodyOf(report, question, schedule.establishments);
  const named = question.columns ?? report.shown;
  // A column that its owner may not see is left out, as on the screen.
  const columns = named?.filter((name) => {
    const guard = report.columns[name]?.readable;
    return !guard || canUse(caller, guard.permission);
  });
  return {
    of: { report: report.name },
    format: schedule.format,
    language: schedule.language,
    columns: report.answer === 'figures' ? undefined : columns,
    establishmentIds: schedule.establishments.length ? schedule.establishments : undefined,
    body: {
      ...body,
      ...(question.sideBySide && report.compare !== false && { side_by_side: true }),
      ...(question.measure !== null && { measure: question.measure }),
    },
  };
}
