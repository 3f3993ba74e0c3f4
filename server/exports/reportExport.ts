import type { FieldModel, Model } from '#/resources/schema/model.ts';
import type { ReportDefinition } from '#/resources/schema/reports.ts';
import type { Caller } from '#/server/access/caller.ts';
import { canUse } from '#/server/access/permissions.ts';
import { forbidden, invalid } from '#/server/plugins/apiError.ts';
import { answerReport, judgeQuestion, type ReportAnswer } from '#/server/reports/answerReport.ts';
import type { ReportSources } from '#/server/reports/index.ts';
import type { ReportSource } from '#/server/reports/report.ts';
import { problem, problemText } from '#resources/schema';
import { columnsOf } from './columns.ts';
import type { ExportHost, Prepared } from './exportHost.ts';
import type { ExportRequest } from './exportRequest.ts';

const TOTAL: Readonly<Record<string, string>> = { en: 'Total', ar: 'الإجمالي', es: 'Total' };
const CURRENCY: Readonly<Record<string, string>> = { en: 'Currency', ar: 'العملة', es: 'Moneda' };

/** Judges an export of a report before it is made. @throws ApiError 403, 404, 422 */
export async function judgeReport({ database, model, sources }: ExportHost, caller: Caller, reportName: string, request: ExportRequest): Promise<void> {
  const { report } = found(model, sources, caller, reportName);
  const { columns } = await judgeQuestion({ database, report, caller, body: bodyOf(request), language: request.language });
  shownColumns(columns, request.columns, report.label);
}

/** The whole table of a report, with its totals as the last line; amounts of several currencies stand under a column of their own. @throws ApiError 403, 404, 422 */
export async function prepareReport({ database, model, sources }: ExportHost, caller: Caller, reportName: string, request: ExportRequest): Promise<Prepared> {
  const { report, source } = found(model, sources, caller, reportName);
  const answer = await answerReport({ database, model, report, source, caller, body: bodyOf(request), language: request.language, allRows: true });
  const shown = shownColumns(answer.columns, request.columns, report.label);
  const lines = linesOf(answer, shown, report.title, request.language);
  const header = columnsOf(shown, request.language, (answer.tables[0] as ReportAnswer['tables'][number]).context).map((column) => column.header);
  return {
    name: report.name,
    timezone: answer.tables[0]?.context.timezone ?? 'UTC',
    header: answer.tables.length > 1 ? [CURRENCY[request.language] ?? 'Currency', ...header] : header,
    total: lines.length,
    lines: once(lines),
  };
}

function found(model: Model, sources: ReportSources, caller: Caller, name: string): { report: ReportDefinition; source: ReportSource } {
  const report = model.reports[name];
  const file = sources(name);
  if (!report || !file) throw invalid({ report: [`There is no report '${name}'`] });
  if (!canUse(caller, report.permission)) throw forbidden();
  return { report, source: file.figures };
}

function bodyOf({ body, establishmentIds }: ExportRequest): ExportRequest['body'] {
  return establishmentIds ? { ...body, establishment_ids: establishmentIds } : body;
}

function shownColumns(columns: ReportAnswer['columns'], wanted: readonly string[] | undefined, label: string): FieldModel[] {
  const unknown = wanted?.find((name) => !columns.has(name));
  if (unknown !== undefined) throw invalid({ columns: [problemText(problem('unknown_key', { name: unknown, resource: label }))] });
  return wanted ? wanted.flatMap((name) => columns.get(name) ?? []) : [...columns.values()];
}

function linesOf({ tables }: ReportAnswer, shown: readonly FieldModel[], title: string, language: string): string[][] {
  return tables.flatMap(({ list, totals, currency, context }) => {
    const columns = columnsOf(shown, language, context);
    const lines = list.map((row) => columns.map((column) => column.text(row)));
    if (totals) lines.push(columns.map((column) => (column.field === title ? (TOTAL[language] ?? 'Total') : column.text(totals))));
    return tables.length > 1 ? lines.map((cells) => [currency, ...cells]) : lines;
  });
}

async function* once(lines: string[][]): AsyncGenerator<string[][]> {
  yield lines;
}
