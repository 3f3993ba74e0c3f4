import { kindOf } from '#/resources/kinds/index.ts';
import { decimal, toNumber } from '#/resources/schema/decimal.ts';
import type { FieldModel } from '#/resources/schema/model.ts';
import type { ReportDefinition } from '#/resources/schema/reports.ts';
import type { ReportFigures, ReportRequest, ReportRow } from './report.ts';

/** One report in one currency: its rows as asked, and what stands under them. */
export interface ReportTable {
  list: ReportRow[];
  totals: ReportRow | undefined;
  total: number;
  beside: Readonly<Record<string, unknown>>;
  asOf: string | undefined;
}

type Shown = ReadonlyMap<string, FieldModel>;

/** Searches, sorts, adds up and cuts what a source answered, unless it did so itself; columns that the caller may not see are gone. */
export function tableOf(figures: ReportFigures, report: ReportDefinition, columns: Shown, request: ReportRequest): ReportTable {
  const hidden = Object.keys(report.columns).filter((name) => !columns.has(name));
  const beside = figures.beside ?? {};
  if (figures.total !== undefined) {
    return {
      list: without(figures.rows, hidden),
      totals: figures.totals && without([figures.totals], hidden)[0],
      total: figures.total,
      beside,
      asOf: figures.asOf,
    };
  }
  const found = searched(figures.rows, report.title, request.search);
  const ordered = sorted(found, request.sort ?? report.sort, columns);
  const { page } = request;
  const list = page ? ordered.slice((page.number - 1) * page.size, page.number * page.size) : ordered;
  // A source's own totals are those of all rows: of what a search found, they are added up here.
  const totals = request.search || !figures.totals ? summed(found, report, columns) : figures.totals;
  return { list: without(list, hidden), totals: totals && without([totals], hidden)[0], total: found.length, beside, asOf: figures.asOf };
}

function searched(rows: ReportRow[], title: string, search: string): ReportRow[] {
  if (!search) return rows;
  const wanted = search.toLowerCase();
  return rows.filter((row) =>
    String(row[title] ?? '')
      .toLowerCase()
      .includes(wanted),
  );
}

function sorted(rows: ReportRow[], sort: ReportRequest['sort'], columns: Shown): ReportRow[] {
  const field = sort && columns.get(sort.field);
  if (!field) return rows;
  const sign = sort.order === 'desc' ? -1 : 1;
  const { compare } = kindOf(field);
  return [...rows].sort((a, b) => sign * compare(a[field.name], b[field.name]));
}

function summed(rows: readonly ReportRow[], report: ReportDefinition, columns: Shown): ReportRow | undefined {
  if (!report.totals) return undefined;
  const sum = (name: string) => toNumber(rows.reduce((total, row) => total + decimal(Number(row[name] ?? 0)), 0n));
  return Object.fromEntries(report.totals.filter((name) => columns.has(name)).map((name) => [name, sum(name)]));
}

function without(rows: ReportRow[], hidden: readonly string[]): ReportRow[] {
  if (!hidden.length) return rows;
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !hidden.includes(name))));
}
