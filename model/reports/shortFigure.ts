import type { KindContext } from '#/model/kinds/base/part.ts';
import { currencyOf } from '#/model/kinds/money.ts';
import type { FieldModel } from '#/model/language/model.ts';
import { numberFormat } from '#/model/values/intl.ts';

/** A figure beside an axis or in a small field: short. @param record where an amount's currency stands */
export function shortFigure(value: number, field: FieldModel, context: KindContext, record: Readonly<Record<string, unknown>>): string {
  const compact = { notation: 'compact', maximumSignificantDigits: 3 } as const;
  if (field.kind === 'percent') return numberFormat(context.locale, { style: 'percent', maximumFractionDigits: 1 }).format(value / 100);
  if (field.kind !== 'money') return numberFormat(context.locale, compact).format(value);
  return numberFormat(context.locale, {
    ...compact,
    style: 'currency',
    currency: currencyOf(field, context, record),
    currencyDisplay: 'narrowSymbol',
  }).format(value);
}
