import { OPENED_IDS, type Opens, type OpensRecords, type ReportDefinition } from '#/model/language/reports.ts';
import { openedReport } from '#/model/reports/openedReport.ts';
import { valuesIn } from '#/model/values/shapes.ts';
import { model } from '#/resources/index.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { useCan } from '#/src/foundation/session/useCan.ts';
import type { AskedReport } from '../filters/useReportQuestion.ts';
import type { ReportRow } from '../reportAnswer.ts';

/** Where a column of a row leads; undefined where it leads nowhere, or the reader may not see what is there. */
export type OpensOf = (column: string, row: ReportRow) => string | undefined;

/** What a report's columns open, as its definition says: a record, the list of those that belong to one, or another report. */
export function useOpens(
  { opens = {} }: Pick<ReportDefinition, 'opens'>,
  { question, parts }: Pick<AskedReport, 'question' | 'parts'>,
): OpensOf {
  const can = useCan();
  const { permissions } = useSession();
  const said = new Map(Object.entries<Opens | undefined>(opens));
  const records = ({ resource, by, within, where }: OpensRecords, id: unknown) => {
    if (id === null || id === undefined) return undefined;
    if (by === undefined) return can(resource, 'show') ? `/${resource}/${String(id)}/show` : undefined;
    if (!can(resource, 'list')) return undefined;
    const days = within && { [within]: { gte: question.from, lte: question.to } };
    return `/${resource}?${new URLSearchParams({ filter: JSON.stringify({ [by]: id, ...days, ...where }), displayedFilters: '{}', page: '1' })}`;
  };
  return (column, row) => {
    const one = said.get(column);
    if (!one) return undefined;
    if ('resource' in one) return records(one, valuesIn(row[OPENED_IDS])[column]);
    const permission = model.reports[one.report]?.permission;
    return permission !== undefined && permissions.has(permission) ? openedReport(one, parts, row) : undefined;
  };
}
