import { say } from '#/i18n/sentences.ts';
import type { Model } from '#/model/language/model.ts';
import { hasEstablishmentsBeside, type ReportDefinition } from '#/model/language/reports.ts';
import { chartAsked } from '#/model/reports/chartData.ts';
import { type KeptQuestion, readKept, strangersIn } from '#/model/reports/keptQuestion.ts';
import type { ReportClock } from '#/model/reports/presets.ts';
import { bodyOf, type ReportQuestion, readQuestion } from '#/model/reports/reportQuestion.ts';
import { prefixOf, sectionsOf } from '#/model/reports/reportTree.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import type { SectionRequest } from '#/server/capabilities/exports/exportRequest.ts';
import type { ReportRequest } from '#/server/capabilities/exports/reportExport.ts';
import type { ReportAnswer } from '#/server/capabilities/reports/answerReport.ts';
import { invalid } from '#/server/foundation/http/apiError.ts';
import type { MailedQuestion } from './storedSchedule.ts';

/** What a mailed report is made with. */
interface Making {
  reports: Model['reports'];
  clock: ReportClock;
  /** ISO 8601 UTC. */
  due: string;
  language: string;
}

/**
 * What a schedule asks its report and its sections, on the day that it is due: days count from there,
 * however late it is made.
 */
export function questionOf(
  schedule: MailedQuestion,
  report: ReportDefinition,
  caller: Caller,
  { reports, clock, due, language }: Making,
): ReportRequest {
  const parts = new URLSearchParams(validQuestion(reports, report, schedule.question));
  parts.set('period', schedule.period);
  if (schedule.compare) parts.set('compare', schedule.compare);
  const tableOf = (one: ReportDefinition) => {
    const question = readQuestion(one, (name) => parts.get(name), clock, { prefix: prefixOf(reports, one.name), now: new Date(due) });
    return requestOf({ ...schedule, language }, one, caller, question);
  };
  const { establishments } = schedule;
  // A section that its owner may not see at one of them is left out, as its columns are.
  const holds = (permission: string) =>
    establishments.length ? establishments.every((id) => canUse(caller, permission, id)) : canUse(caller, permission);
  return { ...tableOf(report), sections: sectionsOf(reports, report, holds).map(tableOf) };
}

/** A question whose every part the report knows. @throws ApiError 422 that says which one it does not */
export function validQuestion(reports: Model['reports'], report: ReportDefinition, stored: unknown): KeptQuestion {
  const question = readKept(stored);
  if (!question) throw invalid({ question: [say('reports.no_question')] });
  const problems = strangersIn(reports, report, question).map(({ part, value, isKnown }) =>
    isKnown ? say('reports.part_cannot_be', { part, value }) : say('reports.part_gone', { part }),
  );
  if (problems.length) throw invalid({ question: problems });
  return question;
}

/** The same question as the report's page is opened with, for the days and establishments that the figures are of. */
export function addressParts(
  question: KeptQuestion,
  { request, establishments, compared }: ReportAnswer,
  compare: string | null,
): URLSearchParams {
  const parts = new URLSearchParams(question);
  parts.set('from', request.dateFrom);
  parts.set('to', request.dateTo);
  parts.set('establishments', establishments.map(({ id }) => id).join(','));
  if (compare && compared) parts.set('compare', compare);
  return parts;
}

function requestOf(
  schedule: MailedQuestion & { language: string },
  report: ReportDefinition,
  caller: Caller,
  question: ReportQuestion,
): SectionRequest {
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
      ...(question.sideBySide && hasEstablishmentsBeside(report) && { side_by_side: true }),
      ...(question.measure !== null && { measure: question.measure }),
      ...chartAsked(report, question),
    },
  };
}
