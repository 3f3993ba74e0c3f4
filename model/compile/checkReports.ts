import { DefinitionError } from '#/model/language/definitionError.ts';
import type { Model, ResourceModel } from '#/model/language/model.ts';
import { nameOne } from '#/model/language/nearest.ts';
import { columnsOfChart, type OpensReport, type ReportDefinition } from '#/model/language/reports.ts';

/**
 * Checks that reports name only columns of theirs and reports that are there, and that what begins with a report's question has fields for
 * it. @throws DefinitionError
 */
export function checkReports({ reports, resources }: Pick<Model, 'reports' | 'resources'>): void {
  for (const resource of Object.values(resources)) checkFromReport(resource);
  const holders = new Map<string, string>();
  for (const report of Object.values(reports)) {
    checkColumns(report);
    checkAnswer(report);
    checkSort(report);
    checkLeads(report, { resources, reports });
    for (const part of ['sections', 'tabs'] as const) {
      for (const name of report[part] ?? []) {
        const other = reports[name];
        const where = `${report.name}.${part}`;
        if (!other) throw new DefinitionError(where, `names '${name}', which is no report`, nameOne(name, Object.keys(reports)));
        if (other.menu !== false)
          throw new DefinitionError(
            where,
            `names '${name}', which is on the menu itself`,
            `write menu: false in resources/reports/${name}.ts`,
          );
        if (other.sections || other.tabs)
          throw new DefinitionError(where, `names '${name}', which has parts of its own`, 'name these parts instead');
        if (holders.has(name))
          throw new DefinitionError(where, `names '${name}', which is a part of '${holders.get(name)}'`, 'leave it to one of them');
        holders.set(name, report.name);
      }
    }
  }
}

function checkFromReport({ name, fromReport, fields }: ResourceModel): void {
  if (!fromReport) return;
  const { report, period, establishments, compare, choices } = fromReport;
  for (const field of [report, period, establishments, compare, choices])
    if (!(field in fields))
      throw new DefinitionError(`${name}.fromReport`, `names '${field}', which is not a field`, nameOne(field, Object.keys(fields)));
}

function checkColumns(report: ReportDefinition): void {
  const uses: [string, readonly string[]][] = [
    ['title', [report.title]],
    ['key', report.key ?? []],
    ['shown', report.shown ?? []],
    ['sort', report.sort ? [report.sort.field] : []],
    ['totals', report.totals ?? []],
    ['drill', report.drill ?? []],
    ['about', report.about ? [report.about.id] : []],
    ['opens', report.opens ? columnsOpening(report.opens) : []],
    ['chart', report.chart ? columnsOfChart(report.chart) : []],
    ['statement', Object.keys(report.statement ?? {})],
    ['meanings', Object.keys(report.meanings ?? {})],
  ];
  for (const [part, names] of uses)
    for (const name of names)
      if (!(name in report.columns))
        throw new DefinitionError(
          `${report.name}.${part}`,
          `names '${name}', which is not a column`,
          nameOne(name, Object.keys(report.columns)),
        );
}

const columnsOpening = ({ figures, input = {}, day }: OpensReport) => [...figures, ...Object.values(input), ...(day ? [day] : [])];

/** What rows and figures lead to is there, and can be asked so. */
function checkLeads(
  { name, about, opens, drill = [] }: ReportDefinition,
  { resources, reports }: Pick<Model, 'reports' | 'resources'>,
): void {
  if (about && !resources[about.resource])
    throw new DefinitionError(
      `${name}.about`,
      `names '${about.resource}', which is not a resource`,
      nameOne(about.resource, Object.keys(resources)),
    );
  if (!opens) return;
  const opened = reports[opens.report];
  if (!opened)
    throw new DefinitionError(
      `${name}.opens`,
      `names '${opens.report}', which is not a report`,
      nameOne(opens.report, Object.keys(reports)),
    );
  const unknown = Object.keys(opens.input ?? {}).find((one) => opened.input?.[one]?.kind !== 'text');
  if (unknown !== undefined)
    throw new DefinitionError(`${name}.opens`, `asks '${opens.report}' for '${unknown}', which is no text of its input`, 'name one');
  const both = opens.figures.find((figure) => drill.includes(figure));
  if (both !== undefined)
    throw new DefinitionError(`${name}.opens`, `opens '${both}', which opens its orders already`, "leave it out of 'drill' or 'opens'");
}

/** An order by what some readers may not see would tell it to them, or be refused. */
function checkSort({ name, sort, columns }: ReportDefinition): void {
  if (sort && columns[sort.field]?.readable)
    throw new DefinitionError(
      `${name}.sort`,
      `sorts by '${sort.field}', which not everybody may see`,
      'sort by a column that is open to all readers',
    );
}

function checkAnswer({ name, answer, statement, search, totals, sort }: ReportDefinition): void {
  if (answer === 'figures' && (search || totals || sort))
    throw new DefinitionError(name, 'is one row of figures, but has search, totals or sort', "leave them out, or write answer: 'table'");
  if (statement && answer !== 'figures')
    throw new DefinitionError(`${name}.statement`, 'belongs to one row of figures', "write answer: 'figures', or leave it out");
}
