import { DefinitionError } from '#/model/language/definitionError.ts';
import type { Model, ResourceModel } from '#/model/language/model.ts';
import { nameOne } from '#/model/language/nearest.ts';
import { columnsOfChart, type ReportDefinition } from '#/model/language/reports.ts';

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

function checkFromReport({ name, fromReport, fields, verbs }: ResourceModel): void {
  if (!fromReport) return;
  const { label: _label, icon: _icon, rhythm, trial, begins, covers: _covers, ...own } = fromReport;
  if (verbs[trial]?.on !== 'collection')
    throw new DefinitionError(
      `${name}.fromReport.trial`,
      `names '${trial}', which is no verb on the collection`,
      nameOne(trial, Object.keys(verbs)),
    );
  for (const field of [...Object.values(own), ...Object.values(rhythm), ...Object.keys(begins)])
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
    ['groups', report.groups ?? []],
    ['drill', report.drill ?? []],
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

/** An order by what some readers may not see would tell it to them, or be refused. */
function checkSort({ name, sort, columns }: ReportDefinition): void {
  if (sort && columns[sort.field]?.readable)
    throw new DefinitionError(
      `${name}.sort`,
      `sorts by '${sort.field}', which not everybody may see`,
      'sort by a column that is open to all readers',
    );
}

function checkAnswer({ name, answer, statement, search, totals, sort, groups }: ReportDefinition): void {
  if (groups && !totals) throw new DefinitionError(`${name}.groups`, 'has nothing that is added up', 'say totals, or leave the groups out');
  if (answer === 'figures' && (search || totals || sort))
    throw new DefinitionError(name, 'is one row of figures, but has search, totals or sort', "leave them out, or write answer: 'table'");
  if (statement && answer !== 'figures')
    throw new DefinitionError(`${name}.statement`, 'belongs to one row of figures', "write answer: 'figures', or leave it out");
}
