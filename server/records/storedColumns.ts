import type { FieldModel } from '#/model/language/model.ts';
import { isPointer } from '#/model/values/shapes.ts';
import { columnType, toStored } from '#/server/foundation/database/columns.ts';
import { severalTargets, targetColumn } from '#/server/foundation/database/names.ts';

type Values = Readonly<Record<string, unknown>>;

/** The columns of a record or a row: what each field is stored as. Passwords, child rows and what SQL derives have none here. */
export function storedColumns(fields: Iterable<FieldModel>, record: Values): Record<string, unknown> {
  const columns: Record<string, unknown> = {};
  for (const field of fields) {
    const targets = severalTargets(field);
    const value = record[field.name];
    if (targets)
      for (const target of targets) columns[targetColumn(field.name, target)] = isPointer(value) && value.type === target ? value.id : null;
    else if (columnType(field) && field.kind !== 'password') columns[field.name] = toStored(field, value);
  }
  return columns;
}

/** Which of these fields' columns hold JSON. */
export function jsonColumns(fields: Iterable<FieldModel>): ReadonlySet<string> {
  return new Set([...fields].filter((field) => field.kind === 'json').map(({ name }) => name));
}
