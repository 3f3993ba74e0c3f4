import { fieldModel } from '#/model/compile/fieldModel.ts';
import { isHostWritten } from '#/model/kinds/index.ts';
import type { Model, ResourceModel } from '#/model/language/model.ts';
import type { ReportDefinition } from '#/model/language/reports.ts';
import { type Field, type Fields, permissionsOf } from '#model/language';

/** A field, or a column of rows, that only those with a permission may see. */
export interface Guarded {
  /** `cost`, `items.unit_cost`. */
  path: string;
  /** The rows that it is a column of; null: a field of the record itself. */
  lines: string | null;
  name: string;
  label: string;
  permission: string;
  field: Field;
}

/** Where guarded fields stand, with the labels that stand there for everybody: they give nothing away as headings. */
export interface GuardedDefinition {
  name: string;
  guarded: readonly Guarded[];
  openLabels: ReadonlySet<string>;
}

/** A resource with its guarded fields. */
export interface GuardedResource extends GuardedDefinition {
  resource: ResourceModel;
}

/** The guarded fields among some. */
export function guardedAmong(fields: Fields): Guarded[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const rows = field.kind === 'lines' ? Object.entries(field.fields) : [];
    return [
      ...guardedOne(name, field, null),
      ...rows.flatMap(([column, row]) => guardedOne(column, row.readable ? row : { ...row, readable: field.readable }, name)),
    ];
  });
}

function guardedOne(name: string, field: Field, lines: string | null): Guarded[] {
  if (!field.readable) return [];
  return [
    {
      path: lines === null ? name : `${lines}.${name}`,
      lines,
      name,
      label: fieldModel(name, field).label,
      permission: field.readable.permission,
      field,
    },
  ];
}

/** A place of fields under a name. */
export function guardedOf(name: string, fields: Fields): GuardedDefinition {
  const all = Object.entries(fields).flatMap(([one, field]) => [
    [one, field] as const,
    ...(field.kind === 'lines' ? Object.entries(field.fields) : []),
  ]);
  const open = all.filter(([, field]) => !field.readable).map(([one, field]) => fieldModel(one, field).label);
  return { name, guarded: guardedAmong(fields), openLabels: new Set(open) };
}

/** Every resource of a model that has guarded fields. */
export function guardedResources(model: Model): GuardedResource[] {
  const places = Object.values(model.resources).map((resource) => ({ resource, ...guardedOf(resource.name, resource.allFields) }));
  return places.filter(({ guarded }) => guarded.length > 0);
}

/** Every report that has guarded columns. */
export function guardedReports(model: Model): { report: ReportDefinition; definition: GuardedDefinition }[] {
  const places = Object.values(model.reports).map((report) => ({ report, definition: guardedOf(report.name, report.columns) }));
  return places.filter(({ definition }) => definition.guarded.length > 0);
}

/** Every permission that guards a field, a column or what a verb asks and answers. */
export function guardsOf(model: Model): string[] {
  const verbs = Object.values(model.resources).flatMap((resource) => Object.values(resource.verbs));
  const fields = [
    ...guardedResources(model).flatMap(({ guarded }) => guarded),
    ...guardedReports(model).flatMap(({ definition }) => definition.guarded),
    ...verbs.flatMap(({ input = {}, output = {} }) => [...guardedAmong(input), ...guardedAmong(output)]),
  ];
  return [...new Set(fields.map(({ permission }) => permission))].sort();
}

/** Whether a call of the resource is open to whoever holds everything but this permission. */
export function isOpenWithout(resource: ResourceModel, call: Parameters<typeof permissionsOf>[1], permission: string): boolean {
  return permissionsOf(resource, call).some((name) => name !== permission);
}

/** Whether a caller may give the field themselves: what is logged and comes back by an import. */
export function isGiven({ name, field }: Guarded): boolean {
  return !isHostWritten(fieldModel(name, field));
}
