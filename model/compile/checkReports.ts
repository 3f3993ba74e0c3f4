import { DefinitionError } from '#/model/language/definitionError.ts';
import type { Model, ResourceModel } from '#/model/language/model.ts';
import { nameOne } from '#/model/language/nearest.ts';
import { columnsOfChart, type Opens, type OpensRecords, type OpensReport, type ReportDefinition } from '#/model/language/reports.ts';
import { canTotal } from './listViews.ts';

/**
 * Checks that reports name only columns of theirs and reports that are there, and that what begins with a report's question has fields for
 * it. @throws DefinitionError
 */
export function checkReports({ reports, resources }: Pick<Model, 'reports' | 'resources'>): void {
  for (const resource of Object.values(resources)) {
    checkFromReport(resource);
    checkStory(resource, reports);
  }
  const holders = new Map<string, string>();
  for (const report of Object.values(reports)) {
    checkColumns(report);
    checkAnswer(report);
    checkSort(report);
    checkPayPresets(report);
    checkOpens(report, { resources, reports });
    checkOffers(report, resources);
    // A section asks for the establishments of the page, which its whole chose.
    if (report.firstEstablishments && (report.sections || report.tabs || report.menu === false))
      throw new DefinitionError(
        `${report.name}.firstEstablishments`,
        'is for a report that stands alone',
        'leave it out, or the sections, tabs and menu: false',
      );
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

/** A record's page tells of a year at most: what is further back is a report's own. */
const MAX_STORY_DAYS = 366;

function checkStory({ name, story, variant }: ResourceModel, reports: Model['reports']): void {
  if (!story?.report) return;
  const where = `${name}.story.report`;
  const report = reports[story.report.name];
  if (!report)
    throw new DefinitionError(where, `names '${story.report.name}', which is no report`, nameOne(story.report.name, Object.keys(reports)));
  if (!report.chart) throw new DefinitionError(where, `names '${report.name}', which has no chart`, 'name a report with a chart');
  const { days = 1 } = story.report;
  if (!Number.isInteger(days) || days < 1 || days > MAX_STORY_DAYS)
    throw new DefinitionError(where, `asks of ${days} days`, `write a whole number of days from 1 to ${MAX_STORY_DAYS}`);
  const input = report.input?.[story.report.input];
  if (input?.kind !== 'reference' || input.to !== (variant?.of ?? name))
    throw new DefinitionError(
      where,
      `says that '${story.report.input}' of '${report.name}' is the record, but it is no reference to ${variant?.of ?? name}`,
      nameOne(story.report.input, Object.keys(report.input ?? {})),
    );
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
    ['opens', Object.keys(report.opens ?? {})],
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
  for (const name of report.totals ?? []) {
    const column = report.columns[name];
    if (column && !canTotal(column))
      throw new DefinitionError(
        `${report.name}.totals.${name}`,
        `is of kind '${column.kind}', which cannot be added up`,
        'name a number, a duration or an amount',
      );
  }
}

/** What columns lead to is there, and can be asked so. */
function checkOpens(report: ReportDefinition, { resources, reports }: Pick<Model, 'reports' | 'resources'>): void {
  for (const [column, opens] of Object.entries<Opens | undefined>(report.opens ?? {})) {
    const path = `${report.name}.opens.${column}`;
    if (report.drill?.some((one) => one === column))
      throw new DefinitionError(path, 'opens something, but opens its orders already', "leave it out of 'drill' or 'opens'");
    if (opens && 'resource' in opens) checkOpensRecords(path, opens, resources);
    else if (opens) checkOpensReport(path, opens, report, reports);
  }
}

function checkOpensRecords(path: string, { resource: wanted, by, within, where = {} }: OpensRecords, resources: Model['resources']): void {
  const resource = resources[wanted];
  if (!resource) throw new DefinitionError(path, `names '${wanted}', which is no resource`, nameOne(wanted, Object.keys(resources)));
  const fields: [string, readonly string[]][] = [
    ...(by ? [[by, ['reference']] satisfies [string, string[]]] : []),
    ...(within ? [[within, ['date']] satisfies [string, string[]]] : []),
    ...Object.keys(where).map((one) => [one, ['enum', 'status']] satisfies [string, string[]]),
  ];
  if (by === undefined && fields.length > 0)
    throw new DefinitionError(path, 'asks a list for something, but opens a record', `say by which reference: by: '…'`);
  for (const [field, kinds] of fields) {
    if (kinds.includes(resource.fields[field]?.kind ?? '')) continue;
    const able = Object.values(resource.fields).filter(({ kind }) => kinds.includes(kind));
    const names = able.map(({ name }) => name);
    throw new DefinitionError(path, `names '${field}', which is no ${kinds[0]} of '${wanted}'`, nameOne(field, names));
  }
}

/** What opens another report asks it by what there is here. @throws DefinitionError */
export function checkOpensReport(
  path: string,
  { report: wanted, input = {}, day }: OpensReport,
  { columns }: { readonly columns: Readonly<Record<string, unknown>> },
  reports: Model['reports'],
): void {
  const opened = reports[wanted];
  if (!opened) throw new DefinitionError(path, `names '${wanted}', which is no report`, nameOne(wanted, Object.keys(reports)));
  const asked = Object.keys(input).find((one) => opened.input?.[one]?.kind !== 'text');
  if (asked !== undefined) throw new DefinitionError(path, `asks '${wanted}' for '${asked}', which is no text of its input`, 'name one');
  const unknown = [...Object.values(input), ...(day ? [day] : [])].find((one) => !(one in columns));
  if (unknown !== undefined)
    throw new DefinitionError(path, `names '${unknown}', which is not a column`, nameOne(unknown, Object.keys(columns)));
}

/** What its page offers is a verb that has a button, begun with what both know. */
function checkOffers({ name, offers = [], input = {} }: ReportDefinition, resources: Model['resources']): void {
  for (const { resource: wanted, verb, given = {} } of offers) {
    const path = `${name}.offers`;
    const resource = resources[wanted];
    if (!resource) throw new DefinitionError(path, `names '${wanted}', which is no resource`, nameOne(wanted, Object.keys(resources)));
    const offered = resource.verbs[verb];
    const able = Object.values(resource.verbs).filter((one) => one.on === 'collection' && one.button !== false);
    if (!offered || !able.includes(offered))
      throw new DefinitionError(
        path,
        `names '${verb}', which is no button above the list of '${wanted}'`,
        nameOne(
          verb,
          able.map((one) => one.name),
        ),
      );
    for (const [own, asked] of Object.entries(given)) {
      if (!(own in (offered.input ?? {})))
        throw new DefinitionError(path, `gives '${own}', which '${verb}' does not ask`, nameOne(own, Object.keys(offered.input ?? {})));
      if (!(asked in input))
        throw new DefinitionError(path, `gives '${asked}', which the report is not asked`, nameOne(asked, Object.keys(input)));
    }
  }
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

/** What is asked with a pay period is one of what the report can be asked. */
function checkPayPresets({ name, input = {}, payPresets = {} }: ReportDefinition): void {
  for (const [preset, asked] of Object.entries(payPresets))
    for (const [part, value] of Object.entries(asked)) {
      const path = `${name}.payPresets.${preset}`;
      const field = input[part];
      if (!field) throw new DefinitionError(path, `asks for '${part}', which is not in its input`, nameOne(part, Object.keys(input)));
      if (field.kind === 'enum' && !(value in field.values))
        throw new DefinitionError(path, `asks for '${value}', which '${part}' does not have`, nameOne(value, Object.keys(field.values)));
    }
}

function checkAnswer({ name, answer, statement, search, totals, sort, groups, compare }: ReportDefinition): void {
  if (groups && !totals) throw new DefinitionError(`${name}.groups`, 'has nothing that is added up', 'say totals, or leave the groups out');
  if (answer === 'figures' && (search || totals || sort))
    throw new DefinitionError(name, 'is one row of figures, but has search, totals or sort', "leave them out, or write answer: 'table'");
  const isOnlyLess = compare === false && Object.values(statement ?? {}).every((line) => line === 'less');
  if (statement && answer !== 'figures' && !isOnlyLess)
    throw new DefinitionError(`${name}.statement`, 'belongs to one row of figures', "write answer: 'figures', or only what is 'less'");
}
