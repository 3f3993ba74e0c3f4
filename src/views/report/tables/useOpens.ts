import { OPENED_IDS, type Opens, type ReportDefinition } from '#/model/language/reports.ts';
import { valuesIn } from '#/model/values/shapes.ts';
import { useCan } from '#/src/foundation/session/useCan.ts';
import type { AskedReport } from '../filters/useReportQuestion.ts';
import type { ReportRow } from '../reportAnswer.ts';

/** Where a column of a row leads; undefined where it leads nowhere, or the reader may not see what is there. */
export type OpensOf = (column: string, row: ReportRow) => string | undefined;

/** What a report's columns open, as its definition says: a record, or the list of those that belong to one. */
export function useOpens({ opens }: Pick<ReportDefinition, 'opens'>, { question }: Pick<AskedReport, 'question'>): OpensOf {
  const can = useCan();
  return (column, row) => {
    const said: Opens | undefined = opens && Object.entries(opens as Record<string, Opens>).find(([name]) => name === column)?.[1];
    const id = valuesIn(row[OPENED_IDS])[column];
    if (!said || id === null || id === undefined) return undefined;
    const { resource, by, within, where } = said;
    if (by === undefined) return can(resource, 'show') ? `/${resource}/${String(id)}/show` : undefined;
    if (!can(resource, 'list')) return undefined;
    const days = within && { [within]: { gte: question.from, lte: question.to } };
    return `/${resource}?${new URLSearchParams({ filter: JSON.stringify({ [by]: id, ...days, ...where }), displayedFilters: '{}', page: '1' })}`;
  };
}
