import { kindOf } from '#/model/kinds/index.ts';
import type { FieldModel } from '#/model/language/model.ts';
import { shortFigure } from '#/model/reports/shortFigure.ts';
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
    short: (column, value) => shortFigure(value, inCurrency(column, currency), context, record),
  };
}
