import { compute, type Fields } from '#resources/schema';
import { currencyOf } from './money.ts';
import type { KindContext } from './part.ts';

type Values = Record<string, unknown>;

/** Fills the computed fields, rows before the record that sums them. */
export function computeFields(fields: Fields, record: Values, context: KindContext): void {
  for (const [name, field] of Object.entries(fields))
    if (field.kind === 'lines' && Array.isArray(record[name]))
      for (const row of record[name]) if (row !== null && typeof row === 'object') computeFields(field.fields, row as Values, context);
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'computed') continue;
    const decimals =
      field.scale ??
      (field.as === 'money' ? context.currencyDecimals(currencyOf({}, context, record)) : field.as === 'integer' || field.as === 'duration' ? 0 : 4);
    record[name] = compute(field.value, record, decimals);
  }
}
