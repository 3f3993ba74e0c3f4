import type { ReportDefinition } from '#/model/language/reports.ts';
import { isValues } from '#/model/values/shapes.ts';

type Row = Readonly<Record<string, unknown>>;

/** A figure of a report as an address names it. */
export interface NamedFigure {
  column: string;
  /** What tells its row from the others; null: the figure of the totals. */
  row: Row | null;
  /** Where the report has several. */
  currency?: string;
  /** The establishment whose figure it is, where they stand side by side. */
  at?: number;
}

/** The parts of the page of orders itself begin so: the report's own stay as they are beside them. */
export const ORDERS_PREFIX = 'orders.';
const OWN = ['column', 'row', 'currency', 'at'];
const isOwn = (name: string) => OWN.includes(name) || name.startsWith(ORDERS_PREFIX);

/** Where the orders behind a figure stand: the report's own question, and which figure it is. */
export function ordersAddress(
  report: Pick<ReportDefinition, 'name' | 'key' | 'title'>,
  parts: URLSearchParams,
  { column, row, currency, at }: NamedFigure,
): string {
  const next = withoutFigure(parts);
  next.set('column', column);
  if (row) next.set('row', JSON.stringify(Object.fromEntries((report.key ?? [report.title]).map((name) => [name, row[name] ?? null]))));
  if (currency) next.set('currency', currency);
  if (at !== undefined) next.set('at', String(at));
  return `/reports/${report.name}/orders?${next}`;
}

/** The figure that an address names; undefined where it names none of the report's. */
export function figureOf(
  { drill = [], columns }: Pick<ReportDefinition, 'drill' | 'columns'>,
  parts: URLSearchParams,
): NamedFigure | undefined {
  const column = parts.get('column') ?? '';
  if (!drill.some((one) => one === column)) return undefined;
  const row = rowOf(parts.get('row'));
  if (row === undefined || !Object.keys(row ?? {}).every((name) => name in columns)) return undefined;
  const at = Number(parts.get('at'));
  return { column, row, currency: parts.get('currency') ?? undefined, ...(at > 0 && { at }) };
}

/** The report's own question: the address without what names the figure. */
export function withoutFigure(parts: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...parts].filter(([name]) => !isOwn(name)));
}

/** Undefined for an address that was cut short on its way. */
function rowOf(text: string | null): Row | null | undefined {
  if (text === null) return null;
  try {
    const row: unknown = JSON.parse(text);
    return isValues(row) ? row : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
