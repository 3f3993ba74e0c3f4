import { ORDER_DAY } from '#/resources/reference/orders.ts';
import type { ReportDefinition, ReportDrill } from '#/resources/schema/reports.ts';
import type { ReportRow } from './ReportParts.tsx';
import type { ReportQuestion } from './useReportQuestion.ts';

type Filters = Record<string, unknown>;
type Asked = Pick<ReportQuestion, 'from' | 'to' | 'establishments' | 'input'>;

/** The filters of the orders behind a row: the report's days, its establishments where they are not the one the list is about, and what the row's definition drills by. */
export function orderFilters(
  { drill = [] }: ReportDefinition,
  { from, to, establishments, input }: Asked,
  row: ReportRow,
  chosen: number | undefined,
): Filters {
  const filters: Filters = { [ORDER_DAY]: { gte: from, lte: to } };
  const ids = establishments.map(({ id }) => id);
  if (ids.length !== 1 || ids[0] !== chosen) filters.establishment_id = ids;
  for (const step of [drill].flat() as readonly ReportDrill[]) {
    if (!Object.entries(step.when ?? {}).every(([name, wanted]) => [wanted].flat().includes(input[name] ?? ''))) continue;
    const [field = '', column] = step.filter.split('.');
    const value = row[step.from] ?? null;
    filters[field] = column === undefined ? value : { ...(filters[field] as Filters | undefined), [column]: value };
  }
  return filters;
}
