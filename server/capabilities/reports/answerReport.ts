import { contextFor } from '#/i18n/context.ts';
import { fieldModel } from '#/model/compile/fieldModel.ts';
import type { FieldModel, Model } from '#/model/language/model.ts';
import type { ReportDefinition } from '#/model/language/reports.ts';
import type { Period } from '#/model/reports/periods.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { checkRows } from './checkRows.ts';
import { figuresBeside } from './comparisons.ts';
import { soFarOf } from './fairComparison.ts';
import { rowOfWhole, type WholeAsked, wholeAsked } from './foundWhole.ts';
import type { ReportEstablishment, ReportRequest, ReportSource, ReportWork } from './report.ts';
import { type EstablishmentReader, type ReportScope, reportScope, todayOf } from './reportEstablishments.ts';
import { readReportRequest } from './reportRequest.ts';
import { type ReportTable, tableOf } from './reportTable.ts';

type Values = Readonly<Record<string, unknown>>;

export interface ReportQuestion {
  database: Database;
  model: Model;
  report: ReportDefinition;
  source: ReportSource;
  caller: Caller;
  body: Values;
  /** The reader's language. */
  language: string;
  /** Where the establishments of several questions are read once for all of them. */
  ownEstablishments?: EstablishmentReader;
  /** Every row, whatever page the body asks for. */
  allRows?: boolean;
}

/** A report's tables, one for each currency of its establishments. */
export interface ReportAnswer {
  tables: (ReportTable & { currency: string; context: ReportWork['context'] })[];
  columns: ReadonlyMap<string, FieldModel>;
  page: { number: number; size: number };
  /** The days that the figures are compared with, and whether these count only up to the time of day that it is now. */
  compared: (Period & { isSoFar: boolean }) | undefined;
  /** What was asked, with every default said, and of which establishments. */
  request: ReportRequest;
  establishments: readonly ReportEstablishment[];
  /** Whose they are. */
  clientId: number;
  /** ISO 8601 UTC. */
  asOf: string;
}

/** A question that may be asked, before anything is counted. */
export interface ValidatedQuestion {
  rowScope: ReportScope;
  columns: ReadonlyMap<string, FieldModel>;
  request: ReportRequest;
  whole: WholeAsked | undefined;
}

/** Judges what a report is asked. @throws ApiError 403, 404, 422, 429 */
export async function validateQuestion(
  { database, model, report, caller, body, language, ownEstablishments }: Omit<ReportQuestion, 'source'>,
  now = new Date().toISOString(),
): Promise<ValidatedQuestion> {
  const rowScope = await reportScope(database, caller, report.permission, body, ownEstablishments);
  const columns = readableColumns(report, caller, rowScope);
  const request = readReportRequest(
    body,
    report,
    columns,
    contextOf(rowScope.establishments, language),
    todayOf(rowScope.establishments, now),
  );
  return { rowScope, columns, request, whole: await wholeAsked(database, model, report, caller, request.search) };
}

/** Asks a report's source: the same way for its endpoint and for its exports. @throws ApiError 403, 404, 422 */
export async function answerReport(question: ReportQuestion): Promise<ReportAnswer> {
  const now = new Date().toISOString();
  const validated = await validateQuestion(question, now);
  const { clientId } = validated.rowScope;
  return inOneReading(question.database, clientId, (tx, asOf) => countReport(tx, question, validated, asOf));
}

/**
 * Reads figures behind the wall of one business: all that is read in it is of one moment, `asOf` (ISO 8601 UTC), which is a little ago
 * where a replica is read.
 */
export function inOneReading<T>(database: Database, clientId: number, work: (tx: Transaction, asOf: string) => Promise<T>): Promise<T> {
  const read = (tx: Transaction) => work(tx, new Date(database.asOf() ?? Date.now()).toISOString());
  return database.tenant(clientId, read, { readonly: true, retryable: true, snapshot: true, replica: true });
}

/** Counts what a question asks, in a reading that may be that of other questions too. @param now ISO 8601 UTC: the time of the reading */
export async function countReport(
  tx: Transaction,
  { model, report, source, caller, language, allRows = false }: Omit<ReportQuestion, 'database' | 'body'>,
  { rowScope, columns, request: asked, whole }: ValidatedQuestion,
  now: string,
): Promise<ReportAnswer> {
  const request = allRows ? { ...asked, page: undefined } : asked;
  const { clientId, establishments: all } = rowScope;
  const isFound = await rowOfWhole(tx, clientId, report, whole);
  const tables: ReportAnswer['tables'] = [];
  for (const [currency, establishments] of byCurrency(all)) {
    const context = contextOf(establishments, language);
    const holds = (permission: string) => holdsIn(caller, permission, establishments);
    const work = { tx, model, holds, clientId, establishments, currency, context, now };
    const figures = await figuresBeside(source, work, request, report, columns);
    checkRows(report, figures.rows);
    tables.push({ ...tableOf(figures, report, columns, request, isFound), currency, context });
  }
  const asOf = tables.map((table) => table.asOf ?? now).sort()[0] ?? now;
  const { compared: days } = asked;
  const isSoFar = (period: Period) => soFarOf({ establishments: all, now }, { from: asked.dateFrom, to: asked.dateTo }, period).length > 0;
  const compared = days && { ...days, isSoFar: isSoFar(days) };
  const page = asked.page ?? { number: 1, size: 1 };
  return { tables, columns, page, compared, request, establishments: all, clientId, asOf };
}

/** A guarded column is shown where its permission is held in all the establishments asked for. */
function readableColumns(report: ReportDefinition, caller: Caller, { establishments }: ReportScope): ReadonlyMap<string, FieldModel> {
  const fields = Object.entries(report.columns).map(([name, field]) => fieldModel(name, field));
  return new Map(
    fields.filter(({ readable }) => !readable || holdsIn(caller, readable.permission, establishments)).map((field) => [field.name, field]),
  );
}

/** Whether a permission is held in each of the establishments. */
function holdsIn(caller: Caller, permission: string, establishments: readonly ReportEstablishment[]): boolean {
  return establishments.every(({ id }) => canUse(caller, permission, id));
}

/** Establishments by their currency: amounts are never added across currencies. */
export function byCurrency(establishments: readonly ReportEstablishment[]): Map<string, ReportEstablishment[]> {
  const groups = new Map<string, ReportEstablishment[]>();
  for (const establishment of establishments)
    groups.set(establishment.currency, [...(groups.get(establishment.currency) ?? []), establishment]);
  return groups;
}

/** How figures of these establishments are read: the first one's clock and currency. */
export function contextOf([first]: readonly ReportEstablishment[], locale: string): ReportWork['context'] {
  return contextFor({ locale, currency: first?.currency ?? 'USD', timezone: first?.timezone ?? 'UTC' });
}
