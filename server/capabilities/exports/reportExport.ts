import { labelled } from '#/i18n/blanks.ts';
import { documentTexts } from '#/i18n/documents.ts';
import { say } from '#/i18n/sentences.ts';
import { filled } from '#/i18n/translate.ts';
import type { FieldModel, Model } from '#/model/language/model.ts';
import type { ReportDefinition } from '#/model/language/reports.ts';
import { isOverDays } from '#/model/reports/chartData.ts';
import type { Period } from '#/model/reports/periods.ts';
import { isLess, shownSigns } from '#/model/reports/signs.ts';
import { type Values, valuesIn } from '#/model/values/shapes.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import type { RightBehind } from '#/server/access/permissions/rightsBehind.ts';
import { answerReport, type ReportAnswer, type ReportQuestion, validateQuestion } from '#/server/capabilities/reports/answerReport.ts';
import { measuresOf } from '#/server/capabilities/reports/comparisons.ts';
import type { ReportSources } from '#/server/capabilities/reports/index.ts';
import type { ReportSource } from '#/server/capabilities/reports/report.ts';
import { forbidden, invalid } from '#/server/foundation/http/apiError.ts';
import { namedValue, problem, textOf } from '#model/language';
import type { Column } from './columns.ts';
import type { Batch, ExportHost, Prepared } from './exportHost.ts';
import type { ExportRequest, SectionRequest } from './exportRequest.ts';
import { groupedRows } from './groupedRows.ts';
import { chartFields, chartsOf } from './reportChart.ts';
import { aboutColumn, CURRENCY_KEY, currencyColumn, LESS_KEY, measureColumns, type ReportReading } from './reportColumns.ts';
import { ownFacts, reportFacts } from './reportFacts.ts';
import { senderOf } from './sender.ts';

/** A figure of a report of figures alone, as a row of its own. */
const FIELD_KEY = '$field';

/** What an export of a report is asked: the report, and the sections that follow it. */
export interface ReportRequest extends ExportRequest {
  of: { report: string };
}

/** Judges an export of a report and its sections before it is made. @throws ApiError 403, 404, 422 */
export async function validateReport(host: ExportHost, caller: Caller, { sections = [], ...request }: ReportRequest): Promise<void> {
  await validateTable(host, caller, request);
  for (const section of sectionsOf(host.model, request, sections)) await validateTable(host, caller, section);
}

async function validateTable({ database, model, sources }: ExportHost, caller: Caller, request: SectionRequest): Promise<void> {
  const { report } = found(model, sources, caller, request.of.report);
  const question = { database, model, report, caller, body: bodyOf(request), language: request.language };
  const { columns } = await validateQuestion(question);
  const days = chartDays(request);
  if (days) await validateQuestion({ ...question, body: inDays(question.body, days) });
  shownColumns(columns, request.columns, report.label);
  measureOf(report, columns, [...columns.values()], request.body.measure);
}

/**
 * A report as its screen shows it, all rows of it, with its totals and its sections; amounts of several currencies stand under a column of
 * their own. @throws ApiError 403, 404, 422
 */
export async function prepareReport(host: ExportHost, caller: Caller, request: ReportRequest): Promise<Prepared> {
  return (await answeredReport(host, caller, request)).prepared;
}

/**
 * A report's rows for a file, and the answer that they were made of (the sections' answers are not among it). @throws ApiError 403, 404,
 * 422
 */
export async function answeredReport(
  host: ExportHost,
  caller: Caller,
  { sections = [], ...request }: ReportRequest,
): Promise<{ prepared: Prepared; answer: ReportAnswer }> {
  const { prepared, answer } = await answeredTable(host, caller, request);
  const parts: Prepared[] = [];
  for (const section of sectionsOf(host.model, request, sections)) {
    const below = await answeredTable(host, caller, section);
    parts.push({ ...below.prepared, facts: ownFacts(below.report, below.answer, request.language) });
  }
  const total = [prepared, ...parts].reduce((sum, part) => sum + part.total, 0);
  const behind = [prepared, ...parts].flatMap((part) => part.behind);
  const sender = request.format === 'pdf' ? await senderOf(host, answer) : undefined;
  return { prepared: { ...prepared, total, behind, sections: parts, ...(sender && { sender }) }, answer };
}

/** @throws ApiError 422 for what is no section of the report, or there twice */
function sectionsOf({ reports }: Model, { of }: SectionRequest, sections: readonly SectionRequest[]): readonly SectionRequest[] {
  const names = sections.map((section) => section.of.report);
  const alien = names.find((name) => !reports[of.report]?.sections?.includes(name));
  if (alien !== undefined) throw invalid({ sections: [say('exports.no_section', { section: alien, report: of.report })] });
  if (new Set(names).size < names.length) throw invalid({ sections: [say('exports.sections_once')] });
  return sections;
}

