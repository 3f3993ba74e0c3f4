import type { FieldModel } from '#/model/language/model.ts';
import type { MarkChart, ReportDefinition } from '#/model/language/reports.ts';
import { comparedPeriod, type Period } from '#/model/reports/periods.ts';
import type { ReportQuestion } from '#/model/reports/reportQuestion.ts';
import { valuesIn } from '#/model/values/shapes.ts';
import { everyDay } from '../filters/days.ts';
import type { ReportRow } from '../reportAnswer.ts';

/** One figure over all places of a chart. */
export interface ChartSeries {
  field: FieldModel;
  values: readonly number[];
  /** Places at which there is no such figure, where its line is broken; elsewhere what is not there is nothing. */
  gaps?: ReadonlySet<number>;
  /** The same figure in the days compared with. */
  before?: readonly number[];
}
export interface ChartData {
  /** What the places are called: values of the category's column. */
  categories: readonly unknown[];
  series: readonly ChartSeries[];
}

/**
 * Whether a report's chart goes over the days of a period: these are told apart by their place in it, not by their date. Where no period is
 * chosen the rows are the days.
 */
export function isOverDays({ chart, columns, period }: ReportDefinition): boolean {
  return period !== false && chart?.type === 'line' && columns[chart.category]?.kind === 'date';
}

/** The days that a question compares with. */
export function comparedDays(question: Pick<ReportQuestion, 'from' | 'to' | 'compare' | 'comparedWith'>): Period | undefined {
  const { compare, comparedWith } = question;
  if (!compare) return undefined;
  return comparedWith ?? (compare === 'custom' ? undefined : comparedPeriod(question, compare));
}

/**
 * A chart's figures. Of several only those of the first one's kind: they stand on one axis. Rows are in the order drawn.
 * @param before the rows of the days compared with, where a chart goes over days; else these stand in each row's `previous`
 */
export function chartData(
  chart: MarkChart,
  fields: readonly FieldModel[],
  rows: readonly ReportRow[],
  days?: { period: Period; before?: { rows: readonly ReportRow[]; period: Period } },
): ChartData {
  const all = chart.values.flatMap((name) => fields.find((field) => field.name === name) ?? []);
  const shown = all.filter((field) => field.kind === all[0]?.kind);
  const places = days ? everyDay(rows, chart.category, days.period) : rows;
  const others = days?.before && everyDay(days.before.rows, chart.category, days.before.period);
  const isCompared = others !== undefined || places.some((row) => row.previous);
  return {
    categories: places.map((row) => row[chart.category]),
    series: shown.map((field) => {
      const gaps = days || chart.type !== 'line' ? [] : places.flatMap((row, index) => (row[field.name] == null ? index : []));
      const value = (row: unknown) => Number(valuesIn(row)[field.name] ?? 0);
      return {
        field,
        values: places.map(value),
        ...(gaps.length && { gaps: new Set(gaps) }),
        ...(isCompared && { before: places.map((row, index) => value(others ? others[index] : row.previous)) }),
      };
    }),
  };
}
