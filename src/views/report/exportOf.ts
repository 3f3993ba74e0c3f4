import type { FieldModel } from '#/model/language/model.ts';
import type { ReportDefinition } from '#/model/language/reports.ts';
import type { AskedReport } from './filters/useReportQuestion.ts';

/** What an export of a report is asked: the whole question, and every page of it. */
export function exportOf(
  { name, answer }: ReportDefinition,
  { body, question }: Pick<AskedReport, 'body' | 'question'>,
  shown: readonly FieldModel[],
) {
  const { page: _page, per_page: _perPage, ...asked } = body;
  return {
    report: name,
    ...(answer !== 'figures' && { columns: shown.map((field) => field.name) }),
    ...(question.measure !== null && { measure: question.measure }),
    ...asked,
  };
}
