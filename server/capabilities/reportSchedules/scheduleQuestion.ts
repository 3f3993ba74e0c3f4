import type { Model } from '#/model/language/model.ts';
import type { ReportDefinition } from '#/model/language/reports.ts';
import type { Clock } from '#/model/reports/periods.ts';
import { bodyOf, type ReportQuestion, readQuestion } from '#/model/reports/reportQuestion.ts';
import { prefixOf, sectionsOf } from '#/model/reports/reportTree.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import type { SectionRequest } from '#/server/capabilities/exports/exportRequest.ts';
import type { ReportRequest } from '#/server/capabilities/exports/reportExport.ts';
import type { StoredSchedule } from './storedSchedule.ts';

/** Parts of an address that a schedule has fields of its own for, and pages, of which a file has none. */
const OWN_PARTS = ['period', 'from', 'to', 'establishments', 'compare', 'compare_from', 'compare_to', 'page', 'per_page'];

/**
 * What a schedule asks its report and its sections, on the day that it is due: days count from there,
 * however late it is made.
 */
export function questionOf(
  schedule: StoredSchedule,
  report: ReportDefinition,
  caller: Caller,
  { reports, clock, due }: { reports: Model['reports']; clock: Clock; due: string },
): ReportRequest {
  const parts = new URLSearchParams(schedule.choices ?? '');
  for (const name of OWN_PARTS) parts.delete(name);
  parts.set('period', schedule.period);
  if (schedule.compare) parts.set('compare', schedule.compare);
  const tableOf = (one: ReportDefinition) => {
    const question = readQuestion(one, (name) => parts.get(name), clock, { prefix: prefixOf(reports, one.name), now: new Date(due) });
    return requestOf(schedule, one, caller, question);
  };
  const { establishments } = schedule;
  // A section that its owner may not see at one of them is left out, as its columns are.
  const holds = (permission: string) =>
    establishments.length ? establishments.every((id) => canUse(caller, permission, id)) : canUse(caller, permission);
  return { ...tableOf(report), sections: sectionsOf(reports, report, holds).map(tableOf) };
}

function requestOf(schedule: StoredSchedule, report: ReportDefinition, caller: Caller, question: ReportQuestion): SectionRequest {
  const {
    establishment_ids: _ids,
    page: _page,
    per_page: _perPage,
    side_by_side: _beside,
    ...body
  } = bodyOf(report, question, schedule.establishments);
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
