import type { Sentence } from '#/i18n/sentences.ts';
import type { KindContext } from '#/model/kinds/base/part.ts';
import { isHostWritten, type kindOf } from '#/model/kinds/index.ts';
import type { FieldModel } from '#/model/language/model.ts';
import type { Notation } from '#/model/values/notation.ts';
import { rowsIn } from '#/model/values/shapes.ts';
import { type Column, columnsOf } from '#/server/capabilities/exports/columns.ts';
import { type FieldOf, problem } from '#model/language';
import { type CellReading, readCellText } from './cells.ts';
import { readLines } from './lineCells.ts';
import type { References, Resolved } from './references.ts';
import type { Target } from './targets.ts';

type Values = Record<string, unknown>;

/** A column of the file that is read: where it stands, what it is. */
export interface BoundColumn {
  at: number;
  header: string;
  target: Target;
  notation: Notation;
}

/** What a row's cells say of one field. */
interface FieldCells {
  field: FieldModel;
  text: string | undefined;
  idText: string | undefined;
  notation: Notation;
}

/** A row, read: values by field, and why cells could not be read. */
export interface ReadRow {
  values: Values;
  problems: Record<string, Sentence>;
  /** It refers to a record of its own kind that may still come. */
  isPendingReference: boolean;
  /** Every cell says what is stored. */
  isUnchanged: boolean;
}

/** The columns that a mapping binds, in the order of the definition: a reference may be narrowed by one that stands before it. */
export function boundColumns(
  headers: readonly string[],
  mapping: Readonly<Record<string, string>>,
  targets: readonly Target[],
  notations: Readonly<Record<string, Notation>> = {},
): BoundColumn[] {
  return targets.flatMap((target) => {
    const at = headers.findIndex((header) => mapping[header] === target.name);
    const header = headers[at] ?? '';
    return at < 0 ? [] : [{ at, header, target, notation: notations[header] ?? {} }];
  });
}

/** Reads the cells of a row. A cell that says exactly what an export writes of `stored` is that value. */
export async function readRow(
  cells: readonly string[],
  columns: readonly BoundColumn[],
  references: References,
  context: KindContext,
  stored: Values | undefined,
): Promise<ReadRow> {
  const row: ReadRow = { values: {}, problems: {}, isPendingReference: false, isUnchanged: true };
  for (const named of byField(cells, columns)) {
    const { name } = named.field;
    if (stored && isUnchanged(named, stored, context)) {
      row.values[name] = stored[name];
      continue;
    }
    const read = await readField(named, references, context, { ...stored, ...row.values });
    row.isUnchanged &&= 'value' in read && read.value === undefined;
    if (!('value' in read)) {
      row.problems[name] = read.problem;
      row.isPendingReference ||= 'isAwaited' in read;
    } else if (read.value !== undefined)
      row.values[name] = named.field.kind === 'lines' && stored ? matched(read.value, stored[name], named.field) : read.value;
  }
  return row;
}

function byField(cells: readonly string[], columns: readonly BoundColumn[]): FieldCells[] {
  const fields = new Map<string, FieldCells>();
  for (const { at, target, notation } of columns) {
    if (target.part === 'own id') continue;
    const known = fields.get(target.field.name) ?? { field: target.field, text: undefined, idText: undefined, notation };
    if (target.part === 'id') known.idText = cells[at] ?? '';
    else known.text = cells[at] ?? '';
    fields.set(target.field.name, known);
  }
  return [...fields.values()];
}

async function readField(
  { field, text, idText, notation }: FieldCells,
  references: References,
  context: KindContext,
  own: Values,
): Promise<Resolved> {
  const reading: CellReading = { context, notation };
  if (field.kind === 'reference') return readReference(field, text, idText, references, own);
  if (field.kind === 'lines') return readLines(text ?? '', field, references, reading);
  // Nothing is trimmed off a password, and none is taken away by an empty cell.
  if (field.kind === 'password') return { value: text || undefined };
  return readCellText(text ?? '', field, reading);
}

async function readReference(
  field: FieldOf<'reference'>,
  text: string | undefined,
  idText: string | undefined,
  references: References,
  own: Values,
): Promise<Resolved> {
  const [title, id] = [text?.trim() || undefined, idText?.trim() || undefined];
  if (!title && !id) return { value: field.many ? [] : null };
  if (field.many) {
    const ids = id?.split(';').map(Number);
    return ids?.some((one) => !Number.isSafeInteger(one)) ? { problem: problem('wrong_type_id') } : references.many(field, title, ids, own);
  }
  const [, type, number] = /^(?:([a-z-]+):)?(\d{1,15})$/.exec(id ?? '') ?? [];
  if (id && !number) return { problem: problem('wrong_type_id') };
  const typed = title && !id ? /^([a-z-]+):(\d{1,15})$/.exec(title) : null;
  if (typed && [field.to].flat().some((one) => one === typed[1]))
    return references.one(field, { type: typed[1], id: Number(typed[2]) }, own);
  return references.one(field, { text: title, id: number ? Number(number) : undefined, type }, own);
}

/** Whether the cells are what an export writes of the stored record. */
function isUnchanged({ field, text, idText }: FieldCells, stored: Values, context: KindContext): boolean {
  if (!(field.name in stored)) return false;
  const written = columnsOf([field], { language: 'en', context });
  const says = (cell: string | undefined, part: Column['part']) =>
    cell === undefined || written.find((column) => column.part === part)?.text(stored) === cell;
  if (field.kind !== 'reference') return says(text, 'value');
  // An id alone may stand in the one column there is.
  return says(idText, 'value') && (says(text, 'title') || (idText === undefined && says(text, 'value')));
}

/**
 * Rows that are stored keep their id, so that what only the host writes of them stays: first those that are equal, then those of the same
 * first value.
 */
function matched(rows: unknown, stored: unknown, field: Extract<FieldModel, { kind: 'lines' }>): unknown {
  if (!Array.isArray(rows) || !Array.isArray(stored)) return rows;
  const given = Object.entries(field.fields).filter(([, one]) => !isHostWritten(one));
  const [first] = given;
  const wholly = (row: Values) => JSON.stringify(given.map(([name, one]) => sameText(row[name] ?? null, one)));
  const partly = (row: Values) => JSON.stringify(first ? sameText(row[first[0]] ?? null, first[1]) : null);
  const free = new Set(rowsIn(stored));
  const taken = new Map<unknown, unknown>();
  for (const sign of [wholly, partly]) {
    for (const row of rowsIn(rows)) {
      if (taken.has(row)) continue;
      const found = [...free].find((one) => sign(one) === sign(row));
      if (!found) continue;
      free.delete(found);
      taken.set(row, found.id);
    }
  }
  return rowsIn(rows).map((row) => (taken.has(row) ? { ...row, id: taken.get(row) } : row));
}

function sameText(value: unknown, field: FieldOf<'text'> | Parameters<typeof kindOf>[0]): unknown {
  return value !== null && typeof value === 'object' ? JSON.stringify(value) : field.kind === 'text' ? String(value ?? '') : value;
}