async function answeredTable(
  host: ExportHost,
  caller: Caller,
  request: SectionRequest,
): Promise<{ prepared: Prepared; answer: ReportAnswer; report: ReportDefinition }> {
  const { database, model, sources } = host;
  const { report, source } = found(model, sources, caller, request.of.report);
  const { language } = request;
  const question = { database, model, report, source, caller, body: bodyOf(request), language, allRows: true };
  const answer = await answerReport(question);
  const shown = shownColumns(answer.columns, request.columns, report.label);
  const measure = measureOf(report, answer.columns, shown, request.body.measure);
  const isPrinted = request.format === 'pdf';
  const batches = answer.tables.flatMap((table) => batchesOf(report, answer, table, { shown, measure, language, isPrinted }));
  const drawn = isPrinted && request.body.chart !== false ? chartFields(report, answer.columns) : [];
  const charts = drawn.length
    ? chartsOf({ report, answer, language, earlier: await earlierRows(question, answer.compared ?? chartDays(request)) })
    : [];
  const prepared: Prepared = {
    name: report.name,
    title: textOf(report, 'label', language),
    facts: reportFacts(report, answer, language),
    language,
    timezone: answer.tables[0]?.context.timezone ?? 'UTC',
    columns: batches[0]?.columns ?? [],
    total: batches.reduce((sum, { records }) => sum + records.length, 0),
    behind: rightsBehind(report, answer, [...shown, ...drawn]),
    batches: each(batches),
    known: batches,
    ...(charts.length && { charts }),
  };
  return { prepared, answer, report };
}

/** Where a chart goes over days that are compared: these days' own rows, which no row of the others has beside it. */
async function earlierRows(question: ReportQuestion, days: Period | undefined) {
  if (!days || !isOverDays(question.report)) return undefined;
  const { tables } = await answerReport({ ...question, body: inDays(question.body, days) });
  return { days, rows: new Map(tables.map(({ currency, list }) => [currency, list])) };
}

function inDays(body: Values, days: Period): Values {
  const { compare: _compare, side_by_side: _beside, ...rest } = body;
  return { ...rest, date_from: days.from, date_to: days.to };
}

/** The days that a chart has beside its own, where its report's rows have none: `chart: { date_from, date_to }`. */
function chartDays({ body }: SectionRequest): Period | undefined {
  const { date_from: from, date_to: to } = valuesIn(body.chart);
  return from === undefined ? undefined : { from: String(from), to: String(to ?? from) };
}

/** The report's own permission, and the guards of what is shown and of what it is sorted by, in every establishment that it is about. */
export function rightsBehind(
  { permission }: ReportDefinition,
  { columns, request, establishments }: ReportAnswer,
  shown: Iterable<FieldModel>,
): RightBehind[] {
  const sorted = columns.get(request.sort?.field ?? '');
  const guards = [...shown, ...(sorted ? [sorted] : [])].flatMap(({ readable }) => readable?.permission ?? []);
  return [...new Set([permission, ...guards])].map((name) => ({ permission: name, where: establishments.map(({ id }) => id) }));
}

function found(model: Model, sources: ReportSources, caller: Caller, name: string): { report: ReportDefinition; source: ReportSource } {
  const report = Object.hasOwn(model.reports, name) ? model.reports[name] : undefined;
  const file = sources(name);
  if (!report || !file) throw invalid({ report: [say('exports.no_report', { name })] });
  if (!canUse(caller, report.permission)) throw forbidden();
  return { report, source: file.figures };
}

/** What the report's own call takes: which figure stands side by side, and whether there is a chart, is the file's affair. */
function bodyOf({ body, establishmentIds }: SectionRequest): SectionRequest['body'] {
  const { measure: _measure, chart: _chart, ...question } = body;
  return establishmentIds ? { ...question, establishment_ids: establishmentIds } : question;
}

function shownColumns(columns: ReportAnswer['columns'], wanted: readonly string[] | undefined, label: string): FieldModel[] {
  const unknown = wanted?.find((name) => !columns.has(name));
  if (unknown !== undefined) throw invalid({ columns: [problem('unknown_key', { name: unknown, resource: label })] });
  return wanted ? wanted.flatMap((name) => columns.get(name) ?? []) : [...columns.values()];
}

