import type { FieldModel } from '#/model/language/model.ts';
import type { MarkChart, ReportDefinition } from '#/model/language/reports.ts';
import { valuesIn } from '#/model/values/shapes.ts';
import { everyDay } from './everyDay.ts';
import { comparedPeriod, type Period } from './periods.ts';
import type { ReportQuestion } from './reportQuestion.ts';

type Row = Readonly<Record<string, unknown>>;

/** One figure over all places of a chart. */
export interface ChartSeries {
  field: FieldModel;
  values: readonly number[];
  /** Places at which there is no such figure, where its line is broken; elsewhere what is not there is nothing. */
  gaps?: ReadonlySet<number>;
  /** The same figure in the days compared with. */
  before?: readonly number[];
}

/** The days that a chart goes over. */
export interface ChartDays {
  period: Period;
  /** The business day that is running: from it on nothing is known of a day without a row. */
  today: string;
  before?: { rows: readonly Row[]; period: Period };
}
export interface ChartData {
  /** What the places are called: values of the category's column. */
  categories: readonly unknown[];
  series: readonly ChartSeries[];
}

/** So many bars where a chart says nothing else, and so many parts of a whole. */
export const MAX_BARS = 10;
export const MAX_PARTS = 8;

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

/** What a file of a report is asked of its chart: none where the reader has put it away, the days beside a chart over days. */
export function chartAsked(
  report: ReportDefinition,
  question: Pick<ReportQuestion, 'from' | 'to' | 'compare' | 'comparedWith' | 'show'>,
): { chart?: false | { date_from: string; date_to: string } } {
  if (question.show === 'table') return { chart: false };
  const days = isOverDays(report) ? comparedDays(question) : undefined;
  return days ? { chart: { date_from: days.from, date_to: days.to } } : {};
}

/**
 * A chart's figures. Of several only those of the first one's kind: they stand on one axis. Rows are in the order drawn.
 * @param before the rows of the days compared with, where a chart goes over days; else these stand in each row's `previous`
 */
export function chartData(chart: MarkChart, fields: readonly FieldModel[], rows: readonly Row[], days?: ChartDays): ChartData {
  const all = chart.values.flatMap((name) => fields.find((field) => field.name === name) ?? []);
  const shown = all.filter((field) => field.kind === all[0]?.kind);
  const drawn = days ? everyDay(rows, chart.category, days.period) : rows;
  const others = days?.before && everyDay(days.before.rows, chart.category, days.before.period);
  const found = days && new Set(rows.map((row) => String(row[chart.category])));
  const isGap = (row: Row, name: string) => {
    if (!days || !found) return row[name] == null;
    const day = String(row[chart.category]);
    return !found.has(day) && (chart.emptyDays === 'gap' || day >= days.today);
  };
  const isCompared = others !== undefined || drawn.some((row) => row.previous);
  return {
    categories: drawn.map((row) => row[chart.category]),
    series: shown.map((field) => {
      const gaps = chart.type === 'line' ? drawn.flatMap((row, index) => (isGap(row, field.name) ? index : [])) : [];
      const value = (row: unknown) => Number(valuesIn(row)[field.name] ?? 0);
      return {
        field,
        values: drawn.map(value),
        ...(gaps.length && { gaps: new Set(gaps) }),
        ...(isCompared && { before: drawn.map((row, index) => value(others ? others[index] : row.previous)) }),
      };
    }),
  };
}

/** A figure at its place on a line. */
export interface Place {
  index: number;
  value: number;
}

/** The unbroken lines that a series is drawn as, each with its places. */
export function linesOf(values: readonly number[], gaps?: ReadonlySet<number>): Place[][] {
  const lines: Place[][] = [];
  for (const [index, value] of values.entries()) {
    if (gaps?.has(index)) continue;
    const line = lines.at(-1);
    if (line && !gaps?.has(index - 1)) line.push({ index, value });
    else lines.push([{ index, value }]);
  }
  return lines;
}
