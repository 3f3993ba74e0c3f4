import { formatMoney } from '#/model/kinds/money.ts';
import { useKindContext } from '#/src/kinds/useKindContext.ts';

/** Writes amounts of the chosen establishment as its reader does. */
export function useMoney(): (amount: number) => string {
  const context = useKindContext();
  return (amount) => formatMoney(amount, context.currency, context);
}