/** The figure that stands side by side: the one asked for, else the chart's, else the first. @throws ApiError 422 */
function measureOf(
  report: ReportDefinition,
  columns: ReportAnswer['columns'],
  shown: readonly FieldModel[],
  wanted: unknown,
): FieldModel | undefined {
  if (wanted !== undefined && wanted !== null && !(typeof wanted === 'string' && columns.has(wanted)))
    throw invalid({ measure: [say('unknown_key', { name: namedValue(wanted), resource: labelled(report) })] });
  const measures = measuresOf(report, columns);
  const candidates = shown.filter(({ name }) => measures.includes(name));
  return [wanted, report.chart?.values[0]].flatMap((name) => candidates.find((field) => field.name === name) ?? [])[0] ?? candidates[0];
}

interface Shown {
  shown: readonly FieldModel[];
  /** The one figure of a table side by side. */
  measure: FieldModel | undefined;
  language: string;
  /** Rows in their groups, with what each comes to. */
  isPrinted: boolean;
}

function batchesOf(
  report: ReportDefinition,
  answer: ReportAnswer,
  table: ReportAnswer['tables'][number],
  { shown, measure, language, isPrinted }: Shown,
): Batch[] {
  const { list, totals, currency, context } = table;
  const isSeveral = answer.tables.length > 1;
  const beside = answer.request.sideBySide ? answer.establishments.filter((establishment) => establishment.currency === currency) : [];
  const establishments = beside.length > 1 ? beside : [];
  const reading: ReportReading = { language, context, beside: establishments, isCompared: answer.request.compared !== undefined };
  const withCurrency = (columns: Column[]) => (isSeveral ? [currencyColumn(language), ...columns] : columns);
  const inCurrency = (row: Values) => ({ ...shownSigns(report, row), [CURRENCY_KEY]: currency });
  if (report.answer === 'figures') {
    const records = shown.map((field) => ({
      ...list[0],
      [FIELD_KEY]: field,
      [LESS_KEY]: isLess(report, field.name),
      [CURRENCY_KEY]: currency,
    }));
    const columns = withCurrency(figureColumns(reading));
    if (!isPrinted) return [{ columns, records, kind: 'rows' }];
    // On paper what the figures come to stands out.
    const isSum = (field: FieldModel) => valuesIn(report.statement)[field.name] === 'total';
    return records.map((record) => ({ columns, records: [record], kind: isSum(record[FIELD_KEY]) ? 'subtotals' : 'rows' }));
  }
  const measures = measuresOf(report, answer.columns);
  const columns = withCurrency(
    shown
      .filter((field) => answer.request.sideBySide === false || !measures.includes(field.name) || field === measure)
      .flatMap((field) =>
        measures.includes(field.name)
          ? measureColumns(field.name, textOf(field, 'label', language), () => field, reading)
          : [aboutColumn(field, field.name === report.title, reading)],
      ),
  );
  const parts = isPrinted ? groupedRows(report, answer, list) : [{ kind: 'rows' as const, rows: list }];
  const rows = parts.map(
    (part): Batch =>
      part.kind === 'rows'
        ? { columns, records: part.rows.map(inCurrency), kind: 'rows' }
        : { columns: subtotalled(columns, report.title, part.column, language), records: [inCurrency(part.row)], kind: 'subtotals' },
  );
  if (!totals) return rows;
  return [...rows, { columns: totalled(columns, totals, language), records: [inCurrency(totals)], kind: 'totals' }];
}

/** Label, each establishment's figure, the figure, and what it is compared with. */
function figureColumns(reading: ReportReading): Column[] {
  const texts = documentTexts('exports', reading.language);
  const fieldOf = (record: Readonly<Record<string, unknown>>) => record[FIELD_KEY] as FieldModel;
  const label = (record: Readonly<Record<string, unknown>>) => textOf(fieldOf(record), 'label', reading.language);
  return [
    { header: texts.figure, field: FIELD_KEY, part: 'title', isFigure: false, isName: true, text: label, shown: label, cell: label },
    ...measureColumns('amount', texts.amount, fieldOf, reading),
  ];
}

/** The word for the sum stands where the rows have their names. */
function totalled(columns: readonly Column[], totals: Values, language: string): Column[] {
  const place = columns.find(({ field }) => field !== CURRENCY_KEY && !(field && field in totals));
  const word = () => documentTexts('exports', language).total;
  return columns.map((column) => (column === place ? { ...column, text: word, shown: word, cell: word } : column));
}

/** Where the rows have their names: the group's, as a sum. */
function subtotalled(columns: readonly Column[], title: string, group: string, language: string): Column[] {
  const { subtotal } = documentTexts('exports', language);
  const name = (record: Readonly<Record<string, unknown>>) => filled(subtotal, { name: String(record[group] ?? '') });
  return columns.map((column) =>
    column.field === title
      ? { ...column, text: name, shown: name, cell: name }
      : column.field === group
        ? { ...column, shown: () => '' }
        : column,
  );
}

async function* each(batches: readonly Batch[]): AsyncGenerator<Batch> {
  yield* batches;
}
