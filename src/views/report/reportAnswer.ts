import { isNumeric } from '#/model/kinds/index.ts';
import type { FieldModel } from '#/model/language/model.ts';
import type { ReportDefinition } from '#/model/language/reports.ts';
import { isValues, valuesIn } from '#/model/values/shapes.ts';

export type ReportRow = Readonly<Record<string, unknown>>;

/** A report's figures in one currency: rows with what stands under them; of a report of figures alone, these themselves. */
export interface ReportPart extends ReportRow {
  currency?: string;
  list?: readonly ReportRow[];
  totals?: ReportRow;
  /** Rows that stand before the others in the chart, and in no table. */
  earlier?: readonly ReportRow[];
  pagination_options?: { page: number; per_page: number; total: number };
}

/** What a report's call answers: one part, or one for each currency. */
export interface ReportAnswer extends ReportPart {
  currencies?: readonly ReportPart[];
  /** The days that the figures are compared with; so far: these count only up to the time of day that it is now. */
  compared?: { date_from: string; date_to: string; so_far: boolean };
  /** ISO 8601 UTC. */
  as_of: string;
}

/** An answer's parts. */
export function partsOf(answer: ReportAnswer | undefined): readonly ReportPart[] {
  return answer ? (answer.currencies ?? [answer]) : [];
}

/** A row's figures in the days compared with; undefined where nothing is compared. */
export function before(row: ReportRow | undefined): ReportRow | undefined {
  return isValues(row?.previous) ? row.previous : undefined;
}

/** A row's figures at one establishment, where they stand side by side. */
export function at(row: ReportRow | undefined, establishment: string | number): ReportRow | undefined {
  const own = valuesIn(row?.by_establishment)[establishment];
  return isValues(own) ? own : undefined;
}

/** Whether a column holds figures: what a row is about is none. */
export function isMeasure({ answer, key, title }: Pick<ReportDefinition, 'answer' | 'key' | 'title'>, field: FieldModel): boolean {
  return isNumeric(field) && (answer === 'figures' || !(key ?? [title]).includes(field.name));
}
