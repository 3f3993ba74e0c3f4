import { kindOf } from '#/model/kinds/index.ts';
import type { FieldModel } from '#/model/language/model.ts';
import type { ReportDefinition } from '#/model/language/reports.ts';
import { decimal, toNumber } from '#/model/values/decimal.ts';
import { valuesIn } from '#/model/values/shapes.ts';
import { type BesideFigures, BY_ESTABLISHMENT, PREVIOUS } from './comparisons.ts';
import type { ReportRequest, ReportRow } from './report.ts';

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
export function tableOf(
  figures: BesideFigures,
  report: ReportDefinition,
  columns: Shown,
  request: ReportRequest,
  isFound: (row: ReportRow) => boolean,
): ReportTable {
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
  const found = searched(first(figures.rows, report, columns, request), report.title, request.search, isFound);
  const ordered = sorted(found, request.sort ?? report.sort, columns);
  const { page } = request;
  const list = page ? ordered.slice((page.number - 1) * page.size, page.number * page.size) : ordered;
  // A source's own totals are those of all rows: of what a search found, they are added up here.
  const sums = (rows: readonly ReportRow[], own: ReportRow | undefined) =>
    request.search || request.top || !own ? summed(rows, report, columns) : own;
  const totals = sums(found, figures.totals);
  const withBeside = totals && { ...totals, ...totalsBeside(found, figures, request, sums) };
  return {
    list: without(list, hidden),
    totals: withBeside && without([withBeside], hidden)[0],
    total: found.length,
    beside,
    asOf: figures.asOf,
  };
}

/** What some rows of a table come to in the columns that are added up, what stands beside these too. */
export function subtotalOf(rows: readonly ReportRow[], report: ReportDefinition, columns: Shown): ReportRow | undefined {
  const own = summed(rows, report, columns);
  const previous = rows.some((row) => row[PREVIOUS]);
  const establishments = Object.keys(valuesIn(rows[0]?.[BY_ESTABLISHMENT]));
  const of = (part: (row: ReportRow) => unknown) =>
    summed(
      rows.map((row) => valuesIn(part(row))),
      report,
      columns,
    );
  return (
    own && {
      ...own,
      ...(previous && { [PREVIOUS]: of((row) => row[PREVIOUS]) }),
      ...(establishments.length && {
        [BY_ESTABLISHMENT]: Object.fromEntries(establishments.map((id) => [id, of((row) => valuesIn(row[BY_ESTABLISHMENT])[id])])),
      }),
    }
  );
}

type Sums = (rows: readonly ReportRow[], own: ReportRow | undefined) => ReportRow | undefined;

/** What stands under the columns of other days and of single establishments. */
function totalsBeside(
  rows: readonly ReportRow[],
  { totalsBeside: own }: BesideFigures,
  { compared }: ReportRequest,
  sums: Sums,
): ReportRow {
  return {
    ...(compared && {
      [PREVIOUS]: sums(
        rows.map((row) => valuesIn(row[PREVIOUS])),
        own?.previous,
      ),
    }),
    ...(own?.establishments?.size && {
      [BY_ESTABLISHMENT]: Object.fromEntries(
        [...own.establishments].map(([id, totals]) => [
          id,
          sums(
            rows.map((row) => valuesIn(valuesIn(row[BY_ESTABLISHMENT])[id])),
            totals,
          ),
        ]),
      ),
    }),
  };
}

/** The best by the report's own order, whatever order the reader looks at them in. */
function first(rows: ReportRow[], report: ReportDefinition, columns: Shown, { top }: ReportRequest): ReportRow[] {
  return top === undefined ? rows : sorted(rows, report.sort, columns).slice(0, top);
}

function searched(rows: ReportRow[], title: string, search: string, isFound: (row: ReportRow) => boolean): ReportRow[] {
  if (!search) return rows;
  const wanted = search.toLowerCase();
  const has = (row: ReportRow) =>
    String(row[title] ?? '')
      .toLowerCase()
      .includes(wanted);
  return rows.filter((row) => isFound(row) || has(row));
}

function sorted(rows: ReportRow[], sort: ReportRequest['sort'], columns: Shown): ReportRow[] {
  const field = sort && columns.get(sort.field);
  if (!field) return rows;
  const sign = sort.order === 'desc' ? -1 : 1;
  const { compare } = kindOf(field);
  return [...rows].sort((a, b) => sign * compare(a[field.name], b[field.name], field));
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
