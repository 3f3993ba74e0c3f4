import type { Model } from '#/model/language/model.ts';
import { ordersPath, type ReportDefinition } from '#/model/language/reports.ts';
import { jobEnded } from '#/tests/support/jobEnded.ts';
import { type GuardedDefinition, guardedReports } from './guarded.ts';
import type { Shown } from './shown.ts';
import { type Asking, asked, type Format, fileOf, textOfFile } from './ways.ts';
import { today } from './world.ts';

export interface GuardedReport {
  report: ReportDefinition;
  definition: GuardedDefinition;
}

/** Reports with columns that a permission guards, of those that are open without it. */
export function reportsGuardedBy(model: Model, permission: string): GuardedReport[] {
  return guardedReports(model).filter(
    ({ report, definition }) => report.permission !== permission && definition.guarded.some((one) => one.permission === permission),
  );
}

/** What is asked of every report: today, at the one establishment. */
export function question({ world: { harbour } }: Asking): { establishment_ids: number[]; date_from: string; date_to: string } {
  return { establishment_ids: [harbour], date_from: today(), date_to: today() };
}

/** A report as its screen asks for it: rows, sums, and the orders behind a figure that can be opened. */
export async function answered(asking: Asking, { report, definition }: GuardedReport): Promise<Shown[]> {
  const { data } = (await asked(asking, 'POST', report.endpoint, question(asking))).body;
  const totals = definition.guarded.filter(({ name }) => report.totals?.includes(name));
  const drillDown: Shown[] = [];
  for (const column of report.drill ?? []) {
    const { body } = await asked(asking, 'POST', ordersPath(report), { ...question(asking), column });
    drillDown.push({ where: `${report.name}, orders behind ${column}`, definition, records: body.data.list, mustShow: [] });
  }
  const own = report.answer === 'figures' ? [data] : data.list;
  return [
    { where: `${report.name}, report`, definition, records: own, mustShow: definition.guarded },
    { where: `${report.name}, totals`, definition, records: [data.totals ?? {}], mustShow: totals },
    { where: `${report.name}, whole answer`, definition, text: JSON.stringify(data), mustShow: [] },
    ...drillDown,
  ];
}

/** The same as a file. */
export async function reportExported(asking: Asking, { report, definition }: GuardedReport, format: Format): Promise<Shown> {
  const bytes = await fileOf(asking, { report: report.name, format, ...question(asking) });
  return { where: `${report.name}, export as ${format}`, definition, text: textOfFile(format, bytes), mustShow: definition.guarded };
}

/** Sorting by a column that one may not see would tell its order. A sentence for each that is not as it should be. */
export async function sortedBy(
  asking: Asking,
  { report, definition }: GuardedReport,
  permission: string,
  wanted: number,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const { name } of definition.guarded.filter((one) => one.permission === permission)) {
    // One row of figures has no order.
    const sorted = report.answer === 'figures' ? [] : [{ sort_by: name }];
    for (const body of [...sorted, { columns: [name], format: 'csv', report: report.name }]) {
      const path = 'report' in body ? '/api/report-export/generate' : report.endpoint;
      const { host } = asking.world;
      const { status, body: answer } = await host.call('POST', path, { ...question(asking), ...body }, asking.token);
      // Only so many files of one person are made at a time.
      if (answer.data?.report_id) await jobEnded(host.database, answer.data.report_id);
      if (status !== wanted) wrong.push(`${report.name}, ${JSON.stringify(body)}: ${status}`);
    }
  }
  return wrong;
}
