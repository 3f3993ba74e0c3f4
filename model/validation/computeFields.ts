import type { KindContext } from '#/model/kinds/base/part.ts';
import { currencyOf } from '#/model/kinds/money.ts';
import { isValues } from '#/model/values/shapes.ts';
import {
  compute,
  computeText,
  type Expression,
  type Field,
  type FieldOf,
  type Fields,
  isEmpty,
  type TextExpression,
} from '#model/language';

type Values = Record<string, unknown>;

/** Fills the computed fields, rows before the record that sums them; one that reads another follows it, whichever stands first. */
export function computeFields(fields: Fields, record: Values, context: KindContext): void {
  for (const [name, field] of Object.entries(fields))
    if (field.kind === 'lines' && Array.isArray(record[name]))
      for (const row of record[name]) if (isValues(row)) computeFields(field.fields, row, context);
  const computed = Object.entries(fields).filter((entry): entry is [string, Computed] => isComputed(entry[1]));
  for (let pass = 0; pass < computed.length; pass++) {
    let isSettled = true;
    for (const [name, field] of computed) {
      const value = isUnread(field.value, record) ? record[name] : computedValue(field, record, context);
      if (record[name] !== value) isSettled = false;
      record[name] = value;
    }
    if (isSettled) return;
  }
}

type Computed = FieldOf<'computed'>;
const isComputed = (field: Field): field is Computed => field.kind === 'computed';
const isText = (value: Expression | TextExpression): value is TextExpression =>
  typeof value === 'object' && ('join' in value || 'ending' in value);

/** Whoever may not see a number has its end as it was read. */
const isUnread = (value: Expression | TextExpression, record: Record<string, unknown>) =>
  typeof value === 'object' && 'ending' in value && record[value.ending] === undefined;

function computedValue(field: Computed, record: Values, context: KindContext): string | number | null {
  if (field.needs?.some((name) => isEmpty(record[name]))) return null;
  if (isText(field.value)) return computeText(field.value, record);
  const decimals =
    field.scale ??
    (field.as === 'money'
      ? context.currencyDecimals(currencyOf(field, context, record))
      : field.as === 'integer' || field.as === 'duration'
        ? 0
        : 4);
  return compute(field.value, record, decimals);
}
