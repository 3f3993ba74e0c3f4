import type { KindContext } from '#/model/kinds/base/part.ts';
import { presetOf } from '#/model/kinds/base/presets.ts';
import type { FieldModel } from '#/model/language/model.ts';
import { valuesIn } from '#/model/values/shapes.ts';
import { emptyRow, isUntouched } from '#/src/kinds/lines/rows.ts';

type Values = Readonly<Record<string, unknown>>;

/** What a form begins with: the defaults, and one row where at least one is needed. */
export function defaultsOf(fields: Readonly<Record<string, FieldModel>>, context: KindContext): Record<string, unknown> {
  return Object.fromEntries(Object.values(fields).map((field) => [field.name, defaultOf(field, context)]));
}

function defaultOf(field: FieldModel, context: KindContext): unknown {
  if (field.kind === 'lines') return field.min && !field.readonly ? [emptyRow(field.fields)] : [];
  return presetOf(field, context) ?? null;
}

/**
 * The record without the rows at the end in which nothing was entered, down to the fewest that it needs: Enter has opened one more than was
 * meant.
 */
export function withoutEmptyRows<T extends Values>(fields: Readonly<Record<string, FieldModel>>, record: T): T {
  const tidied: Record<string, unknown> = { ...record };
  for (const field of Object.values(fields)) {
    const rows = record[field.name];
    if (field.kind !== 'lines' || !Array.isArray(rows)) continue;
    let count = rows.length;
    while (count > (field.min ?? 0) && isUntouched(field.fields, valuesIn(rows[count - 1]))) count -= 1;
    if (count < rows.length) tidied[field.name] = rows.slice(0, count);
  }
  return tidied as T;
}
