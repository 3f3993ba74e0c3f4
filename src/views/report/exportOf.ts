import type { FieldModel } from '#/model/language/model.ts';
import type { ReportDefinition } from '#/model/language/reports.ts';
import { chartAsked } from '#/model/reports/chartData.ts';
import type { AskedReport } from './filters/useReportQuestion.ts';

/** What an export of a report is asked: the whole question, and every page of it. */
export function exportOf(
  report: ReportDefinition,
  { body, question }: Pick<AskedReport, 'body' | 'question'>,
  shown: readonly FieldModel[],
) {
  const { name, answer } = report;
  const { page: _page, per_page: _perPage, ...asked } = body;
  return {
    report: name,
    ...(answer !== 'figures' && { columns: shown.map((field) => field.name) }),
    ...(question.measure !== null && { measure: question.measure }),
    ...chartAsked(report, question),
    ...asked,
  };
}
