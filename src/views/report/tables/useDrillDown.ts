import type { ReportDefinition } from '#/model/language/reports.ts';
import type { AskedReport } from '../filters/useReportQuestion.ts';
import { openedReport } from './openedReport.ts';
import { type NamedFigure, ordersAddress } from './ordersAddress.ts';

/** Where what is behind a figure of a part stands, orders or another report; nowhere for columns that the definition does not let open. */
export function useDrillDown(
  report: ReportDefinition,
  { parts }: AskedReport,
): (currency: string | undefined) => (figure: NamedFigure) => string | undefined {
  const drill: readonly string[] | undefined = report.drill;
  return (currency) => (figure) =>
    drill?.includes(figure.column)
      ? ordersAddress(report, parts, { ...figure, ...(currency && { currency }) })
      : openedReport(report, parts, figure);
}
