import { shownAs } from '#/model/kinds/derived.ts';
import { isDerived, kindOf, traitsOf } from '#/model/kinds/index.ts';
import type { FieldModel, ResourceModel } from '#/model/language/model.ts';
import type { Field } from '#model/language';

/** The column type of a field, or null where it has none (child rows, join tables, derived in SQL). */
export function columnType(field: Field): string | null {
  return kindOf(field).column(field);
}

/** Whether the column holds a value in every record. A field that rules can hide never does: hidden, it has none. */
export function isNeverEmpty({ fields, rules }: Pick<ResourceModel, 'fields' | 'rules'>, field: FieldModel): boolean {
  if (!Object.hasOwn(fields, field.name)) return !['created_by', 'client_id'].includes(field.name);
  return isRequiredColumn(field, Object.hasOwn(rules?.show ?? {}, field.name));
}

/** Whether a field's column is NOT NULL. `isHideable`: rules can hide it. */
export function isRequiredColumn(field: Field, isHideable: boolean): boolean {
  const preset = 'default' in field ? field.default : undefined;
  return (field.required === true || preset !== undefined) && !isHideable && field.kind !== 'password' && field.kind !== 'computed';
}

/** Whether the column holds text that people tell apart without regard to case. */
export function isTextual(field: Field): boolean {
  return traitsOf(field).isTextual === true || (field.kind === 'computed' && field.as === 'text');
}

/** Turns a stored value into its value on the wire: numeric texts into numbers, times without seconds. */
export function toWire(field: Field, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (traitsOf(field).isNumeric) return Number(value);
  if (isDerived(field)) return ['datetime', 'text'].includes(shownAs(field)) ? value : Number(value);
  if (field.kind === 'time') return String(value).slice(0, 5);
  return value;
}

/** Turns a value on the wire into what the driver stores. */
export function toStored(field: Field, value: unknown): unknown {
  if (value === undefined || value === null || value === '') return null;
  return field.kind === 'json' ? JSON.stringify(value) : value;
}
