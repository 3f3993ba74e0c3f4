import { isNumeric } from '#/model/kinds/index.ts';
import type { FieldModel } from '#/model/language/model.ts';
import type { ReportDefinition } from '#/model/language/reports.ts';
import type { ReportQuestion } from '#/model/reports/reportQuestion.ts';
import type { ReportPart } from '../reportAnswer.ts';
import type { NamedFigure } from './ordersAddress.ts';
import type { OpensOf } from './useOpens.ts';

/** What every table of a report is given. */
export interface ReportTableProps {
  report: ReportDefinition;
  part: ReportPart;
  columns: readonly FieldModel[];
  question: ReportQuestion;
  onSort: (field: string, order: 'asc' | 'desc') => void;
  /** Where the orders behind a figure stand; undefined where it has none. */
  drillDown: (figure: NamedFigure) => string | undefined;
  opens: OpensOf;
}

/**
 * Whether a table's totals are those of everything asked, which is what the orders behind them come to: of what a search found, or the
 * first rows, they are not.
 */
export function areWhole({ top }: Pick<ReportDefinition, 'top'>, { search }: Pick<ReportQuestion, 'search'>): boolean {
  return !top && !search;
}

/** How a cell of a column stands: figures at the end, the title in sight. */
export function cellClass(report: Pick<ReportDefinition, 'title'>, field: FieldModel): string | undefined {
  return [isNumeric(field) && 'end', field.name === report.title && 'title'].filter(Boolean).join(' ') || undefined;
}

/** The column under which the total is called so: the first that has no total of its own. */
export function totalPlace(columns: readonly Pick<FieldModel, 'name'>[], totals: object): string | undefined {
  return columns.find(({ name }) => !(name in totals))?.name;
}
