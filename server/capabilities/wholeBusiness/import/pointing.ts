import type { Model } from '#/model/language/model.ts';
import type { OwnColumn, OwnTable } from '../belongings.ts';

/** A row as its file has it: texts by the names of columns, empty where there is no value. */
export type Cells = Readonly<Record<string, string>>;

/** Columns whose numbers are of the table that another column of the row names. */
const SAID_BY: Readonly<Record<string, string>> = { 'activity_log.subject_id': 'subject_type', 'record_comments.record_id': 'resource' };

/** Whether a column holds the number of a record, whatever table that is of. */
export function isPointing({ name }: OwnTable, column: OwnColumn): boolean {
  return column.to !== undefined || SAID_BY[`${name}.${column.name}`] !== undefined;
}

/** The table whose record a column of this row names; undefined where it names none. */
export function tableNamedBy(model: Model, { name }: OwnTable, column: OwnColumn, row: Cells): string | undefined {
  if (column.to !== undefined) return column.to;
  const says = SAID_BY[`${name}.${column.name}`];
  return says === undefined ? undefined : tableOfSubject(model, row[says] ?? '');
}

/** What the log calls its subjects by: a resource, or the settings of an establishment. */
export function tableOfSubject(model: Model, subject: string): string | undefined {
  if (subject.startsWith('settings.')) return 'establishments';
  return Object.hasOwn(model.resources, subject) ? model.resources[subject]?.table : undefined;
}

/** Whether a column holds where a file or a page is. */
export function holdsAddress(model: Model, { resource, field }: OwnTable, name: string): boolean {
  const of = resource === undefined ? undefined : model.resources[resource]?.fields;
  const rows = field === undefined ? undefined : of?.[field];
  const kind = (rows?.kind === 'lines' ? rows.fields : of)?.[name]?.kind;
  return kind === 'image' || kind === 'file' || kind === 'url';
}
