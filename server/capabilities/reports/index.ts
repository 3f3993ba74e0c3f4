import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DefinitionError } from '#/model/language/definitionError.ts';
import type { Model } from '#/model/language/model.ts';
import { ordersPath, type ReportDefinition } from '#/model/language/reports.ts';
import { valuesIn } from '#/model/values/shapes.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { success } from '#/server/foundation/http/envelope.ts';
import { answerDrillDown } from './answerDrillDown.ts';
import { answerReport } from './answerReport.ts';
import type { DrillDown } from './drillDown.ts';
import type { ReportSource } from './report.ts';
import { dataOf } from './reportData.ts';
import { reportsTogether } from './reportsTogether.ts';

/** What the file of a report's figures holds. */
export interface ReportFile {
  figures: ReportSource;
  /** Where the definition lets figures be drilled. */
  drillDown?: DrillDown;
}

/** The figures of a report, found by its file's name: `server/extensions/figures/<name>.ts`. */
export type ReportSources = (name: string) => ReportFile | undefined;

export interface ReportHost {
  database: Database;
  model: Model;
  sources: ReportSources;
}

/**
 * `POST {endpoint}` of every report's definition, and `POST {endpoint}/orders` of those whose figures can be drilled; `POST
 * /api/reports` asks several in one reading. @throws DefinitionError for what has no figures
 */
export async function reports(app: FastifyInstance, { database, model, sources }: ReportHost): Promise<void> {
  const figures = new Map<string, ReportSource>();
  for (const report of Object.values(model.reports)) {
    const file = fileOf(report, sources);
    figures.set(report.name, file.figures);
    const config = { permission: report.permission, work: 'report' } as const;
    const question = ({ caller, body }: FastifyRequest) => ({
      database,
      model,
      report,
      caller,
      body: valuesIn(body),
      language: 'en',
    });
    app.post(report.endpoint, { config }, async (call) =>
      success(dataOf(report, await answerReport({ ...question(call), source: file.figures }))),
    );
    const { drillDown } = file;
    if (drillDown && report.drill)
      app.post(ordersPath(report), { config }, async (call) => success(await answerDrillDown(question(call), drillDown)));
  }
  reportsTogether(app, { database, model, figures });
}

function fileOf(report: ReportDefinition, sources: ReportSources): ReportFile {
  const path = `server/extensions/figures/${report.name}.ts`;
  const file = sources(report.name);
  if (!file) throw new DefinitionError(report.name, 'is a report without figures', `write ${path}, which exports figures(work, request)`);
  const missing = report.drill?.find((column) => !(column in (file.drillDown?.measures ?? {})));
  if (missing !== undefined)
    throw new DefinitionError(
      `${report.name}.drill`,
      `names '${missing}', whose orders nobody knows`,
      `name it in the measures of 'behind' in ${path}`,
    );
  return file;
}
