import { fieldModel } from '#/model/compile/fieldModel.ts';
import { kindOf } from '#/model/kinds/index.ts';
import type { ReportDefinition } from '#/model/language/reports.ts';
import { comparedDays, isOverDays } from '#/model/reports/chartData.ts';
import { bodyOf } from '#/model/reports/reportQuestion.ts';
import type { AskedReport } from '../filters/useReportQuestion.ts';
import { partsOf, type ReportAnswer, type ReportPart, type ReportRow } from '../reportAnswer.ts';
import { useReportAnswer } from '../useReportAnswer.ts';
import { isDrawnInTable } from './tableBars.ts';

const MAX_ROWS = 500;

/** The rows of a chart, and those of the days compared with where it goes over days. */
export interface ChartRows {
  rows: readonly ReportRow[];
  before?: readonly ReportRow[];
}

/**
 * The rows that a chart draws, for each part of an answer: in the chart's order, whatever the table is sorted by and whichever page it
 * shows. They are asked for only where the table's page does not hold them all.
 */
export function useChartRows(
  report: ReportDefinition,
  { question, establishments }: AskedReport,
  answer: ReportAnswer | undefined,
): (part: ReportPart) => ChartRows | undefined {
  const { chart } = report;
  const sort = chart?.type === 'line' ? { field: chart.category, order: 'asc' as const } : (report.sort ?? null);
  // Where the report has no order of its own, only an answer that nobody sorted is in it.
  const isInOrder = sort !== null || !question.sort;
  const hasAll = isInOrder && partsOf(answer).every(({ list = [], pagination_options: pages }) => !pages || pages.total <= list.length);
  const ids = establishments.map(({ id }) => id);
  const whole = { ...question, sort, page: 1, perPage: MAX_ROWS };
  const isDrawn = chart !== undefined && question.show !== 'table' && !isDrawnInTable(report, question);
  const isNeeded = isDrawn && answer !== undefined;
  const own = useReportAnswer(report, isNeeded && !hasAll ? bodyOf(report, whole, ids) : null);
  const days = isNeeded && isOverDays(report) ? comparedDays(question) : undefined;
  const earlier = useReportAnswer(report, days ? bodyOf(report, { ...whole, ...days, compare: null, sideBySide: false }, ids) : null);
  return (part) => {
    const found = hasAll ? part : sameIn(own.data, part);
    if (!isNeeded || !found?.list || (days && !earlier.data)) return undefined;
    return {
      rows: [...(found.earlier ?? []), ...(hasAll ? sorted(report, found.list, sort) : found.list)],
      ...(days && { before: sameIn(earlier.data, part)?.list ?? [] }),
    };
  };
}

function sameIn(answer: ReportAnswer | undefined, { currency }: ReportPart): ReportPart | undefined {
  return partsOf(answer).find((part) => part.currency === currency);
}

function sorted(
  report: ReportDefinition,
  rows: readonly ReportRow[],
  sort: { field: string; order: 'asc' | 'desc' } | null,
): readonly ReportRow[] {
  const definition = sort && report.columns[sort.field];
  if (!definition) return rows;
  const field = fieldModel(sort.field, definition);
  const { compare } = kindOf(field);
  const sign = sort.order === 'desc' ? -1 : 1;
  return [...rows].sort((a, b) => sign * compare(a[sort.field], b[sort.field], field));
}
