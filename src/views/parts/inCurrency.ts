import type { FieldModel } from '#/model/language/model.ts';

/** The key under which a row of a report carries its table's currency. */
export const CURRENCY_KEY = '$currency';

/** A money column of a table that is in one currency, whatever the establishment chosen in the header has. */
export function inCurrency(field: FieldModel, currency: string | undefined): FieldModel {
  return field.kind === 'money' && currency ? { ...field, currency: CURRENCY_KEY } : field;
}
