import { labelled } from '#/i18n/blanks.ts';
import { say } from '#/i18n/sentences.ts';
import { fieldModel } from '#/model/compile/fieldModel.ts';
import { isHostWritten } from '#/model/kinds/index.ts';
import { rowsIn, valuesIn } from '#/model/values/shapes.ts';
import { type Field, type FieldOf, textsOf } from '#model/language';
import { type CellReading, readCellText } from './cells.ts';
import type { Named, References, Resolved } from './references.ts';

type Values = Record<string, unknown>;
type Lines = FieldOf<'lines'>;

/**
 * Reads rows: a JSON list of objects, keyed by field or label. A reference in one is `{"id": 4, "title": "Rice"}` as exports write
 * it (with `type` where there are several kinds), a title, or an id.
 */
export async function readLines(text: string, field: Lines, references: References, reading: CellReading): Promise<Resolved> {
  if (text.trim() === '') return { value: [] };
  const rows = parsed(text);
  if (!rows) return { problem: say('bulk.rows_as_json') };
  const values: Values[] = [];
  for (const [index, row] of rows.entries()) {
    const read = await readLine(row, field, references, reading);
    if ('problem' in read) return { ...read, problem: say('bulk.in_row', { row: index + 1, why: read.problem }) };
    values.push(valuesIn(read.value));
  }
  return { value: values };
}

function parsed(text: string): Values[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) && value.every((row) => row !== null && typeof row === 'object' && !Array.isArray(row))
      ? rowsIn(value)
      : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

async function readLine(row: Values, { fields }: Lines, references: References, reading: CellReading): Promise<Resolved> {
  const values: Values = {};
  for (const [key, given] of Object.entries(row)) {
    const name = fieldNamed(key, fields);
    const field = fields[name];
    if (!field) {
      values[name] = given;
      continue;
    }
    if (isHostWritten(field)) continue;
    const read = field.kind === 'reference' ? await readReference(given, field, references, values) : readValue(given, field, reading);
    if (!('value' in read))
      return { ...read, problem: say('bulk.in_field', { field: labelled(fieldModel(name, field)), why: read.problem }) };
    if (read.value !== undefined) values[name] = read.value;
  }
  return { value: values };
}

function fieldNamed(key: string, fields: Readonly<Record<string, Field>>): string {
  if (Object.hasOwn(fields, key)) return key;
  const typed = key.trim().toLowerCase();
  const found = Object.entries(fields).find(([name, field]) =>
    textsOf(fieldModel(name, field), 'label').some((label) => label.toLowerCase() === typed),
  );
  return found?.[0] ?? key;
}

async function readReference(given: unknown, field: FieldOf<'reference'>, references: References, own: Values): Promise<Resolved> {
  if (given === null || given === '') return { value: null };
  if (typeof given === 'number') return references.one(field, { id: given }, own);
  if (typeof given === 'string') return references.one(field, { text: given }, own);
  const { id, title, type } = valuesIn(given);
  const named: Named = {
    id: typeof id === 'number' ? id : undefined,
    text: typeof title === 'string' && title.trim() ? title : undefined,
    type: typeof type === 'string' ? type : undefined,
  };
  return references.one(field, named, own);
}

function readValue(given: unknown, field: Field, reading: CellReading): Resolved {
  // JSON has numbers and yes or no of its own; a text is read as a cell is.
  return typeof given === 'string' && field.kind !== 'lines' && field.kind !== 'json'
    ? readCellText(given, field, reading)
    : { value: given };
}
