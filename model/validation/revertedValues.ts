import { isHostWritten } from '#/model/kinds/index.ts';
import { rowsIn, valuesIn } from '#/model/values/shapes.ts';
import { type Field, type FieldOf, type Fields, isEmpty } from '#model/language';
import { rowChanges, sameText } from './rowChanges.ts';

type Values = Readonly<Record<string, unknown>>;
type Row = Record<string, unknown>;
/** Field → [old, new], as the activity log keeps them; of rows those alone that differ. */
export type Changes = Readonly<Record<string, readonly [unknown, unknown]>>;

/**
 * What has to be written so that a record holds again what it held before an entry of its history: the entry's old values, as far as they
 * differ from what the record holds now; of rows, those that the entry changed. Empty where nothing would change. `fields`: those that the
 * caller may see. Left out is what nobody writes: passwords, and what the host or other fields work out. A field renamed since (`was`) is
 * found by its old name.
 */
export function revertedValues(fields: Fields, changes: Changes, record: Values): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const change = changes[name] ?? (field.was === undefined ? undefined : changes[field.was]);
    if (!change || field.kind === 'password' || isHostWritten(field)) continue;
    const now = field.kind === 'lines' ? writtenRows(field, record[name]) : written(field, record[name]);
    const old = field.kind === 'lines' ? rowsBefore(field, change, rowsIn(now)) : written(field, change[0]);
    if (sameText(old) !== sameText(now)) values[name] = old;
  }
  return values;
}

/** A value as a write gives it. */
function written(field: Field, value: unknown): unknown {
  if (isEmpty(value)) return field.kind === 'reference' && field.many ? [] : null;
  if (field.kind !== 'reference') return value;
  // The log's storage turns the keys of `{ type, id }` round.
  const { type, id } = valuesIn(value);
  return type === undefined ? value : { type, id };
}

/** Rows without what is worked out or added by reading. */
function writtenRows(field: FieldOf<'lines'>, rows: unknown): Row[] {
  const columns = Object.entries(field.fields).filter(([, column]) => !isHostWritten(column));
  return rowsIn(rows).map((row) => ({
    ...(row.id !== undefined && { id: row.id }),
    ...Object.fromEntries(columns.flatMap(([name, column]) => (name in row ? [[name, written(column, row[name])]] : []))),
  }));
}

/** The rows of now with those of one entry as they were before it; rows that changed otherwise since stay. */
function rowsBefore(field: FieldOf<'lines'>, [before, after]: readonly [unknown, unknown], now: readonly Row[]): Row[] {
  const { added, removed, changed, reordered } = rowChanges(writtenRows(field, before), writtenRows(field, after));
  if (reordered.length) return inOrder(now, reordered);
  const rows = [...now];
  for (const row of added) take(rows, row);
  const free = rows.filter(({ id }) => !changed.some((one) => one.before.id === id));
  for (const row of [...changed.map((one) => one.before), ...removed]) {
    const index = rows.findIndex(({ id }) => id === row.id);
    if (index >= 0) rows[index] = { ...rows[index], ...row };
    // Laid back before, it stands there under another id.
    else if (!take(free, withoutId(row))) rows.push(withoutId(row));
  }
  return rows;
}

/** Takes out the row with the same id, or the first one that holds the same. */
function take(rows: Row[], { id, ...values }: Values): boolean {
  const text = sameText(values);
  const index = rows.findIndex((row) => (id === undefined ? sameText(withoutId(row)) === text : row.id === id));
  if (index >= 0) rows.splice(index, 1);
  return index >= 0;
}

function inOrder(now: readonly Row[], as: readonly Values[]): Row[] {
  const indexes = new Map(as.map(({ id }, index) => [id, index]));
  const indexOf = ({ id }: Row) => indexes.get(id) ?? as.length;
  return now.toSorted((one, other) => indexOf(one) - indexOf(other));
}

function withoutId({ id: _id, ...row }: Values): Row {
  return row;
}
