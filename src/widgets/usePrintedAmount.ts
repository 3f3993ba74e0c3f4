import { printedLine } from '#/resources/reference/printedLine.ts';
import type { ReceiptOrder } from '#/resources/reference/receiptOrder.ts';
import { useKindContext } from '#/src/kinds/useKindContext.ts';
import { useMoney } from './useMoney.ts';

/** Writes what a line comes to before discounts, as a guest sees it. */
export function usePrintedAmount(): (line: ReceiptOrder['lines'][number]) => string {
  const { currency, currencyDecimals } = useKindContext();
  const money = useMoney();
  return (line) => money(printedLine(line, currencyDecimals(currency)).gross);
}
