import { isDerived } from '#/model/kinds/index.ts';
import type { FieldModel } from '#/model/language/model.ts';
import { valuesIn } from '#/model/values/shapes.ts';
import { type Fields, isEmpty } from '#model/language';

/** A new row with its fields' defaults. */
export function emptyRow(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, 'default' in field && field.default !== undefined ? field.default : null]),
  );
}

/** Whether nothing was entered in a row that is not stored yet. */
export function isUntouched(fields: Fields, row: Readonly<Record<string, unknown>>): boolean {
  if (row.id !== undefined && row.id !== null) return false;
  const blank = emptyRow(fields);
  return Object.entries(fields).every(
    ([name, field]) => isDerived(field) || row[name] === blank[name] || (isEmpty(row[name]) && isEmpty(blank[name])),
  );
}

/** Whether a row has something refused. */
export function hasErrors(errors: unknown, index: number): boolean {
  return Boolean(Array.isArray(errors) ? errors[index] : valuesIn(errors)[index]);
}

/**
 * The columns without a title that the host makes (`title` names a readonly field) where a required reference stands among them:
 * the title is the name of what is referred to, which the reference's own column says already.
 */
export function saidOnce(columns: readonly FieldModel[], title: string | undefined): readonly FieldModel[] {
  const isNamedByReference = columns.some((column) => column.kind === 'reference' && column.required === true && !column.many);
  return isNamedByReference ? columns.filter((column) => !(column.name === title && column.readonly)) : columns;
}
