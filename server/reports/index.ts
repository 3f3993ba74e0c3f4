import type { FastifyInstance } from 'fastify';
import { DefinitionError } from '#/resources/schema/definitionError.ts';
import type { Model } from '#/resources/schema/model.ts';
import type { Database } from '#/server/database/openDatabase.ts';
import { success } from '#/server/plugins/envelope.ts';
import { answerReport, type ReportAnswer } from './answerReport.ts';
import type { ReportSource } from './report.ts';

const files = import.meta.glob('./*.ts', { eager: true }) as Readonly<Record<string, { figures?: ReportSource }>>;

/** The figures of a report, found by its file's name: `server/reports/<name>.ts`. */
export type ReportSources = (name: string) => ReportSource | undefined;
export const reportSources: ReportSources = (name) => files[`./${name}.ts`]?.figures;

export interface ReportHost {
  database: Database;
  model: Model;
  /** For tests: figures of their own. */
  sources?: ReportSources;
}

/** `POST {endpoint}` of every report's definition. @throws DefinitionError for a report without figures */
export async function reports(app: FastifyInstance, { database, model, sources = reportSources }: ReportHost): Promise<void> {
  for (const report of Object.values(model.reports)) {
    const source = sources(report.name);
    if (!source)
      throw new DefinitionError(report.name, 'is a report without figures', `write server/reports/${report.name}.ts, which exports figures(work, request)`);
    app.post(report.endpoint, { config: { permission: report.permission } }, async ({ caller, body }) => {
      const answer = await answerReport({ database, model, report, source, caller, body: (body ?? {}) as Record<string, unknown>, language: 'en' });
      return success(dataOf(answer));
    });
  }
}

/** One table as it is; several, each under its currency: amounts are never added across currencies. */
function dataOf({ tables, page, asOf }: ReportAnswer): Record<string, unknown> {
  const parts = tables.map(({ currency, list, totals, total, beside }) => ({
    currency,
    list,
    ...(totals && { totals }),
    pagination_options: { page: page.number, per_page: page.size, total, last_page: Math.max(1, Math.ceil(total / page.size)) },
    ...beside,
  }));
  return parts.length === 1 ? { ...parts[0], as_of: asOf } : { currencies: parts, as_of: asOf };
}
