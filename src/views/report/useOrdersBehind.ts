import { ORDERS_RESOURCE } from '#/resources/reference/orders.ts';
import type { ReportDefinition } from '#/resources/schema/reports.ts';
import { useSession } from '#/src/shell/session/SessionContext.ts';
import { useMay } from '#/src/shell/session/useMay.ts';
import { orderFilters } from './orderFilters.ts';
import type { ReportRow } from './ReportParts.tsx';
import type { ReportQuestion } from './useReportQuestion.ts';

/** Where the orders behind a row are listed; nowhere for those who may not list them, and where the definition does not say. */
export function useOrdersBehind(report: ReportDefinition, question: ReportQuestion): (row: ReportRow) => string | undefined {
  const may = useMay();
  const { establishment } = useSession();
  const canList = report.drill !== undefined && may(ORDERS_RESOURCE, 'list');
  return (row) => {
    if (!canList) return undefined;
    const filter = orderFilters(report, question, row, establishment?.id);
    return `/${ORDERS_RESOURCE}?${new URLSearchParams({ filter: JSON.stringify(filter), displayedFilters: '{}', page: '1' })}`;
  };
}
