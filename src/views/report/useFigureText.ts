import { kindOf } from '#/model/kinds/index.ts';
import { currencyOf } from '#/model/kinds/money.ts';
import type { FieldModel } from '#/model/language/model.ts';
import { numberFormat } from '#/model/values/intl.ts';
import { useKindContext } from '#/src/kinds/useKindContext.ts';
import { CURRENCY_KEY, inCurrency } from '../parts/inCurrency.ts';

interface FigureText {
  /** A value as its kind is read. */
  text: (field: FieldModel, value: unknown) => string;
  /** A figure beside an axis: short. */
  short: (field: FieldModel, value: number) => string;
}

/** How figures of a part in one currency are written. */
export function useFigureText(currency: string | undefined): FigureText {
  const context = useKindContext();
  const record = { [CURRENCY_KEY]: currency };
  return {
    text: (column, value) => {
      if (value === null || value === undefined) return '';
      const field = inCurrency(column, currency);
      return kindOf(field).format(value, field, context, record);
    },
    short: (column, value) => {
      const field = inCurrency(column, currency);
      const compact = { notation: 'compact', maximumFractionDigits: 1 } as const;
      if (field.kind === 'percent') return numberFormat(context.locale, { style: 'percent', maximumFractionDigits: 1 }).format(value / 100);
      if (field.kind !== 'money') return numberFormat(context.locale, compact).format(value);
      return numberFormat(context.locale, {
        ...compact,
        style: 'currency',
        currency: currencyOf(field, context, record),
        currencyDisplay: 'narrowSymbol',
        minimumFractionDigits: 0,
      }).format(value);
    },
  };
}
