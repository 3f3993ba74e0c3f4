import { useMemo } from 'react';
import { isolated } from '#/i18n/isolated.ts';
import { formatMoney } from '#/model/kinds/money.ts';
import { dateFormat, numberText } from '#/model/values/intl.ts';
import { useKindContext } from '#/src/kinds/useKindContext.ts';

/** How the page's order writes its figures: in its establishment's money and clock, in the reader's language. */
export function useFigures() {
  const context = useKindContext();
  return useMemo(() => {
    const { locale, currency, timezone } = context;
    return {
      decimals: context.currencyDecimals(currency),
      money: (value: number) => isolated(formatMoney(value, currency, context), locale),
      count: (value: number) => numberText(locale, value, 3),
      moment: (at: string) => dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: timezone }).format(Date.parse(at)),
      context,
    };
  }, [context]);
}
