import { byName } from '#/model/language/byName.ts';
import type { Field } from '#/model/language/fields.ts';
import { labelOf } from '#/model/language/labelOf.ts';
import type { FieldModel } from '#/model/language/model.ts';

/** A field with its name and its label. */
export function fieldModel(name: string, field: Field): FieldModel {
  return { ...field, ...tablesOf(field), name, label: field.label ?? labelOf(name) } as FieldModel;
}

/** What a field holds by name: its values, or the columns of its rows. */
export function tablesOf(field: Field): object {
  if (field.kind === 'enum') return { values: byName(Object.entries(field.values)) };
  return field.kind === 'lines' ? { fields: byName(Object.entries(field.fields)) } : {};
}
