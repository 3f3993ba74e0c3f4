import { fieldModel } from '#/model/compile/fieldModel.ts';
import type { KindContext } from '#/model/kinds/base/part.ts';
import { presetOf } from '#/model/kinds/base/presets.ts';
import type { FieldModel, VerbModel } from '#/model/language/model.ts';
import { rowsIn } from '#/model/values/shapes.ts';
import type { Rules } from '#model/language';

type Values = Record<string, unknown>;

/** What a verb's dialog asks, as a shape to be validated. */
export function verbShape(verb: VerbModel): { fields: Record<string, FieldModel>; rules?: Rules } {
  const fields = Object.fromEntries(Object.entries(verb.input ?? {}).map(([name, field]) => [name, fieldModel(name, field)]));
  return verb.over ? { fields: {} } : { fields, ...(verb.rules && { rules: verb.rules }) };
}

/**
 * What the dialog starts with: the input's defaults, or what the record says (`starts`); over a lines field a row for each of the record's.
 */
export function emptyRows(verb: VerbModel, record: Readonly<Values> | undefined, context: KindContext): Values {
  const presets = Object.fromEntries(Object.entries(verb.input ?? {}).map(([name, field]) => [name, presetOf(field, context) ?? null]));
  const said = Object.entries(verb.starts ?? {}).map(([name, from]) => [name, record?.[from] ?? presets[name] ?? null]);
  if (!verb.over) return { ...presets, ...Object.fromEntries(said) };
  const rows = rowsIn(record?.[verb.over]);
  return { [verb.over]: rows.map((row) => ({ id: row.id, ...presets })) };
}
