import type { KindContext } from '#/model/kinds/base/part.ts';
import type { Model } from '#/model/language/model.ts';
import type { OPENED_IDS } from '#/model/language/reports.ts';
import type { Period } from '#/model/reports/periods.ts';
import { minutesOf } from '#/server/domain/sales/businessTime.ts';
import type { SalesPeriod, SalesScope, SoFar } from '#/server/domain/sales/period.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import type { Fields, ReadInputOf, ValueOf } from '#model/language';

/** What one row of a report, or its totals, holds: the definition's columns by name, values as on the wire. */
export type ReportRow = Record<string, unknown>;

/** An establishment as a report needs it. */
export interface ReportEstablishment {
  id: number;
  title: string;
  /** ISO 4217. */
  currency: string;
  timezone: string;
  /** `HH:mm`: when its business day begins. */
  business_day_starts_at: string;
}

/** What a report is asked, validated and with every default said. */
export interface ReportRequest {
  /** First and last business day, `yyyy-MM-dd`, both included. */
  dateFrom: string;
  dateTo: string;
  /** The window of each day, local wall time: `00:00`–`24:00` is all of it; one whose end is before its start crosses midnight. */
  timeFrom: string;
  timeTo: string;
  /** The days to compare with. */
  compared: Period | undefined;
  /** Said where these are the days compared with and a running one is among those asked for. */
  soFar?: readonly SoFar[];
  /** Each establishment's figures beside the sum of all. */
  sideBySide: boolean;
  /** What the definition's `input` adds. */
  input: Readonly<Record<string, unknown>>;
  /** Only so many rows, in the report's own order: cut when all rows are there. */
  top: number | undefined;
  search: string;
  sort: { field: string; order: 'asc' | 'desc' } | undefined;
  /** Undefined: every row, as an export wants them. */
  page: { number: number; size: number } | undefined;
}

/** What a source works with: one unit of work, read only, behind the wall of one business, in one currency. */
export interface ReportWork {
  tx: Transaction;
  model: Model;
  /** Whether the reader holds a permission in all of these establishments; figures know nothing else of who asks. */
  holds: (permission: string) => boolean;
  clientId: number;
  /** At least one; each row counts those of these establishments alone. All have the same currency. */
  establishments: readonly ReportEstablishment[];
  currency: string;
  /** Language, currency and the first establishment's clock. */
  context: KindContext;
  /** ISO 8601 UTC: the time of the reading. */
  now: string;
}

/** A source's answer. */
export interface ReportFigures {
  rows: ReportRow[];
  /** Over all rows; where absent, the definition's `totals` columns are added up exactly. Of what a search found only the sums are said. */
  totals?: ReportRow;
  /** What stands in `data` beside the table (`payment_types`); `earlier`: rows that the chart draws before those of the table. */
  beside?: Readonly<Record<string, unknown>>;
  /** When the figures were true, where that is not now. ISO 8601 UTC. */
  asOf?: string;
  /**
   * Given: the source has itself searched, sorted and cut `rows` to the page, out of so many, and `totals` are its own.
   * Absent: `rows` are all rows in any order, and the rest is done for it.
   */
  total?: number;
}

/**
 * The figures of one report. `server/extensions/figures/<name>.ts` exports it as `figures`; the report's endpoint and its exports
 * call the same function, so that both always agree. It may throw an ApiError. It reads `tenant.*` views with
 * `client_id` and the establishments' ids in every query, and awaits nothing but SQL.
 */
export type ReportSource = (work: ReportWork, request: ReportRequest) => Promise<ReportFigures>;

/** A report's definition, as its figures are typed by it. */
export interface TypedReport {
  columns: Fields;
  input?: Fields;
}
/** What a row of this report holds; a computed column is worked out from the others. `_ids`: the record that a column opens. */
export type RowOf<R extends TypedReport> = {
  [K in keyof R['columns'] as R['columns'][K] extends { kind: 'computed' } ? never : K]: ValueOf<R['columns'][K]> | null;
} & { [OPENED_IDS]?: { [K in keyof R['columns']]?: number | { type: string; id: number } | null } };
/** What this report is asked. */
export type RequestOf<R extends TypedReport> = Omit<ReportRequest, 'input'> & { input: ReadInputOf<NonNullable<R['input']>> };
/** The figures of one report, typed by its definition: a `ReportSource`. */
export type FiguresOf<R extends TypedReport> = (
  work: ReportWork,
  request: RequestOf<R>,
) => Promise<Omit<ReportFigures, 'rows' | 'totals'> & { rows: RowOf<R>[]; totals?: Partial<RowOf<R>> }>;

/** A request's days and hours as the facts are asked. */
export function periodOf({
  dateFrom,
  dateTo,
  timeFrom,
  timeTo,
  soFar,
}: Pick<ReportRequest, 'dateFrom' | 'dateTo' | 'timeFrom' | 'timeTo' | 'soFar'>): SalesPeriod {
  return { from: dateFrom, to: dateTo, timeFrom: minutesOf(timeFrom), timeTo: minutesOf(timeTo), soFar };
}

/** Whose facts a work counts. */
export function rowScopeOf({ clientId, establishments }: Pick<ReportWork, 'clientId' | 'establishments'>): SalesScope {
  return { clientId, establishments: establishments.map(({ id }) => id) };
}
